import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestWith } from '#tests/support/factories.ts';

const { raceRounds: ROUNDS } = inject('effort');
const GUESTS = 50;

describe('many guests want the same nights', () => {
  it(`gives them to one of ${GUESTS}, ${ROUNDS} times over, and never twice`, async () => {
    const app = testApp();
    const villa = await createVilla(app);
    for (let round = 0; round < ROUNDS; round++) {
      const month = String(1 + (round % 12)).padStart(2, '0');
      const year = 2027 + Math.floor(round / 12);
      const stay = { checkIn: `${year}-${month}-05`, checkOut: `${year}-${month}-12` };
      const quoted = await quoteOf(app, { slug: villa.slug, ...stay });
      const token = quoted.body.content.quoteToken;
      const answers = await Promise.all(
        Array.from({ length: GUESTS }, () => requestWith(app, token)),
      );
      const won = answers.filter(({ status }) => status === 201);
      const lost = answers.filter(({ body }) => body.code === 'DATES_TAKEN');
      expect([round, won.length, lost.length]).toEqual([round, 1, GUESTS - 1]);
    }
    const twice = await app.deps.db.read.all(
      sql`select villa_id, night, count(*) from villa_nights group by villa_id, night having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });
});
