import { refused } from '#domain/errors.ts';
import { istanbulMinutes } from '#domain/values/istanbul-time.ts';
import type { Exchange } from '#domain/exchange-rates/admin-schema.ts';
import { type Bulletin, RATE_CURRENCIES } from '#domain/exchange-rates/bulletin.ts';
import { judgeBulletin, newestBulletinDay } from '#domain/exchange-rates/rules.ts';
import { exchangeRates } from '#drizzle/schema/payments.ts';
import { differences, overlay, storeSettings } from '#worker/features/settings/stored-settings.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import {
  effectiveValues,
  type ExchangeState,
  presentExchange,
  readExchangeState,
  toRateSettings,
} from './exchange-state.ts';
import { fetchBulletin } from './fetch-bulletin.ts';

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** How long to wait before asking again for a late bulletin or an unreachable bank. */
const LOOK_EVERY_MS = 30 * 60_000;

/**
 * Called by the cron: fetches the bulletin when a newer one must have been published, at most every
 * half hour. On holidays there is none, and the last good one stays.
 */
export async function refreshDueRates(deps: Deps): Promise<void> {
  const state = await readExchangeState(deps.db);
  if (isDue(deps, state)) await look(deps, state, SYSTEM, false);
}

/**
 * A clerk fetches the bulletin now. `acceptJump` takes rates that moved more than 10 %. @throws
 * `RATES_UNAVAILABLE` (422) with the reason; the last good rates stay.
 */
export async function refreshRates(
  deps: Deps,
  acceptJump: boolean,
  actor: Actor,
): Promise<Exchange> {
  const state = await readExchangeState(deps.db);
  const { rows, last, problem } = await look(deps, state, actor, acceptJump);
  if (problem !== '') throw refused('RATES_UNAVAILABLE', problem);
  return presentExchange({ rows, settings: toRateSettings(rows), last });
}

function isDue(deps: Deps, { rows, settings, last }: ExchangeState): boolean {
  const now = deps.clock.now();
  const checked = rows.find(({ key }) => key === 'exchange_checked_at')?.value ?? '';
  const restedMs = now.getTime() - (Date.parse(checked) || 0);
  if (settings.source !== 'tcmb' || restedMs < LOOK_EVERY_MS) return false;
  return last === null || last.day < newestBulletinDay(today(deps.clock), istanbulMinutes(now));
}

/**
 * Fetches, judges and stores in one batch: the bulletin with the site's new rates, or the problem.
 */
async function look(deps: Deps, state: ExchangeState, actor: Actor, acceptJump: boolean) {
  const fetched = await fetchBulletin(deps.outside);
  const verdict = fetched.ok
    ? judgeBulletin(fetched.bulletin, state.last, today(deps.clock), acceptJump)
    : { verdict: 'refuse' as const, problem: fetched.problem };
  const taken = fetched.ok && verdict.verdict === 'take' ? fetched.bulletin : null;
  const problem = verdict.verdict === 'refuse' ? verdict.problem : '';

  const write = beginWrite(deps, actor);
  const rates = taken && state.settings.source === 'tcmb' ? shownBy(state, taken) : {};
  const { before, after } = differences(state.rows, rates);
  const looked = { exchange_checked_at: write.at, exchange_problem: problem };
  await deps.db.write([
    ...storeSettings(write.now, 'exchange', { ...after, ...looked }),
    ...(taken === null ? [] : storeBulletin(write, taken)),
    ...(taken === null
      ? []
      : [
          write.audit('exchange.bulletin', 'exchange', {
            entity: 'settings',
            before: { ...before, bulletin: state.last?.day ?? null },
            after: { ...after, bulletin: taken.day },
          }),
        ]),
  ]);
  const rows = overlay(state.rows, { ...after, ...looked }, write.at);
  return { rows, last: taken ?? state.last, problem };
}

const shownBy = (state: ExchangeState, bulletin: Bulletin) => ({
  ...effectiveValues(state.settings, bulletin),
  exchange_date: bulletin.day,
});

const storeBulletin = (write: Write, { day, rates }: Bulletin): Step[] =>
  RATE_CURRENCIES.map(({ code }) => {
    const { ForexSelling, ForexBuying, BanknoteSelling, BanknoteBuying } = rates[code];
    return write.upsert(
      exchangeRates,
      { day, currency: code },
      {
        forexSelling: ForexSelling ?? '',
        forexBuying: ForexBuying,
        banknoteSelling: BanknoteSelling,
        banknoteBuying: BanknoteBuying,
        source: 'tcmb',
      },
    );
  });
