import type { ExchangeRates } from '#domain/values/currency.ts';
import type { PublicSetting, SiteData } from '#domain/settings/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectPublicSettings, selectMenuTypes } from './queries.ts';

export { selectPublicSettings };

/** The settings that visitors may read, in one trip. */
export async function listPublicSettings(db: Database): Promise<PublicSetting[]> {
  return selectPublicSettings(db);
}

/** Villa types for the menus, and the settings shown in the footer, in one trip. */
export async function readSiteData(db: Database): Promise<SiteData> {
  const { villaTypes, footerData } = await readTogether(db, {
    villaTypes: selectMenuTypes(db),
    footerData: selectPublicSettings(db),
  });
  return { villaTypes, footerData };
}

/** Lira for one unit; 0 without a usable rate, which keeps prices in lira. */
export function exchangeRatesOf(settings: Readonly<Record<string, string>>): ExchangeRates {
  const read = (key: string) => {
    const rate = Number(settings[key] ?? 0);
    return Number.isFinite(rate) && rate > 0 ? rate : 0;
  };
  return {
    DOLLAR: read('dollar_exchange_rate'),
    EURO: read('euro_exchange_rate'),
    POUND: read('sterling_exchange_rate'),
  };
}
