import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { settleEndedConflicts } from '#worker/features/calendars/apply/settle-conflicts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { fakeOutside, feedOf } from '#tests/support/servers/feeds.ts';
import { blockDates, nightWriters } from '#tests/support/night-writers.ts';
import { nightRows, takenNights } from '#tests/support/nights.ts';

const { histories: HISTORIES } = inject('effort');
const LONGEST = 20;
const FIRST_DAY = '2027-03-01';
const FEEDS = [0, 1] as const;

/** Nights [from, to) as offsets from the first day. */
type Span = { from: number; to: number };
type FeedEvents = Record<string, Span>;

const span = fc
  .record({ from: fc.nat(18), nights: fc.integer({ min: 1, max: 6 }) })
  .map(({ from, nights }): Span => ({ from, to: from + nights }));

type Step =
  | { kind: 'block'; span: Span }
  | { kind: 'unblock'; nth: number }
  | { kind: 'feed'; feed: 0 | 1; events: FeedEvents }
  | { kind: 'unlink'; feed: 0 | 1 }
  | { kind: 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('block' as const), span }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unblock' as const), nth: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('feed' as const),
      feed: fc.constantFrom(...FEEDS),
      events: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), span, { noNullPrototype: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('unlink' as const), feed: fc.constantFrom(...FEEDS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
);

const nightsOf = ({ from, to }: Span) =>
  eachNight(addDays(FIRST_DAY, from), addDays(FIRST_DAY, to));
const meet = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** One villa with two feeds, beside a model of it that is plain arithmetic. */
class World {
  readonly blocks: (Span & { id: string })[] = [];
  readonly feeds: [FeedEvents, FeedEvents] = [{}, {}];
  readonly urls = FEEDS.map(() => `https://feeds.example.com/${unique('h')}.ics`);
  readonly outside = fakeOutside();
  readonly app: TestApp;
  readonly token: string;
  readonly villaId: number;

  constructor(token: string, villaId: number) {
    this.app = testApp({ outside: this.outside.fetch });
    this.token = token;
    this.villaId = villaId;
  }

  async run(next: Step) {
    if (next.kind === 'block') return this.#block(next.span);
    if (next.kind === 'unblock') return this.#unblock(next.nth);
    if (next.kind === 'feed') return this.#sync(next.feed, next.events);
    if (next.kind === 'unlink') return this.#unlink(next.feed);
    await settleEndedConflicts(this.app.deps);
  }

  #events = () => this.feeds.flatMap((events) => Object.values(events));

  async #block(wanted: Span) {
    const dates = {
      checkIn: addDays(FIRST_DAY, wanted.from),
      checkOut: addDays(FIRST_DAY, wanted.to),
    };
    const { status, body } = await blockDates(this.app, this.token, this.villaId, dates, {
      status: 'full',
    });
    const isFree = ![...this.blocks, ...this.#events()].some((other) => meet(other, wanted));
    expect(status).toBe(isFree ? 201 : 409);
    if (isFree) this.blocks.push({ ...wanted, id: body.content.id });
  }

  async #unblock(nth: number) {
    const [block] = this.blocks.splice(nth, 1);
    if (block === undefined) return;
    const path = `/v1/admin/villas/date/${block.id}`;
    expect((await this.app.call('DELETE', path, { token: this.token })).status).toBe(200);
  }

  async #sync(feed: 0 | 1, events: FeedEvents) {
    const url = this.urls[feed]!;
    const entries = Object.entries(events);
    this.outside.serve(
      url,
      feedOf(
        entries.map(([uid, { from, to }]) => ({
          uid,
          start: addDays(FIRST_DAY, from),
          end: addDays(FIRST_DAY, to),
        })),
      ),
    );
    const body = { villa_id: this.villaId, url, confirmLoss: true };
    const answer = await this.app.call('POST', '/v1/admin/villas/date/sync', {
      token: this.token,
      body,
    });
    expect(answer.status).toBe(200);
    const over = entries.filter(([, event]) => this.blocks.some((block) => meet(block, event)));
    expect(answer.body.content.conflicts).toBe(over.length);
    this.feeds[feed] = events;
  }

  async #unlink(feed: 0 | 1) {
    const body = { villa_id: this.villaId, url: this.urls[feed] };
    const answer = await this.app.call('PATCH', '/v1/admin/villas/deleteical', {
      token: this.token,
      body,
    });
    expect([200, 404]).toContain(answer.status);
    this.feeds[feed] = {};
  }

  /** Ours are where we put them; what the feeds want besides is theirs, and nothing else. */
  async compare() {
    const ours = new Set(this.blocks.flatMap(nightsOf));
    const theirs = new Set(
      this.#events()
        .flatMap(nightsOf)
        .filter((night) => !ours.has(night)),
    );
    const expected = [
      ...[...ours].map((night) => [night, 'block']),
      ...[...theirs].map((night) => [night, 'external']),
    ].toSorted(([a], [b]) => (a! < b! ? -1 : 1));
    expect(await nightRows(this.app, this.villaId)).toEqual(expected);
  }

  /** Once settled, every pair that wants one night is in the queue, and no other. */
  async compareConflicts() {
    await settleEndedConflicts(this.app.deps);
    const path = `/v1/admin/calendars/conflicts?villa_id=${this.villaId}&take=200`;
    const { items } = (await this.app.call('GET', path, { token: this.token })).body.content;
    const pairs = this.#events().flatMap((event) =>
      this.blocks.filter((block) => meet(block, event)),
    );
    expect(items.map((item: any) => item.ours.ref).toSorted()).toEqual(
      pairs.map(({ id }) => id).toSorted(),
    );
  }
}

it(`keeps two feeds and our own dates apart through ${HISTORIES} random histories`, async () => {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: LONGEST }), async (steps) => {
      const world = new World(token, (await createVilla(app)).id);
      for (const next of steps) {
        await world.run(next);
        await world.compare();
      }
      await world.compareConflicts();
    }),
    { numRuns: HISTORIES, endOnFailure: false },
  );
});

const RACES = 8;

it(`races with every other writer of nights ${RACES} times, and no night has two holders`, async () => {
  const outside = fakeOutside();
  const email = (await createUser(testApp())).email;
  const [wanted, event] = [
    { checkIn: '2027-05-10', checkOut: '2027-05-17' },
    { start: '2027-05-13', end: '2027-05-20' },
  ];
  for (let round = 0; round < RACES; round++) {
    // A clock of its own: getting the writers ready lets two hours pass.
    const app = testApp({ outside: outside.fetch });
    const token = await signIn(app, email);
    const villa = await createVilla(app);
    const writers = await nightWriters(app, token, villa, wanted, [
      { checkIn: '2027-06-10', checkOut: '2027-06-17' },
      { checkIn: '2027-07-10', checkOut: '2027-07-17' },
    ]);
    const url = `https://feeds.example.com/${unique('race')}.ics`;
    const fetched = Promise.withResolvers<void>();
    outside.serve(url, () => {
      fetched.resolve();
      return new Response(feedOf([{ uid: 'race', ...event }]));
    });
    const body = { villa_id: villa.id, url };
    const sync = app.call('POST', '/v1/admin/villas/date/sync', { token, body });
    // Half of the time the feed has already been fetched when the others start.
    if (round % 2 === 1) await fetched.promise;
    const answers = await Promise.all(writers.map(({ take }) => take()));
    expect([(await sync).status, answers.filter(({ status }) => status >= 500)]).toEqual([200, []]);

    const won = answers.filter(({ status }) => status < 300).length;
    expect(won).toBeLessThanOrEqual(1);
    const held = await heldNights(app, villa.id);
    // Ours has its whole week and the feed what is left, or the feed has all of its own.
    expect(held.ours).toEqual(won === 1 ? eachNight(wanted.checkIn, wanted.checkOut) : []);
    expect(held.external).toEqual(eachNight(won === 1 ? wanted.checkOut : event.start, event.end));
    const path = `/v1/admin/calendars/conflicts?villa_id=${villa.id}`;
    expect((await app.call('GET', path, { token })).body.content.total).toBe(won);
  }
});

/** Who holds the nights of May. */
async function heldNights(app: TestApp, villaId: number) {
  const may = { checkIn: '2027-05-01', checkOut: '2027-06-01' };
  const rows = await takenNights(app, villaId, may);
  const nights = (isExternal: boolean) =>
    rows.flatMap(([night, kind]) => ((kind === 'external') === isExternal ? [night] : []));
  return { ours: nights(false), external: nights(true) };
}
