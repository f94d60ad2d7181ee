import { queryOptions } from '@tanstack/react-query';
import type { ExchangeInput } from '#domain/exchange-rates/admin-schema.ts';
import type { adminExchangeRateRoutes } from '#worker/features/exchange-rates/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof adminExchangeRateRoutes>('/').v1;

export const EXCHANGE_RATES = ['exchange-rates'] as const;

export const exchangeRatesQuery = queryOptions({
  queryKey: EXCHANGE_RATES,
  queryFn: () => admin.getexchange.$get(),
  staleTime: 0,
});

/** @throws ApiError `RATES_FROM_BULLETIN` */
export const saveExchangeRates = (json: ExchangeInput) => admin.exchange.edit.$put({ json });

/** @throws ApiError `RATES_UNAVAILABLE` with the bulletin's trouble */
export const refreshRates = (acceptJump: boolean) =>
  admin.exchange.refresh.$post({ json: { acceptJump } });
