import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  unique,
} from '../../support/factories.ts';

const COMMENT = {
  author: 'Gülşah Ö.',
  email: GUEST.email,
  rating: 4,
  text: 'Havuz temizdi, yol biraz dardı.',
  stayedOn: '2026-09-12',
};

describe("guests' comments", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const write = (slug: string, body: unknown = COMMENT, headers: Record<string, string> = {}) =>
    app.call('POST', `/v1/villa/${slug}/comment`, { body, headers });
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/comment?${query}`, { token })).body.content;
  const shown = async (slug: string) =>
    (await app.call('GET', `/v1/villa/${slug}`)).body.content.comments.length;
  const activate = (id: number, active: boolean) =>
    app.call('PUT', `/v1/admin/villas/commentactivity/${id}`, { token, body: { active } });

  it('wait for a clerk, are published, hidden and deleted', async () => {
    const villa = await createVilla(app);
    app.trips.count = 0;
    const written = await write(villa.slug);
    expect([written.status, app.trips.count]).toEqual([201, 2]);
    await write(villa.slug);
    const waiting = await list(`villa_id=${villa.id}&active=0`);
    expect(waiting).toMatchObject({ total: 1, take: 10 });
    const { id } = waiting.items[0];
    expect(waiting.items[0]).toMatchObject({
      ...COMMENT,
      villa_id: villa.id,
      villa_slug: villa.slug,
      reservation_id: null,
      active: false,
    });
    expect((await app.call('GET', `/v1/admin/comment/${id}`, { token })).body.content).toEqual(
      waiting.items[0],
    );
    expect(await shown(villa.slug)).toBe(0);
    expect((await activate(id, true)).body.content).toMatchObject({ id, active: true });
    expect(await shown(villa.slug)).toBe(1);
    await activate(id, false);
    expect(await shown(villa.slug)).toBe(0);
    await activate(id, true);
    const path = `/v1/admin/villas/comment/${id}`;
    expect((await app.call('DELETE', path, { token })).body.content).toEqual({ deleted: true });
    expect([await shown(villa.slug), (await list(`villa_id=${villa.id}`)).total]).toEqual([0, 0]);
    for (const { status } of [
      await app.call('DELETE', path, { token }),
      await activate(id, true),
      await app.call('GET', `/v1/admin/comment/${id}`, { token }),
      await app.call('GET', '/v1/admin/comment/x', { token }),
    ]) {
      expect(status).toBe(404);
    }
    const [kept] = await app.deps.db.read.select().from(comments).where(eq(comments.id, id));
    expect(kept).toMatchObject({ active: false, deletedAt: expect.any(String) });
    const log = await app.deps.db.read
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    const actions = log
      .map(({ action }) => action)
      .filter((action) => action.startsWith('comment'));
    expect(new Set(actions)).toEqual(
      new Set(['comment.create', 'comment.activity', 'comment.delete']),
    );
  });

  it('know the stay of a guest who has stayed there', async () => {
    const villa = await createVilla(app);
    const stay = { slug: villa.slug, checkIn: '2027-03-01', checkOut: '2027-03-08' };
    const { reservationCode } = (await requestStay(app, stay)).body.content;
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'completed' })
      .where(eq(reservations.code, reservationCode));
    await write(villa.slug);
    await write(villa.slug, { ...COMMENT, email: 'baska@posta.example' });
    const { items } = await list(`villa_id=${villa.id}&order=created`);
    expect(items.map((item: { reservation_id: string }) => item.reservation_id)).toEqual([
      reservationCode,
      null,
    ]);
  });

  it('are found by words of theirs or by the name of the villa', async () => {
    const name = unique('Villa IŞIL');
    const villa = await createVilla(app, {
      name,
      searchText: name.toLocaleLowerCase('en').replace('ş', 's'),
    });
    const word = unique('KİREMİT');
    await write(villa.slug, { ...COMMENT, text: `Çatıda ${word} vardı.`, rating: 2 });
    await write(villa.slug, { ...COMMENT, rating: 5 });
    const find = (q: string, rest = '') => list(`q=${encodeURIComponent(q)}${rest}`);
    app.trips.count = 0;
    expect(await find(word.toLocaleLowerCase('tr'))).toMatchObject({ total: 1 });
    expect(app.trips.count).toBe(2);
    const byVilla = await find(name, '&order=-rating');
    expect(byVilla.items.map(({ rating }: { rating: number }) => rating)).toEqual([5, 2]);
    expect(await find(name, '&skip=50')).toMatchObject({ items: [], total: 2 });
  });

  it('come from a plain form, too', async () => {
    const villa = await createVilla(app);
    const form = { ...COMMENT, rating: '5', stayedOn: '', homepage: '' };
    const headers = { accept: 'text/html' };
    const sent = await write(villa.slug, new URLSearchParams(form), headers);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/villa/${villa.slug}?yorum=alindi#yorumlar`,
    ]);
    const wrong = await write(villa.slug, new URLSearchParams({ ...form, rating: '6' }), headers);
    expect(wrong.headers.get('location')).toBe(`/villa/${villa.slug}?yorum=VALIDATION#yorumlar`);
    expect((await list(`villa_id=${villa.id}`)).items).toMatchObject([
      { rating: 5, stayedOn: null },
    ]);
  });

  it('are refused when they could not be', async () => {
    const { slug, id } = await createVilla(app);
    const hidden = await createVilla(app, { active: false });
    for (const [what, body] of [
      ['no stars', { ...COMMENT, rating: 0 }],
      ['six stars', { ...COMMENT, rating: 6 }],
      ['half a star', { ...COMMENT, rating: 4.5 }],
      ['a text', { ...COMMENT, rating: '5' }],
      ['tomorrow', { ...COMMENT, stayedOn: '2026-11-22' }],
      ['no day', { ...COMMENT, stayedOn: '2026-02-30' }],
      ['a link as a name', { ...COMMENT, author: 'www.kotu.example' }],
      ['published by itself', { ...COMMENT, active: true }],
      ['next to nothing', { ...COMMENT, text: 'iyi' }],
    ] as const) {
      const answer = await write(slug, body);
      expect([what, answer.status, answer.body.code]).toEqual([what, 400, 'VALIDATION']);
    }
    expect((await write(hidden.slug)).status).toBe(404);
    expect((await write("x'--")).status).toBe(404);
    expect((await write(slug, { ...COMMENT, homepage: 'http://kotu.example' })).status).toBe(201);
    expect((await list(`villa_id=${id}`)).total).toBe(0);
    expect((await activate(999_999_999, true)).status).toBe(404);
  });
});
