import { queryOptions } from '@tanstack/react-query';
import type { ChangePasswordInput, UpdateProfileInput } from '#domain/auth/account-schema.ts';
import type { accountRoutes } from '#worker/features/auth/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { account } = apiClient<typeof accountRoutes>('/').v1;

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => account.$get(),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => account.sessions.$get(),
});

/** @throws ApiError `STALE_VERSION` */
export const updateProfile = (json: UpdateProfileInput) => account.profile.$put({ json });

/** Every other session ends. @throws ApiError `WRONG_PASSWORD`, `LOGIN_DELAYED` */
export const changePassword = (json: ChangePasswordInput) => account.password.$post({ json });

export const endSession = (id: string) => account.sessions[':id'].$delete({ param: { id } });

export const endOtherSessions = () => account.sessions.$delete();
