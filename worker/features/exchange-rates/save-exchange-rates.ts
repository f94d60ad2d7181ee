import { refused } from '#domain/errors.ts';
import type { Exchange, ExchangeInput } from '#domain/exchange-rates/admin-schema.ts';
import { RATE_CURRENCIES } from '#domain/exchange-rates/bulletin.ts';
import { differences, overlay, storeSettings } from '#worker/features/settings/stored-settings.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { beginWrite } from '#worker/platform/write.ts';
import {
  effectiveValues,
  presentExchange,
  readExchangeState,
  toRateSettings,
} from './exchange-state.ts';

/**
 * Changes how rates are computed, or the rates themselves when they are entered manually. The
 * site's rates are recomputed from the last good bulletin in the same batch. @throws
 * `RATES_FROM_BULLETIN` (422) for a manual rate while the bulletin is the source.
 */
export async function saveExchangeRates(
  deps: Deps,
  input: ExchangeInput,
  actor: Actor,
): Promise<Exchange> {
  const state = await readExchangeState(deps.db);
  const write = beginWrite(deps, actor);
  const wanted = overlay(state.rows, compact(input), write.at);
  const settings = toRateSettings(wanted);
  assertTypedRatesFit(input, settings.source);

  const rates = effectiveValues(settings, state.last);
  const moved = RATE_CURRENCIES.some(
    ({ code, setting }) => rates[setting] !== state.settings.shown[code],
  );
  const fromBulletin = settings.source === 'tcmb' && state.last !== null;
  const date = fromBulletin ? state.last?.day : moved ? today(deps.clock) : undefined;
  const { before, after } = differences(state.rows, {
    ...input,
    ...(moved || fromBulletin ? rates : {}),
    exchange_date: date,
  });
  if (Object.keys(after).length === 0) return presentExchange(state);
  await write.run([
    ...storeSettings(write.now, 'exchange', after),
    write.audit('settings.update', 'exchange', { before, after }),
  ]);
  const rows = overlay(state.rows, after, write.at);
  return presentExchange({ rows, settings: toRateSettings(rows), last: state.last });
}

function assertTypedRatesFit(input: ExchangeInput, source: string): void {
  const typed = RATE_CURRENCIES.filter(({ setting }) => input[setting] !== undefined);
  if (source === 'manual' || typed.length === 0) return;
  throw refused(
    'RATES_FROM_BULLETIN',
    undefined,
    typed.map(({ setting }) => ({ path: setting, message: 'Şu anda bültenden geliyor.' })),
  );
}

function compact(input: ExchangeInput): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
