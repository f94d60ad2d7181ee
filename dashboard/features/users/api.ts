import { queryOptions } from '@tanstack/react-query';
import type { CreateUserInput, UpdateUserInput } from '#domain/users/admin-schema.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { UserSearch } from './search.ts';

const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

/** Every query about people begins with this. */
export const USERS = ['users'] as const;

export const userRows = pagedList([...USERS, 'list'], 10, (search: UserSearch, part) =>
  users.$get({ query: { ...search, ...part } }),
);

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS, 'detail', id],
    queryFn: () => users[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `EMAIL_TAKEN` */
export const createUser = (json: CreateUserInput) => users.$post({ json });

/** @throws ApiError `STALE_VERSION`, `EMAIL_TAKEN`, `LAST_ADMIN`, `OWN_ROLE` */
export const updateUser = (id: number, json: UpdateUserInput) =>
  users[':id'].$put({ param: { id }, json });

/** @throws ApiError `LAST_ADMIN`, `OWN_ACCOUNT` */
export const setUserActivity = (id: number, active: boolean) =>
  users.activity.$patch({ json: { id, active } });

/** Sends a mail with a link to choose a password. */
export const sendPasswordLink = (id: number) => users[':id'].passwordlink.$post({ param: { id } });

/** Takes every second factor of a person away; their sessions end. @throws ApiError `OWN_ACCOUNT` */
export const resetFactors = (id: number) => users[':id'].factors.$delete({ param: { id } });
