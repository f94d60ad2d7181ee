import type { ImportKind } from '../kinds.ts';
import { readCapacity, readCount, readParty, readRooms } from './counts.ts';
import { type DateOrder, readDate } from './days.ts';
import { readFee, readNightly, readPastTotal } from './money.ts';
import { readEmail, readGuest, readOwner, readPhone, readVillaName } from './people.ts';
import { readPlaceOfDistrict, readTypes, readVilla } from './places.ts';
import { known, type Reading, type Surroundings, tidy } from './reading.ts';
import { readHour, readMethod, readPayment, readPercent, readPermit, readState } from './words.ts';

/** What else a reader may look at: never the row's other cells, because a value is read once. */
export type Context = { field: string; around: Surroundings; order: DateOrder };

export type Reader = (text: string, context: Context) => Reading;

const fee: Reader = (text, { field, around }) => readFee(field, text, around);
const count: Reader = (text, { field }) => readCount(field, text);
const date: Reader = (text, { field, order, around }) => readDate(field, text, order, around.today);
const hour: Reader = (text, { field }) => readHour(field, text);
const percent: Reader = (text, { field }) => readPercent(field, text);
const phone: Reader = (text, { field }) => readPhone(field, text);
const email: Reader = (text, { field }) => readEmail(field, text);
const villa: Reader = (text, { field, around }) => readVilla(field, text, around);

/** The readers of the fields; the texts of others are taken as they are. */
export const READERS: Record<ImportKind, Readonly<Record<string, Reader>>> = {
  villas: {
    // A villa that the agency has keeps the letters of its name.
    name: (text, { around }) => {
      const own = tidy(text);
      return around.villas.some(({ name }) => tidy(name) === own)
        ? known({ name: own })
        : readVillaName(text);
    },
    owner: (text, { around }) => readOwner(text, {}, around),
    town: (text, { around }) => readPlaceOfDistrict(text, around),
    types: (text, { field, around }) => readTypes(field, text, around),
    bedrooms: (text, { field }) => readRooms(field, text),
    capacity: (text, { field }) => readCapacity(field, text),
    bathrooms: count,
    floors: count,
    minNightsSeason: count,
    minNightsOther: count,
    cleaningThreshold: count,
    permitMaxGuests: (text, { field }) => readCapacity(field, text),
    checkInTime: hour,
    checkOutTime: hour,
    deposit: fee,
    cleaningFee: fee,
    commissionRate: percent,
    prepaymentRate: percent,
    permitNo: (text, { field }) => readPermit(field, text),
    permitDate: date,
  },
  prices: {
    villaCode: villa,
    startsOn: date,
    endsOn: date,
    nightly: (text, { field, around }) => readNightly(field, text, around, false),
    minNights: count,
    shortStayFee: fee,
    cleaningThreshold: count,
  },
  reservations: {
    villaCode: villa,
    guest: (text) => readGuest(text),
    phone,
    email,
    checkIn: date,
    checkOut: date,
    bookedOn: date,
    adults: (text) => readParty(text),
    children: count,
    babies: count,
    total: (text, { field, around }) => readPastTotal(field, text, around),
    collected: (text) => readPayment(text),
    collectedOn: date,
    collectedBy: (text) => readMethod(text),
    status: (text) => readState(text),
  },
};

/** Fields that are asked about when their cell is empty, in every row. */
export const NEEDED: Record<ImportKind, readonly string[]> = {
  villas: ['name', 'owner', 'town', 'bedrooms'],
  prices: [],
  reservations: ['villaCode', 'guest', 'total'],
};

/** Fields that are asked about when their cell is empty and the file has such a column. */
export const NEEDED_IN_COLUMN: Record<ImportKind, readonly string[]> = {
  villas: [],
  prices: [],
  reservations: ['adults', 'status'],
};
