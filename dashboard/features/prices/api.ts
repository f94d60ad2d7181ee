import type { DiscountInput } from '#domain/prices/discount-schema.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import type { adminPriceRoutes } from '#worker/features/prices/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const villa = apiClient<typeof adminPriceRoutes>('/').v1.admin.villas[':villa_id'];

/**
 * Every row that has not ended, whole. @throws ApiError `STALE_VERSION`, `PRICE_OVERLAP`,
 * `PRICE_DOUBT` unless it is sure
 */
export const replacePrices = (
  villaId: number,
  version: number,
  rows: SeasonInput[],
  sure: boolean,
) => villa.prices.$put({ param: { villa_id: villaId }, json: { version, rows, sure } });

/** @throws ApiError `STALE_VERSION` */
export const replaceDiscounts = (villaId: number, version: number, rows: DiscountInput[]) =>
  villa.discounts.$put({ param: { villa_id: villaId }, json: { version, rows } });
