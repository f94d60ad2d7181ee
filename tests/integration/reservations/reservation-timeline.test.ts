import { beforeAll, describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#domain/reservations/timeline.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { createByClerk, editStay, moveTo } from '#tests/support/night-writers.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = testApp();
  const user = await createUser(app);
  admin = await signIn(app, user.email);
});

const timelineOf = (id: string, token = admin) =>
  app.call('GET', `/v1/admin/reservations/${id}/timeline`, { token });
const entriesOf = async (id: string): Promise<TimelineEntry[]> =>
  (await timelineOf(id)).body.content.items;
const post = (path: string, body: object) =>
  app.call('POST', path, {
    token: admin,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body,
  });

/** A stay that was held, edited, paid and confirmed. */
async function livedStay() {
  const villa = await createVilla(app);
  const made = await createByClerk(app, admin, {
    villa_id: villa.id,
    ...WEEK,
    status: 'option',
    optionExpiresAt: '2026-12-01T09:00:00Z',
  });
  expect(made.status).toBe(201);
  const { id, reservation_id } = made.body.content;
  expect((await editStay(app, admin, id, { agencyNote: 'Bebek yatağı ister' })).status).toBe(200);
  const paid = await post('/v1/admin/transactions', {
    reservation_id,
    kind: 'prepayment',
    method: 'havale_eft',
    amount: 100_000,
    note: 'Dekont geldi',
  });
  expect(paid.status).toBe(201);
  return { id, reservation_id };
}

describe('the timeline of a reservation', () => {
  it('tells states, edits, mails and money, each with who did it, the newest first', async () => {
    const { id } = await livedStay();
    const { version } = (await app.call('GET', `/v1/admin/reservations/${id}`, { token: admin }))
      .body.content;
    await moveTo(app, admin, id, { status: 'cancelled', version, reason: 'Misafir vazgeçti' });
    app.trips.count = 0;
    const items = await entriesOf(id);
    expect(app.trips.count).toBeLessThanOrEqual(2);

    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(items.filter(({ kind }) => kind === 'move')).toMatchObject([
      { from: 'option', to: 'cancelled', reason: 'Misafir vazgeçti', by: 'admin' },
      { from: 'requested', to: 'option' },
      { from: null, to: 'requested' },
    ]);
    expect(items.filter(({ kind }) => kind === 'change')).toMatchObject([
      {
        label: 'Güncellendi',
        changes: [{ before: null, after: 'Bebek yatağı ister' }],
        user: expect.any(String),
      },
    ]);
    expect(items.filter(({ kind }) => kind === 'payment')).toMatchObject([
      { payment: 'prepayment', amount: 100_000, status: 'succeeded', note: 'Dekont geldi' },
    ]);
    const mails = items.filter(({ kind }) => kind === 'mail');
    expect(mails.map((mail) => mail.kind === 'mail' && mail.template_name)).toContain(
      'İptal bilgisi',
    );
    expect(mails.every(({ by, user }) => by === 'system' && user === null)).toBe(true);
  });

  it('names who sent a mail by hand, once', async () => {
    const { reservation_id, id } = await livedStay();
    expect((await post('/v1/admin/sendpaymentlink', { reservation_id })).status).toBe(200);
    const sent = (await entriesOf(id)).filter(
      (entry) => entry.kind === 'mail' && entry.template_name === 'Ödeme bağlantısı',
    );
    expect(sent).toMatchObject([{ by: 'admin', user: expect.any(String), status: 'waiting' }]);
    const labels = (await entriesOf(id)).map((entry) => entry.kind === 'change' && entry.label);
    expect(labels.filter(Boolean)).toEqual(['Güncellendi']);
  });

  it('is for the agency alone, and is not found for what is no reservation', async () => {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: owner.id });
    const { id } = (await createByClerk(app, admin, { villa_id: villa.id, ...WEEK })).body.content;
    const token = await signIn(app, owner.email);
    expect((await timelineOf(id, token)).status).toBe(403);
    expect((await timelineOf('yok')).status).toBe(404);
  });
});
