import { gt } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueVersion, pageVersions } from '#drizzle/schema/versions.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createVilla, GUEST, requestStay, unique } from '#tests/support/factories.ts';
import { adminCalls, createAmenity, createVillaType } from '#tests/support/villas-admin.ts';
import { addPastStay } from '#tests/support/past-stay.ts';

const COMMENT = { author: 'Gülşah Ö.', email: GUEST.email, rating: 4, text: 'Havuz temizdi.' };

describe('what of the site a change makes old', () => {
  let app: TestApp;
  let clerk: Awaited<ReturnType<typeof adminCalls>>;
  let villa: { id: number; slug: string; version: number };
  let town: { id: number; slug: string; districtId: number };
  let own: string;
  /** The villa's card, and where it stands. */
  let card: string[];

  beforeAll(async () => {
    app = testApp();
    clerk = await adminCalls(app);
    town = await createTown(app);
    villa = await createVilla(app, { townId: town.id, districtId: town.districtId });
    const { rows } = app.deps.db;
    const [district] = await rows.all<{ slug: string }>(
      sql`select slug from districts where id = ${town.districtId}`,
    );
    own = `villa:${villa.slug}`;
    card = [`card:${villa.slug}`, 'lists', `place:${district?.slug}`, `place:${town.slug}`];
  });

  /** The scopes that `change` raised. */
  async function raisedBy(change: () => Promise<unknown>): Promise<string[]> {
    const { read } = app.deps.db;
    const [before] = await read.select().from(catalogueVersion);
    await change();
    const rows = await read
      .select()
      .from(pageVersions)
      .where(gt(pageVersions.version, before?.pages ?? 0));
    return rows.map(({ scope }) => scope).toSorted();
  }
  const run = (statement: SQL) => raisedBy(() => app.deps.db.rows.run(statement));
  const sorted = (...scopes: string[]) => scopes.toSorted();

  it('a comment that nobody approved: nothing; one that somebody did: its villa, the stars on its card and the words on the home page', async () => {
    const path = `/v1/villa/${villa.slug}/comment`;
    const { code } = await addPastStay(app, villa.id);
    const body = { ...COMMENT, code };
    expect(await raisedBy(() => app.call('POST', path, { body }))).toEqual([]);
    const waiting = await clerk.get(`/v1/admin/comment?villa_id=${villa.id}`);
    const { id } = waiting.body.content.items[0];
    const activity = (active: boolean) => () =>
      clerk.put(`/v1/admin/villas/commentactivity/${id}`, { active });
    expect(await run(sql`update comments set text = 'Başka' where id = ${id}`)).toEqual([]);
    expect(await raisedBy(activity(true))).toEqual(sorted(own, 'words', ...card));
    expect(await run(sql`update comments set email = null where id = ${id}`)).toEqual([]);
    expect(await run(sql`update comments set text = 'Yine başka' where id = ${id}`)).toEqual(
      sorted(own, 'words'),
    );
    expect(await raisedBy(activity(false))).toEqual(sorted(own, 'words', ...card));
  });

  it('a rate: nothing; the address of the agency: every page', async () => {
    const rates = { exchange_source: 'manual', dollar_exchange_rate: '41.5' };
    expect(await raisedBy(() => clerk.put('/v1/admin/exchange/edit', rates))).toEqual([]);
    const contact = { site_address: `Liman Sokağı ${unique('')}` };
    expect(await raisedBy(() => clerk.put('/v1/admin/contact/edit', contact))).toEqual(['shell']);
    expect(await raisedBy(() => clerk.put('/v1/admin/contact/edit', contact))).toEqual([]);
  });

  it('nights: the villa; its text: the villa; its price: its cards, too', async () => {
    const stay = { slug: villa.slug, checkIn: '2027-05-10', checkOut: '2027-05-17' };
    expect(await raisedBy(() => requestStay(app, stay))).toEqual([own]);
    const of = sql`where id = ${villa.id}`;
    expect(await run(sql`update villas set summary = 'Denize bakar.' ${of}`)).toEqual([own]);
    expect(await run(sql`update villas set bedrooms = 4 ${of}`)).toEqual(sorted(own, ...card));
    const cheaper = sql`update villa_prices set nightly = nightly - 100 where villa_id = ${villa.id}`;
    expect(await run(cheaper)).toEqual(sorted(own, ...card));
  });

  it('what nobody outside sees of a villa: nothing', async () => {
    const of = sql`where id = ${villa.id}`;
    for (const change of [
      sql`update villas set commission_rate = 1500, permit_holder = 'Şule', version = version + 1 ${of}`,
      sql`update villas set bedrooms = bedrooms, updated_at = '2026-11-21T10:00:00.000Z' ${of}`,
      sql`insert into villa_private (villa_id, key_box) values (${villa.id}, '1234')`,
    ]) {
      expect(await run(change)).toEqual([]);
    }
  });

  it('a picture: the villa; the first one: its cards and the tiles of places', async () => {
    const add = (position: number) =>
      run(sql`insert into villa_images (villa_id, key, width, height, position)
        values (${villa.id}, 'x', 1, 1, ${position})`);
    expect(await add(1)).toEqual(sorted(own, ...card, 'places'));
    expect(await add(2)).toEqual([own]);
    expect(await run(sql`delete from villa_images where villa_id = ${villa.id}`)).toEqual(
      sorted(own, ...card, 'places'),
    );
  });

  it('a villa that leaves the sale or its region: wherever it stood, all counts, and the menu when it was the only one of its district', async () => {
    const activity = (active: boolean) => () =>
      clerk.patch('/v1/admin/villas/activity', { id: villa.id, active });
    const gone = sorted(own, ...card, 'places', 'shell');
    expect(await raisedBy(activity(false))).toEqual(gone);
    const price = sql`update villa_prices set nightly = nightly - 100 where villa_id = ${villa.id}`;
    expect(await run(price)).toEqual([own]);
    expect(await raisedBy(activity(true))).toEqual(gone);
    await createVilla(app, { townId: town.id, districtId: town.districtId });
    await createVilla(app, { townId: town.id, districtId: town.districtId });
    const other = await createTown(app);
    const moved = sql`update villas set town_id = ${other.id} where id = ${villa.id}`;
    expect(await run(moved)).toEqual(sorted(own, ...card, `place:${other.slug}`, 'places'));
    await run(sql`update villas set town_id = ${town.id} where id = ${villa.id}`);
  });

  it('a type of the villa: its page and the cards there', async () => {
    const type = await createVillaType(app);
    const join = sql`insert into villa_villa_types (villa_id, villa_type_id) values (${villa.id}, ${type.id})`;
    const all = sorted(own, ...card, 'places', `place:${type.slug}`);
    expect(await run(join)).toEqual(all);
    const price = sql`update villa_prices set nightly = nightly + 100 where villa_id = ${villa.id}`;
    expect(await run(price)).toEqual(sorted(own, ...card, `place:${type.slug}`));
    expect(await run(sql`delete from villa_villa_types where villa_id = ${villa.id}`)).toEqual(all);
  });

  it('names: the menu of every page; texts: their page', async () => {
    const of = sql`where id = ${town.id}`;
    expect(await run(sql`update towns set name = 'Kaş İçi' ${of}`)).toEqual(['shell']);
    expect(await run(sql`update towns set body = '[]', intro = 'Koylar' ${of}`)).toEqual(
      sorted('lists', `place:${town.slug}`, 'places'),
    );
    const amenity = await createAmenity(app);
    const renamed = sql`update features set name = 'Şömine' where id = ${amenity.id}`;
    expect(await run(renamed)).toEqual(['lists', 'places', 'villas']);
    const post = sql`insert into blog_posts (slug, title, active) values (${unique('yazi')}, 'Taslak', 1)`;
    expect(await run(post)).toEqual([]);
    const faq = sql`insert into faq_entries ("group", question, answer) values ('a', 'b', 'c')`;
    expect(await run(faq)).toEqual(['faq']);
  });

  it('search reads its facts again for what it shows of a villa alone', async () => {
    const content = async () =>
      (await app.deps.db.read.select().from(catalogueVersion))[0]?.content ?? 0;
    const raised = async (statement: SQL) => {
      const before = await content();
      await app.deps.db.rows.run(statement);
      return (await content()) > before;
    };
    const of = sql`where id = ${villa.id}`;
    expect(await raised(sql`update villas set description = '["x"]', notes = 'y' ${of}`)).toBe(
      false,
    );
    expect(await raised(sql`update villas set capacity = capacity + 1 ${of}`)).toBe(true);
    expect(await raised(sql`update villas set owner_id = owner_id ${of}`)).toBe(false);
  });
});
