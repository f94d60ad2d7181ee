import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AvailabilityDay } from '#domain/availability/schema.ts';
import { VillaComment } from '#domain/comments/schema.ts';
import { PopularTownList, PublicDistrict, TownList } from '#domain/locations/schema.ts';
import { AgencyDocument, ContentPage, FaqEntry } from '#domain/pages/schema.ts';
import { PublicBank, TeamMember } from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { PublicSetting, SiteData } from '#domain/settings/schema.ts';
import { PublicVillaType } from '#domain/villa-types/schema.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villaImages, villaPools, villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import { VillaPrivate } from '#domain/villas/sections.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestStay, unique } from '#tests/support/factories.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

/** Stands in every private column; it must never leave. */
const CANARY = 'gizli-kanarya-7c1';

/** Every handover fact of a villa. */
const { houseGuide: _guide, nearby: _nearby, ...LINES } = VillaPrivate.shape;
const HANDOVER = {
  ...(Object.fromEntries(Object.keys(LINES).map((field) => [field, CANARY])) as Record<
    keyof typeof LINES,
    string
  >),
  houseGuide: [{ title: CANARY, text: CANARY, picture: null }],
  nearby: [{ kind: 'other' as const, name: CANARY, metres: 1 }],
};

/** Questions of this file alone. */
const GROUP = unique('Genel');

describe('public reads', () => {
  let app: TestApp;
  let villa: Awaited<ReturnType<typeof createVilla>>;
  const commentPage = async (query: string) =>
    (await app.call('GET', `/v1/website/comments?${query}`)).body.content;

  beforeAll(async () => {
    app = testApp();
    const { rows } = app.deps.db;
    villa = await createVilla(app, {
      description: [{ type: 'paragraph', text: 'Deniz **görür**.' }],
      latitude: 36.265432,
      longitude: 29.414999,
      permitHolder: CANARY,
      permitAddress: CANARY,
      calendarToken: `${CANARY}-${unique('token')}`,
      commissionRate: 2345,
    });
    const villaId = villa.id;
    const [type] = await rows
      .insert(villaTypes)
      .values({ slug: unique('korunakli'), name: 'Korunaklı' })
      .returning();
    await rows.batch([
      rows.insert(villaVillaTypes).values({ villaId, villaTypeId: type!.id }),
      rows.insert(villaPrivate).values({ villaId, ...HANDOVER }),
      rows.insert(villaImages).values({
        villaId,
        key: 'pictures/1/kalkan',
        alt: 'Ön yüz',
        width: 1280,
        height: 960,
        position: 0,
      }),
      rows.insert(villaPools).values({
        villaId,
        use: 'private',
        kind: 'outdoor',
        widthCm: 400,
        lengthCm: 800,
        depthCm: 150,
        sheltered: true,
      }),
      rows.insert(comments).values([
        { villaId, author: 'Ece T.', rating: 5, text: 'Çok güzeldi.', active: true },
        { villaId, author: 'Can B.', rating: 4, text: 'İyiydi.', active: true, email: CANARY },
        { villaId, author: 'Bekleyen', rating: 1, text: CANARY },
        { villaId, author: 'Silinen', rating: 1, text: CANARY, active: true, deletedAt: '2026' },
      ]),
      // Settings are one set for the whole database: another file may have written them already.
      rows
        .insert(settings)
        .values([
          { group: 'contact', key: 'site_phone', value: '+90 242 000 16 84' },
          { group: 'exchange', key: 'dollar_exchange_rate', value: '41.85' },
          { group: 'exchange', key: 'exchange_margin', value: CANARY },
          { group: 'rules', key: 'a_rule', value: CANARY },
        ])
        .onConflictDoNothing(),
      rows.insert(pages).values({ section: 'about', title: 'Hakkımızda' }),
      rows.insert(banks).values([
        { bankName: 'Açık', accountHolder: 'Kıyı', iban: unique('TR') },
        { bankName: CANARY, accountHolder: 'Kıyı', iban: unique('TR'), active: false },
      ]),
      rows.insert(teamMembers).values({ name: 'Deniz', title: 'Kurucu' }),
      rows.insert(documents).values({ title: 'TÜRSAB belgesi' }),
      rows.insert(faqEntries).values([
        { group: GROUP, question: 'Soru?', answer: 'Yanıt.', displayOrder: 1 },
        { group: 'Ödeme', question: 'Nasıl?', answer: 'Havale.', displayOrder: 2 },
        { group: GROUP, question: 'Kim?', answer: 'Biz.', displayOrder: 3 },
        { group: 'Genel', question: CANARY, answer: CANARY, active: false },
      ]),
    ]);
  });

  it('take one trip each, have the promised shape, and keep secrets', async () => {
    const one = `/v1/villa/${villa.slug}`;
    const reads: [string, z.ZodType][] = [
      [one, VillaPage],
      [`${one}/availability`, z.object({ days: z.array(AvailabilityDay).length(400) })],
      ['/v1/district', pageOf(PublicDistrict)],
      ['/v1/town', TownList],
      ['/v1/town/popular', PopularTownList],
      ['/v1/villatype', z.array(PublicVillaType).min(1)],
      ['/v1/website/sitedata', SiteData],
      ['/v1/website/contact', z.array(PublicSetting).min(2)],
      ['/v1/website/about', ContentPage],
      ['/v1/website/bank', pageOf(PublicBank)],
      ['/v1/website/team', pageOf(TeamMember)],
      ['/v1/website/ourdocuments', pageOf(AgencyDocument)],
      ['/v1/website/faq', pageOf(FaqEntry)],
      ['/v1/website/comments', pageOf(VillaComment)],
    ];
    for (const [path, shape] of reads) {
      const fresh = testApp();
      const answer = await fresh.call('GET', path);
      expect([path, answer.status, fresh.trips.count]).toEqual([path, 200, 1]);
      expect([path, shape.safeParse(answer.body.content).error]).toEqual([path, undefined]);
      expect([path, answer.text.includes(CANARY)]).toEqual([path, false]);
    }
  });

  it('never contain handover facts at any public address', async () => {
    const reads = allRoutes
      .filter(({ method, access }) => method === 'get' && access === 'public')
      .map(({ path }) => path.replace(/\{[^}]+\}/g, villa.slug));
    expect(reads.length).toBeGreaterThan(30);
    const stay = { slug: villa.slug, checkIn: '2027-08-02', checkOut: '2027-08-09', adults: 2 };
    const answers = [
      ...(await Promise.all(reads.map((path) => app.call('GET', `${path}?slug=${villa.slug}`)))),
      await app.call('POST', '/v1/quote', { body: stay }),
      await requestStay(app, stay),
    ];
    expect(answers.filter(({ text }) => text.includes(CANARY))).toEqual([]);
  });

  it('show a villa as its page says it', async () => {
    const { body } = await app.call('GET', `/v1/villa/${villa.slug}`);
    expect(body.content).toMatchObject({
      description: ['Deniz görür.'],
      location: { latitude: 36.27, longitude: 29.41 },
      pools: [{ label: 'Özel havuz', sheltered: true }],
      types: [{ name: 'Korunaklı' }],
      from: 500_000,
      rating: { average: 4.5, count: 2 },
    });
    expect(body.content.comments).toHaveLength(2);
    expect(body.content).not.toHaveProperty('commissionRate');
    const card = await testApp().call('GET', `/v2/search?town=${body.content.town.slug}`);
    expect(card.body.content.items[0]).toMatchObject({
      pool: 'Korunaklı havuz',
      thumbnail: '/media/pictures/1/kalkan-400.avif',
    });
  });

  it('find a villa and every part of its page by a key, in one statement', async () => {
    const plans = await queryPlans((db) => findVillaPage(db, villa.slug, '2026-11-21'));
    expect(plans).toHaveLength(1);
    const steps = plans[0] ?? [];
    expect(steps.some((step) => step.startsWith('SEARCH villas USING INDEX villas_slug'))).toBe(
      true,
    );
    // The inner selects that put the parts in order are scanned; no table is.
    expect(steps.filter((step) => /^SCAN (?!\(subquery)/.test(step))).toEqual([]);
  });

  it('know neither a villa off sale nor one without a price as something cheap', async () => {
    const hidden = await createVilla(app, { active: false });
    for (const path of [`/v1/villa/${hidden.slug}`, `/v1/villa/${hidden.slug}/availability`]) {
      const answer = await app.call('GET', path);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    const unpriced = await createVilla(app, { seasons: [] });
    const { body } = await app.call('GET', `/v1/villa/${unpriced.slug}`);
    expect(body.content).toMatchObject({ from: 0, seasons: [] });
  });

  it('show a calendar that a quote agrees with, also far from today', async () => {
    const { slug } = await createVilla(app);
    await requestStay(app, { slug, checkIn: '2027-09-10', checkOut: '2027-09-14' });
    const path = `/v1/villa/${slug}/availability?from=2027-09-08&to=2027-09-16`;
    const { days } = (await app.call('GET', path)).body.content;
    const states = days.map((day: AvailabilityDay) => day.state);
    expect(states).toEqual(['free', 'free', ...Array(4).fill('option'), 'free', 'free']);
    for (const day of days as AvailabilityDay[]) {
      const checkOut = new Date(Date.parse(day.date) + day.minNights * 86_400_000);
      const quoted = await quoteOf(app, {
        slug,
        checkIn: day.date,
        checkOut: checkOut.toISOString().slice(0, 10),
      });
      expect([day.date, quoted.status === 200]).toEqual([day.date, day.arrival]);
    }
  });

  it('refuse a calendar that is backwards or too long', async () => {
    for (const range of [
      'from=2027-01-02&to=2027-01-01',
      'from=2027-01-01&to=2029-06-01',
      'from=2199-12-30',
      'from=yarin',
    ]) {
      const answer = await app.call('GET', `/v1/villa/${villa.slug}/availability?${range}`);
      expect([range, answer.status, answer.body.code]).toEqual([range, 400, 'VALIDATION']);
    }
  });

  it('keep the questions of a group together', async () => {
    const { items } = (await app.call('GET', '/v1/website/faq')).body.content;
    const groups: string[] = items.map((entry: { group: string }) => entry.group);
    const first = groups.indexOf(GROUP);
    expect(groups.slice(first, first + 3).filter((group) => group === GROUP)).toHaveLength(2);
  });

  it('page through published comments and leave out those of a villa off sale', async () => {
    const other = await createVilla(app);
    await app.deps.db.rows
      .insert(comments)
      .values({ villaId: other.id, author: 'Oya', rating: 5, text: 'Hoş.', active: true });
    const shows = async () => {
      const { items } = await commentPage('take=200');
      return items.some((comment: VillaComment) => comment.villa.slug === other.slug);
    };
    expect((await commentPage('')).take).toBe(20);
    const page = await commentPage('skip=1&take=1');
    expect([page.skip, page.take, page.items.length, page.total > 1]).toEqual([1, 1, 1, true]);
    expect(await shows()).toBe(true);
    await app.deps.db.rows.update(villas).set({ active: false }).where(eq(villas.id, other.id));
    expect(await shows()).toBe(false);
  });

  it('have no page without content', async () => {
    const answer = await app.call('GET', '/v1/website/rental');
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
