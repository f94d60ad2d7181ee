import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { findTransition, isStayEditable, type Status } from '#domain/reservation-status.ts';
import { releaseDueBlocks } from '#worker/features/availability/blocks/remove-block.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { testApp } from '#tests/support/app.ts';
import {
  createTown,
  createUser,
  createVilla,
  quoteOf,
  requestWith,
  signIn,
  unique,
} from '#tests/support/factories.ts';
import { fakeOutside, feedOf } from '#tests/support/servers/feeds.ts';
import {
  blocks,
  compareWorld,
  datesOf,
  exported,
  isFree,
  nowOf,
  type World,
} from '#tests/support/night-world.ts';
import { blockDates, createByClerk, editStay } from '#tests/support/night-writers.ts';

/** Random histories of one villa's nights, each step compared with a model that is plain arithmetic. */
const { histories: HISTORIES } = inject('effort');
const LONGEST = 25;
const MINUTE = 60_000;

const iso = (time: number) => new Date(time).toISOString();

type Step =
  | { kind: 'request'; from: number; nights: number }
  | { kind: 'clerk'; from: number; nights: number; status: 'requested' | 'option' | 'confirmed' }
  | { kind: 'edit'; nth: number; from: number; nights: number }
  | { kind: 'block'; from: number; nights: number; minutes: number | null }
  | { kind: 'shift'; nth: number; from: number; nights: number }
  | { kind: 'unblock'; nth: number }
  | { kind: 'move'; nth: number; to: Status; optionMinutes: number }
  | { kind: 'sell'; events: Record<string, { from: number; nights: number }>; echo: boolean }
  | { kind: 'wait'; minutes: number; settle: boolean };

const span = { from: fc.integer({ min: 0, max: 16 }), nights: fc.integer({ min: 3, max: 8 }) };
const nth = fc.nat(7);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('request' as const), ...span }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clerk' as const),
      ...span,
      status: fc.constantFrom('requested' as const, 'option' as const, 'confirmed' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), nth, ...span }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('block' as const),
      ...span,
      minutes: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('shift' as const), nth, ...span }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unblock' as const), nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      nth,
      to: fc.constantFrom<Status>('option', 'confirmed', 'rejected', 'cancelled', 'completed'),
      optionMinutes: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      events: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record(span), {
        noNullPrototype: true,
      }),
      echo: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 200 }),
      settle: fc.boolean(),
    }),
  },
);

async function request(world: World, { from, nights }: { from: number; nights: number }) {
  const stay = { from, to: from + nights };
  const quoted = await quoteOf(world.app, { slug: world.villa.slug, ...datesOf(stay) });
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

async function clerk(world: World, wanted: { from: number; nights: number; status: Status }) {
  const stay = { from: wanted.from, to: wanted.from + wanted.nights };
  const { status } = wanted;
  const free = isFree(world, stay);
  const body = { villa_id: world.villa.id, ...datesOf(stay), status };
  const answer = await createByClerk(world.app, world.token, body);
  expect(answer.status).toBe(free ? 201 : 409);
  if (!free) return;
  const hours = status === 'option' ? 24 : 2;
  const expiresAt = nowOf(world) + hours * 60 * MINUTE;
  world.stays.push({ ...stay, id: answer.body.content.id, status, expiresAt });
}

async function edit(world: World, wanted: { nth: number; from: number; nights: number }) {
  const stay = world.stays[wanted.nth % Math.max(world.stays.length, 1)];
  if (stay === undefined) return;
  const span = { from: wanted.from, to: wanted.from + wanted.nights };
  const answer = await editStay(world.app, world.token, stay.id, datesOf(span));
  const unmoved = span.from === stay.from && span.to === stay.to;
  const possible = isStayEditable(stay.status) && (unmoved || isFree(world, span, stay));
  expect([stay.status, span, answer.status]).toEqual([stay.status, span, possible ? 200 : 409]);
  if (possible) Object.assign(stay, span);
}

async function block(
  world: World,
  wanted: { from: number; nights: number; minutes: number | null },
) {
  const span = { from: wanted.from, to: wanted.from + wanted.nights };
  const free = isFree(world, span);
  const expiresAt = wanted.minutes === null ? Infinity : nowOf(world) + wanted.minutes * MINUTE;
  const answer = await blockDates(
    world.app,
    world.token,
    world.villa.id,
    datesOf(span),
    wanted.minutes === null ? {} : { status: 'option', expires_at: iso(expiresAt) },
  );
  expect(answer.status).toBe(free ? 201 : 409);
  if (free) world.blocks.push({ ...span, id: answer.body.content.id, removed: false, expiresAt });
}

const pickBlock = ({ blocks }: World, nth: number) => blocks[nth % Math.max(blocks.length, 1)];

async function shift(world: World, wanted: { nth: number; from: number; nights: number }) {
  const found = pickBlock(world, wanted.nth);
  if (found === undefined) return;
  const span = { from: wanted.from, to: wanted.from + wanted.nights };
  const { checkIn: started_at, checkOut: finished_at } = datesOf(span);
  const stands = blocks(found, nowOf(world));
  const option = found.expiresAt !== Infinity && stands;
  const answer = await world.app.call('PUT', `/v1/admin/villas/date/${found.id}`, {
    token: world.token,
    body: {
      started_at,
      finished_at,
      ...(option && { status: 'option', expires_at: iso(found.expiresAt) }),
    },
  });
  const expected = !stands ? 404 : isFree(world, span, found) ? 200 : 409;
  expect(answer.status).toBe(expected);
  if (expected === 200) Object.assign(found, span);
}

async function unblock(world: World, wanted: { nth: number }) {
  const found = pickBlock(world, wanted.nth);
  if (found === undefined) return;
  const stands = blocks(found, nowOf(world));
  const answer = await world.app.call('DELETE', `/v1/admin/villas/date/${found.id}`, {
    token: world.token,
  });
  expect(answer.status).toBe(stands ? 200 : 404);
  found.removed = true;
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
  while ((await releaseDueBlocks(world.app.deps)) > 0) continue;
  for (const stay of world.stays) {
    const waits = stay.status === 'requested' || stay.status === 'option';
    if (waits && stay.expiresAt <= nowOf(world)) stay.status = 'expired';
  }
}

/** The seller's calendar says something else; what it imported from us comes back with it. */
async function sell(world: World, wanted: Extract<Step, { kind: 'sell' }>) {
  const spans = Object.entries(wanted.events).map(
    ([uid, { from, nights }]) => [uid, { from, to: from + nights }] as const,
  );
  const own = wanted.echo ? (/BEGIN:VEVENT[^]*END:VEVENT\r\n/.exec(world.seen)?.[0] ?? '') : '';
  const said = feedOf(
    spans.map(([uid, span]) => {
      const { checkIn: start, checkOut: end } = datesOf(span);
      return { uid, start, end };
    }),
  );
  world.outside.serve(world.url, said.replace('END:VCALENDAR', `${own}END:VCALENDAR`));
  const answer = await world.app.call('POST', '/v1/admin/villas/date/sync', {
    token: world.token,
    body: { villa_id: world.villa.id, url: world.url, confirmLoss: true },
  });
  expect(answer.status).toBe(200);
  world.events = Object.fromEntries(spans);
  world.seen = await exported(world);
}

async function take(world: World, next: Step): Promise<void> {
  switch (next.kind) {
    case 'request':
      return request(world, next);
    case 'clerk':
      return clerk(world, next);
    case 'edit':
      return edit(world, next);
    case 'block':
      return block(world, next);
    case 'shift':
      return shift(world, next);
    case 'unblock':
      return unblock(world, next);
    case 'move':
      return move(world, next);
    case 'sell':
      return sell(world, next);
    case 'wait':
      return wait(world, next);
  }
}

it(`keeps every night to one stay through ${HISTORIES} random histories`, async () => {
  const admin = (await createUser(testApp())).email;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.record(span)), { minLength: 5, maxLength: LONGEST }),
      async (steps) => {
        const world = await newWorld(admin);
        let waited = 0;
        for (const [next, asked] of steps) {
          // A session lasts twelve hours.
          if (next.kind === 'wait' && (waited += next.minutes) >= 600) continue;
          await take(world, next);
          await compareWorld(world, { from: asked.from, to: asked.from + asked.nights });
        }
      },
    ),
    { numRuns: HISTORIES, endOnFailure: false },
  );
});

async function newWorld(admin: string): Promise<World> {
  const outside = fakeOutside();
  const app = testApp({ outside: outside.fetch });
  const town = await createTown(app);
  const villa = await createVilla(app, { townId: town.id, districtId: town.districtId });
  const token = await signIn(app, admin);
  const url = `https://feeds.example.com/${unique('tarih')}.ics`;
  const model = { stays: [], blocks: [], events: {}, seen: '' };
  return { app, outside, url, token, villa, town: town.slug, ...model };
}
