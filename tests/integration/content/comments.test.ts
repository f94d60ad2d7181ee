import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments } from '#drizzle/schema/messages.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, signIn, unique } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';

const COMMENT = {
  author: 'Gülşah Ö.',
  email: GUEST.email,
  rating: 4,
  text: 'Havuz temizdi, yol biraz dardı.',
};

describe("guests' comments", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const write = (slug: string, body: unknown, headers: Record<string, string> = {}) =>
    app.call('POST', `/v1/villa/${slug}/comment`, { body, headers });
  /** A comment of a guest who was there. */
  const of = async ({ id }: { id: number }, more: Partial<typeof COMMENT> = {}) => {
    const { code } = await addPastStay(app, id);
    return { ...COMMENT, ...more, code };
  };
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/comment?${query}`, { token })).body.content;
  const shown = async (slug: string) =>
    (await app.call('GET', `/v1/villa/${slug}`)).body.content.comments.length;
  const activate = (id: number, active: boolean) =>
    app.call('PUT', `/v1/admin/villas/commentactivity/${id}`, { token, body: { active } });

  it('wait for a clerk, are published, hidden and deleted', async () => {
    const villa = await createVilla(app);
    const comment = await of(villa);
    app.trips.count = 0;
    const written = await write(villa.slug, comment);
    expect([written.status, app.trips.count]).toEqual([201, 2]);
    // Pressed twice.
    expect((await write(villa.slug, comment)).status).toBe(201);
    const waiting = await list(`villa_id=${villa.id}&active=0`);
    expect(waiting).toMatchObject({ total: 1, take: 10 });
    const { id } = waiting.items[0];
    expect(waiting.items[0]).toMatchObject({
      ...COMMENT,
      villa_id: villa.id,
      villa_slug: villa.slug,
      stayedOn: '2026-09-12',
      reservation_id: comment.code,
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

  it('are of guests who stayed there, once a stay, and say so', async () => {
    const [villa, other] = await Promise.all([createVilla(app), createVilla(app)]);
    const stay = await addPastStay(app, villa.id);
    const confirmed = await addPastStay(app, villa.id, { status: 'confirmed' });
    const elsewhere = await addPastStay(app, other.id);
    const about = (code: string, email = GUEST.email) =>
      write(villa.slug, { ...COMMENT, code, email });
    const refusals = await Promise.all([
      about('KY26-22222222'),
      about('belki'),
      about(stay.code, 'baska@posta.example'),
      about(confirmed.code),
      about(elsewhere.code),
    ]);
    for (const { status, body } of refusals) {
      // The same whatever was wrong: nobody learns which codes there are.
      expect([status, body.code, body.content]).toEqual([
        422,
        'NOT_STAYED',
        refusals[0]?.body.content,
      ]);
    }
    const typed = stay.code.toLowerCase().replace('-', ' ');
    expect((await about(typed)).status).toBe(201);
    const again = await write(villa.slug, { ...COMMENT, code: stay.code, text: 'Bir söz daha.' });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_REVIEWED']);

    const { items } = await list(`villa_id=${villa.id}`);
    await activate(items[0].id, true);
    const page = (await app.call('GET', `/v1/villa/${villa.slug}`)).body.content;
    expect(page.comments).toMatchObject([{ verified: true, stayedOn: '2026-09-12' }]);
  });

  it('cannot refer to a stay elsewhere, whatever code writes them', async () => {
    const [villa, other] = await Promise.all([createVilla(app), createVilla(app)]);
    const elsewhere = await addPastStay(app, other.id);
    const running = await addPastStay(app, villa.id, { status: 'staying' });
    const over = await addPastStay(app, villa.id);
    const said = { villaId: villa.id, author: 'Ayşe', rating: 5, text: 'Çok güzeldi.' };
    const insert = (reservationId: string | null) =>
      app.deps.db.rows
        .insert(comments)
        .values({ ...said, reservationId })
        .run();
    for (const { id } of [elsewhere, running]) {
      await expect(insert(id)).rejects.toThrow();
    }
    await insert(over.id);
    await expect(insert(over.id)).rejects.toThrow();
    await insert(null);
    const change = app.deps.db.rows
      .update(comments)
      .set({ reservationId: elsewhere.id })
      .where(eq(comments.villaId, villa.id))
      .run();
    await expect(change).rejects.toThrow();
  });

  it('are found by words of theirs or by the name of the villa', async () => {
    const name = unique('Villa IŞIL');
    const villa = await createVilla(app, {
      name,
      searchText: name.toLocaleLowerCase('en').replace('ş', 's'),
    });
    const word = unique('KİREMİT');
    await write(villa.slug, await of(villa, { text: `Çatıda ${word} vardı.`, rating: 2 }));
    await write(villa.slug, await of(villa, { rating: 5 }));
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
    const form = { ...(await of(villa)), rating: '5', homepage: '' };
    const headers = { accept: 'text/html' };
    const sent = await write(villa.slug, new URLSearchParams(form), headers);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/villa/${villa.slug}?yorum=alindi#yorumlar`,
    ]);
    const wrong = await write(villa.slug, new URLSearchParams({ ...form, rating: '6' }), headers);
    expect(wrong.headers.get('location')).toBe(`/villa/${villa.slug}?yorum=VALIDATION#yorumlar`);
    expect((await list(`villa_id=${villa.id}`)).items).toMatchObject([{ rating: 5 }]);
  });

  it('are refused when they could not be', async () => {
    const villa = await createVilla(app);
    const { slug, id } = villa;
    const comment = await of(villa);
    const hidden = await createVilla(app, { active: false });
    for (const [what, body, status = 400] of [
      ['no stars', { ...comment, rating: 0 }],
      ['six stars', { ...comment, rating: 6 }],
      ['half a star', { ...comment, rating: 4.5 }],
      ['a text', { ...comment, rating: '5' }],
      ['no code', COMMENT],
      ['a day of its own', { ...comment, stayedOn: '2026-09-12' }, 422],
      ['a link as a name', { ...comment, author: 'www.kotu.example' }],
      ['published by itself', { ...comment, active: true }, 422],
      ['next to nothing', { ...comment, text: 'iyi' }],
    ] as [string, object, number?][]) {
      const answer = await write(slug, body);
      expect([what, answer.status, answer.body.code]).toEqual([what, status, 'VALIDATION']);
    }
    expect((await write(hidden.slug, comment)).status).toBe(404);
    expect((await write("x'--", comment)).status).toBe(404);
    expect((await write(slug, { ...comment, homepage: 'http://kotu.example' })).status).toBe(201);
    expect((await list(`villa_id=${id}`)).total).toBe(0);
    expect((await activate(999_999_999, true)).status).toBe(404);
  });
});
