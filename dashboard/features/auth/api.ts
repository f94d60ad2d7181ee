import type { ForgotPasswordInput, ResetPasswordInput } from '#domain/auth/account-schema.ts';
import type { SecondFactorInput } from '#domain/auth/factor-schema.ts';
import type { LoginInput } from '#domain/auth/schema.ts';
import type { authRoutes } from '#worker/features/auth/public.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const api = apiClient<typeof authRoutes>('/');

/** @throws ApiError `INVALID_CREDENTIALS`, `LOGIN_DELAYED`, `TOO_MANY_REQUESTS` */
export const login = (input: LoginInput) => api.v1.auth.login.$post({ json: input });

/**
 * The second step after the password. @throws ApiError `WRONG_CODE`, `LOGIN_EXPIRED`,
 * `LOGIN_DELAYED`
 */
export const sendSecondFactor = (json: SecondFactorInput) =>
  api.v1.auth['second-factor'].$post({ json });

/** Ends the session on the server at once. @throws ApiError */
export const logout = () => api.v1.auth.logout.$post();

/** Answers the same whether or not there is such an account. @throws ApiError `TOO_MANY_REQUESTS` */
export const forgotPassword = (input: ForgotPasswordInput) =>
  api.v1.auth.forgot.$post({ json: input });

/** @throws ApiError `RESET_LINK_INVALID` */
export const resetPassword = (input: ResetPasswordInput) =>
  api.v1.auth.reset.$post({ json: input });
