import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/dates.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { createUser, createVilla, signIn } from '../support/factories.ts';
import { type Dates, nightWriters } from '../support/night-writers.ts';

const ROUNDS = Number(process.env.WRITER_ROUNDS ?? 8);

const week = (from: string): Dates => ({ checkIn: from, checkOut: addDays(from, 7) });

/** Whoever holds the nights now, each once. */
async function holdersOf(app: TestApp, villaId: number, { checkIn, checkOut }: Dates) {
  return app.deps.db.read.all<{ ref: string; nights: number }>(
    sql`select ref, count(*) nights from villa_nights where villa_id = ${villaId}
      and night >= ${checkIn} and night < ${checkOut}
      and (expires_at is null or expires_at > ${app.clock.now().toISOString()}) group by ref`,
  );
}

it(
  `gives the same nights to one of all who can take them, ${ROUNDS} times over`,
  { timeout: 300_000 },
  async () => {
    const admin = (await createUser(testApp())).email;
    for (let round = 0; round < ROUNDS; round++) {
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
  },
);

const describe = (answers: { name: string; status: number; text: string }[]) =>
  answers.map(({ name, status, text }) => `${name}: ${status} ${text.slice(0, 160)}`).join('\n');
