import { expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { answerSandbox } from '#tests/support/card-payments.ts';
import {
  createUser,
  createVilla,
  GUEST,
  quoteOf,
  requestWith,
  signIn,
} from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createRandom } from '#tests/support/random.ts';

/*
 * Hundreds of steps of guests who pay in parts, beside a book that knows nothing of the product's
 * rules: it adds what was taken, and says on its own what is due by which day.
 */
const { partSteps: STEPS } = inject('effort');
const DAY = 86_400_000;
const dayOf = (ms: number) => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 10);
const msOf = (day: string) => Date.parse(`${day}T00:00:00+03:00`);

type Part = { days: number; percent: number; given?: string };
type Page = {
  id: string;
  code: string;
  email: string;
  madeOn: string;
  checkIn: string;
  total: number;
  prepayment: number;
  parts: Part[];
  taken: number;
  state: 'option' | 'confirmed' | 'cancelled';
};

/** The book's own reckoning: a cumulative share of the whole, to the nearest kuruş, by day. */
function dueBy(page: Page): { day: string; upTo: number }[] {
  const soonest = dayOf(msOf(page.madeOn) + 7 * DAY);
  const days = page.parts.map(({ days: before, percent, given }) => {
    const own = dayOf(msOf(page.checkIn) - before * DAY);
    return { day: given ?? (own > soonest ? own : soonest), percent };
  });
  const sorted = [...new Set(days.map(({ day }) => day))].toSorted();
  return sorted.flatMap((day) => {
    if (day >= page.checkIn) return [];
    const share = days.reduce((sum, one) => sum + (one.day <= day ? one.percent : 0), 0);
    const upTo = Math.min(
      page.total,
      page.prepayment + Math.floor((page.total * share) / 100 + 0.5),
    );
    return [{ day, upTo }];
  });
}

function owed(page: Page) {
  if (page.state === 'cancelled') return { prepayment: 0, extras: 0, parts: 0, atDoor: 0 };
  const first = Math.min(page.prepayment, page.total);
  const upTo = Math.max(first, ...dueBy(page).map((one) => one.upTo));
  const counted = Math.max(first, page.taken);
  return {
    prepayment: Math.max(0, first - page.taken),
    extras: 0,
    parts: Math.max(0, upTo - counted),
    atDoor: Math.max(0, page.total - Math.max(upTo, counted)),
  };
}

it(`agrees with an own book through ${STEPS} steps`, async () => {
  const dice = createRandom(20_270_310);
  const random = () => dice.next();
  const { pick } = dice;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const app: TestApp = testApp({ now: '2027-01-04T07:00:00.000Z' });
  const { email } = await createUser(app);
  let now = app.clock.now().getTime();
  let session = signIn(app, email);
  const admin = () => session;
  const pages: Page[] = [];
  const seen = new Map<string, number>();
  const detailOf = async ({ id }: Page) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token: await admin() })).body.content;

  async function book(): Promise<string> {
    const percents = pick([[], [25, 25], [10], [33, 33, 33], [80], [15, 20, 5, 7]]);
    const parts = percents.map((percent, i) => ({ days: 75 - i * 17, percent }));
    const villa = await createVilla(app, {
      seasons: [{ from: '2026-01-01', to: '2029-12-31', lira: whole(1, 9999) }],
      prepaymentRate: pick([0, 1500, 2000, 3333, 10_000]),
      paymentParts: parts.map(({ days, percent }) => ({ daysBefore: days, rate: percent * 100 })),
    });
    const checkIn = dayOf(now + whole(3, 130) * DAY);
    const checkOut = dayOf(msOf(checkIn) + whole(3, 12) * DAY);
    const quote = (await quoteOf(app, { slug: villa.slug, checkIn, checkOut })).body.content;
    const guest = {
      ...GUEST,
      email: `adim${pages.length}@posta.example`,
      phone: `+9053${String(10_000_000 + pages.length * 7919).slice(0, 8)}`,
    };
    const made = await requestWith(app, quote.quoteToken, { customer: guest });
    expect(made.status).toBe(201);
    const code: string = made.body.content.reservationCode;
    const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, {
      token: await admin(),
    });
    const page: Page = {
      id: list.body.content.items[0].id,
      code,
      email: guest.email,
      madeOn: dayOf(now),
      checkIn,
      total: quote.total,
      prepayment: quote.prepayment,
      parts,
      taken: 0,
      state: 'option',
    };
    // Most are confirmed by telephone, so that they do not run out.
    const state = pick(['option', 'confirmed', 'confirmed'] as const);
    await moveStay(app, await admin(), page.id, { status: state });
    pages.push(page);
    return 'booked';
  }

  async function payByCard(page: Page): Promise<string> {
    const body = { code: page.code, email: page.email };
    const due = (await app.call('POST', '/v1/payment/due', { body })).body.content;
    if (due.state !== 'due') return `card: ${due.state}`;
    const started = await app.call('POST', '/v1/payment/checkout', {
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(started.body.content.amount).toBe(due.amount);
    await answerSandbox(app, started.body.content.pageUrl);
    page.taken += due.amount;
    return `card: ${due.kind}`;
  }

  async function payByBank(page: Page): Promise<string> {
    const amount = whole(1, Math.max(1, page.total - page.taken));
    const paid = await post(app, await admin(), '/v1/admin/transactions', {
      reservation_id: page.code,
      kind: page.taken < page.prepayment ? 'prepayment' : 'balance',
      method: 'havale_eft',
      amount,
      note: '',
    });
    if (paid.status === 201) page.taken += amount;
    return `bank ${paid.status}`;
  }

  async function giveBack(page: Page): Promise<string> {
    if (page.taken === 0) return 'nothing to refund';
    const amount = whole(1, page.taken);
    const back = await post(app, await admin(), '/v1/admin/transactions', {
      reservation_id: page.code,
      kind: 'refund',
      method: 'cash',
      amount,
      note: 'Anlaşıldı',
    });
    if (back.status === 201) page.taken -= amount;
    return `refund ${back.status}`;
  }

  async function giveTime(page: Page): Promise<string> {
    const days = [...new Set([whole(0, 20), whole(21, 60)])].map((n) => dayOf(now + n * DAY));
    const wanted = days.map((day) => ({ due_on: day, rate: whole(1, 40) * 100 }));
    const { version } = await detailOf(page);
    const answer = await app.call('PUT', `/v1/admin/reservations/${page.id}/parts`, {
      token: await admin(),
      body: { version, parts: wanted },
    });
    const fits = page.state !== 'cancelled' && days.every((day) => day < page.checkIn);
    expect(answer.status === 200).toBe(fits && dayOf(now) < page.checkIn);
    if (answer.status === 200) {
      page.parts = wanted.map(({ due_on: given, rate }) => ({
        days: 0,
        percent: rate / 100,
        given,
      }));
    }
    return `plan ${answer.status}`;
  }

  async function moveDates(page: Page): Promise<string> {
    const { version, status } = await detailOf(page);
    const checkIn = dayOf(msOf(page.checkIn) + whole(-10, 30) * DAY);
    const answer = await app.call('PUT', `/v1/admin/reservations/${page.id}`, {
      token: await admin(),
      body: { version, checkIn, checkOut: dayOf(msOf(checkIn) + whole(3, 12) * DAY) },
    });
    if (answer.status === 200) {
      const { total, prepayment } = answer.body.content;
      Object.assign(page, { checkIn, total, prepayment });
    }
    return `moved ${answer.status} ${status}`;
  }

  async function callOff(page: Page): Promise<string> {
    const answer = await moveStay(app, await admin(), page.id, {
      status: 'cancelled',
      reason: 'Vazgeçti',
    });
    if (answer.status === 200) page.state = 'cancelled';
    return `off ${answer.status}`;
  }

  async function wait(): Promise<string> {
    now += whole(1, 4) * DAY;
    app.clock.set(new Date(now).toISOString());
    session = signIn(app, email);
    return 'days';
  }

  const acts = [payByCard, payByCard, payByBank, payByBank, giveBack, giveTime, moveDates] as const;
  for (let step = 0; step < STEPS; step += 1) {
    const isNew = pages.length === 0 || (random() < 0.07 && pages.length < 30);
    const chance = random();
    const page = pages[Math.floor(random() * pages.length)]!;
    const did = isNew
      ? await book()
      : chance < 0.08
        ? await wait()
        : chance < 0.1
          ? await callOff(page)
          : await pick(acts)(page);
    seen.set(did, (seen.get(did) ?? 0) + 1);
    const shown = pages.at(-1) === page || random() < 0.5 ? page : pick(pages);
    if (shown === undefined) continue;
    const detail = await detailOf(shown);
    expect([step, did, detail.paid], shown.code).toEqual([step, did, shown.taken]);
    // What a hold has let go is nobody's debt any more.
    const gone = ['expired', 'cancelled', 'rejected', 'no_show'].includes(detail.status);
    const reckoned = gone ? { ...shown, state: 'cancelled' as const } : shown;
    expect([step, did, detail.dues], shown.code).toEqual([step, did, owed(reckoned)]);
  }
  // Each kind of step was really taken.
  for (const did of [
    'card: balance',
    'bank 201',
    'refund 201',
    'plan 200',
    'moved 200 confirmed',
  ]) {
    expect(seen.get(did) ?? 0, JSON.stringify([...seen])).toBeGreaterThan(STEPS / 125);
  }
});
