import { describe, expect, it } from 'vitest';
import { lastDeparture } from '#domain/sale-horizon.ts';
import { addDays } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import { testApp } from '#tests/support/app.ts';
import { createTown, createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { createByClerk, editStay } from '#tests/support/night-writers.ts';
import { ALL_READERS, whoOffers } from '#tests/support/offered.ts';

/** Who says what is in the calendar, on sale or not. */
const FACTS = ['occupancy', 'free villas of the occupancy', 'villas with dates'];

/** A villa that is priced for fourteen years, and the last day on which a guest may leave it. */
async function scene(now?: string) {
  const app = testApp(now === undefined ? {} : { now });
  const town = await createTown(app);
  const villa = await createVilla(app, {
    townId: town.id,
    districtId: town.districtId,
    seasons: [{ from: '2026-01-01', to: '2040-12-31', lira: 5000 }],
  });
  const token = await signIn(app, (await createUser(app)).email);
  const leaving = (checkOut: string) => ({
    app,
    token,
    villa,
    town: town.slug,
    checkIn: addDays(checkOut, -7),
    checkOut,
  });
  return { app, villa, token, leaving, last: lastDeparture(today(app.clock)) };
}

describe('the last day on sale', () => {
  it('is the same for everybody who sells', async () => {
    const { leaving, last } = await scene();
    expect(await whoOffers(leaving(last))).toEqual(ALL_READERS);
    for (const days of [1, 7, 8, 400]) {
      expect([days, await whoOffers(leaving(addDays(last, days)))]).toEqual([days, FACTS]);
    }
  });

  it('moves on with every day', async () => {
    const { app, leaving, last } = await scene('2026-11-21T20:59:00.000Z');
    expect(await whoOffers(leaving(addDays(last, 1)))).toEqual(FACTS);
    app.clock.set('2026-11-21T21:00:00.000Z');
    expect(await whoOffers(leaving(addDays(last, 1)))).toEqual(ALL_READERS);
  });

  it('holds for a clerk’s stay and for one that moves, who says until when', async () => {
    const { app, token, villa, leaving, last } = await scene();
    const dates = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => ({
      villa_id: villa.id,
      checkIn,
      checkOut,
    });
    const late = await createByClerk(app, token, dates(leaving(addDays(last, 1))));
    expect([late.status, late.body.code]).toEqual([422, 'CLOSED']);
    expect(late.body.content).toContain('Satış 20 Kasım 2028 Pazartesi gününe kadar açık');
    const made = await createByClerk(app, token, dates(leaving(last)));
    expect(made.status).toBe(201);
    const moved = await editStay(app, token, made.body.content.id, {
      checkOut: addDays(last, 1),
    });
    expect([moved.status, moved.body.code]).toEqual([422, 'CLOSED']);
  });
});
