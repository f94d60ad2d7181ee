import { setTimeout as delay } from 'node:timers/promises';
import { addDays, type Day, eachNight, istanbulDay } from '#domain/values/dates.ts';
import { must } from '../broken.ts';
import type { Random } from '../random.ts';
import { slugOf, VILLA_IDS } from '../world/villas.ts';
import { type Answer, Caller } from './caller.ts';
import type { Cluster, Machine } from './cluster.ts';
import type { Change, Truth } from './truth.ts';

export const TWICE = 'no night is sold twice';
const OWN = 'whoever wrote sees it, whichever machine answers';
export const AGE = 'nothing is older than five seconds';
export const AFTER = 'five seconds after a cut everything is seen everywhere';
export const CAUGHT_UP = 'a replica follows the primary again within a minute';

/** A stay that was acknowledged, by its id. */
type Stay = { villa: string; checkIn: Day; checkOut: Day; code: string };

export type Life = {
  cluster: Cluster;
  truth: Truth;
  dice: Random;
  stays: Map<string, Stay>;
  next(): Machine;
};

const PARTY = { adults: 2, children: 0, babies: 0 };
const CONSENTS = { terms: true, kvkk: true, marketing: false };
/** How often, and after how many ms, somebody tries who is told to come again. */
export const MAX_TRIES = 4;
const TRY_AGAIN_MS = 1_000;

const DAYS_AHEAD = { least: 20, most: 110 };

type Dates = Omit<Stay, 'code'>;

function someDates({ dice }: Life): Dates {
  const villa = slugOf(dice.pick(VILLA_IDS) ?? 1);
  const checkIn = addDays(istanbulDay(new Date()), dice.int(DAYS_AHEAD.least, DAYS_AHEAD.most));
  return { villa, checkIn, checkOut: addDays(checkIn, dice.int(5, 7)) };
}

/** A guest asks for a price at one machine, books at the next and looks at others. */
async function book(life: Life): Promise<void> {
  const { dice, truth, next } = life;
  const guest = new Caller();
  const dates = someDates(life);
  const { villa, checkIn, checkOut } = dates;
  const quote = { slug: villa, checkIn, checkOut, ...PARTY };
  const quoted = await guest.insist(next, '/v1/quote', { method: 'POST', body: quote });
  if (quoted.status !== 200) return;
  const own = truth.begin(villa, eachNight(checkIn, checkOut), true);
  const name = `konuk${dice.next()}`;
  const booked = await guest.insist(next, '/v1/reservation', {
    method: 'POST',
    key: name.padEnd(16, '.'),
    body: {
      quoteToken: quoted.content.quoteToken,
      customer: {
        firstName: 'Ece',
        lastName: 'Yıldız',
        phone: `0532${String(dice.int(1_000_000, 9_999_999))}`,
        email: `${name}@posta.example`,
      },
      consents: CONSENTS,
    },
  });
  truth.end(own, booked.status === 201);
  if (booked.status !== 201) return;
  const code = String(booked.content.reservationCode);
  await seeOwn(life, guest, dates, own);
  const found = await insistAsClerk(life, `/v1/admin/reservations?take=5&q=${code}`);
  const [row] = found.content.items ?? [];
  must(OWN, row !== undefined, () => `${code} is not in the list of ${found.machine}`);
  life.stays.set(row.id, { ...dates, code });
}

/** A clerk takes a stay back and looks at it, and at its nights, elsewhere. */
async function cancel(life: Life): Promise<void> {
  const { dice, truth, next, stays, cluster } = life;
  const chosen = dice.pick([...stays]);
  if (chosen === undefined) return;
  const [id, stay] = chosen;
  stays.delete(id);
  const clerk = new Caller();
  const own = truth.begin(stay.villa, eachNight(stay.checkIn, stay.checkOut), false);
  const { token } = cluster;
  const path = `/v1/admin/reservations/${id}`;
  const status = 'rejected';
  const body = { status };
  const moved = await clerk.insist(next, path, { method: 'PATCH', body, token });
  // An answer that was lost: the stay is already where it was to go.
  const isDone = moved.status === 200 || moved.status === 409;
  must(OWN, isDone, () => `${stay.code} could not be taken back: ${moved.status}`);
  truth.end(own, true);
  const seen = await insistAsClerk(life, path);
  must(OWN, seen.content.status === status, () => `${stay.code} is ${seen.content.status}`);
  await seeOwn(life, clerk, stay, own);
}

const insistAsClerk = ({ cluster, next }: Life, path: string): Promise<Answer> =>
  new Caller().insist(next, path, { token: cluster.token });

/** Whoever wrote looks at calendar and price elsewhere. */
async function seeOwn(life: Life, writer: Caller, dates: Dates, own: Change): Promise<void> {
  const { villa, checkIn, checkOut } = dates;
  const path = `/v1/villa/${villa}/availability?from=${checkIn}&to=${checkOut}`;
  compareCalendar(life, villa, await writer.insist(life.next, path), OWN, own);
  const search = `/v2/search?client=true&checkin=${checkIn}&checkout=${checkOut}`;
  compareSearch(life, dates, await writer.insist(life.next, search), OWN, own);
  if (!own.taken) return;
  const body = { slug: villa, checkIn, checkOut, ...PARTY };
  const quoted = await writer.insist(life.next, '/v1/quote', { method: 'POST', body });
  compareQuote(life, dates, quoted, OWN, own);
}

/** A stranger looks at one machine, which may have no answer, but none that is too old. */
async function look(life: Life): Promise<void> {
  await lookAt(life, life.next(), someDates(life), AGE);
}

/** @returns the statuses of those that were not answered; empty when all were. */
async function lookAt(
  life: Life,
  machine: Machine,
  dates: Dates,
  promise: string,
): Promise<number[]> {
  const stranger = new Caller();
  const { villa, checkIn, checkOut } = dates;
  const body = { slug: villa, checkIn, checkOut, ...PARTY };
  const [search, quote, calendar] = await Promise.all([
    stranger.ask(machine, `/v2/search?client=true&checkin=${checkIn}&checkout=${checkOut}`),
    stranger.ask(machine, '/v1/quote', { method: 'POST', body }),
    stranger.ask(machine, `/v1/villa/${villa}/availability?from=${checkIn}&to=${checkOut}`),
  ]);
  if (search?.status === 200) compareSearch(life, dates, search, promise);
  if (quote?.status === 200) compareQuote(life, dates, quote, promise);
  if (calendar?.status === 200) compareCalendar(life, villa, calendar, promise);
  return [search, quote, calendar]
    .map((answer) => answer?.status ?? 0)
    .filter((status) => status === 0 || status === 503);
}

function compareCalendar(
  { truth }: Life,
  villa: string,
  { content, machine, askedAt }: Answer,
  promise: string,
  own?: Change,
): void {
  for (const { date, state } of content.days ?? []) {
    const taken = truth.expected(villa, date, askedAt, own);
    // Without a price a night is blocked, whoever has it.
    const isRight = taken === null || state === 'blocked' || taken === (state !== 'free');
    must(
      promise,
      isRight,
      () =>
        `${villa} ${date} is ${state} in the calendar of ${machine} (${truth.tell(villa, date)})`,
    );
  }
}

function compareSearch(
  life: Life,
  dates: Dates,
  { content, machine, askedAt }: Answer,
  promise: string,
  own?: Change,
): void {
  if ((content.items ?? []).some(({ slug }) => slug === dates.villa))
    mustBeFree(life, dates, askedAt, promise, `in the search of ${machine}`, own);
}

function compareQuote(
  life: Life,
  dates: Dates,
  { status, machine, askedAt }: Answer,
  promise: string,
  own?: Change,
): void {
  if (status === 200) mustBeFree(life, dates, askedAt, promise, `quoted by ${machine}`, own);
}

/** Nights that were offered to whoever asked at `askedAt`. */
function mustBeFree(
  { truth }: Life,
  { villa, checkIn, checkOut }: Dates,
  askedAt: number,
  promise: string,
  offer: string,
  own?: Change,
): void {
  for (const night of eachNight(checkIn, checkOut))
    must(
      promise,
      truth.expected(villa, night, askedAt, own) !== true,
      () => `${villa} ${night} is ${offer} (${truth.tell(villa, night)})`,
    );
}

const ACTS = [
  [3, book],
  [2, cancel],
  [5, look],
] as const;

export const act = (life: Life): Promise<void> => life.dice.weighted(ACTS)(life);

/** Looks at each villa for all days that stays are in, at every machine. */
export async function lookEverywhere(life: Life, promise: string): Promise<void> {
  const first = addDays(istanbulDay(new Date()), DAYS_AHEAD.least);
  for (const machine of life.cluster.machines) {
    for (const id of VILLA_IDS) {
      const dates = { villa: slugOf(id), checkIn: first, checkOut: addDays(first, 100) };
      for (let tries = 1; ; tries += 1) {
        const unanswered = await lookAt(life, machine, dates, promise);
        if (promise === AGE || unanswered.length === 0) break;
        // A busy machine may ask to come again; one that is cut off always does.
        must(promise, tries < MAX_TRIES, () => `${machine.url} answers ${unanswered.join(', ')}`);
        await delay(TRY_AGAIN_MS);
      }
    }
  }
}
