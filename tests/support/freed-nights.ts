import { changeStatus } from '#worker/features/reservations/transition/change-status.ts';
import { testClock } from './test-clock.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { releaseDueBlocks } from '#worker/features/availability/blocks/remove-block.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from './app.ts';
import { createTown, createUser, createVilla, signIn, unique } from './factories.ts';
import { fakeOutside, type FeedEventFixture, feedOf } from './servers/feeds.ts';
import { blockDates, createByClerk, editStay, moveTo } from './night-writers.ts';

export const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
export const ELSEWHERE = { checkIn: '2027-07-05', checkOut: '2027-07-12' };

export type Scene = Awaited<ReturnType<typeof scene>>;

/** A villa with a clerk, and a seller whose calendar each test sets. */
export async function scene() {
  const outside = fakeOutside();
  const app = testApp({ outside: outside.fetch });
  const town = await createTown(app);
  const place = { townId: town.id, districtId: town.districtId };
  const villa = await createVilla(app, place);
  const token = await signIn(app, (await createUser(app)).email);
  const url = `https://www.airbnb.com/calendar/ical/${unique('satici')}.ics`;
  const read = async (text: string, villaId = villa.id) => {
    outside.serve(url, text);
    const body = { villa_id: villaId, url, confirmLoss: true };
    const answer = await app.call('POST', '/v1/admin/villas/date/sync', { token, body });
    expect(answer.status).toBe(200);
    return answer.body.content;
  };
  return {
    app,
    token,
    villa,
    /** Sets the seller's calendar to this text and syncs it. */
    read,
    sync: (events: FeedEventFixture[]) => read(feedOf(events)),
    /** An event of the seller for WEEK. */
    event: { uid: 'bekleyen', start: WEEK.checkIn, end: WEEK.checkOut },
    asked: { app, token, villa, town: town.slug, ...WEEK },
    conflicts: async (state = 'open') => {
      const path = `/v1/admin/calendars/conflicts?villa_id=${villa.id}&state=${state}`;
      return (await app.call('GET', path, { token })).body.content.items;
    },
    /** The calendar that we publish for other sellers. */
    exported: async () => (await app.call('GET', `/v1/calendar/${villa.calendarToken}.ics`)).text,
  };
}

export const inMinutes = (app: TestApp, minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

/** A stay for WEEK, a request by default; returns its id. */
export async function stayOver(
  { app, token, villa }: Scene,
  body: Record<string, unknown> = {},
): Promise<string> {
  const made = await createByClerk(app, token, { villa_id: villa.id, ...WEEK, ...body });
  expect(made.status).toBe(201);
  return made.body.content.id;
}

/** An option for WEEK that ends in twenty minutes; returns its id. */
export const optionOver = (s: Scene) =>
  stayOver(s, { status: 'option', optionExpiresAt: inMinutes(s.app, 20) });

const confirmed = (s: Scene) => stayOver(s, { status: 'confirmed' });

async function blockOver({ app, token, villa }: Scene, body: object = {}): Promise<string> {
  const made = await blockDates(app, token, villa.id, WEEK, { ...body });
  expect(made.status).toBe(201);
  return made.body.content.id;
}

const closedOption = (s: Scene) =>
  blockOver(s, { status: 'option', expires_at: inMinutes(s.app, 20) });

const shift = ({ app, token }: Scene, id: string, body: object) =>
  app.call('PUT', `/v1/admin/villas/date/${id}`, { token, body });

const datesOf = ({ checkIn, checkOut }: typeof WEEK) => ({
  started_at: checkIn,
  finished_at: checkOut,
});

type Way = {
  hold(s: Scene): Promise<string>;
  release(s: Scene, id: string): unknown;
};

/** Every way in which our nights become free: who held them, and how they are released. */
const WAYS: Record<string, Way> = {
  'an option that ran out': {
    hold: optionOver,
    release: ({ app }) => app.clock.advanceMinutes(20),
  },
  'an option that ran out and was tidied up': {
    hold: optionOver,
    release: async ({ app }) => {
      app.clock.advanceMinutes(20);
      while ((await settleDue(app.deps)) > 0) continue;
    },
  },
  'a request that ran out': {
    hold: (s) => stayOver(s),
    release: ({ app }) => app.clock.advanceMinutes(120),
  },
  'a closed option that ran out': {
    hold: closedOption,
    release: ({ app }) => app.clock.advanceMinutes(20),
  },
  'a closed option that ran out and was tidied up': {
    hold: closedOption,
    release: async ({ app }) => {
      app.clock.advanceMinutes(20);
      while ((await releaseDueBlocks(app.deps)) > 0) continue;
    },
  },
  'a cancellation': {
    hold: confirmed,
    release: ({ app, token }, id) =>
      moveTo(app, token, id, { status: 'cancelled', reason: 'deneme' }),
  },
  'a request turned down': {
    hold: (s) => stayOver(s),
    release: ({ app, token }, id) => moveTo(app, token, id, { status: 'rejected' }),
  },
  'a guest who did not come': {
    hold: confirmed,
    // On the day of arrival: a no-show cannot be recorded earlier.
    release: ({ app }, id) =>
      changeStatus(
        { ...app.deps, clock: testClock(`${WEEK.checkIn}T09:00:00.000Z`) },
        id,
        { status: 'no_show', freeNights: true },
        { kind: 'system', userId: null, ip: null, requestId: null },
      ),
  },
  'other dates': {
    hold: confirmed,
    release: ({ app, token }, id) => editStay(app, token, id, ELSEWHERE),
  },
  'another villa': {
    hold: confirmed,
    release: async ({ app, token }, id) =>
      editStay(app, token, id, { villa_id: (await createVilla(app)).id }),
  },
  'own dates opened again': {
    hold: (s) => blockOver(s),
    release: ({ app, token }, id) => app.call('DELETE', `/v1/admin/villas/date/${id}`, { token }),
  },
  'own dates that moved': {
    hold: (s) => blockOver(s),
    release: (s, id) => shift(s, id, datesOf(ELSEWHERE)),
  },
  'own dates that moved to another villa': {
    hold: (s) => blockOver(s),
    release: async (s, id) =>
      shift(s, id, { villa_id: (await createVilla(s.app)).id, ...datesOf(WEEK) }),
  },
  'a writer nobody has thought of yet': {
    hold: (s) => blockOver(s),
    release: async ({ app, villa }) => {
      await app.deps.db.rows.run(sql`delete from villa_nights where villa_id = ${villa.id}`);
      // The search of an isolate that has not written checks for changes after two seconds.
      app.clock.advanceMinutes(1);
    },
  },
};

/** By name, for `describe.each`. */
export const WAYS_TO_FREE = Object.entries(WAYS);
