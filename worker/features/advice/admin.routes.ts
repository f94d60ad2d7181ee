import { AdviceList, AdviceQuery, VillaAdvice, VillaAdviceQuery } from '#domain/advice/schema.ts';
import { VillaIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { adviseVilla } from './advise-villa.ts';
import { listAdvice } from './list-advice.ts';

export const adviceRoutes = tagged('admin advice', [
  route('villas.read', 'get /v1/admin/advice', {
    summary: 'Free nights of the coming year that no rule lets anybody book, the dearest first',
    description:
      'Of villas on sale, an owner those of own. Each with the minimum stay that would open it, for ' +
      'POST /v1/admin/prices/bulk/preview; `worth` is the list price of the nights in kuruş.',
    query: AdviceQuery,
    answer: AdviceList,
    returns: 'A page of them, with the sums of all',
    handle: (deps, { query }, { session }) => listAdvice(deps, session, query),
  }),
  route('villas.read', 'get /v1/admin/villas/{villa_id}/advice', {
    summary: "What our own data says of a villa's year",
    description:
      'Nights that nobody can book; how long before they began nights were sold, beside villas of the ' +
      'district for as many people; what another minimum stay or price would have meant last season. ' +
      'Sums of stays are null without the permission `turnover`. 404 NOT_FOUND, an owner for others’.',
    param: VillaIdParam,
    query: VillaAdviceQuery,
    answer: VillaAdvice,
    returns: 'What there is to say; months without enough data are left out',
    handle: (deps, { param: { villa_id: villaId }, query }, { session }) =>
      adviseVilla(deps, session, villaId, query),
  }),
]);
