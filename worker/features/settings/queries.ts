import { asc, eq, inArray, or } from 'drizzle-orm';
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
