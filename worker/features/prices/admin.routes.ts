import { DiscountTable, ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import {
  CreatePriceInput,
  PriceDeleted,
  PriceSaved,
  PriceTable,
  ReplacePricesInput,
  UpdatePriceInput,
} from '#domain/prices/schema.ts';
import { VillaIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readDiscountTable, readPriceTable } from './read-tables.ts';
import { replaceDiscounts } from './replace-discounts.ts';
import { replacePrices } from './replace-prices.ts';
import { createPrice, deletePrice, updatePrice } from './save-price.ts';

export const adminPriceRoutes = tagged('admin prices', [
  route('villas.write', 'post /v1/admin/villas/price', {
    summary: 'Add a season row to a villa',
    description:
      'Amounts in kuruş; `endsOn` is the last night, inclusive. 404 NOT_FOUND for an unknown villa, ' +
      '409 PRICE_OVERLAP naming the row that already prices one of the nights, 409 STALE_VERSION.',
    json: CreatePriceInput,
    answer: PriceSaved,
    returns: "The row and the villa's version after it",
    status: 201,
    handle: (deps, { body }, { actor }) => createPrice(deps, body, actor),
  }),
  route('villas.write', 'put /v1/admin/villas/price/{id}', {
    summary: 'Change a season row',
    description: '404 NOT_FOUND, 409 PRICE_OVERLAP naming the other row, 409 STALE_VERSION.',
    param: RowIdParam,
    json: UpdatePriceInput,
    answer: PriceSaved,
    returns: "The row and the villa's version after it",
    handle: (deps, { param: { id }, body }, { actor }) => updatePrice(deps, id, body, actor),
  }),
  route('villas.write', 'delete /v1/admin/villas/price/{id}', {
    summary: 'Delete a season row; its nights are no longer for sale',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: PriceDeleted,
    returns: "What was deleted and the villa's version after it",
    handle: (deps, { param: { id } }, { actor }) => deletePrice(deps, id, actor),
  }),
  route('villas.write', 'put /v1/admin/villas/{villa_id}/prices', {
    summary: 'Replace all season rows that have not ended, all or none',
    description:
      'Rows that have ended stay and are not sent. Nights without a price are allowed and come back ' +
      'as `gaps`. 404 NOT_FOUND, 409 STALE_VERSION, 409 PRICE_OVERLAP and 422 VALIDATION with the ' +
      'place of the row in `issues` (`rows.3.startsOn`).',
    param: VillaIdParam,
    json: ReplacePricesInput,
    answer: PriceTable,
    returns: 'The whole table as it is now',
    etag: true,
    handle: async (deps, { param: { villa_id: villaId }, body }, { actor }) => {
      await replacePrices(deps, villaId, body, actor);
      return readPriceTable(deps, villaId);
    },
  }),
  route('villas.write', 'put /v1/admin/villas/{villa_id}/discounts', {
    summary: 'Replace all discounts of a villa',
    description:
      'Rates in basis points. A stay gets the one discount that takes most off. 404 NOT_FOUND, ' +
      '409 STALE_VERSION.',
    param: VillaIdParam,
    json: ReplaceDiscountsInput,
    answer: DiscountTable,
    returns: 'The discounts as they are now',
    etag: true,
    handle: async (deps, { param: { villa_id: villaId }, body }, { actor }) => {
      await replaceDiscounts(deps, villaId, body, actor);
      return readDiscountTable(deps, villaId);
    },
  }),
]);
