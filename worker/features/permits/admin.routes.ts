import {
  PermitOverview,
  Takedown,
  TakedownEnd,
  TakedownInput,
} from '#domain/villas/takedown-schema.ts';
import { EventIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { endTakedown, readPermits, takeDown } from './permits.ts';

export const permitRoutes = tagged('admin villas', [
  route('villas.write', 'get /v1/admin/permits', {
    summary: 'The houses that permits keep off every page, or soon will, and the takedown orders',
    answer: PermitOverview,
    returns: 'With the coming stays of each house',
    handle: (deps) => readPermits(deps),
  }),
  route('villas.write', 'post /v1/admin/villas/{id}/takedown', {
    summary: 'Record a takedown order of the authorities; the house is off at once',
    description: '404 NOT_FOUND, 422 VALIDATION.',
    param: RowIdParam,
    json: TakedownInput,
    answer: Takedown,
    returns: 'The order with its 24-hour clock',
    status: 201,
    handle: (deps, { param: { id }, body }, { actor }) => takeDown(deps, id, body, actor),
  }),
  route('villas.write', 'post /v1/admin/takedowns/{id}/end', {
    summary: 'End a takedown order by what shows that the house may be offered again',
    description: '404 NOT_FOUND, 409 STALE_VERSION when it has ended.',
    param: EventIdParam,
    json: TakedownEnd,
    answer: Takedown,
    returns: 'The order, which stays on record',
    handle: (deps, { param: { id }, body }, { actor }) => endTakedown(deps, id, body, actor),
  }),
]);
