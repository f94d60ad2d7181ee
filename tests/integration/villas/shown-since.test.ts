import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla } from '#tests/support/factories.ts';

const SINCE = '2026-06-01T09:00:00.000Z';
const LATER = '2026-07-01T09:00:00.000Z';

it.each([
  ['a price', villaPrices, { nightly: 123_400 }],
  ['a discount', villaDiscounts, { rate: 700 }],
] as const)('%s that is saved as it was has been shown since then', async (_, table, changed) => {
  const app = testApp();
  const { rows, read } = app.deps.db;
  const { id } = await createVilla(app);
  await rows
    .insert(villaDiscounts)
    .values({ villaId: id, kind: 'long_stay', rate: 500, minNights: 14 });
  const ofVilla = eq(table.villaId, id);
  const since = async () =>
    (await read.selectDistinct({ at: table.shownSince }).from(table).where(ofVilla)).map(
      ({ at }) => at,
    );
  await rows.update(table).set({ shownSince: SINCE }).where(ofVilla);
  await rows.update(table).set({ updatedAt: LATER }).where(ofVilla);
  expect(await since()).toEqual([SINCE]);
  await rows
    .update(table)
    .set({ ...changed, updatedAt: LATER })
    .where(ofVilla);
  expect(await since()).not.toEqual([SINCE]);
});
