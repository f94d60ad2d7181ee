import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CreateUserInput, UpdateUserInput } from '#domain/users/admin-schema.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { PAGE_ROWS, type UserSearch } from './search.ts';

const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

/** Every query about people begins with this. */
export const USERS = ['users'] as const;
/** The lists among them, for rows that change at once. */
export const USER_LISTS = [...USERS, 'list'] as const;

export function userListQuery(search: UserSearch) {
  return queryOptions({
    queryKey: [...USER_LISTS, search],
    queryFn: () => contentOf(users.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readUserPart = (search: UserSearch, part: { skip: string; take: string }) =>
  contentOf(users.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...USERS, 'detail', id],
    queryFn: () => contentOf(users[':id'].$get({ param: { id } })),
  });
}

/** @throws ApiError `EMAIL_TAKEN` */
export const createUser = (json: CreateUserInput) => contentOf(users.$post({ json }));

/** @throws ApiError `STALE_VERSION`, `EMAIL_TAKEN`, `LAST_ADMIN`, `OWN_ROLE` */
export const updateUser = (id: number, json: UpdateUserInput) =>
  contentOf(users[':id'].$put({ param: { id: String(id) }, json }));

/** @throws ApiError `LAST_ADMIN`, `OWN_ACCOUNT` */
export const setUserActivity = (id: number, active: boolean) =>
  contentOf(users.activity.$patch({ json: { id, active } }));

/** Sends a mail with a link to choose a password. */
export const sendPasswordLink = (id: number) =>
  contentOf(users[':id'].passwordlink.$post({ param: { id: String(id) } }));

/** Takes every second factor of a person away; their sessions end. @throws ApiError `OWN_ACCOUNT` */
export const resetFactors = (id: number) =>
  contentOf(users[':id'].factors.$delete({ param: { id: String(id) } }));
