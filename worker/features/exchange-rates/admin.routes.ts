import { Exchange, ExchangeInput, RefreshRatesInput } from '#domain/exchange-rates/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { presentExchange, readExchangeState } from './exchange-state.ts';
import { refreshRates } from './refresh-rates.ts';
import { saveExchangeRates } from './save-exchange-rates.ts';

const tags = ['admin settings'];

const getExchangeRoute = route('settings', {
  method: 'get',
  path: '/v1/admin/getexchange',
  tags,
  summary: 'The rates the site shows, how they are made, and the last bulletin beside them',
  responses: { 200: answer(Exchange, 'Rates are lira for one unit, as text') },
});

const editExchangeRoute = route('settings', {
  method: 'put',
  path: '/v1/admin/exchange/edit',
  tags,
  summary: 'Change how rates are made, or the rates themselves',
  request: { body: jsonBody(ExchangeInput) },
  responses: { 200: answer(Exchange, 'As they are now; 422 RATES_FROM_BULLETIN') },
});

const refreshRoute = route('settings', {
  method: 'post',
  path: '/v1/admin/exchange/refresh',
  tags,
  summary: "Look at the central bank's bulletin now",
  request: { body: jsonBody(RefreshRatesInput) },
  responses: { 200: answer(Exchange, 'As they are now; 422 RATES_UNAVAILABLE with the reason') },
});

export const adminExchangeRateRoutes = featureApp()
  .openapi(getExchangeRoute, async (c) => {
    const state = await readExchangeState(c.get('deps').db);
    return c.json({ content: presentExchange(state) }, 200);
  })
  .openapi(editExchangeRoute, async (c) =>
    c.json(
      { content: await saveExchangeRates(c.get('deps'), c.req.valid('json'), actorOf(c)) },
      200,
    ),
  )
  .openapi(refreshRoute, async (c) => {
    const { acceptJump } = c.req.valid('json');
    return c.json({ content: await refreshRates(c.get('deps'), acceptJump, actorOf(c)) }, 200);
  });
