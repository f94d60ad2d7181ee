import {
  FreeHouses,
  HousesInput,
  Relocated,
  RelocationInput,
} from '#domain/reservations/change-schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listFreeHouses } from './free-houses.ts';
import { relocate } from './relocate.ts';

export const relocationRoutes = tagged('admin reservations', [
  route('reservations.write', 'post /v1/admin/reservations/{id}/houses', {
    summary:
      'Other houses that are free for a stay, for how many people, and the price beside its own',
    description: '404 NOT_FOUND. Amounts in kuruş.',
    param: EventIdParam,
    json: HousesInput,
    answer: FreeHouses,
    returns: 'The houses, the smallest difference in price first',
    handle: (deps, { param: { id }, body }) => listFreeHouses(deps, id, body),
  }),
  route('reservations.write', 'post /v1/admin/reservations/{id}/relocation', {
    summary: 'Move guests who are in the house to another one from tonight, with the nights left',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION, STAY_FIXED, DATES_TAKEN naming what is there, PRICE_CHANGED, 422 CAPACITY, CLOSED, VILLA_INACTIVE.',
    param: EventIdParam,
    json: RelocationInput,
    answer: Relocated,
    returns: 'The stay in the other house, and what became of the money',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor }) => relocate(deps, id, body, key, actor),
  }),
]);
