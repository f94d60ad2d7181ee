import { type Role, ROLES as ALL } from '#domain/auth/permissions.ts';
import type { UserListQuery } from '#domain/users/admin-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const ROLES: Record<Role, string> = {
  ADMIN: 'Yönetici',
  CLERK: 'Rezervasyon görevlisi',
  ACCOUNTING: 'Muhasebe',
  FIELD: 'Saha görevlisi',
  OWNER: 'Ev sahibi',
};

export type UserSearch = Omit<ListSearch, 'order'> & {
  order?: UserListQuery['order'] | undefined;
  role?: Role | undefined;
  active?: '0' | '1' | undefined;
};

/** Spec §9. */
export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = 'name';

const ORDERS = ['name', 'email', 'created', 'login', 'villas'];

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  return {
    ...(parseListSearch(raw, ORDERS) as Pick<UserSearch, 'q' | 'order' | 'page'>),
    role: searchOneOf(raw.role, ALL),
    active: searchOneOf(raw.active, ['0', '1'] as const),
  };
}
