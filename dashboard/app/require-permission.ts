import { redirect } from '@tanstack/react-router';
import { may, type Permission } from '#domain/auth/permissions.ts';
import { readSession } from './session.ts';

/**
 * Guards a page outside the shell: users who are not signed in do so and return to `address`; users
 * without the permission go to the home screen before a read is refused, which would end the
 * session.
 */
export function requirePermission(permission: Permission, address: string): void {
  const session = readSession();
  if (session === null) throw redirect({ to: '/login', search: { redirect: address } });
  if (!may(session.user_role, permission)) throw redirect({ to: '/' });
}
