import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentPhotos, comments } from '#drizzle/schema/messages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { drawPicture, fileOf } from '#tests/support/pictures.ts';

const REVIEW = {
  author: 'Gülşah Ö.',
  rating: '4',
  text: 'Havuz temizdi, yol biraz dardı.',
  score_cleanliness: '5',
  score_pool: '4',
};

describe('reviews on the page of a stay', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const put = (path: string, body: object, who = token) =>
    app.call('PUT', `/v1/admin/villas/${path}`, { token: who, body });
  const list = async (query: string, who = token) =>
    (await app.call('GET', `/v1/admin/comment?${query}`, { token: who })).body.content;
  const pageOf = async (slug: string) => (await app.call('GET', `/v1/villa/${slug}`)).body.content;

  /** A villa, a stay there, and what its guest sends from its page. */
  async function houseWithGuest(overrides: Parameters<typeof createVilla>[1] = {}) {
    const villa = await createVilla(app, overrides);
    const stay = await addPastStay(app, villa.id);
    const link = await guestLinkOf(app, token, stay.id);
    return { villa, stay, link };
  }
  async function send(
    link: string,
    fields: Record<string, string> = REVIEW,
    photos: File[] = [],
    key: string = crypto.randomUUID(),
    headers: Record<string, string> = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const photo of photos) form.append('photos', photo);
    const sent = await app.fetch('/v1/stay/review', {
      method: 'POST',
      body: form,
      headers: { 'idempotency-key': key, 'private-link': link, ...headers },
    });
    type Sent = { code?: string; issues?: { path: string; message: string }[] };
    return { status: sent.status, body: (await sent.json()) as Sent };
  }
  const stateOf = async (link: string) =>
    (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own.after.review;

  it('come from who stayed, once a stay, and are read when a clerk lets them out', async () => {
    const { villa, stay, link } = await houseWithGuest();
    expect(await stateOf(link)).toBe('open');
    const { own } = (await app.call('POST', '/v1/stay', { body: { link } })).body.content;
    expect(own.after.author).toMatch(/^\p{L}+ \p{L}\.$/u);
    const key = crypto.randomUUID();
    expect((await send(link, REVIEW, [], key)).status).toBe(201);
    // Pressed twice.
    expect((await send(link, REVIEW, [], key)).status).toBe(201);
    expect(await stateOf(link)).toBe('waiting');
    const again = await send(link, { ...REVIEW, text: 'Bir söz daha söyleyeyim.' });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_REVIEWED']);
    const { items, total } = await list(`villa_id=${villa.id}`);
    expect([total, items[0]]).toMatchObject([
      1,
      { reservation_id: stay.code, scores: { cleanliness: 5, pool: 4 }, reply: null, photos: [] },
    ]);
    expect(await pageOf(villa.slug)).toMatchObject({ comments: [], scores: [], rating: null });
    await put(`commentactivity/${items[0].id}`, { active: true });
    expect(await pageOf(villa.slug)).toMatchObject({
      comments: [
        {
          verified: true,
          language: 'tr',
          stayedOn: '2026-09-12',
          scores: { cleanliness: 5, pool: 4 },
        },
      ],
      scores: [
        { category: 'cleanliness', average: 5, count: 1 },
        { category: 'pool', average: 4, count: 1 },
      ],
      rating: { average: 4, count: 1 },
    });
    expect(await stateOf(link)).toBe('published');
  });

  it.each([
    ['Sehr schönes Haus, tolle Lage!', 'en', 'de'],
    // Too few words to tell: as the page on which they were written.
    ['Traumhaft, erholsam, ruhig.', 'de', 'de'],
    ['Havuz temizdi, yol dardı.', 'de', 'tr'],
  ])('are known to be written in their language: %s', async (text, page, language) => {
    const { villa, link } = await houseWithGuest();
    const headers = { 'accept-language': page };
    expect((await send(link, { ...REVIEW, text }, [], unique('key'), headers)).status).toBe(201);
    const [{ id }] = (await list(`villa_id=${villa.id}`)).items;
    await put(`commentactivity/${id}`, { active: true });
    expect((await pageOf(villa.slug)).comments).toMatchObject([{ text, language }]);
  });

  it('say in the guest’s language which photo is none, and why', async () => {
    const { link } = await houseWithGuest();
    const photo = new File(['x'], 'brief.jpg', { type: 'image/jpeg' });
    const headers = { 'accept-language': 'de' };
    const { status, body } = await send(link, REVIEW, [photo], unique('key'), headers);
    expect([status, body.issues]).toEqual([
      415,
      [
        {
          path: 'photos',
          message: '“brief.jpg”: Hochladen lassen sich nur Bilder als JPEG, PNG oder WebP.',
        },
      ],
    ]);
  });

  it('are refused before the stay is over, from fellow travellers, and when they could not be', async () => {
    const { villa, link } = await houseWithGuest();
    const running = await addPastStay(app, villa.id, { status: 'staying' });
    const early = await send(await guestLinkOf(app, token, running.id));
    expect([early.status, early.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
    const shared = await app.call('POST', '/v1/stay/share', { body: { link } });
    const fellow = new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
    expect((await send(fellow)).status).toBe(404);
    expect((await send('x'.repeat(43))).status).toBe(404);
    for (const wrong of [
      { ...REVIEW, rating: '6' },
      { ...REVIEW, score_pool: '0' },
      { ...REVIEW, score_garden: '5' },
      { ...REVIEW, text: 'iyi' },
      { ...REVIEW, active: 'true' },
    ]) {
      expect((await send(link, wrong)).body.code).toBe('VALIDATION');
    }
    expect((await send(link, REVIEW, [fileOf('<script>', 'a.html', 'text/html')])).status).toBe(
      415,
    );
    // Nothing of all that is in the way of the real one.
    expect((await send(link)).status).toBe(201);
  });

  it('have scores within limits enforced by the database', async () => {
    const villa = await createVilla(app);
    const said = { villaId: villa.id, author: 'Ayşe', rating: 5, text: 'Çok güzeldi.' };
    for (const scores of ['{"pool":6}', '{"pool":0}', '{"pool":4.5}', '{"garden":5}']) {
      const row = { ...said, scores: sql.raw(`'${scores}'`) };
      await expect(app.deps.db.rows.insert(comments).values(row).run()).rejects.toThrow();
    }
  });

  it('have photos that are visible only while a clerk has published them', async () => {
    const { villa, link } = await houseWithGuest();
    // As heavy as a phone's: what stands behind the end of a picture is not kept.
    const heavy = new Blob([await drawPicture(640, 480), new Uint8Array(2_000_000)]);
    const photo = fileOf(heavy, 'IMG_ayse.jpg');
    expect((await send(link, REVIEW, [photo, photo])).status).toBe(201);
    const [comment] = (await list(`villa_id=${villa.id}`)).items;
    expect(comment.photos).toMatchObject([
      { width: 640, height: 480, published: false },
      { published: false },
    ]);
    const [first] = comment.photos;
    const [row] = await app.deps.db.read
      .select()
      .from(commentPhotos)
      .where(eq(commentPhotos.id, first.id));
    expect((await app.fetch(`/media/${row?.file}`)).status).toBe(404);
    const path = `/v1/admin/villas/commentphoto/${first.id}`;
    expect((await app.call('GET', path)).status).toBe(401);
    expect((await app.call('GET', path, { token })).status).toBe(200);

    await put(`commentactivity/${comment.id}`, { active: true });
    const photosOn = async () => (await pageOf(villa.slug)).comments[0].photos;
    expect(await photosOn()).toEqual([]);
    const out = await put(`commentphoto/${first.id}`, { active: true });
    expect(out.body.content.photos).toMatchObject([{ published: true }, { published: false }]);
    const [shown] = await photosOn();
    expect(shown).toMatchObject({ width: 640, height: 480 });
    expect(shown.key).not.toContain('ayse');
    const address = `/media/${shown.key}-800.webp`;
    const filtered = `/v1/website/comments?villa=${villa.slug}&photos=1`;
    expect((await app.call('GET', filtered)).body.content.total).toBe(1);

    await put(`commentphoto/${first.id}`, { active: false });
    expect(await photosOn()).toEqual([]);
    expect((await app.fetch(address)).status).toBe(404);
    expect((await app.call('GET', filtered)).body.content.total).toBe(0);
    await app.call('DELETE', `/v1/admin/villas/comment/${comment.id}`, { token });
    expect((await app.call('GET', path, { token })).status).toBe(404);
    expect(await app.deps.files.list(row?.file ?? '')).toEqual([]);
  });

  it('are answered by the agency at once and by the owner after approval, on own villas only', async () => {
    const [owner, other] = await Promise.all([
      createUser(app, { role: 'OWNER' }),
      createUser(app, { role: 'OWNER' }),
    ]);
    const [mine, theirs] = [await signIn(app, owner.email), await signIn(app, other.email)];
    const { villa, link } = await houseWithGuest({ ownerId: owner.id });
    await send(link);
    const [{ id }] = (await list(`villa_id=${villa.id}`)).items;
    const reply = (text: string, who: string) => put(`commentreply/${id}`, { text }, who);
    const shownReply = async () => (await pageOf(villa.slug)).comments[0].reply;

    // Not let out: nobody but the agency knows of it.
    expect((await list('', mine)).total).toBe(0);
    expect((await reply('Teşekkürler.', mine)).status).toBe(404);
    await put(`commentactivity/${id}`, { active: true });
    expect((await list('', theirs)).total).toBe(0);
    expect((await reply('Teşekkürler.', theirs)).status).toBe(404);
    expect((await app.call('GET', `/v1/admin/comment/${id}`, { token: theirs })).status).toBe(404);
    const seen = await list('', mine);
    expect([seen.total, seen.items[0]]).toMatchObject([1, { email: null, reservation_id: null }]);

    expect((await reply('Yolu genişlettik.', mine)).body.content.reply).toMatchObject({
      from: 'owner',
      active: false,
    });
    expect(await shownReply()).toBeNull();
    expect((await list('reply=waiting')).items.map((row: { id: number }) => row.id)).toContain(id);
    const letOut = (who: string) => put(`commentreplyactivity/${id}`, { active: true }, who);
    expect((await letOut(mine)).status).toBe(403);
    expect((await letOut(token)).status).toBe(200);
    expect(await shownReply()).toEqual({ from: 'owner', text: 'Yolu genişlettik.' });
    // Written anew, it waits again.
    await reply('Yolu genişlettik ve aydınlattık.', mine);
    expect(await shownReply()).toBeNull();

    await reply('Teşekkür ederiz.', token);
    expect(await shownReply()).toEqual({ from: 'agency', text: 'Teşekkür ederiz.' });
    expect((await reply('Ben de.', mine)).status).toBe(422);
    await reply('', token);
    expect(await shownReply()).toBeNull();
    expect((await list(`villa_id=${villa.id}&reply=none`)).total).toBe(1);
  });

  it('are listed by villa, best or worst first, by stars', async () => {
    const villa = await createVilla(app);
    for (const rating of ['3', '5', '4']) {
      const stay = await addPastStay(app, villa.id);
      await send(await guestLinkOf(app, token, stay.id), { ...REVIEW, rating });
    }
    for (const { id } of (await list(`villa_id=${villa.id}`)).items) {
      await put(`commentactivity/${id}`, { active: true });
    }
    const stars = async (query: string) =>
      (
        await app.call('GET', `/v1/website/comments?villa=${villa.slug}&${query}`)
      ).body.content.items.map(({ rating }: { rating: number }) => rating);
    expect(await stars('order=best')).toEqual([5, 4, 3]);
    expect(await stars('order=worst')).toEqual([3, 4, 5]);
    expect(await stars('rating=4')).toEqual([4]);
    expect((await app.call('GET', '/v1/website/comments?order=random')).status).toBe(400);
  });
});
