import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { CODE_RANDOM_BYTES, reservationCode } from '#domain/reservation-code.ts';
import {
  type Discount,
  type Priced,
  priceStay,
  type Season,
  type VillaTerms,
} from '#domain/reservations/pricing/pricing.ts';
import { moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { nightKindOf, type Status } from '#domain/reservation-status.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { guestFacts } from '../content/people.ts';
import { between, chance, type Random, randomFor, weighted } from '../content/random.ts';
import type { WinterBreak } from '../content/villas/winter-break.ts';
import type { Inserter } from './insert.ts';
import { type Dates, type PinnedDates, pinnedDates } from './pinned-stays.ts';
import { drawStatus, isSold, soldStatus } from './stay-status.ts';

/** A stay, as far as a review of it needs it. */
export type DemoStay = { id: string; status: Status; checkIn: Day; checkOut: Day; guest: string };

/** A villa, as far as its stays need it. */
export type Bookable = {
  id: number;
  ownerId: number;
  terms: VillaTerms;
  winterBreak: WinterBreak | null;
  seasons: Season[];
  discounts: Discount[];
};

/** The day and instant of the demo; stays are past or coming relative to it. */
export type Moment = { today: Day; now: Date };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Stays of one villa from a year ago to most of a year ahead, without overlaps, drawn in order of
 * date with gaps. About one villa in five has nights blocked by its owner.
 */
export function addStays(rows: Inserter, villa: Bookable, moment: Moment): DemoStay[] {
  const random = randomFor('stays', villa.id);
  let cursor = addDays(moment.today, -between(random, 150, 420));
  const horizon = addDays(moment.today, between(random, 30, 280));
  const pinned = pinnedDates(villa.id, moment.today);
  // Nobody else comes in the nights that are kept or pinned, nor in those left before the winter.
  const reserved: Dates[] = [...pinned];
  if (villa.winterBreak) {
    const { kept, closed } = villa.winterBreak;
    reserved.push({ checkIn: kept.from, checkOut: closed.from });
    addBlock(rows, villa, kept.from, kept.to, moment, random);
  }
  const made: DemoStay[] = [];
  const add = (dates: PinnedDates) => {
    const stay = addStay(rows, villa, dates, moment, random, made.length);
    if (stay !== null) made.push(stay);
  };
  for (const dates of pinned) add(dates);
  while (cursor < horizon) {
    cursor = addDays(cursor, between(random, 3, 270));
    const nights = weighted(random, [
      [7, 5],
      [5, 3],
      [4, 2],
      [10, 2],
      [3, 1],
      [14, 1],
    ] as const);
    const checkIn = cursor;
    const checkOut = addDays(checkIn, nights);
    cursor = checkOut;
    if (reserved.some((other) => checkIn < other.checkOut && other.checkIn < checkOut)) continue;
    if (chance(random, 0.06)) addBlock(rows, villa, checkIn, checkOut, moment, random);
    else add({ checkIn, checkOut });
  }
  return made;
}

function addStay(
  rows: Inserter,
  villa: Bookable,
  { checkIn, checkOut, isSold: mustBeSold = false }: PinnedDates,
  moment: Moment,
  random: Random,
  nth: number,
): DemoStay | null {
  const status = mustBeSold
    ? soldStatus(checkIn, checkOut, moment.today)
    : drawStatus(random, checkIn, checkOut, moment.today);
  const createdAt = drawCreation(random, checkIn, status, moment);
  const adults = between(random, 1, Math.min(villa.terms.maxAdults, villa.terms.capacity));
  const children = between(
    random,
    0,
    Math.min(villa.terms.maxChildren, villa.terms.capacity - adults),
  );
  const stay = { checkIn, checkOut, adults, children, babies: chance(random, 0.15) ? 1 : 0 };
  const today = createdAt.toISOString().slice(0, 10);
  const priced = priceStay({ ...villa, stay, today });
  if (!priced.ok) return null;

  const n = villa.id * 100 + nth;
  const id = `seed${String(n).padStart(10, '0')}`;
  const guest = guestFacts(n);
  const at = createdAt.toISOString();
  const expiresAt = expiryOf(status, checkIn, moment.now, random);
  rows.add(reservations, [
    {
      ...moneySnapshot(priced),
      ...stay,
      id,
      code: codeOf(random, createdAt),
      status,
      source: weighted(random, [
        ['site', 7],
        ['admin', 3],
      ] as const),
      villaId: villa.id,
      firstName: guest.firstName,
      lastName: guest.lastName,
      phone: guest.phone,
      email: guest.email,
      searchText: fold(`${guest.firstName} ${guest.lastName}`),
      prepaymentRate: villa.terms.prepaymentRate,
      commissionRate: villa.terms.commissionRate,
      holdExpiresAt:
        status === 'requested' ? expiresAt : new Date(createdAt.getTime() + 2 * HOUR).toISOString(),
      optionExpiresAt: status === 'option' ? expiresAt : null,
      confirmedAt: isSold(status) ? at : null,
      closeReason: status === 'cancelled' ? 'Misafir planını değiştirdi' : null,
      closedAt: status === 'cancelled' || status === 'rejected' || status === 'expired' ? at : null,
      termsVersion: '2026-11',
      kvkkVersion: '2026-11',
      consentAt: at,
      readAt: status === 'requested' ? null : at,
      createdAt: at,
      updatedAt: at,
    },
  ]);
  addHistory(rows, id, status, createdAt);
  if (isSold(status)) addPayments(rows, id, status, priced, createdAt, checkIn);
  addNights(rows, villa.id, checkIn, checkOut, status, id, expiresAt);
  const name = `${guest.firstName} ${guest.lastName.slice(0, 1)}.`;
  return { id, status, checkIn, checkOut, guest: name };
}

/** Weeks before the stay, but never after now; open requests were made a moment ago. */
function drawCreation(random: Random, checkIn: Day, status: Status, { now }: Moment): Date {
  const waits = status === 'requested' || status === 'option';
  if (waits) return new Date(now.getTime() - between(random, 5, 90) * 60_000);
  const before = Date.parse(`${checkIn}T09:00:00Z`) - between(random, 12, 160) * DAY;
  const latest = now.getTime() - between(random, 3, 240) * HOUR;
  return new Date(Math.min(before + between(random, 0, 20) * HOUR, latest));
}

/**
 * Open requests of the demo last long enough to be looked at, an option at most until the arrival.
 */
export function expiryOf(status: Status, checkIn: Day, now: Date, random: Random): string | null {
  if (status === 'requested')
    return new Date(now.getTime() + between(random, 1, 20) * 6 * HOUR).toISOString();
  if (status !== 'option') return null;
  const drawn = now.getTime() + between(random, 10, 96) * HOUR;
  return new Date(Math.min(drawn, Date.parse(`${checkIn}T09:00:00Z`))).toISOString();
}

function codeOf(random: Random, createdAt: Date): string {
  const bytes = Uint8Array.from({ length: CODE_RANDOM_BYTES }, () => Math.floor(random() * 256));
  return reservationCode(bytes, createdAt.getUTCFullYear());
}

function addHistory(rows: Inserter, reservationId: string, status: Status, createdAt: Date): void {
  const path: Status[] = ['requested'];
  if (isSold(status)) path.push('confirmed');
  if (status === 'staying' || status === 'completed') path.push('staying');
  if (!path.includes(status)) path.push(status);
  path.forEach((to, index) => {
    const at = new Date(createdAt.getTime() + index * 40 * 60_000).toISOString();
    rows.add(reservationHistory, [
      {
        id: `${reservationId}-${index}`,
        reservationId,
        from: path[index - 1] ?? null,
        to,
        by:
          index === 0
            ? 'visitor'
            : to === 'staying' || to === 'completed' || to === 'expired'
              ? 'system'
              : 'admin',
        createdAt: at,
        updatedAt: at,
      },
    ]);
  });
}

function addPayments(
  rows: Inserter,
  reservationId: string,
  status: Status,
  priced: Priced,
  createdAt: Date,
  checkIn: Day,
): void {
  const paidAt = new Date(createdAt.getTime() + 3 * HOUR).toISOString();
  const arrivedAt = `${checkIn}T13:30:00.000Z`;
  const entry = {
    reservationId,
    method: 'havale_eft',
    status: 'succeeded',
    paidAt,
    createdAt: paidAt,
  } as const;
  rows.add(transactions, [
    { ...entry, id: `${reservationId}-p`, kind: 'prepayment', amount: priced.prepayment },
  ]);
  if (status !== 'completed') return;
  rows.add(transactions, [
    {
      ...entry,
      id: `${reservationId}-b`,
      kind: 'balance',
      // Taken at the door by the owner, as is usual.
      method: 'to_owner',
      amount: priced.balance,
      paidAt: arrivedAt,
      createdAt: arrivedAt,
    },
  ]);
  if (priced.ownerPayout === 0) return;
  rows.add(transactions, [
    {
      ...entry,
      id: `${reservationId}-o`,
      kind: 'owner_payout',
      amount: priced.ownerPayout,
      paidAt: arrivedAt,
      createdAt: arrivedAt,
    },
  ]);
}

function addNights(
  rows: Inserter,
  villaId: number,
  checkIn: Day,
  checkOut: Day,
  status: Status,
  ref: string,
  expiresAt: string | null,
): void {
  const kind = nightKindOf(status);
  if (kind === null) return;
  rows.add(
    villaNights,
    nightsOf(checkIn, checkOut).map((night) => ({ villaId, night, kind, ref, expiresAt })),
  );
}

function addBlock(
  rows: Inserter,
  villa: Bookable,
  startsOn: Day,
  endsOn: Day,
  { now }: Moment,
  random: Random,
): void {
  const id = `seedblock${villa.id}-${startsOn}`;
  const at = new Date(now.getTime() - between(random, 1, 60) * DAY).toISOString();
  rows.add(manualBlocks, [
    {
      id,
      villaId: villa.id,
      kind: 'full',
      startsOn,
      endsOn,
      note: 'Ev sahibi kullanımı',
      createdBy: villa.ownerId,
      createdAt: at,
      updatedAt: at,
    },
  ]);
  rows.add(
    villaNights,
    nightsOf(startsOn, endsOn).map((night) => ({
      villaId: villa.id,
      night,
      kind: 'block' as const,
      ref: id,
    })),
  );
}

const nightsOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: nightsBetween(from, to) }, (_, i) => addDays(from, i));
