import { expect } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { nightKindOf, type Status } from '#domain/reservation-status.ts';
import type { TestApp } from './app.ts';
import { quoteOf } from './factories.ts';
import type { Outside } from './servers/feeds.ts';
import { takenNights, wrongClaims } from './nights.ts';

/**
 * One villa and a model of its nights: a stay or block of ours has its nights until it ends; nights
 * of a seller's event that none of ours has are the seller's; all others are free.
 */
export type World = {
  app: TestApp;
  outside: Outside;
  /** Address of the seller's calendar. */
  url: string;
  token: string;
  villa: { id: number; slug: string; calendarToken: string };
  /** Slug of the villa's region, which has no other villa. */
  town: string;
  stays: ModelStay[];
  blocks: ModelBlock[];
  /** The seller's events by name. */
  events: Record<string, Span>;
  /** Our calendar as the seller last read it. */
  seen: string;
};

/** Nights [from, to) as offsets from the first day. */
export type Span = { from: number; to: number };
type ModelStay = Span & { id: string; status: Status; expiresAt: number };
type ModelBlock = Span & { id: string; removed: boolean; expiresAt: number };

const FIRST_DAY = '2027-03-01';
/** The last offset that a step uses. */
const LAST = 30;

export const nowOf = ({ app }: World) => app.clock.now().getTime();

export const holds = (stay: ModelStay, now: number) =>
  nightKindOf(stay.status) === 'reservation' ||
  (nightKindOf(stay.status) === 'hold' && stay.expiresAt > now);

export const blocks = (block: ModelBlock, now: number) => !block.removed && block.expiresAt > now;

export const datesOf = ({ from, to }: Span) => ({
  checkIn: addDays(FIRST_DAY, from),
  checkOut: addDays(FIRST_DAY, to),
});

type Holder = { of: ModelStay | ModelBlock; kind: string };

/** The stay or block of ours that has the night now. */
function holderOf(world: World, night: number): Holder | undefined {
  const now = nowOf(world);
  const within = ({ from, to }: Span) => from <= night && night < to;
  const stay = world.stays.find((stay) => within(stay) && holds(stay, now));
  if (stay !== undefined) return { of: stay, kind: nightKindOf(stay.status) ?? '' };
  const block = world.blocks.find((block) => within(block) && blocks(block, now));
  return block && { of: block, kind: 'block' };
}

const isClaimed = ({ events }: World, night: number) =>
  Object.values(events).some(({ from, to }) => from <= night && night < to);

/**
 * Whether the nights are available to a new stay, or to `except`, whose own nights count as free.
 */
export function isFree(world: World, { from, to }: Span, except?: ModelStay | ModelBlock): boolean {
  return Array.from({ length: to - from }, (_, i) => from + i).every((night) => {
    const holder = holderOf(world, night);
    return holder === undefined ? !isClaimed(world, night) : holder.of === except;
  });
}

const kindOf = (world: World, night: number) =>
  holderOf(world, night)?.kind ?? (isClaimed(world, night) ? 'external' : null);

const ALL: Span = { from: 0, to: LAST };

/** Checks that database, calendar, published feed, search and quote agree with the model. */
export async function compareWorld(world: World, wanted: Span): Promise<void> {
  const { app, villa, town } = world;
  const kinds = Array.from({ length: LAST }, (_, night) => kindOf(world, night));
  const nights = kinds.map((kind, i) => [addDays(FIRST_DAY, i), kind] as const);
  const taken = nights.filter(([, kind]) => kind !== null);
  expect(await takenNights(app, villa.id, datesOf(ALL))).toEqual(taken);
  expect(await wrongClaims(app)).toEqual([]);

  const { checkIn, checkOut } = datesOf(ALL);
  const path = `/v1/villa/${villa.slug}/availability?from=${checkIn}&to=${checkOut}`;
  const { days } = (await app.call('GET', path)).body.content;
  const open = days.flatMap((day: { date: string; state: string }) =>
    day.state === 'free' ? [day.date] : [],
  );
  expect(open).toEqual(nights.flatMap(([night, kind]) => (kind === null ? [night] : [])));

  const ours = taken.flatMap(([night, kind]) => (kind === 'external' ? [] : [night]));
  expect(nightsOfFeed(await exported(world))).toEqual(ours);

  const dates = datesOf(wanted);
  const query = `town=${town}&checkin=${dates.checkIn}&checkout=${dates.checkOut}`;
  const found = await app.call('GET', `/v2/search?client=true&${query}`);
  const quoted = await quoteOf(app, { slug: villa.slug, ...dates });
  const offers = [found.body.content.items.length === 1, quoted.status === 200];
  const free = isFree(world, wanted);
  expect(offers).toEqual([free, free]);
}

/** The calendar that we publish for the seller. */
export const exported = async ({ app, villa }: World): Promise<string> =>
  (await app.call('GET', `/v1/calendar/${villa.calendarToken}.ics`)).text;

function nightsOfFeed(text: string): string[] {
  const events = text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g);
  const day = (compact = '') => compact.replace(/(....)(..)(..)/, '$1-$2-$3');
  return [...events].flatMap(([, start, end]) => eachNight(day(start), day(end))).toSorted();
}
