import {
  VillaActivity,
  VillaActivityInput,
  VillaOfMonth,
  VillaOfMonthInput,
  VillaOrder,
  VillaPopular,
} from '#domain/villas/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { orderVillas } from './list/order-villas.ts';
import { setActivity, setPopular, setVillaOfMonth } from './list/set-flags.ts';

const tags = ['admin villas'];

const activityRoute = route('villas.write', {
  method: 'patch',
  path: '/v1/admin/villas/activity',
  tags,
  summary: 'Put a villa on sale or take it off; booked stays are kept',
  description:
    '404 NOT_FOUND, 422 PERMIT_REQUIRED for a villa without a permit number. `warnings` tells of ' +
    'stays still to come, missing prices and missing pictures.',
  request: { body: jsonBody(VillaActivityInput) },
  responses: { 200: answer(VillaActivity, 'The new value') },
});

const popularRoute = route('villas.write', {
  method: 'patch',
  path: '/v1/admin/villas/setpopular',
  tags,
  summary: 'Show a villa among the popular ones, or no longer',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(VillaPopular) },
  responses: { 200: answer(VillaPopular, 'The new value') },
});

const ofMonthRoute = route('villas.write', {
  method: 'patch',
  path: '/v1/admin/villas/setvillaofmonth',
  tags,
  summary: 'Name the villa of the month; there is one at a time, and it is on sale',
  description: '404 NOT_FOUND, 422 VILLA_INACTIVE. A villa taken off sale loses the title.',
  request: { body: jsonBody(VillaOfMonthInput) },
  responses: { 200: answer(VillaOfMonth, 'The new value, and whose title it took') },
});

const orderRoute = route('villas.write', {
  method: 'patch',
  path: '/v1/admin/villas/order',
  tags,
  summary: "Give villas their places in the agency's order, all or none",
  description: '404 NOT_FOUND when one of them is unknown.',
  request: { body: jsonBody(VillaOrder) },
  responses: { 200: answer(VillaOrder, 'The new places') },
});

/** The switches of the villa list. */
export const villaFlagRoutes = featureApp()
  .openapi(activityRoute, async (c) => {
    const content = await setActivity(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(popularRoute, async (c) => {
    const content = await setPopular(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(ofMonthRoute, async (c) => {
    const content = await setVillaOfMonth(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(orderRoute, async (c) => {
    const content = await orderVillas(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  });
