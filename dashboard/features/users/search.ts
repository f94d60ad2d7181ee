import { ROLES } from '#domain/auth/permissions.ts';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';
import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const ROLE_CHOICES = ROLES.map((role) => [role, ROLE_NAMES[role]] as const);

export const parseUserSearch = listSearchOf(['name', 'email', 'created', 'login', 'villas'], {
  role: oneOf(...ROLES),
  active: oneOf('0', '1'),
});
export type UserSearch = ReturnType<typeof parseUserSearch>;
