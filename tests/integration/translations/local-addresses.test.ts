import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { blogPosts } from '#drizzle/schema/content.ts';
import { publicSlugs } from '#drizzle/schema/locations.ts';
import { translations } from '#drizzle/schema/translations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { pageVersions } from '#drizzle/schema/versions.ts';
import { createPageServer } from '#worker/features/publishing/page-server.ts';
import {
  findLocalAddress,
  readLocalAddresses,
  sourceAmong,
} from '#worker/features/translations/local-addresses.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createUser, signIn, unique } from '#tests/support/factories.ts';

async function createType(app: TestApp) {
  const slug = unique('balayi-villalari');
  const { rows } = app.deps.db;
  const [type] = await rows.insert(villaTypes).values({ name: slug, slug }).returning();
  await rows.insert(publicSlugs).values({ slug, kind: 'villa_type', targetId: type!.id });
  return type!;
}

/** Translates a type's slug as the dashboard does. */
async function translator(app = testApp()) {
  const token = await signIn(app, (await createUser(app)).email);
  const save = ({ id, slug }: { id: number; slug: string }, text: string) =>
    app.call('PUT', '/v1/admin/translations', {
      token,
      body: {
        language: 'en',
        text,
        kind: 'villa_type',
        row_id: id,
        field: 'slug',
        place: '',
        source: slug,
      },
    });
  return { app, save };
}

it('refuses a slug that another page of the language has', async () => {
  const { app, save } = await translator();
  const [type, other, town] = [await createType(app), await createType(app), await createTown(app)];
  const honeymoon = unique('honeymoon');
  expect((await save(other, honeymoon)).status).toBe(200);
  for (const slug of [town.slug, other.slug, honeymoon, 'dashboard', 'search', 'my stay', 'x']) {
    expect([slug, (await save(type, slug)).status]).toEqual([slug, 422]);
  }
  expect((await save(type, type.slug)).status).toBe(200);
  expect((await save(type, unique('quiet'))).status).toBe(200);
});

it('keeps the Turkish slug of a type once a place has the other', async () => {
  const { app, save } = await translator();
  const [type, town] = [await createType(app), await createTown(app)];
  const place = { kind: 'villa_type', rowId: type.id, field: 'slug', place: '' };
  const written = {
    language: 'en',
    source: type.slug,
    text: town.slug,
    state: 'reviewed',
  } as const;
  await app.deps.db.rows.insert(translations).values({ ...written, ...place });
  const types = async () => (await readLocalAddresses(app.deps.db)).get('en')?.types[type.slug];
  expect(await types()).toBeUndefined();
  const slug = unique('honeymoon');
  await save(type, slug);
  expect(await types()).toBe(slug);
});

it('knows a type by its slug in the language, and moves the Turkish one there', async () => {
  const { app, save } = await translator();
  const { deps } = app;
  const type = await createType(app);
  const slug = unique('honeymoon');
  const shell = async () =>
    (await deps.db.read.select().from(pageVersions).where(eq(pageVersions.scope, 'shell')))[0]
      ?.version ?? 0;
  const before = await shell();
  await save(type, slug);
  expect(await shell()).toBeGreaterThan(before);
  const all = await readLocalAddresses(deps.db);
  expect(await sourceAmong(`/en/${slug}`, all)).toBe(`/${type.slug}`);
  expect(await findLocalAddress(deps, `/en/${type.slug}`)).toBe(`/en/${slug}`);
  for (const path of [`/en/${slug}`, `/de/${type.slug}`, `/${type.slug}`, '/en/kalkan']) {
    expect(await findLocalAddress(deps, path)).toBeNull();
  }
});

it('makes the page of a type in a language old with the type', async () => {
  const { app, save } = await translator();
  const { deps } = app;
  const type = await createType(app);
  const slug = unique('honeymoon');
  const built = { at: deps.clock.now().toISOString(), pages: 0, isWhole: true };
  const server = createPageServer(built);
  const making = {
    render: async () => new Response('page'),
    hasFile: async () => true,
    readCards: async () => ({}),
  };
  const scopes = async () => {
    await server.find(deps, `/en/${slug}`, making);
    return server.scopesOf(`/en/${slug}`, making);
  };
  expect(await scopes()).not.toContain(`place:${type.slug}`);
  await save(type, slug);
  expect(await scopes()).toEqual(
    expect.arrayContaining(['shell', `place:${type.slug}`, 'language:en']),
  );
});

it('keeps a post in a language whose Turkish title has changed', async () => {
  const { deps } = testApp();
  const { rows } = deps.db;
  const [slug, title] = [unique('bahar'), unique('Bahar')];
  const [post] = await rows.insert(blogPosts).values({ slug, title }).returning();
  const languages = async () =>
    [...(await readLocalAddresses(deps.db))].flatMap(([language, { posts }]) =>
      posts.some((one) => one.slug === slug) ? [language] : [],
    );
  expect(await languages()).toEqual([]);
  const place = { kind: 'post', rowId: post!.id, field: 'title', place: '' };
  await rows.insert(translations).values([
    { language: 'en', source: title, text: 'Spring', state: 'reviewed', ...place },
    { language: 'de', source: title, text: 'Frühling', state: 'machine', ...place },
  ]);
  expect(await languages()).toEqual(['en']);
  await rows
    .update(blogPosts)
    .set({ title: `${title} geldi` })
    .where(eq(blogPosts.id, post!.id));
  expect(await languages()).toEqual(['en']);
});
