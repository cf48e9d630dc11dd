/* SPDX-License-Identifier: BSD-2-Clause */
/* Bullet as bullet.cpp has it, with btScalar a double.
 *
 * adapter needs: bullet/btBulletDynamicsCommon.h
 * adapter package: libbullet-dev
 * adapter links: -I/usr/include/bullet -lBulletDynamics-float64 -lBulletCollision-float64 -lLinearMath-float64 */
#define BT_USE_DOUBLE_PRECISION
#include "bullet.cpp"
