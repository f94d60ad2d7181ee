import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { ownerQuestions } from '#drizzle/schema/owner-questions.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, type Stay } from '#tests/support/payments.ts';

const NOW = '2027-03-01T09:00:00.000Z';

let app: TestApp;
let token: string;

const setRule = (rule: 'off' | 'ask' | 'option') =>
  app.call('PUT', '/v1/admin/rules/edit', { token, body: { owner_answers: rule } });

beforeAll(async () => {
  app = testApp({ now: NOW });
  token = await signIn(app, (await createUser(app)).email);
  await app.call('PUT', '/v1/admin/rules/edit', { token, body: { open_requests_max: 1000 } });
});

/** A waiting request and the token of the link that its owner got. */
async function asked(way: 'mail' | 'hand' | 'whatsapp' | 'push' = 'mail') {
  const stay = await createStay(app, token, 'requested');
  return { ...stay, link: await linkOf(stay, way) };
}
async function linkOf({ id }: Pick<Stay, 'id'>, way: 'mail' | 'hand' | 'whatsapp' | 'push') {
  const url = await askOwner(app.deps, id, way);
  return new URL(url ?? 'https://no.example/?baglanti=none').searchParams.get('baglanti') ?? '';
}
const open = (link: string) => app.call('POST', '/v1/owner-question', { body: { link } });
const answer = (link: string, body: object) =>
  app.call('POST', '/v1/owner-question/answer', { body: { link, ...body } });
const detailOf = async (id: string) =>
  (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
const mailsOf = async (id: string) => {
  const rows = await app.deps.db.read
    .select({ template: outbox.template })
    .from(outbox)
    .where(eq(outbox.reservationId, id));
  return rows.map(({ template }) => template);
};
const kindsOf = async ({ villaId }: Stay) => {
  const rows = await app.deps.db.read
    .select({ kind: villaNights.kind })
    .from(villaNights)
    .where(eq(villaNights.villaId, villaId));
  return [...new Set(rows.map(({ kind }) => kind))];
};

/** Everything that an answer can change, as text. */
const stateOf = async ({ id, villaId }: Stay) =>
  JSON.stringify([
    await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)),
    await app.deps.db.read
      .select()
      .from(ownerQuestions)
      .where(eq(ownerQuestions.reservationId, id)),
    await app.deps.db.read.select().from(villaNights).where(eq(villaNights.villaId, villaId)),
    await app.deps.db.read.select().from(auditLog).where(eq(auditLog.entityId, id)),
    (await mailsOf(id)).toSorted(),
  ]);

describe('what follows from an answer', () => {
  it.each([
    ['option', { answer: 'yes' }, 'option', 'on_odeme_bilgi', ['hold']],
    ['ask', { answer: 'yes' }, 'requested', null, ['hold']],
    ['option', { answer: 'no', reason: 'price' }, 'rejected', 'talep_reddedildi', []],
    ['ask', { answer: 'no', reason: 'other' }, 'rejected', 'talep_reddedildi', []],
    ['ask', { answer: 'no', reason: 'taken' }, 'rejected', 'talep_reddedildi', []],
    [
      'ask',
      { answer: 'no', reason: 'taken', close: true },
      'rejected',
      'talep_reddedildi',
      ['block'],
    ],
    [
      'option',
      { answer: 'no', reason: 'maintenance', close: true },
      'rejected',
      'talep_reddedildi',
      ['block'],
    ],
    // A price closes nothing.
    ['option', { answer: 'no', reason: 'price', close: true }, 'rejected', 'talep_reddedildi', []],
  ] as const)('rule %s, %j: %s', async (rule, said, status, mail, nights) => {
    await setRule(rule);
    const stay = await asked();
    const before = await mailsOf(stay.id);
    const answered = await answer(stay.link, said);
    expect([answered.status, answered.body.content?.state]).toEqual([200, 'answered']);
    const detail = await detailOf(stay.id);
    expect(detail.status).toBe(status);
    expect((await mailsOf(stay.id)).length - before.length).toBe(mail === null ? 0 : 1);
    if (mail) expect(await mailsOf(stay.id)).toContain(mail);
    expect(await kindsOf(stay)).toEqual(nights);
    const [moved] = await app.deps.db.read
      .select()
      .from(reservationHistory)
      .where(
        and(eq(reservationHistory.reservationId, stay.id), eq(reservationHistory.by, 'owner')),
      );
    expect(moved?.to ?? 'requested').toBe(status);
    if (nights.some((kind) => kind === 'block')) {
      const [block] = await app.deps.db.read
        .select()
        .from(manualBlocks)
        .where(eq(manualBlocks.villaId, stay.villaId));
      expect(block).toMatchObject({ kind: 'full', startsOn: '2027-05-10', endsOn: '2027-05-17' });
    }
  });

  it('is in the timeline: who, when and by which way', async () => {
    await setRule('ask');
    const stay = await asked('whatsapp');
    await answer(stay.link, { answer: 'yes' });
    const path = `/v1/admin/reservations/${stay.id}/timeline`;
    const { items } = (await app.call('GET', path, { token })).body.content;
    expect(items.find(({ by }: { by: string }) => by === 'owner')).toMatchObject({
      kind: 'change',
      at: app.clock.now().toISOString(),
      user: 'Şule Iğdır',
      label: 'Ev sahibi tarafından yanıtlandı',
      changes: [{ field: 'Gerekçe', before: null, after: 'Evet, boş (WhatsApp’taki bağlantı)' }],
    });
    const refused = await asked('push');
    await answer(refused.link, { answer: 'no', reason: 'maintenance' });
    const moves = await app.call('GET', `/v1/admin/reservations/${refused.id}/timeline`, { token });
    expect(moves.body.content.items).toContainEqual(
      expect.objectContaining({
        kind: 'move',
        to: 'rejected',
        by: 'owner',
        user: 'Şule Iğdır',
        reason: 'Hayır: Bakım ya da tadilat var (Telefon bildirimi)',
      }),
    );
  });

  it.each([
    ['no reason', { answer: 'no' }],
    ['an unknown reason', { answer: 'no', reason: 'rain' }],
    ['no answer', {}],
    ['another answer', { answer: 'maybe' }],
    ['a wrong wish to close', { answer: 'no', reason: 'taken', close: 'yes' }],
  ])('refuses %s', async (_name, said) => {
    const stay = await asked();
    const before = await stateOf(stay);
    expect((await answer(stay.link, said)).status).toBe(400);
    expect(await stateOf(stay)).toBe(before);
  });

  it('leaves a stay that holds money to a clerk', async () => {
    await setRule('option');
    for (const said of [{ answer: 'yes' }, { answer: 'no', reason: 'taken', close: true }]) {
      const stay = await asked();
      const { rows } = app.deps.db;
      await rows.update(reservations).set({ guestMoney: 1 }).where(eq(reservations.id, stay.id));
      expect((await answer(stay.link, said)).status).toBe(200);
      expect((await detailOf(stay.id)).status).toBe('requested');
      expect(await kindsOf(stay)).toEqual(['hold']);
    }
  });
});

/** What programs post that follow a form without pressing its button. */
const scannersPost = (link: string): [type: string, body: string][] => [
  ['application/json', ''],
  ['application/json', '{}'],
  ['application/json', JSON.stringify({ link })],
  ['application/json', JSON.stringify({ link, answer: '' })],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', `link=${link}`],
  ['text/plain', `link=${link}&answer=yes`],
];

describe('a link', () => {
  it('is stored as a hash, the same for each way, and knows no name', async () => {
    await setRule('ask');
    const stay = await asked();
    expect(await linkOf(stay, 'mail')).toBe(stay.link);
    expect(await linkOf(stay, 'hand')).not.toBe(stay.link);
    const rows = await app.deps.db.read
      .select()
      .from(ownerQuestions)
      .where(eq(ownerQuestions.reservationId, stay.id));
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(await sha256(stay.link));
    const { text } = await open(stay.link);
    expect(text).not.toMatch(/Gülşah|Öztürk|posta\.example|532/);
  });

  it('changes nothing when it is opened, however often and by whatever method', async () => {
    await setRule('option');
    const stay = await asked();
    const before = await stateOf(stay);
    for (let n = 0; n < 5; n += 1) expect((await open(stay.link)).body.content.state).toBe('open');
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
      for (const path of ['/v1/owner-question', '/v1/owner-question/answer'])
        await app.fetch(`${path}?link=${stay.link}&answer=yes`, { method });
    }
    for (const [type, body] of scannersPost(stay.link)) {
      const headers = { 'content-type': type, 'sec-purpose': 'prefetch' };
      const posted = await app.fetch(`/v1/owner-question/answer?link=${stay.link}&answer=yes`, {
        method: 'POST',
        headers,
        body,
      });
      expect([body, posted.status]).toEqual([body, type === 'application/json' ? 400 : 415]);
    }
    expect(await stateOf(stay)).toBe(before);
  });

  /** What happened meanwhile, and what its page says then. */
  const MEANWHILE: [string, string, RegExp, (stay: Stay) => Promise<unknown>][] = [
    [
      'another way was answered',
      'answered',
      /^Yanıtınız alındı: evet, boş/,
      async (stay) => answer(await linkOf(stay, 'hand'), { answer: 'yes' }),
    ],
    [
      'a clerk made the option',
      'over',
      /ofisimizde sonuçlandı/,
      (stay) => moveStay(app, token, stay.id, { status: 'option' }),
    ],
    [
      'a clerk refused',
      'over',
      /ofisimizde sonuçlandı/,
      (stay) => moveStay(app, token, stay.id, { status: 'rejected' }),
    ],
    [
      'other dates',
      'changed',
      /tarihleri ya da evi değişti/,
      async ({ id }) => {
        const { version } = await detailOf(id);
        const body = { version, price: 'new', checkIn: '2027-05-11' };
        const saved = await app.call('PUT', `/v1/admin/reservations/${id}`, { token, body });
        expect(saved.status).toBe(200);
      },
    ],
    ['switched off', 'over', /bizi arayın/, () => setRule('off')],
    [
      'the hold ran out',
      'over',
      /süresi doldu/,
      ({ id }) =>
        app.deps.db.rows
          .update(reservations)
          .set({ holdExpiresAt: NOW })
          .where(eq(reservations.id, id)),
    ],
  ];
  it.each(MEANWHILE)('is over when %s', async (_name, state, said, happens) => {
    await setRule('ask');
    const stay = await asked();
    await happens(stay);
    const before = await stateOf(stay);
    const shown = (await open(stay.link)).body.content;
    expect([shown.state, shown.said]).toEqual([state, expect.stringMatching(said)]);
    const late = await answer(stay.link, { answer: 'no', reason: 'taken', close: true });
    expect([late.status, late.body.code, late.body.content]).toEqual([
      409,
      'OWNER_QUESTION_OVER',
      shown.said,
    ]);
    expect(await stateOf(stay)).toBe(before);
  });

  it('that never was opens nothing', async () => {
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await answer('x'.repeat(43), { answer: 'yes' })).status).toBe(404);
  });

  it('is not made while it is switched off, or once the stay is no request', async () => {
    await setRule('off');
    const stay = await createStay(app, token, 'requested');
    expect(await askOwner(app.deps, stay.id, 'mail')).toBeNull();
    await setRule('ask');
    await moveStay(app, token, stay.id, { status: 'option' });
    expect(await askOwner(app.deps, stay.id, 'mail')).toBeNull();
    const path = `/v1/admin/reservations/${stay.id}/owner-question`;
    const copied = await app.call('POST', path, { token });
    expect([copied.status, copied.body.code]).toEqual([422, 'OWNER_NOT_ASKED']);
  });

  it('is copied by a clerk, for owners who are reached otherwise', async () => {
    const stay = await createStay(app, token, 'requested');
    const path = `/v1/admin/reservations/${stay.id}/owner-question`;
    const { link, text } = (await app.call('POST', path, { token })).body.content;
    expect(text).toContain(link);
    const opened = await open(new URL(link).searchParams.get('baglanti') ?? '');
    expect(opened.body.content.state).toBe('open');
  });
});

it('shows the clerk silence in the list and on the home screen before the hold ends', async () => {
  await setRule('ask');
  const stay = await createStay(app, token, 'requested');
  const shown = async () => {
    const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${stay.code}`, {
      token,
    });
    const home = await app.call('GET', '/v1/admin/other', { token });
    const [row] = list.body.content.items;
    const waiting = home.body.content.waiting.find(({ id }: { id: string }) => id === stay.id);
    expect((await detailOf(stay.id)).owner_answer).toBe(row.owner_answer);
    expect(waiting?.owner_answer).toBe(row.owner_answer);
    return [row.status, row.owner_answer];
  };
  expect(await shown()).toEqual(['requested', null]);
  const link = await linkOf(stay, 'mail');
  expect(await shown()).toEqual(['requested', 'asked']);
  app.clock.advanceMinutes(61);
  expect(await shown()).toEqual(['requested', 'silent']);
  await answer(link, { answer: 'yes' });
  expect(await shown()).toEqual(['requested', 'yes']);
  app.clock.set(NOW);
});
