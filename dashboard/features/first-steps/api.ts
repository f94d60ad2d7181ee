import { queryOptions } from '@tanstack/react-query';
import type { FirstStep } from '#domain/first-steps/schema.ts';
import type { firstStepRoutes } from '#worker/features/first-steps/admin.routes.ts';
import type { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { firststeps } = apiClient<typeof firstStepRoutes>('/').v1.admin;
const { mailtemplates } = apiClient<typeof adminMailRoutes>('/').v1.admin;

/** The mail that is tried: the first of the product. */
const TRIED_MAIL = '1';

/** Asked for again whenever the home is opened: what was done elsewhere ticks itself off. */
export const firstStepsQuery = queryOptions({
  queryKey: ['firststeps'],
  queryFn: () => firststeps.$get(),
  refetchOnMount: 'always',
});

export const dismissStep = (step: FirstStep, dismissed: boolean) =>
  firststeps[':step'].$put({ param: { step }, json: { dismissed } });

/** @throws ApiError `MAIL_NOT_CONFIGURED`, `MAIL_NOT_SENT` with the server's answer */
export const tryMail = (email: string) =>
  mailtemplates[':id'].test.$post({ param: { id: TRIED_MAIL }, json: { email } });
