import { asc, eq, inArray } from 'drizzle-orm';
import type { ImportKind } from '#domain/import/kinds.ts';
import { pick } from '#domain/values/pick.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { importDecisions } from '#drizzle/schema/writes.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const RATES = ['dollar_exchange_rate', 'euro_exchange_rate', 'sterling_exchange_rate'];

/** What the agency has to which a file may refer, and what it decided about earlier files. */
export const readSurroundings = (db: Database, kind: ImportKind) =>
  readTogether(db, {
    decisions: db.read
      .select(pick(importDecisions, 'field', 'key', 'answer'))
      .from(importDecisions)
      .where(eq(importDecisions.kind, kind)),
    settings: db.read
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, RATES)),
    towns: db.read
      .select({ name: towns.name, district: districts.name })
      .from(towns)
      .innerJoin(districts, eq(districts.id, towns.districtId))
      .orderBy(asc(towns.displayOrder), asc(towns.id)),
    districts: db.read
      .select({ name: districts.name, province: districts.provinceName })
      .from(districts),
    owners: db.read
      .select({
        id: users.id,
        email: users.email,
        ...pick(userDetails, 'phone', 'firstName', 'lastName'),
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(eq(users.role, 'OWNER')),
    villas: db.read
      .select({ code: villas.code, name: villas.name, town: towns.name })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .orderBy(asc(villas.displayOrder), asc(villas.id)),
    types: db.read.select({ name: villaTypes.name }).from(villaTypes),
    amenities: db.read.select({ name: amenities.name }).from(amenities).orderBy(asc(amenities.id)),
  });
