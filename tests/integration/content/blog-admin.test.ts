import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

const BODY = [{ type: 'paragraph', text: 'Kalkan’da üç gün.' }];

describe('the blog', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const write = (post: object) =>
    app.call('POST', '/v1/admin/blog', { token, body: { body: BODY, ...post } });
  const edit = (post: object) =>
    app.call('POST', '/v1/admin/blog/edit', { token, body: { body: BODY, ...post } });
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/blog?${query}`, { token })).body.content;

  it('takes a draft, publishes it under an address of its title, and removes it', async () => {
    const title = `Kaş’ta Üç Gün ${unique('y')}`;
    app.trips.count = 0;
    const written = await write({ title, tags: ['Kaş', 'Rota', 'Kaş'] });
    expect([written.status, app.trips.count]).toEqual([201, 2]);
    const { id, slug } = written.body.content;
    expect(written.body.content).toMatchObject({
      slug: expect.stringMatching(/^kas-ta-uc-gun-y-[0-9a-f]{8}$/),
      tags: ['Kaş', 'Rota'],
      publishedAt: null,
      version: 1,
    });
    const published = await edit({
      id,
      version: 1,
      title,
      publishedAt: '2026-11-20T12:00:00+03:00',
    });
    expect(published.body.content).toMatchObject({
      slug,
      version: 2,
      tags: [],
      publishedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(published.headers.get('etag')).toBe('"2"');
    const read = await app.call('GET', `/v1/admin/blog/${id}`, { token });
    expect(read.body.content).toEqual(published.body.content);
    expect((await app.call('DELETE', `/v1/admin/blog/${id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/v1/admin/blog/${id}`, { token })).status).toBe(404);
    const log = await app.deps.db.read
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    const actions = log.map(({ action }) => action).filter((action) => action.startsWith('blog'));
    expect(actions.toSorted()).toEqual([
      'blog_post.create',
      'blog_post.delete',
      'blog_post.update',
    ]);
  });

  it('has one post an address', async () => {
    const slug = unique('ayni');
    const [first, second] = [await write({ title: 'Bir', slug }), await write({ title: 'İki' })];
    const again = await write({ title: 'Üçüncü', slug });
    expect([again.status, again.body.code]).toEqual([409, 'SLUG_TAKEN']);
    const { id, version } = second.body.content;
    const moved = await edit({ id, version, title: 'İki', slug });
    expect([moved.status, moved.body.code]).toEqual([409, 'SLUG_TAKEN']);
    expect((await edit({ id, version, title: 'İki', slug: unique('baska') })).status).toBe(200);
    expect(first.status).toBe(201);
  });

  it('tells the second clerk who saved in between', async () => {
    const { id } = (await write({ title: unique('Sürüm') })).body.content;
    expect((await edit({ id, version: 1, title: 'Bir kez' })).status).toBe(200);
    const late = await edit({ id, version: 1, title: 'İki kez' });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain('Şule Iğdır');
  });

  it('is listed by state and by words in any spelling, 10 a page', async () => {
    const word = unique('IŞIK');
    const day = (n: number) => `2026-11-${n}T09:00:00.000Z`;
    await write({ title: `${word} yayında`, publishedAt: day(10) });
    await write({ title: `${word} kapalı`, publishedAt: day(10), active: false });
    await write({ title: `${word} taslak` });
    await write({ title: `${word} yarın`, publishedAt: day(22), tags: ['çiçek'] });
    const q = `q=${encodeURIComponent(word.toLocaleLowerCase('tr'))}`;
    app.trips.count = 0;
    expect(await list(q)).toMatchObject({ total: 4, skip: 0, take: 10 });
    expect(app.trips.count).toBe(2);
    const titles = async (query: string) =>
      (await list(query)).items.map(({ title }: { title: string }) => title.split(' ')[1]);
    expect(await titles(`${q}&state=published`)).toEqual(['yayında']);
    expect(await titles(`${q}&state=scheduled`)).toEqual(['yarın']);
    expect(await titles(`${q}&state=draft&order=title`)).toEqual(['kapalı', 'taslak']);
    expect(await titles(`${q}&order=-title&take=1`)).toEqual(['yayında']);
    expect(await list(`${q}&skip=9999`)).toMatchObject({ items: [], total: 4 });
  });

  it('refuses content that it cannot show', async () => {
    for (const [what, post, status] of [
      ['no text', { title: 'Başlık', body: undefined }, 400],
      [
        'a script',
        { title: 'Başlık', body: [{ type: 'paragraph', text: '[x](javascript:x)' }] },
        400,
      ],
      ['an odd address', { title: 'Başlık', slug: 'Büyük Harf' }, 400],
      ['no letters', { title: '🏖️🏖️🏖️' }, 422],
      ['no day', { title: 'Başlık', publishedAt: 'yarın' }, 400],
      ['a lost picture', { title: 'Başlık', image: 'pictures/yok/yok' }, 422],
      ['a picture of the site itself', { title: 'Başlık', image: 'scenes/kas-a-1' }, 400],
      ['a foreign picture', { title: 'Başlık', image: 'https://kotu.example/a.jpg' }, 400],
      ['an unknown field', { title: 'Başlık', html: '<b>' }, 422],
    ] as const) {
      const answer = await write(post);
      expect([what, answer.status]).toEqual([what, status]);
    }
    expect((await edit({ id: 999_999_999, version: 1, title: 'Başlık' })).status).toBe(404);
  });
});
