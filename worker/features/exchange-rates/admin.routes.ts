import { Exchange, ExchangeInput, RefreshRatesInput } from '#domain/exchange-rates/admin-schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { presentExchange, readExchangeState } from './exchange-state.ts';
import { refreshRates } from './refresh-rates.ts';
import { saveExchangeRates } from './save-exchange-rates.ts';

export const adminExchangeRateRoutes = tagged('admin settings', [
  route('settings', 'get /v1/admin/getexchange', {
    summary: 'The rates the site shows, how they are made, and the last bulletin beside them',
    answer: Exchange,
    returns: 'Rates are lira for one unit, as text',
    handle: async ({ db }) => {
      const state = await readExchangeState(db);
      return presentExchange(state);
    },
  }),
  route('settings', 'put /v1/admin/exchange/edit', {
    summary: 'Change how rates are made, or the rates themselves',
    json: ExchangeInput,
    answer: Exchange,
    returns: 'As they are now; 422 RATES_FROM_BULLETIN',
    handle: (deps, { body }, { actor }) => saveExchangeRates(deps, body, actor),
  }),
  route('settings', 'post /v1/admin/exchange/refresh', {
    summary: "Look at the central bank's bulletin now",
    json: RefreshRatesInput,
    answer: Exchange,
    returns: 'As they are now; 422 RATES_UNAVAILABLE with the reason',
    handle: (deps, { body: { acceptJump } }, { actor }) => refreshRates(deps, acceptJump, actor),
  }),
]);
