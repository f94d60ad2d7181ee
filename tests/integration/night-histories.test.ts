import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { findTransition, nightKindOf, type Status } from '#domain/reservations/status.ts';
import { settleDue } from '#worker/features/reservations/settle-due.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { createUser, createVilla, quoteOf, requestWith, signIn } from '../support/factories.ts';

/** Random histories of one villa's nights, each step compared with a model that is plain arithmetic. */
const HISTORIES = Number(process.env.HISTORIES ?? 25);
const LONGEST = 25;
const FIRST_DAY = '2027-03-01';

type ModelStay = { id: string; status: Status; from: number; to: number; expiresAt: number };
type World = { app: TestApp; token: string; slug: string; villaId: number; stays: ModelStay[] };

const MINUTE = 60_000;
const nowOf = ({ app }: World) => app.clock.now().getTime();

const holds = (stay: ModelStay, now: number) =>
  nightKindOf(stay.status) === 'reservation' ||
  (nightKindOf(stay.status) === 'hold' && stay.expiresAt > now);

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

const isFree = (world: World, wanted: { from: number; to: number }, except?: ModelStay) =>
  !world.stays.some(
    (stay) => stay !== except && holds(stay, nowOf(world)) && overlaps(stay, wanted),
  );

type Step =
  | { kind: 'request'; from: number; nights: number }
  | { kind: 'move'; nth: number; to: Status; optionMinutes: number }
  | { kind: 'wait'; minutes: number; settle: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      from: fc.integer({ min: 0, max: 16 }),
      nights: fc.integer({ min: 3, max: 8 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      nth: fc.nat(7),
      to: fc.constantFrom<Status>('option', 'confirmed', 'rejected', 'cancelled', 'completed'),
      optionMinutes: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 200 }),
      settle: fc.boolean(),
    }),
  },
);

async function request(world: World, { from, nights }: { from: number; nights: number }) {
  const stay = { from, to: from + nights };
  const dates = { checkIn: addDays(FIRST_DAY, stay.from), checkOut: addDays(FIRST_DAY, stay.to) };
  const quoted = await quoteOf(world.app, { slug: world.slug, ...dates });
  expect(quoted.status).toBe(isFree(world, stay) ? 200 : 422);
  if (quoted.status !== 200) return;
  const answer = await requestWith(world.app, quoted.body.content.quoteToken);
  expect(answer.status).toBe(201);
  const list = await world.app.call(
    'GET',
    `/v1/admin/reservations?reservation_id=${answer.body.content.reservationCode}`,
    { token: world.token },
  );
  const expiresAt = nowOf(world) + 120 * MINUTE;
  world.stays.push({ ...stay, id: list.body.content.items[0].id, status: 'requested', expiresAt });
}

async function move(world: World, wanted: { nth: number; to: Status; optionMinutes: number }) {
  const stay = world.stays[wanted.nth % Math.max(world.stays.length, 1)];
  if (stay === undefined) return;
  const expiresAt = nowOf(world) + wanted.optionMinutes * MINUTE;
  const answer = await world.app.call('PATCH', `/v1/admin/reservations/${stay.id}`, {
    token: world.token,
    body: {
      status: wanted.to,
      reason: 'deneme',
      ...(wanted.to === 'option' && { optionExpiresAt: new Date(expiresAt).toISOString() }),
    },
  });
  const transition = findTransition(stay.status, wanted.to);
  const allowed = transition?.by.includes('admin') ?? false;
  const takes = transition?.nights === 'hold' || transition?.nights === 'book';
  const possible = allowed && (!takes || isFree(world, stay, stay));
  expect([stay.status, wanted.to, answer.status]).toEqual([
    stay.status,
    wanted.to,
    possible ? 200 : 409,
  ]);
  if (possible) Object.assign(stay, { status: wanted.to, expiresAt });
}

async function wait(world: World, { minutes, settle }: { minutes: number; settle: boolean }) {
  world.app.clock.advanceMinutes(minutes);
  if (!settle) return;
  // The cron takes a hundred a run; other tests' villas may be among them.
  while ((await settleDue(world.app.deps)) > 0) continue;
  for (const stay of world.stays) {
    const waits = stay.status === 'requested' || stay.status === 'option';
    if (waits && stay.expiresAt <= nowOf(world)) stay.status = 'expired';
  }
}

/** The nights that hold now, by the model and by the database, are the same. */
async function compareNights(world: World) {
  const expected = world.stays
    .filter((stay) => holds(stay, nowOf(world)))
    .flatMap((stay) =>
      Array.from({ length: stay.to - stay.from }, (_, i) => ({
        night: addDays(FIRST_DAY, stay.from + i),
        ref: stay.id,
        kind: nightKindOf(stay.status),
      })),
    )
    .toSorted((a, b) => (a.night < b.night ? -1 : 1));
  const rows = await world.app.deps.db.read.all(
    sql`select night, ref, kind from villa_nights where villa_id = ${world.villaId}
      and (expires_at is null or expires_at > ${world.app.clock.now().toISOString()}) order by night`,
  );
  expect(rows).toEqual(expected);
}

it(
  `keeps every night to one stay through ${HISTORIES} random histories`,
  { timeout: 600_000 },
  async () => {
    const admin = (await createUser(testApp())).email;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: LONGEST }), async (steps) => {
        const app = testApp();
        const villa = await createVilla(app);
        const token = await signIn(app, admin);
        const world: World = { app, token, slug: villa.slug, villaId: villa.id, stays: [] };
        let waited = 0;
        for (const next of steps) {
          if (next.kind === 'request') await request(world, next);
          else if (next.kind === 'move') await move(world, next);
          else if ((waited += next.minutes) < 600) await wait(world, next);
          await compareNights(world);
        }
      }),
      { numRuns: HISTORIES, endOnFailure: false },
    );
  },
);
