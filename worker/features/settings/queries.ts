import { asc, eq, inArray, or } from 'drizzle-orm';
import { PUBLIC_GROUPS, RATE_KEYS } from '#domain/settings/public.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Database } from '#worker/platform/database/database.ts';

export function selectPublicSettings(db: Database) {
  return db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(or(inArray(settings.group, PUBLIC_GROUPS), inArray(settings.key, RATE_KEYS)))
    .orderBy(asc(settings.id));
}

export function selectMenuTypes(db: Database) {
  return db.read
    .select({ id: villaTypes.id, slug: villaTypes.slug, name: villaTypes.name })
    .from(villaTypes)
    .where(eq(villaTypes.active, true))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id));
}
