import { redirect } from '@tanstack/react-router';
import { may, type Permission } from '#domain/auth/permissions.ts';
import { readSession } from './session.ts';

/**
 * Guards a page outside the shell: who is not signed in signs in and comes back to `address`; whoever
 * lacks the permission is led home before a read is refused, which would end the session.
 */
export function requirePermission(permission: Permission, address: string): void {
  const session = readSession();
  if (session === null) throw redirect({ to: '/login', search: { redirect: address } });
  if (!may(session.user_role, permission)) throw redirect({ to: '/' });
}
