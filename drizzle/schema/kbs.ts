import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { KBS_SERVICES } from '#domain/kbs/codes.ts';
import type { DistrictId, VillaId } from '#domain/values/ids.ts';
import { eventId, flag, version } from './columns.ts';
import { districts } from './locations.ts';
import { villas } from './villas.ts';

/**
 * A facility at the identity notification service of gendarmerie or police (law 1774): of one villa,
 * or of all villas of a district that have none of their own. User, password and salt are encrypted.
 */
export const kbsFacilities = sqliteTable(
  'kbs_facilities',
  {
    ...eventId,
    ...version,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .references(() => villas.id),
    districtId: integer('district_id')
      .$type<DistrictId>()
      .references(() => districts.id),
    service: text('service', { enum: KBS_SERVICES }).notNull(),
    endpoint: text('endpoint').notNull(),
    /** TssKod: six digits. */
    code: text('code').notNull(),
    /** KullaniciTC, encrypted. */
    user: text('user').notNull(),
    password: text('password').notNull(),
    /** Makes the marks of numbers in `kbs_people`, encrypted; survives a change of the keys. */
    salt: text('salt').notNull(),
    /** Of foreigners the service wants father's and mother's name and sex. */
    asksParents: flag('asks_parents', true),
    /** Off: nothing is sent, and a villa's own facility keeps its district's from being used. */
    active: flag('active'),
    /** Stays that began earlier were reported by hand. */
    startsOn: text('starts_on').notNull(),
    /** Nothing is sent before: the service did not answer. */
    pausedUntil: text('paused_until'),
    /** Why the service refused the access itself; null: it did not. */
    trouble: text('trouble'),
    /** When the access was last tested with success. */
    testedAt: text('tested_at'),
  },
  (t) => [
    uniqueIndex('kbs_facilities_villa').on(t.villaId),
    uniqueIndex('kbs_facilities_district').on(t.districtId),
    check('kbs_facilities_of_one', sql`(villa_id is null) <> (district_id is null)`),
  ],
);

/**
 * What the service was told of a person of a guest list; `id` is the guest's. A row outlives the
 * guest list, because whoever was reported in must be reported out.
 */
export const kbsPeople = sqliteTable(
  'kbs_people',
  {
    ...eventId,
    reservationId: text('reservation_id').notNull(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => kbsFacilities.id),
    /** `KbsPerson` as last told, encrypted; null before, and once the stay is long over. */
    told: text('told'),
    /** The number under the facility's salt: one person is in a facility once. */
    mark: text('mark'),
    state: text('state', { enum: ['absent', 'present', 'left'] })
      .notNull()
      .default('absent'),
    /** A call that was begun and has no clear outcome yet. */
    act: text('act', { enum: ['arrive', 'depart'] }),
    /** How often the service's list was read for it. */
    looks: integer('looks').notNull().default(0),
    /** Failed attempts in a row. */
    tries: integer('tries').notNull().default(0),
    /** Reserved by a sender until then, or the time of the next attempt. */
    nextAt: text('next_at').notNull(),
    /** Guest list and stay have been compared with what was told as they were then. */
    seenAt: text('seen_at').notNull().default(''),
    /** Why the last call was refused or is unclear, in the service's words; null: it is neither. */
    reason: text('reason'),
    arrivedAt: text('arrived_at'),
    leftAt: text('left_at'),
  },
  (t) => [
    // Whatever the sender does, nobody is reported into a facility twice.
    uniqueIndex('kbs_people_once')
      .on(t.facilityId, t.mark)
      .where(sql`mark is not null and (state = 'present' or act = 'arrive')`),
    index('kbs_people_reservation').on(t.reservationId),
    index('kbs_people_open')
      .on(t.nextAt)
      .where(sql`state = 'present' or act is not null`),
  ],
);
