import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { districts, publicSlugs, towns } from '#drizzle/schema/locations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createTown, createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

describe('regions and districts', () => {
  let app: TestApp;
  let token: string;
  let districtId: number;
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, ...(body !== undefined && { body }) });
  const refusal = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];

  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    districtId = (await createTown(app)).districtId;
  });

  const newTown = (overrides: object = {}) => {
    const slug = unique('bolge');
    return call('POST', '/v1/admin/towns', {
      name: 'Işıklı Koy',
      slug,
      district_id: districtId,
      ...overrides,
    });
  };

  it('are made with an address from their name, last in order, and audited', async () => {
    const name = `İğne Ağaçlı ${crypto.randomUUID().slice(0, 6)}`;
    const made = await newTown({ name, slug: undefined, intro: 'Denize yakın.' });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBe('"1"');
    const { content } = made.body;
    expect(content.slug).toMatch(/^igne-agacli-[a-f0-9]{6}$/);
    expect(content).toMatchObject({ name, active: true, popular: false, villas: 0, version: 1 });
    const shown = await call('GET', `/v1/admin/showtown/${content.id}`);
    expect(shown.body.content).toEqual(content);
    const [row] = await auditRows(app, 'town', content.id);
    expect(row).toMatchObject({ action: 'town.create', actor: 'admin' });
    const taken = await app.deps.db.read
      .select()
      .from(publicSlugs)
      .where(eq(publicSlugs.slug, content.slug));
    expect(taken).toMatchObject([{ kind: 'town', targetId: content.id }]);
  });

  const KAPUTAS = { name: 'Kaputaş', kind: 'mixed', latitude: 36.2289, longitude: 29.4494 };

  it('tell where to swim, how to get there and whom they suit, to visitors too', async () => {
    const facts = { shore: [KAPUTAS], suits: 'Çiftlere.', gettingThere: 'Dalaman 120 km.' };
    const { status, body } = await newTown({ ...facts, latitude: 36.26, longitude: 29.41 });
    expect([status, body.content]).toEqual([201, expect.objectContaining(facts)]);
    const towns = (await app.call('GET', '/v1/town')).body.content.towns;
    const shown = towns.find(({ slug }: { slug: string }) => slug === body.content.slug);
    expect(shown.shore).toEqual([KAPUTAS]);
    const path = `/v1/admin/towns/${body.content.id}`;
    const saved = await call('PUT', path, { version: 1, shore: [], suits: '' });
    expect(saved.body.content).toMatchObject({
      shore: [],
      suits: '',
      gettingThere: facts.gettingThere,
    });
  });

  it.each([
    ['coordinates the wrong way round', { ...KAPUTAS, latitude: 29.4, longitude: 36.2 }],
    ['no coordinates', { ...KAPUTAS, latitude: null }],
    ['no name', { ...KAPUTAS, name: ' ' }],
    ['a kind that there is not', { ...KAPUTAS, kind: 'ice' }],
    ['something else', { ...KAPUTAS, html: '<b>' }],
  ])('refuse a beach with %s', async (_, place) => {
    expect([400, 422]).toContain((await newTown({ shore: [place] })).status);
  });

  it('refuse the same beach twice, however it is written', async () => {
    const twice = [KAPUTAS, { ...KAPUTAS, name: 'KAPUTAŞ' }];
    expect(refusal(await newTown({ shore: twice }))[0]).toBe(400);
  });

  it('are found regardless of case and diacritics, and sorted in Turkish', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    for (const first of ['Zeytin', 'Çınar', 'Iğdır', 'İncir', 'Ceviz', 'Şam']) {
      await newTown({ name: `${first} ${mark}` });
    }
    const names = async (query: string) =>
      (await call('GET', `/v1/admin/towns?${query}`)).body.content.items.map(
        (town: { name: string }) => town.name.split(' ')[0],
      );
    expect(await names(`q=${mark.toUpperCase()}&order=name`)).toEqual([
      'Ceviz',
      'Çınar',
      'Iğdır',
      'İncir',
      'Şam',
      'Zeytin',
    ]);
    expect(await names(`q=ciNAR%20${mark}`)).toEqual(['Çınar']);
    expect(await names(`q=IGDIR%20${mark}`)).toEqual(['Iğdır']);
  });

  it('come ten a page, counted in the same trip, empty beyond the end', async () => {
    app.trips.count = 0;
    const page = await call('GET', `/v1/admin/towns?district_id=${districtId}`);
    expect(app.trips.count).toBe(2);
    expect(page.body.content).toMatchObject({ skip: 0, take: 10 });
    expect(page.body.content.total).toBeGreaterThanOrEqual(page.body.content.items.length);
    const beyond = await call('GET', '/v1/admin/towns?skip=9000');
    expect(beyond.body.content.items).toEqual([]);
    expect(beyond.body.content.total).toBeGreaterThan(0);
  });

  it('keep fields that a save leaves out, and refuse the second of two saves with the name of the first', async () => {
    const { content } = (await newTown({ intro: 'İlk', latitude: 36.2 })).body;
    const path = `/v1/admin/towns/${content.id}`;
    app.trips.count = 0;
    const saved = await call('PUT', path, { version: 1, name: 'Yeni Ad', popular: true });
    expect(app.trips.count).toBe(3);
    expect(saved.body.content).toMatchObject({
      name: 'Yeni Ad',
      popular: true,
      intro: 'İlk',
      latitude: 36.2,
      version: 2,
    });
    expect((await call('GET', `/v1/admin/showtown/${content.id}`)).body.content).toEqual(
      saved.body.content,
    );
    const late = await call('PUT', path, { version: 1, name: 'Öteki' });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain('Şule Iğdır');
    const same = await call('PUT', path, { version: 2, name: 'Yeni Ad' });
    expect(same.body.content.version).toBe(2);
    const rows = await auditRows(app, 'town', content.id);
    expect(rows.map(({ action }) => action)).toEqual(['town.create', 'town.update']);
    expect(rows[1]).toMatchObject({
      before: { name: 'Işıklı Koy', popular: false },
      after: { name: 'Yeni Ad', popular: true },
    });
  });

  it('share their addresses with villa types and leave the site its own', async () => {
    const slug = unique('ortak');
    const type = await call('POST', '/v1/admin/villatypes', { name: 'Ortak Ad', slug });
    expect(type.status).toBe(201);
    const taken = await newTown({ slug });
    expect(refusal(taken)).toEqual([409, 'SLUG_TAKEN']);
    expect(taken.body.content).toContain('“Ortak Ad” adlı villa tipi');
    for (const reserved of ['listing', 'v3', 'dashboard']) {
      expect(refusal(await newTown({ slug: reserved }))).toEqual([422, 'SLUG_RESERVED']);
    }
    const { content } = (await newTown()).body;
    const path = `/v1/admin/towns/${content.id}`;
    expect(refusal(await call('PUT', path, { version: 1, slug }))).toEqual([409, 'SLUG_TAKEN']);
    const moved = await call('PUT', path, { version: 1, slug: unique('tasindi') });
    expect(moved.status).toBe(200);
    expect((await newTown({ slug: content.slug })).status).toBe(201);
  });

  it('refuse bad input, unknown districts and unknown ids', async () => {
    expect(refusal(await newTown({ slug: 'Büyük Harf' }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await newTown({ name: ' ' }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await newTown({ colour: 'x' }))).toEqual([422, 'VALIDATION']);
    expect(refusal(await newTown({ latitude: 99 }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await newTown({ slug: undefined, name: '…!' }))).toEqual([422, 'VALIDATION']);
    expect(refusal(await newTown({ district_id: 999_999_999 }))).toEqual([422, 'UNKNOWN_CHOICE']);
    for (const id of ['abc', '0', '-1', '999999999', '1e3']) {
      expect(refusal(await call('GET', `/v1/admin/showtown/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(refusal(await call('DELETE', `/v1/admin/towns/${id}`))).toEqual([404, 'NOT_FOUND']);
      const put = await call('PUT', `/v1/admin/towns/${id}`, { version: 1 });
      expect(refusal(put)).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('cannot be deleted while they have villas, which are named; afterwards their address is free', async () => {
    const { content } = (await newTown({ name: 'Dolu Bölge' })).body;
    for (const name of [
      'Villa Ak',
      'Villa Bal',
      'Villa Can',
      'Villa Dut',
      'Villa Ela',
      'Villa Fes',
    ]) {
      await createVilla(app, {
        name,
        sortKey: name.toLowerCase(),
        townId: content.id,
        districtId,
      });
    }
    const kept = await call('DELETE', `/v1/admin/towns/${content.id}`);
    expect(refusal(kept)).toEqual([409, 'IN_USE']);
    expect(kept.body.content).toContain(
      'Villa Ak, Villa Bal, Villa Can, Villa Dut, Villa Ela ve 1 villa daha',
    );
    const empty = (await newTown()).body.content;
    const gone = await call('DELETE', `/v1/admin/towns/${empty.id}`);
    expect(gone.body.content).toEqual({ deleted: true });
    expect(refusal(await call('DELETE', `/v1/admin/towns/${empty.id}`))[0]).toBe(404);
    expect((await newTown({ slug: empty.slug })).status).toBe(201);
  });

  it('reach the public list at once, and leave it when hidden', async () => {
    const { content } = (await newTown({ name: 'Görünür Bölge', popular: true })).body;
    const listed = async () =>
      (await app.call('GET', '/v1/town')).body.content.towns.some(
        (town: { slug: string }) => town.slug === content.slug,
      );
    expect(await listed()).toBe(true);
    await call('PUT', `/v1/admin/towns/${content.id}`, { version: 1, active: false });
    expect(await listed()).toBe(false);
  });

  it('of a picker come whole', async () => {
    const choices = await call('GET', '/v1/admin/towns/select');
    const stored = await app.deps.db.read.select().from(towns);
    expect(choices.body.content.total).toBe(stored.length);
    const all = await call('GET', '/v1/admin/districts/select');
    expect(all.body.content.items[0]).toHaveProperty('provincePlate');
  });

  describe('districts', () => {
    const newDistrict = (overrides: object = {}) =>
      call('POST', '/v1/admin/districts', {
        name: `Çamlık ${crypto.randomUUID().slice(0, 6)}`,
        provincePlate: 48,
        code: 100_000 + Math.floor(Math.random() * 800_000),
        ...overrides,
      });

    it('get their province from its plate and an address with it', async () => {
      const made = await newDistrict();
      expect(made.status).toBe(201);
      expect(made.body.content).toMatchObject({ province: 'Muğla', towns: 0, villas: 0 });
      expect(made.body.content.slug).toMatch(/^camlik-[a-f0-9]{6}-mugla$/);
      const { id } = made.body.content;
      const shown = await call('GET', `/v1/admin/showdistrict/${id}`);
      expect(shown.body.content).toEqual(made.body.content);
      const moved = await call('PUT', `/v1/admin/districts/${id}`, {
        version: 1,
        provincePlate: 7,
      });
      expect(moved.body.content).toMatchObject({ province: 'Antalya', version: 2 });
      const late = await call('PUT', `/v1/admin/districts/${id}`, { version: 1, name: 'Geç' });
      expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
      const found = await call(
        'GET',
        `/v1/admin/districts?q=${encodeURIComponent(made.body.content.name.toUpperCase())}`,
      );
      expect(found.body.content.items).toMatchObject([{ id, province: 'Antalya' }]);
    });

    it('have one code and one address each', async () => {
      const { content } = (await newDistrict()).body;
      const sameCode = await newDistrict({ code: content.code });
      expect(refusal(sameCode)).toEqual([409, 'CODE_TAKEN']);
      expect(sameCode.body.content).toContain(content.name);
      expect(refusal(await newDistrict({ slug: content.slug }))).toEqual([409, 'SLUG_TAKEN']);
      expect(refusal(await newDistrict({ provincePlate: 82 }))).toEqual([400, 'VALIDATION']);
    });

    it('cannot be deleted while they have regions or villas', async () => {
      const town = await createTown(app);
      const withTown = await call('DELETE', `/v1/admin/districts/${town.districtId}`);
      expect(refusal(withTown)).toEqual([409, 'IN_USE']);
      expect(withTown.body.content).toContain('Kaş Merkez');
      const villa = await createVilla(app, { townId: town.id, districtId: town.districtId });
      const withVilla = await call('DELETE', `/v1/admin/districts/${town.districtId}`);
      expect(withVilla.body.content).toContain(villa.name);
      const { id } = (await newDistrict()).body.content;
      expect((await call('DELETE', `/v1/admin/districts/${id}`)).status).toBe(200);
      const rows = await app.deps.db.read.select().from(districts).where(eq(districts.id, id));
      expect(rows).toEqual([]);
      expect((await auditRows(app, 'district', id)).at(-1)?.action).toBe('district.delete');
    });

    it('are listed by province and use', async () => {
      const { content } = (await newDistrict({ provincePlate: 54 })).body;
      const unused = await call('GET', '/v1/admin/districts?province=54&used=0&take=200');
      expect(unused.body.content.items).toContainEqual(content);
      const used = await call('GET', '/v1/admin/districts?province=54&used=1');
      expect(used.body.content.items).not.toContainEqual(content);
      expect(refusal(await call('GET', '/v1/admin/districts?province=90'))).toEqual([
        400,
        'VALIDATION',
      ]);
    });
  });
});
