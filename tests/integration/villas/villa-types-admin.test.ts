import { beforeAll, describe, expect, it } from 'vitest';
import { villaAmenities, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

let app: TestApp;
let token: string;
const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, ...(body !== undefined && { body }) });
const refusal = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];

beforeAll(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
});

describe('villa types', () => {
  const newType = (overrides: object = {}) =>
    call('POST', '/v1/admin/villatypes', {
      name: 'Bağ Evi',
      slug: unique('tip'),
      heading: 'Bağ içinde villalar',
      ...overrides,
    });

  it('are made, read, changed and taken away', async () => {
    const body = [{ type: 'paragraph', text: 'Üzümlerin **içinde**.' }];
    const made = await newType({ body });
    expect(made.status).toBe(201);
    const { content } = made.body;
    expect(content).toMatchObject({ heading: 'Bağ içinde villalar', body, villas: 0, version: 1 });
    const path = `/v1/admin/villatypes/${content.id}`;
    expect((await call('GET', path)).body.content).toEqual(content);
    const saved = await call('PUT', path, { version: 1, order: 7, intro: 'Serin.' });
    expect(saved.body.content).toEqual({
      ...content,
      order: 7,
      intro: 'Serin.',
      version: 2,
      updated_at: saved.body.content.updated_at,
    });
    expect(saved.headers.get('etag')).toBe('"2"');
    const late = await call('PUT', path, { version: 1, order: 8 });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect((await call('DELETE', path)).status).toBe(200);
    expect(refusal(await call('GET', path))).toEqual([404, 'NOT_FOUND']);
    expect((await auditRows(app, 'villa_type', content.id)).map(({ action }) => action)).toEqual([
      'villa_type.create',
      'villa_type.update',
      'villa_type.delete',
    ]);
  });

  it('give their page its title in public', async () => {
    const { content } = (await newType()).body;
    const types = await app.call('GET', '/v1/villatype');
    const shown = types.body.content.find((type: { id: number }) => type.id === content.id);
    expect(shown).toMatchObject({ heading: 'Bağ içinde villalar', name: 'Bağ Evi' });
  });

  it('cannot go while villas are of them, and say which', async () => {
    const { content } = (await newType()).body;
    const villa = await createVilla(app, { name: 'Villa Asma' });
    await app.deps.db.rows
      .insert(villaVillaTypes)
      .values({ villaId: villa.id, villaTypeId: content.id });
    const kept = await call('DELETE', `/v1/admin/villatypes/${content.id}`);
    expect(refusal(kept)).toEqual([409, 'IN_USE']);
    expect(kept.body.content).toContain('Villa Asma');
  });

  it('come ten a page in two trips, and refuse bad input', async () => {
    app.trips.count = 0;
    const page = await call('GET', '/v1/admin/villatypes?order=-name&active=1');
    expect(app.trips.count).toBe(2);
    expect(page.body.content).toMatchObject({ skip: 0, take: 10 });
    expect(refusal(await call('GET', '/v1/admin/villatypes?order=color'))[0]).toBe(400);
    expect(refusal(await newType({ heading: 'A\nB' }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await newType({ body: [{ type: 'script' }] }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await newType({ image: '../../etc/passwd' }))).toEqual([400, 'VALIDATION']);
    expect(refusal(await call('GET', '/v1/admin/villatypes/yok'))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('features', () => {
  const newCategory = () => call('POST', '/v1/admin/featurecategory', { name: unique('Mutfak') });
  const newAmenity = (categoryId: number, overrides: object = {}) =>
    call('POST', '/v1/admin/feature', {
      categoryId,
      name: 'Bulaşık makinesi',
      slug: unique('bulasik'),
      ...overrides,
    });
  const listed = async (id: number) =>
    (await call('GET', '/v1/admin/listVillaFeatures')).body.content.items.find(
      (category: { id: number }) => category.id === id,
    );

  it('stand in their categories with the number of villas that have them', async () => {
    const category = (await newCategory()).body.content;
    const first = (await newAmenity(category.id)).body.content;
    const second = (await newAmenity(category.id, { filterable: true })).body.content;
    const villa = await createVilla(app);
    await app.deps.db.rows
      .insert(villaAmenities)
      .values({ villaId: villa.id, featureId: second.id });
    app.trips.count = 0;
    expect(await listed(category.id)).toEqual({
      ...category,
      features: [first, { ...second, villas: 1 }],
    });
    expect(app.trips.count).toBe(2);
  });

  it('are renamed, moved and put in order', async () => {
    const [from, to] = [(await newCategory()).body.content, (await newCategory()).body.content];
    const one = (await newAmenity(from.id)).body.content;
    const two = (await newAmenity(from.id)).body.content;
    const swapped = await call('PATCH', '/v1/admin/featurecategory/order', {
      categoryId: from.id,
      ids: [two.id, one.id],
    });
    expect(swapped.body.content).toEqual({ arranged: 2 });
    const ids = (await listed(from.id)).features.map((feature: { id: number }) => feature.id);
    expect(ids).toEqual([two.id, one.id]);
    const moved = await call('PUT', `/v1/admin/feature/${one.id}`, { categoryId: to.id });
    expect(moved.body.content).toMatchObject({ categoryId: to.id });
    const name = unique('Banyo');
    const renamed = await call('PUT', `/v1/admin/featurecategory/${to.id}`, { name });
    expect(renamed.body.content).toMatchObject({ name, features: [{ id: one.id }] });
    const strange = await call('PATCH', '/v1/admin/featurecategory/order', {
      categoryId: from.id,
      ids: [one.id],
    });
    expect(refusal(strange)).toEqual([422, 'UNKNOWN_CHOICE']);
  });

  it('are hidden from visitors and from the search, and stay on their villas', async () => {
    const category = (await newCategory()).body.content;
    const feature = (await newAmenity(category.id, { filterable: true })).body.content;
    const villa = await createVilla(app);
    await app.deps.db.rows
      .insert(villaAmenities)
      .values({ villaId: villa.id, featureId: feature.id });
    const seen = async () => {
      const page = await call('GET', `/v1/villa/${villa.slug}`);
      const options = await call('GET', '/v1/search/options');
      const filters = options.body.content.features.map(({ slug }: { slug: string }) => slug);
      const found = await call('GET', `/v2/search?feature=${feature.slug}`);
      const slugs = found.body.content.items.map(({ slug }: { slug: string }) => slug);
      return [
        JSON.stringify(page.body.content).includes(category.name),
        filters.includes(feature.slug),
        slugs.includes(villa.slug),
      ];
    };
    expect(await seen()).toEqual([true, true, true]);
    const hide = (active: boolean) =>
      call('PATCH', '/v1/admin/feature/activity', { id: feature.id, active });
    expect((await hide(false)).body.content).toEqual({ id: feature.id, active: false });
    expect((await listed(category.id)).features).toMatchObject([{ active: false, villas: 1 }]);
    expect((await seen()).slice(0, 2)).toEqual([false, false]);
    await hide(true);
    expect(await seen()).toEqual([true, true, true]);
    const unknown = await call('PATCH', '/v1/admin/feature/activity', {
      id: 999_999_999,
      active: true,
    });
    expect(refusal(unknown)).toEqual([404, 'NOT_FOUND']);
  });

  it('are refused twice under one name, and in no category', async () => {
    const category = (await newCategory()).body.content;
    const again = await call('POST', '/v1/admin/featurecategory', { name: category.name });
    expect(refusal(again)).toEqual([409, 'NAME_TAKEN']);
    const { slug } = (await newAmenity(category.id)).body.content;
    expect(refusal(await newAmenity(category.id, { slug }))).toEqual([409, 'SLUG_TAKEN']);
    expect(refusal(await newAmenity(999_999_999))).toEqual([422, 'UNKNOWN_CHOICE']);
    expect(refusal(await call('PUT', '/v1/admin/feature/999999999', {}))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('stay while they are used, unless they are taken off the villas', async () => {
    const category = (await newCategory()).body.content;
    const feature = (await newAmenity(category.id)).body.content;
    const villa = await createVilla(app, { name: 'Villa Ocak' });
    await app.deps.db.rows
      .insert(villaAmenities)
      .values({ villaId: villa.id, featureId: feature.id });
    const full = await call('DELETE', `/v1/admin/featurecategory/${category.id}`);
    expect(refusal(full)).toEqual([409, 'IN_USE']);
    expect(full.body.content).toContain('Bulaşık makinesi');
    const used = await call('DELETE', `/v1/admin/feature/${feature.id}`);
    expect(refusal(used)).toEqual([409, 'IN_USE']);
    expect(used.body.content).toContain('Villa Ocak');
    expect((await call('DELETE', `/v1/admin/feature/${feature.id}?detach=1`)).status).toBe(200);
    expect((await call('DELETE', `/v1/admin/featurecategory/${category.id}`)).status).toBe(200);
    expect(await listed(category.id)).toBeUndefined();
  });
});
