import { Exchange, ExchangeInput, RefreshRatesInput } from '#domain/exchange-rates/admin-schema.ts';
import { route } from '#worker/http/route.ts';
import { presentExchange, readExchangeState } from './exchange-state.ts';
import { refreshRates } from './refresh-rates.ts';
import { saveExchangeRates } from './save-exchange-rates.ts';

const tags = ['admin settings'];

export const adminExchangeRateRoutes = [
  route('settings', {
    method: 'get',
    path: '/v1/admin/getexchange',
    tags,
    summary: 'The rates the site shows, how they are made, and the last bulletin beside them',
    answer: Exchange,
    returns: 'Rates are lira for one unit, as text',
    handle: async ({ db }) => {
      const state = await readExchangeState(db);
      return presentExchange(state);
    },
  }),
  route('settings', {
    method: 'put',
    path: '/v1/admin/exchange/edit',
    tags,
    summary: 'Change how rates are made, or the rates themselves',
    json: ExchangeInput,
    answer: Exchange,
    returns: 'As they are now; 422 RATES_FROM_BULLETIN',
    handle: (deps, { body }, { actor }) => saveExchangeRates(deps, body, actor),
  }),
  route('settings', {
    method: 'post',
    path: '/v1/admin/exchange/refresh',
    tags,
    summary: "Look at the central bank's bulletin now",
    json: RefreshRatesInput,
    answer: Exchange,
    returns: 'As they are now; 422 RATES_UNAVAILABLE with the reason',
    handle: (deps, { body: { acceptJump } }, { actor }) => refreshRates(deps, acceptJump, actor),
  }),
] as const;
