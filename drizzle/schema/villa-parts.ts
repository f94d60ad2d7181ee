import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { HouseGuide } from '#domain/villas/house-guide.ts';
import type { NearbyPlace } from '#domain/villas/nearby.ts';
import { flag, serialId, timestamps } from './columns.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { UserId, VillaId } from '#domain/values/ids.ts';

const villaId = () =>
  integer('villa_id')
    .$type<VillaId>()
    .notNull()
    .references(() => villas.id);

export const villaImages = sqliteTable(
  'villa_images',
  {
    ...serialId,
    villaId: villaId(),
    /** Path below `/media/` without width and extension, e.g. `pictures/0190…/Havuz`. */
    key: text('key').notNull(),
    alt: text('alt').notNull().default(''),
    /** The room it shows, as the gallery groups it: Dış, Havuz, 1. yatak odası; empty for none. */
    room: text('room').notNull().default(''),
    color: text('color').notNull().default('#d9d4c8'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The first picture is the cover. */
    position: integer('position').notNull(),
  },
  (t) => [index('villa_images_villa').on(t.villaId, t.position)],
);

export const villaRooms = sqliteTable(
  'villa_rooms',
  {
    ...serialId,
    villaId: villaId(),
    name: text('name').notNull(),
    beds: text('beds').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('villa_rooms_villa').on(t.villaId, t.position)],
);

export const villaPools = sqliteTable(
  'villa_pools',
  {
    ...serialId,
    villaId: villaId(),
    use: text('use', { enum: ['private', 'shared'] }).notNull(),
    kind: text('kind', { enum: ['outdoor', 'indoor', 'children'] }).notNull(),
    widthCm: integer('width_cm').notNull(),
    lengthCm: integer('length_cm').notNull(),
    depthCm: integer('depth_cm').notNull(),
    heated: flag('heated'),
    /** Korunaklı: not seen from outside. */
    sheltered: flag('sheltered'),
  },
  (t) => [index('villa_pools_villa').on(t.villaId)],
);

export const villaDistances = sqliteTable(
  'villa_distances',
  {
    ...serialId,
    villaId: villaId(),
    place: text('place', {
      enum: ['sea', 'centre', 'market', 'restaurant', 'hospital', 'airport'],
    }).notNull(),
    metres: integer('metres').notNull(),
  },
  (t) => [index('villa_distances_villa').on(t.villaId)],
);

/**
 * Handover facts. Never public; a guest reads them on the page of the stay, each from the day that
 * domain/stay-page/phase.ts defines.
 */
export const villaPrivate = sqliteTable('villa_private', {
  villaId: villaId().primaryKey(),
  ...timestamps,
  greeterName: text('greeter_name'),
  greeterPhone: text('greeter_phone'),
  caretakerName: text('caretaker_name'),
  caretakerPhone: text('caretaker_phone'),
  keyBox: text('key_box'),
  doorCode: text('door_code'),
  wifiName: text('wifi_name'),
  wifiPassword: text('wifi_password'),
  calendarManager: text('calendar_manager'),
  agencyNotes: text('agency_notes'),
  /** Where the exits and the fire extinguisher are; stands on the card that hangs in the house. */
  exits: text('exits'),
  /** How the house works, part by part. */
  houseGuide: text('house_guide', { mode: 'json' }).$type<HouseGuide>().notNull().default([]),
  /** Places nearby, with what guests look for. */
  nearby: text('nearby', { mode: 'json' }).$type<NearbyPlace[]>().notNull().default([]),
});

/** Who lets a villa, as the report to the revenue administration names them. */
const lessor = () => ({
  ownerKind: text('owner_kind', { enum: ['person', 'company'] })
    .notNull()
    .default('person'),
  identityKind: text('identity_kind', { enum: ['tckn', 'passport', 'vkn'] }),
  /** Encrypted; see worker/platform. */
  identityNumber: text('identity_number'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  companyTitle: text('company_title'),
  iban: text('iban'),
  phone: text('phone'),
  email: text('email'),
});

/** What the monthly BTRANS file says of a villa and its owner (VUK Tebliğ 538). */
export const villaBtrans = sqliteTable('villa_btrans', {
  villaId: villaId().primaryKey(),
  ...timestamps,
  ...lessor(),
  provincePlate: integer('province_plate'),
  districtCode: integer('district_code'),
  neighbourhood: text('neighbourhood'),
  avenue: text('avenue'),
  street: text('street'),
  outerDoorNo: text('outer_door_no'),
  innerDoorNo: text('inner_door_no'),
  zoningPlan: text('zoning_plan', { enum: ['inside', 'outside'] }),
  groundSystemNo: text('ground_system_no'),
  deedJournalNo: text('deed_journal_no'),
  /** Whether a permit was applied for. */
  applicationInfo: text('application_info', { enum: ['yes', 'no'] }),
});

/**
 * The lessors of before, whose stays are still reported: kept by a trigger when a villa changes hands
 * (drizzle/rules/lessors-of-stays.sql).
 */
export const villaLessors = sqliteTable(
  'villa_lessors',
  {
    /** `<villa>:<owner>` */
    id: text('id').primaryKey(),
    ...timestamps,
    villaId: villaId(),
    ownerId: integer('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    ...lessor(),
  },
  (t) => [uniqueIndex('villa_lessors_owner').on(t.villaId, t.ownerId)],
);

/** The scanned permit of a villa (law 7464); only for the agency. */
export const villaPermitFiles = sqliteTable('villa_permit_files', {
  villaId: villaId().primaryKey(),
  createdAt: text('created_at').notNull(),
  /** A PDF or a picture below `receipts/` in the file store; never public. */
  file: text('file').notNull(),
  createdBy: integer('created_by').references(() => users.id),
});
