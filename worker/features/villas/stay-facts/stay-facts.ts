import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { TakenNight } from '#domain/availability/nights.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Discount, Season, VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import type { VillaExtra } from '#domain/extras/offered.ts';
import { DEFAULT_HOLD_HOURS } from '#domain/reservation-status.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { isOurs } from '../../nights/taken-at.ts';
import { latePromises } from '../../nights/stay-hours.ts';
import { optionMaxDays } from './option-max-days.ts';

/** All that selling a stay of one villa depends on, as the price kernel takes it. */
export type StayFacts = {
  villa: { id: number; slug: string; name: string; active: boolean; version: number };
  terms: VillaTerms;
  seasons: Season[];
  discounts: Discount[];
  nights: TakenNight[];
  /** How long a request holds its nights, in minutes. */
  holdMinutes: number;
  /** How long an option may at most, in days, and when its guest arrives, `16:00`. */
  optionMaxDays: number;
  checkInTime: string;
  /** Until when guests who leave on a day were promised to stay on, HH:MM. */
  latePromises: Readonly<Record<Day, string>>;
  /** What the villa offers besides its nights. */
  extras: readonly VillaExtra[];
};

/** The facts of an active villa in one trip; null when unknown or not on sale. */
export async function readStayFacts(
  db: Database,
  slug: string,
  today: Day,
): Promise<StayFacts | null> {
  return toStayFacts(await db.read.batch(stayFactReads(db, villaOnSale(slug), today)));
}

/** The id of an active villa. */
export const villaOnSale = (slug: string): SQL =>
  sql`(select id from villas where slug = ${slug} and active = 1)`;

/**
 * The reads behind the facts of one villa, on sale or not, for a trip that reads more than them.
 * `villaId` gives its id; the nights that the stay `without` has at the instant `now` are left out.
 */
export function stayFactReads(
  db: Database,
  villaId: SQL,
  today: Day,
  without?: { ref: string; now: string },
) {
  return [
    db.read
      .select({
        ...termColumns,
        id: villas.id,
        slug: villas.slug,
        name: villas.name,
        active: villas.active,
        version: villas.version,
        checkInTime: villas.checkInTime,
        latePromises: latePromises(today),
        extras: villas.extras,
        optionMaxDays,
      })
      .from(villas)
      .where(eq(villas.id, villaId)),
    db.read.select().from(villaPrices).where(eq(villaPrices.villaId, villaId)),
    db.read.select().from(villaDiscounts).where(eq(villaDiscounts.villaId, villaId)),
    db.read
      .select(nightColumns)
      .from(villaNights)
      .where(
        and(
          eq(villaNights.villaId, villaId),
          gte(villaNights.night, addDays(today, -1)),
          without && sql`not (${villaNights.ref} = ${without.ref} and ${isOurs(without.now)})`,
        ),
      ),
    db.read
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, 'hold_minutes')),
  ] as const;
}

type RowsOf<Reads> = { [Index in keyof Reads]: Awaited<Reads[Index]> };

/** What `stayFactReads` found; null when there is no such villa. */
export function toStayFacts([found, prices, discounts, nights, hold]: RowsOf<
  ReturnType<typeof stayFactReads>
>): StayFacts | null {
  const villa = found[0];
  if (!villa) return null;
  const { id, slug, name, active, version } = villa;
  return {
    villa: { id, slug, name, active, version },
    terms: toTerms(villa),
    seasons: prices.map(toSeason),
    discounts: discounts.map(toDiscount),
    nights: nights.map(toTakenNight),
    holdMinutes: Number(hold[0]?.value ?? DEFAULT_HOLD_HOURS * 60),
    optionMaxDays: villa.optionMaxDays,
    checkInTime: villa.checkInTime,
    latePromises: villa.latePromises,
    extras: villa.extras,
  };
}

/** The columns of a villa's terms. */
export const termColumns = {
  maxAdults: villas.maxAdults,
  maxChildren: villas.maxChildren,
  maxBabies: villas.maxBabies,
  capacity: villas.capacity,
  minNightsSeason: villas.minNightsSeason,
  minNightsOther: villas.minNightsOther,
  cleaningFee: villas.cleaningFee,
  cleaningThreshold: villas.cleaningThreshold,
  prepaymentRate: villas.prepaymentRate,
  commissionRate: villas.commissionRate,
  deposit: villas.deposit,
};

export function toTerms(villa: VillaTerms): VillaTerms {
  return {
    maxAdults: villa.maxAdults,
    maxChildren: villa.maxChildren,
    maxBabies: villa.maxBabies,
    capacity: villa.capacity,
    minNightsSeason: villa.minNightsSeason,
    minNightsOther: villa.minNightsOther,
    cleaningFee: villa.cleaningFee,
    cleaningThreshold: villa.cleaningThreshold,
    prepaymentRate: villa.prepaymentRate,
    commissionRate: villa.commissionRate,
    deposit: villa.deposit,
  };
}

export function toSeason(row: Omit<Season, 'id'> & { id: number }): Season {
  return {
    id: String(row.id),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    nightly: row.nightly,
    minNights: row.minNights,
    shortStayFee: row.shortStayFee,
    cleaningThreshold: row.cleaningThreshold,
  };
}

export function toDiscount(row: typeof villaDiscounts.$inferSelect): Discount {
  return {
    id: String(row.id),
    kind: row.kind,
    rate: row.rate,
    bookFrom: row.bookFrom,
    bookTo: row.bookTo,
    stayFrom: row.stayFrom,
    stayTo: row.stayTo,
    minNights: row.minNights,
    daysBefore: row.daysBefore,
  };
}

/** What of a night selling asks for; a villa has hundreds of them, and each column is read of each. */
export const nightColumns = {
  night: villaNights.night,
  kind: villaNights.kind,
  expiresAt: villaNights.expiresAt,
  freeAt: villaNights.freeAt,
};
type NightRow = Pick<typeof villaNights.$inferSelect, keyof typeof nightColumns>;

/** A block that expires is an option, like a hold. */
export function toTakenNight(row: NightRow): TakenNight {
  const { night, kind, expiresAt, freeAt } = row;
  return { night, kind, expiresAt: freeAt, option: kind === 'hold' || expiresAt !== null };
}
