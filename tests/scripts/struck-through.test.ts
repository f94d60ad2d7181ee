import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import Database from 'libsql';
import { expect, inject, it } from 'vitest';
import { priceStay } from '#domain/reservations/pricing/pricing.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { MIGRATIONS, readManifest, readStatements } from '#scripts/lib/migrations/manifest.ts';
import { saleColumns, toSaleFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { dayAt, lawfulBefore } from '#tests/support/shown-prices/shelf.ts';
import { dayText, HOUR, NIGHTS, randomFrom, Villa } from '#tests/support/shown-prices/villa.ts';

it('never strikes through what the law does not let one, whatever changes the prices', async () => {
  const database = new Database(':memory:');
  database.exec('PRAGMA foreign_keys = off');
  for (const name of [...Object.keys(readManifest(MIGRATIONS).migrations), 'rules'])
    for (const statement of readStatements(MIGRATIONS, name)) database.exec(statement);
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const read = drizzle((text, values) => {
    const statement = prepared.get(text) ?? database.prepare(text).raw();
    prepared.set(text, statement);
    return Promise.resolve({ rows: statement.all(values) as unknown[][] });
  });
  const changes = inject('effort').priceChanges;
  const random = randomFrom(inject('effort').fuzzSeed);
  const seen = { struck: 0, lower: 0, none: 0 };
  const [today, id] = [sql.placeholder('today'), sql.placeholder('id')];
  const sale = read
    .select(saleColumns({ today, yesterday: today }, { nights: sql`false` }))
    .from(villas)
    .where(sql`id = ${id}`)
    .prepare();
  while (Villa.written < changes) {
    const villa = new Villa(database, random);
    for (let step = 0; step < 40; step++) {
      villa.step();
      const now = villa.at + random.pick([0, 1, 30]) * HOUR;
      const day = dayText(dayAt(now));
      const stay = { first: random.below(NIGHTS - 10), nights: 1 + random.below(9) };
      const expected = lawfulBefore(villa.shelves, stay, now);
      const [row] = await sale.all({ today: day, id: villa.id });
      if (row === undefined) throw new Error('no villa');
      const party = { adults: 1, children: 0, babies: 0 };
      const dates = { checkIn: dayText(stay.first), checkOut: dayText(stay.first + stay.nights) };
      const priced = priceStay({
        ...toSaleFacts(row),
        stay: { ...dates, ...party },
        today: day,
      });
      const given = priced.ok && villa.shelf.active ? priced.before : null;
      expect(given, `villa ${villa.id} step ${step}`).toEqual(
        expected && {
          total: expected.total,
          from: dayText(expected.from),
          to: dayText(expected.to),
        },
      );
      if (given === null || !priced.ok) seen.none += 1;
      else if (given.total === priced.gross + priced.cleaning) seen.struck += 1;
      else seen.lower += 1;
    }
    database.exec(`DELETE FROM villa_prices; DELETE FROM villa_discounts; DELETE FROM villas`);
  }
  // All cases occur.
  expect(Math.min(seen.struck, seen.lower, seen.none)).toBeGreaterThan(0);
  const left = database.prepare('select count(*) as n from shown_prices').get() as { n: number };
  expect(left.n).toBe(0);
  database.close();
});
