import { type Role, ROLES } from '#domain/auth/permissions.ts';
import type { UserListQuery } from '#domain/users/admin-schema.ts';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
} from '#dashboard/list/filters/list-search.ts';

export const ROLE_CHOICES = ROLES.map((role) => [role, ROLE_NAMES[role]] as const);

export type UserSearch = Omit<ListSearch, 'order'> & {
  order?: UserListQuery['order'] | undefined;
  role?: Role | undefined;
  active?: '0' | '1' | undefined;
};

export const PAGE_ROWS = 10;
export const DEFAULT_ORDER = 'name';

const ORDERS = ['name', 'email', 'created', 'login', 'villas'];

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  return {
    ...(parseListSearch(raw, ORDERS) as Pick<UserSearch, 'q' | 'order' | 'page'>),
    role: searchOneOf(raw.role, ROLES),
    active: searchOneOf(raw.active, ['0', '1'] as const),
  };
}
