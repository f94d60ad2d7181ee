import { isStaff, may, type Permission } from '#domain/auth/permissions.ts';
import { readSession, useSession } from './session.ts';

/** Whether the signed-in person has a permission; follows another login in another tab. */
export function usePermission(permission: Permission): boolean {
  const session = useSession();
  return session !== null && may(session.user_role, permission);
}

/** The same outside of React. */
export function hasPermission(permission: Permission): boolean {
  const session = readSession();
  return session !== null && may(session.user_role, permission);
}

/** Whether the user is staff; owners only see their own villas. */
export function useIsStaff(): boolean {
  const session = useSession();
  return session !== null && isStaff(session.user_role);
}
