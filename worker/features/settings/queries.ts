import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { exchangeRates } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '../../platform/database/database.ts';

type Group = (typeof settings.$inferSelect)['group'];

/**
 * What visitors may read. How rates are made (source, margin) and the rules of the trade stay in
 * the house.
 */
const PUBLIC_GROUPS: Group[] = ['site', 'contact', 'social'];
const PUBLIC_KEYS = [
  'dollar_exchange_rate',
  'euro_exchange_rate',
  'sterling_exchange_rate',
  'exchange_date',
];

export function selectPublicSettings(db: Database) {
  return db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(or(inArray(settings.group, PUBLIC_GROUPS), inArray(settings.key, PUBLIC_KEYS)))
    .orderBy(asc(settings.id));
}

export function selectMenuTypes(db: Database) {
  return db.read
    .select({ id: villaTypes.id, slug: villaTypes.slug, name: villaTypes.name })
    .from(villaTypes)
    .where(eq(villaTypes.active, true))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id));
}

export type SettingRow = { key: string; value: string; updatedAt: string };

/** The stored settings of a group, for the dashboard. */
export function selectGroup(db: Database, group: Group) {
  return db.read
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.group, group))
    .orderBy(asc(settings.id));
}

/** The row of every currency on the newest day of the central bank's bulletins. */
export function selectLastBulletin(db: Database) {
  const newest = sql`(select max(day) from exchange_rates where source = 'tcmb')`;
  return db.read
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.source, 'tcmb'), eq(exchangeRates.day, newest)));
}
