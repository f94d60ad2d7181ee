import { redirect } from '@tanstack/react-router';
import { readSession } from './session.ts';

/**
 * Guards a page outside the shell that only admins may read: who is not signed in signs in and comes
 * back to `address`; an owner is led home before a read is refused, which would end the session.
 */
export function requireAdmin(address: string): void {
  const session = readSession();
  if (session === null) throw redirect({ to: '/login', search: { redirect: address } });
  if (session.user_role !== 'ADMIN') throw redirect({ to: '/' });
}
