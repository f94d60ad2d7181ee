import type { Role } from '#domain/auth/schema.ts';
import type { UserListQuery } from '#domain/users/admin-schema.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
  rowsOfScreen,
} from '#dashboard/list/filters/list-search.ts';

export const ROLES: Record<Role, string> = { ADMIN: 'Yönetici', OWNER: 'Ev sahibi' };

export type UserSearch = Omit<ListSearch, 'order'> & {
  order?: UserListQuery['order'] | undefined;
  role?: Role | undefined;
  active?: '0' | '1' | undefined;
};

/** Spec §9. */
export const PAGE_ROWS = rowsOfScreen(10);
export const DEFAULT_ORDER = 'name';

const ORDERS = ['name', 'email', 'created', 'login', 'villas'];

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  return {
    ...(parseListSearch(raw, ORDERS) as Pick<UserSearch, 'q' | 'order' | 'page'>),
    role: searchOneOf(raw.role, ['ADMIN', 'OWNER'] as const),
    active: searchOneOf(raw.active, ['0', '1'] as const),
  };
}
