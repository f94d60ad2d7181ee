import { DiscountTable, ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import {
  CreatePriceInput,
  PriceDeleted,
  PriceSaved,
  PriceTable,
  ReplacePricesInput,
  UpdatePriceInput,
} from '#domain/prices/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId, VillaIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { readDiscountTable, readPriceTable } from './read-tables.ts';
import { replaceDiscounts } from './replace-discounts.ts';
import { replacePrices } from './replace-prices.ts';
import { createPrice, deletePrice, updatePrice } from './save-price.ts';

const tags = ['admin prices'];

const createRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/villas/price',
  tags,
  summary: 'Add a season row to a villa',
  description:
    'Amounts in kuruş; `endsOn` is the last night, inclusive. 404 NOT_FOUND for an unknown villa, ' +
    '409 PRICE_OVERLAP naming the row that already prices one of the nights, 409 STALE_VERSION.',
  request: { body: jsonBody(CreatePriceInput) },
  responses: { 201: answer(PriceSaved, "The row and the villa's version after it") },
});

const updateRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/price/{id}',
  tags,
  summary: 'Change a season row',
  description: '404 NOT_FOUND, 409 PRICE_OVERLAP naming the other row, 409 STALE_VERSION.',
  request: { params: EventIdParam, body: jsonBody(UpdatePriceInput) },
  responses: { 200: answer(PriceSaved, "The row and the villa's version after it") },
});

const deleteRoute = route('villas.write', {
  method: 'delete',
  path: '/v1/admin/villas/price/{id}',
  tags,
  summary: 'Delete a season row; its nights are no longer for sale',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(PriceDeleted, "What was deleted and the villa's version after it") },
});

const tableRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{villa_id}/prices',
  tags,
  summary: 'Replace all season rows that have not ended, all or none',
  description:
    'Rows that have ended stay and are not sent. Nights without a price are allowed and come back ' +
    'as `gaps`. 404 NOT_FOUND, 409 STALE_VERSION, 409 PRICE_OVERLAP and 422 VALIDATION with the ' +
    'place of the row in `issues` (`rows.3.startsOn`).',
  request: { params: VillaIdParam, body: jsonBody(ReplacePricesInput) },
  responses: { 200: answer(PriceTable, 'The whole table as it is now') },
});

const discountsRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{villa_id}/discounts',
  tags,
  summary: 'Replace all discounts of a villa',
  description:
    'Rates in basis points. A stay gets the one discount that takes most off. 404 NOT_FOUND, ' +
    '409 STALE_VERSION.',
  request: { params: VillaIdParam, body: jsonBody(ReplaceDiscountsInput) },
  responses: { 200: answer(DiscountTable, 'The discounts as they are now') },
});

export const adminPriceRoutes = featureApp()
  .openapi(createRoute, async (c) => {
    const content = await createPrice(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await updatePrice(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await deletePrice(c.get('deps'), id, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(tableRoute, async (c) => {
    const deps = c.get('deps');
    const villaId = rowId(c.req.valid('param').villa_id);
    await replacePrices(deps, villaId, c.req.valid('json'), actorOf(c));
    const content = await readPriceTable(deps, villaId);
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(discountsRoute, async (c) => {
    const deps = c.get('deps');
    const villaId = rowId(c.req.valid('param').villa_id);
    await replaceDiscounts(deps, villaId, c.req.valid('json'), actorOf(c));
    const content = await readDiscountTable(deps, villaId);
    tagVersion(c, content);
    return c.json({ content }, 200);
  });
