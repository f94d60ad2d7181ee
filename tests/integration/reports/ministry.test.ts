import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { villas } from '#drizzle/schema/villas.ts';
import { findWithdrawnVilla } from '#worker/features/publishing/withdrawn-villa.ts';
import { listVillaSlugs } from '#worker/features/search/names/villa-slugs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createVilla, quoteOf, requestWith, unique } from '#tests/support/factories.ts';
import { createAgency } from '#tests/support/reports.ts';
import { adminCalls, ownerCalls } from '#tests/support/villas-admin.ts';

const MONTH = '2026-11';

describe('the villa report of the Ministry', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof adminCalls>>;
  beforeAll(async () => {
    app = testApp();
    await createAgency(app);
    admin = await adminCalls(app);
  });

  /** A villa as the report tells it, wherever its page is. */
  async function findRow(villaId: number, month = MONTH) {
    for (let skip = 0; ; skip += 200) {
      const { body } = await admin.get(
        `/v1/admin/reports/ministry/rows?month=${month}&skip=${skip}&take=200`,
      );
      const found = body.content.items.find((row: any) => row.villa_id === villaId);
      if (found || skip + 200 >= body.content.total) return found;
    }
  }

  it('tells a listing with its days, permit and lowest price', async () => {
    const villa = await createVilla(app, {
      createdAt: '2026-11-05T09:00:00.000Z',
      permitHolder: 'Şükran Iğdır',
      permitAddress: 'Kalkan Mah. Güneş Sokak No: 4',
      seasons: [
        { from: '2026-01-01', to: '2026-11-15', lira: 4000 },
        { from: '2026-11-16', to: '2027-06-01', lira: 3000 },
        { from: '2027-06-02', to: '2027-09-01', lira: 1000 },
      ],
    });
    expect(await findRow(villa.id)).toMatchObject({
      agency: expect.stringMatching(/^\(16840\) \S/),
      listedOn: '05/11/2026-30/11/2026',
      listingNo: villa.code,
      url: `https://kiyi.example/villa/${villa.slug}`,
      owner: 'Şükran Iğdır',
      address: 'Kalkan Mah. Güneş Sokak No: 4',
      permitNo: villa.permitNo,
      price: 300_000,
    });
    expect(await findRow(villa.id, '2026-10')).toBeUndefined();
  });

  it('tells the days until a villa was taken off, and none of one that never was on sale', async () => {
    const old = { createdAt: '2025-01-01T09:00:00.000Z' };
    const taken = await createVilla(app, old);
    const never = await createVilla(app, { ...old, active: false });
    await admin.patch('/v1/admin/villas/activity', { id: taken.id, active: false });
    expect((await findRow(taken.id)).listedOn).toBe('01/11/2026-21/11/2026');
    expect(await findRow(never.id)).toBeUndefined();
    // Without its permit it goes off the site too, and that counts alike.
    const bare = await createVilla(app, old);
    await admin.put(`/v1/admin/villas/${bare.id}`, { version: 1, permit: { no: null } });
    expect(await findRow(bare.id)).toMatchObject({
      listedOn: '01/11/2026-21/11/2026',
      permitNo: bare.permitNo,
    });
  });

  it('opens as a spreadsheet of typed cells in which nothing runs', async () => {
    const evil = `=HYPERLINK("http://kotu.example";"${unique('tikla')}")`;
    const villa = await createVilla(app, {
      createdAt: '2025-01-01T09:00:00.000Z',
      permitHolder: evil,
      permitAddress: '@SUM(1+1)*cmd|A0',
    });
    const response = await app.fetch(`/v1/admin/reports/ministry?month=${MONTH}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="villa-raporu-${MONTH}.xlsx"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const files = unzipSync(bytes);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toMatch(/<f[ >]/);
    const { sheets } = await readXlsx(bytes);
    const [head, ...rows] = sheets[0]!.rows;
    expect(head).toEqual([
      'Acenta',
      'İlan tarih aralığı',
      'İlan no',
      'İlan adresi (URL)',
      'İlan sahibi',
      'Adres',
      'İzin belgesi no',
      'Ücret (gecelik, TL)',
    ]);
    const row = rows.find((cells) => cells[2] === villa.code);
    expect([row?.[4], row?.[5], row?.[6], row?.[7]]).toEqual([
      evil,
      '@SUM(1+1)*cmd|A0',
      villa.permitNo,
      5000,
    ]);
  });

  it('warns of permits that expire, are shared or lack something, with the way there', async () => {
    const permitNo = `48-${unique('9')}`;
    const shared = [await createVilla(app, { permitNo }), await createVilla(app, { permitNo })];
    const ended = await createVilla(app, { permitExpiresOn: '2026-11-20' });
    const warningsOf = async (code: string, id: number) => {
      for (let skip = 0; ; skip += 200) {
        const { content } = (
          await admin.get(`/v1/admin/reports/ministry/warnings?code=${code}&skip=${skip}&take=200`)
        ).body;
        const found = content.items.find((warning: any) => warning.villa_id === id);
        if (found || skip + 200 >= content.total) return found;
      }
    };
    for (const { id } of shared) {
      expect(await warningsOf('DUPLICATE', id)).toMatchObject({ permitNo, active: true });
    }
    expect(await warningsOf('EXPIRED', ended.id)).toMatchObject({
      message: 'Süresi doldu: 20 Kasım 2026 Cuma.',
      link: `/dashboard/villas/${ended.id}?alan=permit.expiresOn#permit`,
    });
    expect(await warningsOf('EXPIRED', shared[0]!.id)).toBeUndefined();
  });

  it('takes one trip a read, is for administrators, and refuses what is no month', async () => {
    for (const path of ['rows?month=2026-11', 'warnings']) {
      const before = app.trips.count;
      expect((await admin.get(`/v1/admin/reports/ministry/${path}`)).status).toBe(200);
      // The session is read first.
      expect([path, app.trips.count - before]).toEqual([path, 2]);
    }
    const owner = await ownerCalls(app);
    expect((await owner.get('/v1/admin/reports/ministry?month=2026-11')).status).toBe(403);
    expect((await admin.get('/v1/admin/reports/ministry?month=2026-00')).status).toBe(400);
  });
});

describe('a villa that loses its permit', () => {
  const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

  async function sold() {
    const app = testApp();
    const admin = await adminCalls(app);
    const town = await createTown(app);
    const place = { townId: town.id, districtId: town.districtId };
    const name = unique('Villa Belge');
    const villa = await createVilla(app, { ...place, name });
    await app.deps.db.rows
      .update(villas)
      .set({ searchText: villa.name.toLowerCase() })
      .where(eq(villas.id, villa.id));
    const read = async (path: string) => (await app.call('GET', path)).body.content;
    /** Every door through which a visitor finds a villa, and whether this one stands behind it. */
    const found = async () => ({
      listing: (await read(`/v2/search?client=true&town=${town.slug}`)).total === 1,
      dated:
        (
          await read(
            `/v2/search?client=true&town=${town.slug}&checkin=2027-05-10&checkout=2027-05-17`,
          )
        ).total === 1,
      kernel: JSON.stringify(await read('/v2/search/catalogue')).includes(`"${villa.slug}"`),
      nameBox:
        (await read(`/v1/search/input?searchString=${encodeURIComponent(name)}`)).length === 1,
      sitemap: (await listVillaSlugs(app.deps)).includes(villa.slug),
      page: (await app.call('GET', `/v1/villa/${villa.slug}`)).status === 200,
      availability: (await app.call('GET', `/v1/villa/${villa.slug}/availability`)).status === 200,
      quote: (await quoteOf(app, { slug: villa.slug, ...WEEK })).status === 200,
    });
    const doors = Object.keys(await found());
    const all = (isOpen: boolean) => Object.fromEntries(doors.map((door) => [door, isOpen]));
    return { app, admin, villa, found, all };
  }

  it('is gone at once from everything that a visitor sees, and its page says why', async () => {
    const { app, admin, villa, found, all } = await sold();
    expect(await found()).toEqual(all(true));
    const quote = await quoteOf(app, { slug: villa.slug, ...WEEK });

    const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
      version: 1,
      permit: { no: null },
    });
    expect([saved.status, saved.body.content.active]).toEqual([200, false]);
    expect(await found()).toEqual(all(false));
    expect(await findWithdrawnVilla(app.deps, villa.slug)).toMatchObject({
      name: villa.name,
      reason: 'permit',
    });
    // A price that was told a minute before sells it no more.
    const late = await requestWith(app, quote.body.content.quoteToken);
    expect(late.status).toBeGreaterThanOrEqual(404);
    expect(late.status).toBeLessThan(500);
  });

  it('is taken off with one click and put back only with a permit', async () => {
    const { admin, villa, found, all } = await sold();
    const put = (active: boolean) =>
      admin.patch('/v1/admin/villas/activity', { id: villa.id, active });
    expect((await put(false)).status).toBe(200);
    expect(await found()).toEqual(all(false));
    expect((await put(true)).status).toBe(200);
    expect(await found()).toEqual(all(true));
    for (const no of [null, '', '   ']) {
      const { version } = (await admin.get(`/v1/admin/villas/${villa.id}`)).body.content;
      const answer = await admin.put(`/v1/admin/villas/${villa.id}`, { version, permit: { no } });
      expect([no, answer.status < 500]).toEqual([no, true]);
      const again = await put(true);
      const { active, permit } = (await admin.get(`/v1/admin/villas/${villa.id}`)).body.content;
      // Whatever was sent: on sale only with a number.
      expect([no, active && !permit.no]).toEqual([no, false]);
      if (!permit.no) expect([again.status, again.body.code]).toEqual([422, 'PERMIT_REQUIRED']);
    }
  });

  it('cannot be put on sale past the application either', async () => {
    const { app, villa } = await sold();
    const bare = app.deps.db.rows
      .update(villas)
      .set({ permitNo: ' ' })
      .where(eq(villas.id, villa.id));
    await expect(bare.run()).rejects.toThrow();
  });
});
