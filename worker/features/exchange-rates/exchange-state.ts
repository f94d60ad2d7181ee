import { type Exchange, RATE_FIELDS, RATE_SOURCES } from '#domain/exchange-rates/admin-schema.ts';
import { type Bulletin, RATE_CURRENCIES } from '#domain/exchange-rates/bulletin.ts';
import { effectiveRate, type RateSettings } from '#domain/exchange-rates/rules.ts';
import { pick } from '#domain/values/pick.ts';
import type { exchangeRates } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectGroup, type SettingRow } from '#worker/features/settings/stored-settings.ts';
import { selectLastBulletin } from './queries.ts';

/** How rates are computed, and from what. */
export type ExchangeState = { rows: SettingRow[]; settings: RateSettings; last: Bulletin | null };

/** Reads both in one trip. */
export async function readExchangeState(db: Database): Promise<ExchangeState> {
  const { rows, bulletin } = await readTogether(db, {
    rows: selectGroup(db, 'exchange'),
    bulletin: selectLastBulletin(db),
  });
  return { rows, settings: toRateSettings(rows), last: toBulletin(bulletin) };
}

/** The settings from their rows; a missing or unreadable one gets a safe default. */
export function toRateSettings(rows: readonly SettingRow[]): RateSettings {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
  const margin = Number(value('exchange_margin'));
  return {
    source: RATE_SOURCES.find((source) => source === value('exchange_source')) ?? 'manual',
    field: RATE_FIELDS.find((field) => field === value('exchange_field')) ?? 'ForexSelling',
    margin: Number.isInteger(margin) && margin >= 0 ? margin : 0,
    overrides: byCode((currency) => value(currency.override)),
    shown: byCode((currency) => value(currency.setting)),
  };
}

/** The rates that follow from settings and bulletin, by the keys they are stored under. */
export function effectiveValues(settings: RateSettings, bulletin: Bulletin | null) {
  return Object.fromEntries(
    RATE_CURRENCIES.map(({ code, setting }): [string, string] => [
      setting,
      effectiveRate(settings, bulletin, code).rate,
    ]),
  );
}

/** What GET /v1/admin/getexchange answers. */
export function presentExchange({ rows, settings, last }: ExchangeState): Exchange {
  const value = (key: string) => rows.find((row) => row.key === key)?.value || null;
  return {
    ...pick(settings, 'source', 'field', 'margin'),
    rates: RATE_CURRENCIES.map(({ code, currency }) => ({
      currency,
      code,
      ...effectiveRate(settings, last, code),
      override: settings.overrides[code] || null,
      bulletin: last?.rates[code][settings.field] ?? null,
    })),
    date: value('exchange_date'),
    bulletin_date: last?.day ?? null,
    checked_at: value('exchange_checked_at'),
    problem: value('exchange_problem'),
    items: rows.map(({ key, value: text }) => ({ key, value: text })),
  };
}

function toBulletin(rows: (typeof exchangeRates.$inferSelect)[]): Bulletin | null {
  const [usd, eur, gbp] = RATE_CURRENCIES.map(({ code }) => {
    const row = rows.find(({ currency }) => currency === code);
    return (
      row && {
        ForexSelling: row.forexSelling,
        ForexBuying: row.forexBuying,
        BanknoteSelling: row.banknoteSelling,
        BanknoteBuying: row.banknoteBuying,
      }
    );
  });
  const day = rows[0]?.day;
  if (!day || !usd || !eur || !gbp) return null;
  return { day, rates: { USD: usd, EUR: eur, GBP: gbp } };
}

type Currency = (typeof RATE_CURRENCIES)[number];

function byCode(read: (currency: Currency) => string): RateSettings['shown'] {
  const [usd, eur, gbp] = RATE_CURRENCIES;
  return { USD: read(usd), EUR: read(eur), GBP: read(gbp) };
}
