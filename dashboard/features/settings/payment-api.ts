import { queryOptions } from '@tanstack/react-query';
import type { PaymentSettingsInput } from '#domain/payments/operations-schema.ts';
import type { paymentOperationRoutes } from '#worker/features/payments/operations.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof paymentOperationRoutes>('/').v1;

export const PAYMENT = ['settings', 'payment'] as const;

export const paymentSettingsQuery = queryOptions({
  queryKey: PAYMENT,
  queryFn: () => admin.paymentsettings.$get(),
  staleTime: 0,
});

/** @throws ApiError `PROVIDER_NOT_READY` */
export const savePaymentSettings = (json: PaymentSettingsInput) =>
  admin.payment.edit.$put({ json });
