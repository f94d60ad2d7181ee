import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachNight } from '#domain/values/dates.ts';
import { settleEndedConflicts } from '#worker/features/calendars/apply/settle-conflicts.ts';
import { users } from '#drizzle/schema/users.ts';
import { signIn } from '#tests/support/factories.ts';
import { scene, WEEK } from '#tests/support/freed-nights.ts';
import { blockDates, type Dates } from '#tests/support/night-writers.ts';
import { wrongClaims } from '#tests/support/nights.ts';
import { ALL_READERS, whoOffers } from '#tests/support/offered.ts';

/** What the owner closes: the last three nights of the week, and two after it. */
const CLOSED = { checkIn: '2027-05-14', checkOut: '2027-05-19' };
/** What the seller sells: the first five nights of the week, two of them the owner's. */
const SOLD = { uid: 'satildi', start: '2027-05-10', end: '2027-05-16' };
const SPAN = { checkIn: '2027-05-03', checkOut: '2027-05-26' };
/** Stays of three nights: the event's alone, both claim it, the owner's alone, and neither. */
const STAYS: Dates[] = [
  { checkIn: '2027-05-10', checkOut: '2027-05-13' },
  { checkIn: '2027-05-13', checkOut: '2027-05-16' },
  { checkIn: '2027-05-16', checkOut: '2027-05-19' },
  { checkIn: '2027-05-20', checkOut: '2027-05-23' },
];

type Move = 'close' | 'open' | 'sell' | 'return';

/** Every order in which an owner and a seller take and give back; a refused closing is in it. */
const ORDERS: Move[][] = [
  ['close', 'sell', 'open', 'return'],
  ['close', 'sell', 'return', 'open'],
  ['sell', 'close', 'return', 'close', 'sell', 'open', 'return'],
  ['close', 'sell', 'open', 'close', 'return', 'close', 'open'],
];

it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'sells no night that an owner or a seller claims: %s',
  async (_, order) => {
    const s = await scene();
    const [owner] = await s.app.deps.db.read
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, s.villa.ownerId));
    const token = await signIn(s.app, owner!.email);
    let block: string | null = null;
    let isSold = false;

    const moves: Record<Move, () => Promise<unknown>> = {
      close: async () => {
        const { status, body } = await blockDates(s.app, token, s.villa.id, CLOSED);
        expect([status, body.code]).toEqual(isSold ? [409, 'DATES_TAKEN'] : [201, undefined]);
        if (!isSold) block = body.content.id;
      },
      open: async () => {
        const path = `/v1/admin/villas/date/${block}`;
        expect((await s.app.call('DELETE', path, { token })).status).toBe(200);
        block = null;
      },
      sell: () => s.sync([SOLD]).then(() => (isSold = true)),
      return: () => s.sync([]).then(() => (isSold = false)),
    };

    for (const move of order) {
      await moves[move]();
      const closed = block === null ? [] : eachNight(CLOSED.checkIn, CLOSED.checkOut);
      const claimed = new Set([...closed, ...(isSold ? eachNight(SOLD.start, SOLD.end) : [])]);
      for (const stay of STAYS) {
        const isFree = eachNight(stay.checkIn, stay.checkOut).every((night) => !claimed.has(night));
        const offers = await whoOffers({ ...s.asked, ...stay });
        expect([move, stay.checkIn, offers]).toEqual([
          move,
          stay.checkIn,
          isFree ? ALL_READERS : [],
        ]);
      }
      const path = `/v1/villa/${s.villa.slug}/availability?from=${SPAN.checkIn}&to=${SPAN.checkOut}`;
      const { days } = (await s.app.call('GET', path)).body.content;
      expect(
        days.flatMap((day: any) => (day.state === 'free' ? [] : [day.date])),
        move,
      ).toEqual([...claimed].toSorted());
      // The seller reads the owner's nights only: its own would come back as ours.
      const feed = (await s.exported()).matchAll(
        /DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g,
      );
      const day = (text = '') => text.replace(/(....)(..)(..)/, '$1-$2-$3');
      const given = [...feed].flatMap(([, from, to]) => eachNight(day(from), day(to)));
      expect(given.toSorted(), move).toEqual(closed);
      // Whoever waits for the other's nights is told, once.
      while ((await settleEndedConflicts(s.app.deps)) > 0) continue;
      const isBoth = block !== null && isSold;
      expect((await s.conflicts()).length, move).toBe(isBoth ? 1 : 0);
      expect(await wrongClaims(s.app)).toEqual([]);
    }
    expect(await whoOffers({ ...s.asked, ...WEEK })).toEqual(ALL_READERS);
  },
);
