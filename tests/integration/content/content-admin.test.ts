import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

const BODY = [
  { type: 'heading', level: 2, text: 'Ödeme' },
  { type: 'paragraph', text: 'Ön ödeme **%20**, ayrıntı [burada](/website/cancel).' },
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
});
const get = (path: string) => app.call('GET', path, { token });
const send = (method: string, path: string, body: unknown) =>
  app.call(method, path, { token, body });
const remove = (path: string) => app.call('DELETE', path, { token });
const lastAudit = async (entity: string, entityId: string | number) => {
  const [row] = await app.deps.db.read
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id));
  return row;
};

/**
 * Puts a row in front of the others. The list is everybody's: where another test has just added to
 * it the call says so, and is made again.
 */
async function moveToFront(path: string, id: number): Promise<number[]> {
  for (let attempt = 0; ; attempt++) {
    const { items } = (await get(path)).body.content;
    const others = items.map((item: { id: number }) => item.id).filter((one: number) => one !== id);
    const answer = await send('PATCH', `${path}/order`, { ids: [id, ...others] });
    if (answer.status === 409 && attempt < 10) continue;
    expect(answer.status).toBe(200);
    return answer.body.content.ids;
  }
}

describe('sections of the website', () => {
  it('are written the first time, then edited with a version that rises', async () => {
    const empty = await get('/v1/admin/howrent');
    expect(empty.body.content).toMatchObject({ title: '', body: [], version: 0, updatedAt: null });
    const text = { title: 'Hakkımızda', intro: 'Biz.', body: BODY };
    app.trips.count = 0;
    const first = await send('PUT', '/v1/admin/howrent/edit', { version: 0, ...text });
    expect([first.status, app.trips.count]).toEqual([200, 3]);
    expect(first.body.content).toMatchObject({ ...text, version: 1, data: {} });
    expect(first.headers.get('etag')).toBe('"1"');
    const second = await send('PUT', '/v1/admin/howrent/edit', { version: 1, ...text, intro: '' });
    expect(second.body.content).toMatchObject({ version: 2, intro: '' });
    expect((await get('/v1/admin/howrent')).body.content).toEqual(second.body.content);
    expect((await get('/v1/website/howrent')).body.content).toMatchObject({
      intro: '',
      body: BODY,
    });
    expect(await lastAudit('page', 'howrent')).toMatchObject({
      action: 'page.update',
      before: { intro: 'Biz.' },
      after: { intro: '' },
    });
  });

  it('tell the second clerk who saved in between', async () => {
    const page = { title: 'Gizlilik', intro: '', body: BODY };
    await send('PUT', '/v1/admin/privacy/edit', { version: 0, ...page });
    const late = await send('PUT', '/v1/admin/privacy/edit', { version: 0, ...page });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain('Şule Iğdır');
    const both = await Promise.all(
      ['a', 'b'].map((intro) =>
        send('PUT', '/v1/admin/privacy/edit', { version: 1, ...page, intro }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keep the legal texts that guests accepted, and only those that changed', async () => {
    const page = { title: 'Aydınlatma metni', intro: 'Taraflar.', body: BODY };
    await send('PUT', '/v1/admin/kvkk/edit', {
      version: 0,
      ...page,
      data: { version: '2026-11' },
    });
    await send('PUT', '/v1/admin/kvkk/edit', { version: 1, ...page });
    expect((await get('/v1/admin/kvkk/versions')).body.content.items).toEqual([]);
    const from = (await get('/v1/admin/kvkk')).body.content.updatedAt;
    app.clock.advanceMinutes(60);
    const changed = await send('PUT', '/v1/admin/kvkk/edit', { version: 2, ...page, body: [] });
    expect(changed.body.content).toMatchObject({ version: 3, data: { version: '2026-11' } });
    const { items } = (await get('/v1/admin/kvkk/versions')).body.content;
    expect(items).toEqual([
      {
        id: expect.any(Number),
        version: '2',
        body: [
          { type: 'heading', level: 2, text: 'Aydınlatma metni' },
          { type: 'paragraph', text: 'Taraflar.' },
          ...BODY,
        ],
        from,
        until: changed.body.content.updatedAt,
      },
    ]);
    expect((await get('/v1/admin/about/versions')).status).toBe(404);
  });

  it('accept their own data and nothing that a page cannot show', async () => {
    const tiers = [
      { daysBefore: 30, keptRate: 0 },
      { daysBefore: 0, keptRate: 10_000 },
    ];
    const page = { version: 0, title: 'İptal', intro: '', body: BODY };
    const cancel = (changed: object) =>
      send('PUT', '/v1/admin/cancel/edit', { ...page, ...changed });
    const data = (wrong: unknown) => ({ data: { basis: 'prepayment', tiers: wrong } });
    for (const [what, changed] of [
      ['a script', { body: [{ type: 'html', text: '<script>' }] }],
      ['a script link', { body: [{ type: 'paragraph', text: '[x](javascript:alert(1))' }] }],
      ['an unknown field', { extra: 1 }],
      ['a title of two lines', { title: 'a\nb' }],
      ['no title', { title: ' ' }],
      ['another data', { data: { whyUs: [] } }],
      ['tiers upwards', data(tiers.toReversed())],
      ['tiers that end early', data(tiers.slice(0, 1))],
      [
        'tiers that keep less',
        data([
          { daysBefore: 9, keptRate: 10 },
          { daysBefore: 0, keptRate: 1 },
        ]),
      ],
      ['a rate over all', data([{ daysBefore: 0, keptRate: 10_001 }])],
      ['301 parts', { body: Array.from({ length: 301 }, () => BODY[1]) }],
    ] as const) {
      const { status, body } = await cancel(changed);
      const expected = what === 'an unknown field' ? 422 : 400;
      expect([what, status, body.code]).toEqual([what, expected, 'VALIDATION']);
    }
    expect((await cancel(data(tiers))).status).toBe(200);
    expect((await send('PUT', '/v1/admin/yok/edit', page)).status).toBe(404);
  });
});

describe('the team', () => {
  it('is added to, changed, ordered and taken from, pictures too', async () => {
    const picture = formOf({ file: fileOf(await drawPicture(800, 800)) });
    const { key } = (await app.call('POST', '/v1/admin/media', { token, body: picture })).body
      .content;
    const ids: number[] = [];
    for (const name of ['Çiğdem', 'Ufuk']) {
      const added = await send('POST', '/v1/admin/team', { name, title: 'Saha', image: key });
      expect(added.status).toBe(201);
      ids.push(added.body.content.id);
    }
    const [first, second] = ids as [number, number];
    expect((await lastAudit('team_member', second))?.after).toMatchObject({ name: 'Ufuk' });
    const ordered = await moveToFront('/v1/admin/team', second);
    for (const wrong of [[first], [first, second, 999_999_999], [first, first]]) {
      const answer = await send('PATCH', '/v1/admin/team/order', { ids: wrong });
      expect([answer.status, answer.body.code]).toEqual([409, 'STALE_ORDER']);
    }
    expect([ordered[0], ordered.includes(first)]).toEqual([second, true]);
    app.trips.count = 0;
    const { items } = (await get('/v1/admin/team')).body.content;
    expect([items[0].name, app.trips.count]).toEqual(['Ufuk', 2]);

    const edited = await send('PUT', `/v1/admin/team/${first}`, {
      name: 'Çiğdem Ak',
      image: null,
    });
    expect(edited.body.content).toEqual({
      id: first,
      name: 'Çiğdem Ak',
      title: 'Saha',
      bio: '',
      image: null,
      active: true,
    });
    const shown = async () =>
      (await app.call('GET', '/v1/website/team')).body.content.items.map(
        (member: { id: number }) => member.id,
      );
    expect(await shown()).toContain(first);
    const hidden = await send('PATCH', '/v1/admin/team/activity', { id: first, active: false });
    expect(hidden.body.content).toEqual({ id: first, active: false });
    expect(await shown()).not.toContain(first);
    expect((await lastAudit('team_member', first))?.after).toEqual({ active: false });
    const nobody = await send('PATCH', '/v1/admin/team/activity', {
      id: 999_999_999,
      active: true,
    });
    expect(nobody.status).toBe(404);
    // The other one still shows the picture; with that one it goes.
    expect((await app.call('GET', `/media/${key}-400.avif`)).status).toBe(200);
    expect((await remove(`/v1/admin/team/${second}`)).status).toBe(200);
    expect((await app.call('GET', `/media/${key}-400.avif`)).status).toBe(404);

    const gone = await send('PUT', `/v1/admin/team/${first}`, {
      name: 'Çiğdem',
      title: 'Saha',
      image: key,
    });
    expect([gone.status, gone.body.code]).toEqual([422, 'UNKNOWN_CHOICE']);
    for (const path of ['/v1/admin/team/999999999', '/v1/admin/team/x']) {
      expect((await remove(path)).status).toBe(404);
      expect((await send('PUT', path, { name: 'Ad', title: 'Saha' })).status).toBe(404);
    }
    for (const wrong of [
      { name: 'A', title: 'Saha' },
      { name: 'Ad', title: 'Saha', image: '../x' },
    ]) {
      expect((await send('POST', '/v1/admin/team', wrong)).status).toBe(400);
    }
  });
});

describe('questions and answers', () => {
  it('are added, hidden, ordered and removed', async () => {
    const group = unique('Konu');
    const ask = async (question: string, active = true) =>
      (await send('POST', '/v1/admin/faq', { group, question, answer: 'Evet.', active })).body
        .content.id as number;
    const shownIds = async () => {
      const { items } = (await app.call('GET', '/v1/website/faq')).body.content;
      const own = items.filter((entry: { group: string }) => entry.group === group);
      return own.map(({ id }: { id: number }) => id);
    };
    const [a, b] = [await ask('Var mı?'), await ask('Taslak mı?', false)];
    expect(await shownIds()).toEqual([a]);
    const shown = await send('PATCH', '/v1/admin/faq/activity', { id: b, active: true });
    expect(shown.body.content).toEqual({ id: b, active: true });
    expect(await lastAudit('faq', b)).toMatchObject({
      before: { active: false },
      after: { active: true },
    });
    await moveToFront('/v1/admin/faq', b);
    expect(await shownIds()).toEqual([b, a]);
    const input = { group, question: 'Nasıl öderim?', answer: 'Havale ya da kartla.' };
    const edited = await send('PUT', `/v1/admin/faq/${a}`, input);
    expect(edited.body.content).toEqual({ id: a, ...input, active: true });
    expect((await remove(`/v1/admin/faq/${a}`)).body.content).toEqual({ deleted: true });
    expect(await shownIds()).toEqual([b]);
    for (const { status } of [
      await remove(`/v1/admin/faq/${a}`),
      await send('PUT', `/v1/admin/faq/${a}`, input),
      await send('PATCH', '/v1/admin/faq/activity', { id: a, active: true }),
    ]) {
      expect(status).toBe(404);
    }
    expect((await send('POST', '/v1/admin/faq', { ...input, answer: ' ' })).status).toBe(400);
  });
});

describe('documents', () => {
  const pdf = (name = 'Vergi Levhası 2026.PDF') =>
    fileOf('%PDF-1.7 belge', name, 'application/pdf');
  const add = (fields: Record<string, string | File>) =>
    app.call('POST', '/v1/admin/ourdocuments', { token, body: formOf(fields) });

  it('are uploaded, opened by visitors in a sandbox, replaced and removed', async () => {
    const added = await add({ title: unique('Vergi levhası'), file: pdf() });
    expect(added.status).toBe(201);
    const { id, file, url } = added.body.content;
    expect(added.body.content).toMatchObject({
      file: expect.stringMatching(/^documents\/[0-9a-f]{33}\/Vergi-Levhasi-2026\.pdf$/),
      url: `/media/${file}`,
      fileName: 'Vergi-Levhasi-2026.pdf',
      bytes: 14,
    });
    const served = await app.call('GET', url);
    expect(served.text).toBe('%PDF-1.7 belge');
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Vergi-Levhasi-2026.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* sandbox; frame-ancestors 'self'$/,
      ),
    });
    const listed = (await app.call('GET', '/v1/website/ourdocuments')).body.content.items;
    expect(listed.find((document: { id: number }) => document.id === id)).toMatchObject({ file });

    const path = `/v1/admin/ourdocuments/${id}`;
    const renamed = await send('PUT', path, formOf({ title: 'Levha', description: 'Yeni' }));
    expect(renamed.body.content).toMatchObject({ title: 'Levha', description: 'Yeni', file });
    const replaced = await send('PUT', path, formOf({ title: 'Levha', file: pdf('b.pdf') }));
    expect(replaced.body.content).toMatchObject({ fileName: 'b.pdf' });
    expect((await app.call('GET', url)).status).toBe(404);
    expect((await app.call('GET', replaced.body.content.url)).status).toBe(200);
    expect((await remove(path)).status).toBe(200);
    expect((await app.call('GET', replaced.body.content.url)).status).toBe(404);
    expect((await remove(path)).status).toBe(404);
    expect((await send('PUT', path, formOf({ title: 'Levha' }))).status).toBe(404);
  });

  it('are hidden from visitors and shown again', async () => {
    const { id } = (await add({ title: unique('Sigorta'), file: pdf() })).body.content;
    const isListed = async () => {
      const { items } = (await app.call('GET', '/v1/website/ourdocuments')).body.content;
      return items.some((document: { id: number }) => document.id === id);
    };
    const show = (body: object) => send('PATCH', '/v1/admin/ourdocuments/activity', body);
    expect((await show({ id, active: false })).body.content).toEqual({ id, active: false });
    expect(await isListed()).toBe(false);
    await show({ id, active: true });
    expect(await isListed()).toBe(true);
    expect((await show({ id: 999_999, active: true })).status).toBe(404);
    expect((await show({ id })).status).toBe(400);
  });

  it('are ordered, and are PDF files of at most 10 MB', async () => {
    await add({ title: unique('a'), file: pdf() });
    const { id } = (await add({ title: unique('b'), file: pdf() })).body.content;
    await moveToFront('/v1/admin/ourdocuments', id);
    expect((await get('/v1/admin/ourdocuments')).body.content.items[0].id).toBe(id);
    const cases: [Record<string, string | File>, number][] = [
      [{ title: 'HTML', file: fileOf('<html>', 'a.pdf', 'application/pdf') }, 415],
      [{ title: 'Büyük', file: fileOf(new Uint8Array(10_000_001)) }, 413],
      [{ title: 'Çok büyük', file: fileOf(new Uint8Array(10_100_000)) }, 413],
      [{ title: 'Dosyasız' }, 400],
      [{ title: 'Boş', file: fileOf('') }, 400],
      [{ title: 'x', file: pdf() }, 400],
    ];
    for (const [fields, status] of cases) {
      expect([fields.title, (await add(fields)).status]).toEqual([fields.title, status]);
    }
  });
});
