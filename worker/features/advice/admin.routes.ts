import { AdviceList, AdviceQuery, VillaAdvice, VillaAdviceQuery } from '#domain/advice/schema.ts';
import { getSession } from '#worker/http/context.ts';
import { rowId, VillaIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { adviseVilla } from './advise-villa.ts';
import { listAdvice } from './list-advice.ts';

const tags = ['admin advice'];

const listRoute = route('villas.read', {
  method: 'get',
  path: '/v1/admin/advice',
  tags,
  summary: 'Free nights of the coming year that no rule lets anybody book, the dearest first',
  description:
    'Of villas on sale, an owner those of own. Each with the minimum stay that would open it, for ' +
    'POST /v1/admin/prices/bulk/preview; `worth` is the list price of the nights in kuruş.',
  request: { query: AdviceQuery },
  responses: { 200: answer(AdviceList, 'A page of them, with the sums of all') },
});

const villaRoute = route('villas.read', {
  method: 'get',
  path: '/v1/admin/villas/{villa_id}/advice',
  tags,
  summary: "What our own data says of a villa's year",
  description:
    'Nights that nobody can book; how long before they began nights were sold, beside villas of the ' +
    'district for as many people; what another minimum stay or price would have meant last season. ' +
    'Sums of stays are null without the permission `turnover`. 404 NOT_FOUND, an owner for others’.',
  request: { params: VillaIdParam, query: VillaAdviceQuery },
  responses: {
    200: answer(VillaAdvice, 'What there is to say; months without enough data are left out'),
  },
});

export const adviceRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const content = await listAdvice(c.get('deps'), getSession(c), c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(villaRoute, async (c) => {
    const villaId = rowId(c.req.valid('param').villa_id);
    const content = await adviseVilla(c.get('deps'), getSession(c), villaId, c.req.valid('query'));
    return c.json({ content }, 200);
  });
