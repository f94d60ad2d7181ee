import { inArray } from 'drizzle-orm';
import type { ExchangeRates } from '#domain/currency.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '../../platform/database.ts';

/** Groups whose values every visitor may read; `rules` stay inside. */
const PUBLIC_GROUPS = ['site', 'contact', 'social', 'exchange'] as const;

/** The public settings as key and value; one trip. */
export async function readPublicSettings(db: Database): Promise<{ key: string; value: string }[]> {
  return db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.group, [...PUBLIC_GROUPS]));
}

/** Lira per unit, as the settings have it; zero where a rate is missing or no number. */
export function ratesOf(values: Record<string, string>): ExchangeRates {
  const rate = (key: string) => {
    const parsed = Number(values[key]);
    return Number.isFinite(parsed) ? parsed : 0;
  };
  return {
    DOLLAR: rate('dollar_exchange_rate'),
    EURO: rate('euro_exchange_rate'),
    POUND: rate('sterling_exchange_rate'),
  };
}
