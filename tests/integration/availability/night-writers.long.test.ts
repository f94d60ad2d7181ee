import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { fakeOutside, feedOf } from '#tests/support/servers/feeds.ts';
import { type Dates, nightWriters } from '#tests/support/night-writers.ts';

const { writerRounds: ROUNDS } = inject('effort');

const week = (from: string): Dates => ({ checkIn: from, checkOut: addDays(from, 7) });

/**
 * Whether the machine had too much to do for somebody, who is told to come back: such a round shows
 * only that nobody shares a night, and is played once more.
 */
const isBusy = (answers: readonly { status: number; body: any }[]): boolean =>
  answers.some(({ status, body }) => status === 503 && body.code === 'BUSY');

/** Whoever holds the nights now, each once; what an event waits for is not free. */
async function holdersOf(app: TestApp, villaId: number, { checkIn, checkOut }: Dates) {
  return app.deps.db.read.all<{ ref: string; nights: number }>(
    sql`select ref, count(*) nights from villa_nights where villa_id = ${villaId}
      and night >= ${checkIn} and night < ${checkOut}
      and (free_at is null or free_at > ${app.clock.now().toISOString()}) group by ref`,
  );
}

it(`gives the same nights to one of all who can take them, ${ROUNDS} times over`, async () => {
  const admin = (await createUser(testApp())).email;
  for (let round = 0, again = 0; round < ROUNDS; round++) {
    const app = testApp();
    const villa = await createVilla(app);
    const token = await signIn(app, admin);
    const wanted = week('2027-05-10');
    const writers = await nightWriters(app, token, villa, wanted, [
      week('2027-07-05'),
      week('2027-09-06'),
    ]);
    // Each starts first in some round.
    const order = [
      ...writers.slice(round % writers.length),
      ...writers.slice(0, round % writers.length),
    ];
    const answers = await Promise.all(
      order.map(async ({ name, take }) => ({ name, ...(await take()) })),
    );

    if (isBusy(answers) && again++ < ROUNDS) {
      expect((await holdersOf(app, villa.id, wanted)).length).toBeLessThanOrEqual(1);
      round -= 1;
      continue;
    }
    const won = answers.filter(({ status }) => status < 300);
    const lost = answers.filter(
      ({ status, body }) => status === 409 && body.code === 'DATES_TAKEN',
    );
    expect([round, won.length, lost.length], describe(answers)).toEqual([
      round,
      1,
      writers.length - 1,
    ]);
    expect(await holdersOf(app, villa.id, wanted)).toEqual([
      { ref: expect.any(String), nights: eachNight(wanted.checkIn, wanted.checkOut).length },
    ]);
  }
});

it('can race with a calendar feed: each night has one holder, and no call fails with an error', async () => {
  const admin = (await createUser(testApp())).email;
  const wanted = week('2027-05-10');
  for (let round = 0, again = 0; round < ROUNDS; round++) {
    const outside = fakeOutside();
    const url = `https://www.airbnb.com/calendar/ical/${unique('yaris')}.ics`;
    const { checkIn: start, checkOut: end } = wanted;
    outside.serve(url, feedOf([{ uid: unique('olay'), start, end }]));
    const app = testApp({ outside: outside.fetch });
    const villa = await createVilla(app);
    const token = await signIn(app, admin);
    const writers = await nightWriters(app, token, villa, wanted, [
      week('2027-07-05'),
      week('2027-09-06'),
    ]);
    const sync = () =>
      app.call('POST', '/v1/admin/villas/date/sync', {
        token,
        body: { villa_id: villa.id, url },
      });
    const takes = [...writers.map(({ take }) => take), sync];
    const first = round % takes.length;
    const answers = await Promise.all(
      [...takes.slice(first), ...takes.slice(0, first)].map((take) => take()),
    );
    if (isBusy(answers) && again++ < ROUNDS) {
      expect((await holdersOf(app, villa.id, wanted)).length).toBeLessThanOrEqual(1);
      round -= 1;
      continue;
    }
    const texts = answers.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join('\n');
    const winners = answers.filter(({ status }) => status < 300).length;
    // The feed always gets its answer; what it could not take waits as a conflict.
    expect([round, winners <= 2], texts).toEqual([round, true]);
    expect(Math.max(...answers.map(({ status }) => status)), texts).toBeLessThan(500);
    expect(await holdersOf(app, villa.id, wanted), texts).toEqual([
      { ref: expect.any(String), nights: 7 },
    ]);
  }
});

const describe = (answers: { name: string; status: number; text: string }[]) =>
  answers.map(({ name, status, text }) => `${name}: ${status} ${text.slice(0, 160)}`).join('\n');
