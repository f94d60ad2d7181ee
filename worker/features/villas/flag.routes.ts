import {
  VillaActivity,
  VillaActivityInput,
  VillaOfMonth,
  VillaOfMonthInput,
  VillaOrder,
  VillaPopular,
} from '#domain/villas/admin-schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { orderVillas } from './list/order-villas.ts';
import { setActivity, setPopular, setVillaOfMonth } from './list/set-flags.ts';

/** The switches of the villa list. */
export const villaFlagRoutes = tagged('admin villas', [
  route('villas.write', 'patch /v1/admin/villas/activity', {
    summary: 'Put a villa on sale or take it off; booked stays are kept',
    description:
      '404 NOT_FOUND, 422 PERMIT_REQUIRED for a villa without a permit number. `warnings` tells of ' +
      'stays still to come, missing prices and missing pictures.',
    json: VillaActivityInput,
    answer: VillaActivity,
    returns: 'The new value',
    handle: (deps, { body }, { actor }) => setActivity(deps, body, actor),
  }),
  route('villas.write', 'patch /v1/admin/villas/setpopular', {
    summary: 'Show a villa among the popular ones, or no longer',
    description: '404 NOT_FOUND.',
    json: VillaPopular,
    answer: VillaPopular,
    returns: 'The new value',
    handle: (deps, { body }, { actor }) => setPopular(deps, body, actor),
  }),
  route('villas.write', 'patch /v1/admin/villas/setvillaofmonth', {
    summary: 'Name the villa of the month; there is one at a time, and it is on sale',
    description: '404 NOT_FOUND, 422 VILLA_INACTIVE. A villa taken off sale loses the title.',
    json: VillaOfMonthInput,
    answer: VillaOfMonth,
    returns: 'The new value, and whose title it took',
    handle: (deps, { body }, { actor }) => setVillaOfMonth(deps, body, actor),
  }),
  route('villas.write', 'patch /v1/admin/villas/order', {
    summary: "Give villas their places in the agency's order, all or none",
    description: '404 NOT_FOUND when one of them is unknown.',
    json: VillaOrder,
    answer: VillaOrder,
    returns: 'The new places',
    handle: (deps, { body }, { actor }) => orderVillas(deps, body, actor),
  }),
]);
