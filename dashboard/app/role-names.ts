import type { Role } from '#domain/auth/permissions.ts';

/** What the roles are called, in the order of pickers. */
export const ROLE_NAMES: Record<Role, string> = {
  ADMIN: 'Yönetici',
  CLERK: 'Rezervasyon görevlisi',
  ACCOUNTING: 'Muhasebe',
  FIELD: 'Saha görevlisi',
  OWNER: 'Ev sahibi',
};
