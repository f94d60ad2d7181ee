import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaBtrans } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { readHomePage } from '#worker/features/publishing/home-page.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createTown,
  createUser,
  createVilla,
  requestStay,
  unique,
} from '#tests/support/factories.ts';
import {
  adminCalls,
  createAmenity,
  createVillaType,
  lastAudit,
  ownerCalls,
} from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

const refusal = ({ status, body }: { status: number; body: any }) => [status, body.code];
const issuePaths = ({ body }: { body: any }) =>
  (body.issues ?? []).map((issue: { path: string }) => issue.path);

/** Every section with a value of its own. */
const SECTIONS = {
  rules: {
    checkInTime: '15:00',
    checkOutTime: '11:00',
    minNightsSeason: 6,
    minNightsOther: 2,
    deposit: 750_000,
    depositTaker: 'agency',
    cleaningFee: 250_000,
    cleaningThreshold: 5,
    commissionRate: 1800,
    prepaymentRate: 3000,
  },
  texts: {
    summary: 'Denize bakan taş ev.',
    description: [{ type: 'paragraph', text: 'Zeytinlikler arasında.' }],
    included: ['Elektrik'],
    excluded: ['Transfer'],
    houseRules: ['Sigara içilmez.'],
    notes: 'Yol dardır.',
    why: 'Kahvaltı terası için.',
    goodToKnow: ['Eve 12 basamakla çıkılır.'],
    inspectedOn: '2026-03-14',
    inspectedBy: 'Deniz Akyalçın',
  },
  rooms: [
    { name: 'Ebeveyn yatak odası', beds: '1 çift kişilik yatak' },
    { name: 'Çocuk odası', beds: '2 tek kişilik yatak' },
  ],
  pools: [
    {
      use: 'private',
      kind: 'outdoor',
      widthCm: 400,
      lengthCm: 900,
      depthCm: 150,
      heated: true,
      sheltered: true,
    },
  ],
  distances: [{ place: 'sea', metres: 350 }],
  private: {
    greeterName: 'Ayşe',
    greeterPhone: '0532 111 22 33',
    caretakerName: null,
    caretakerPhone: null,
    keyBox: 'Kapının solu 1234',
    doorCode: '4711#',
    wifiName: 'kiyi',
    wifiPassword: 'parola',
    calendarManager: 'Acenta',
    agencyNotes: 'Ev sahibi mesajla yanıt veriyor.',
    houseGuide: [{ title: 'Kombi', text: 'Düğmesi mutfakta.', picture: null }],
    nearby: [{ kind: 'pharmacy', name: '', metres: 900 }],
  },
};

const PERMIT = {
  no: '07-4321',
  date: '2025-03-01',
  holder: 'Ali Çınar',
  address: 'Kalkan',
  maxGuests: 8,
  scan: null,
  plaqueNo: 'P-7',
  verifiedAt: '2026-01-05T09:00:00.000Z',
  expiresOn: '2030-01-01',
};

describe('a villa of the agency', () => {
  let app: TestApp;
  let admin: Calls;
  let place: { town_id: number; district_id: number };
  let ownerId: number;

  beforeAll(async () => {
    app = testApp();
    admin = await adminCalls(app);
    const town = await createTown(app);
    place = { town_id: town.id, district_id: town.districtId };
    ownerId = (await createUser(app, { role: 'OWNER' })).id;
  });

  const newVilla = (facts: object = {}, sections: object = {}) =>
    admin.post('/v1/admin/villas', {
      facts: {
        name: unique('Villa Ön'),
        owner_id: ownerId,
        town_id: place.town_id,
        bedrooms: 3,
        ...facts,
      },
      ...sections,
    });

  describe('on creation', () => {
    it('needs a name, an owner, a region and its bedrooms; the rest follows', async () => {
      const name = unique('Villa Şükran Ağa');
      const made = await newVilla({ name });
      expect(made.status).toBe(201);
      const villa = made.body.content;
      expect(villa).toMatchObject({
        active: false,
        version: 1,
        facts: {
          slug: name
            .toLowerCase()
            .replace(/[ ]/g, '-')
            .replace('ş', 's')
            .replace('ü', 'u')
            .replace('ğ', 'g'),
          code: expect.stringMatching(/^V\d{4,}$/),
          district_id: place.district_id,
          capacity: 8,
          maxAdults: 8,
          maxBabies: 2,
        },
        permit: { no: null, state: 'missing' },
      });
      expect(villa.calendarPath).toMatch(/^\/v1\/calendar\/[\da-f]{32}\.ics$/);
      expect(villa.warnings.map((warning: { code: string }) => warning.code)).toEqual([
        'PERMIT_MISSING',
        'PRICES_MISSING',
        'IMAGES_MISSING',
      ]);
      const needs: { code: string; isMet: boolean }[] = villa.publishingNeeds;
      expect(needs.flatMap(({ code, isMet }) => (isMet ? [code] : []))).toEqual(['capacity']);
      expect(await lastAudit(app, villa.id, 'villa.create')).toMatchObject({ actor: 'admin' });
      const found = await admin.get(`/v1/admin/villas?q=${villa.facts.code.toLowerCase()}`);
      expect(found.body.content.items.map((item: any) => item.id)).toContain(villa.id);
    });

    it('takes every section at once and gives each back as it was sent', async () => {
      const type = await createVillaType(app);
      const made = await newVilla(
        { capacity: 8, latitude: 36.26, longitude: 29.41, neighbourhood: 'Kışla' },
        { ...SECTIONS, permit: PERMIT, villa_type_ids: [type.id], active: true },
      );
      expect(made.status).toBe(201);
      const { content } = made.body;
      expect(content).toMatchObject({
        ...SECTIONS,
        private: { ...SECTIONS.private, greeterPhone: '+905321112233' },
        permit: { ...PERMIT, state: 'valid' },
        villa_type_ids: [type.id],
        active: true,
      });
      const page = await app.call('GET', `/v1/villa/${content.facts.slug}`);
      expect(page.body.content).toMatchObject({
        permitNo: '07-4321',
        summary: 'Denize bakan taş ev.',
        inspectedOn: '2026-03-14',
        inspectedBy: 'Deniz Akyalçın',
      });
    });

    it.each([
      [undefined, { latitude: 36.26, longitude: 29.41 }, 800],
      ['kilometre', { latitude: 36.26, longitude: 29.41 }, 800],
      ['half_kilometre', { latitude: 36.265, longitude: 29.415 }, 400],
      ['exact', { latitude: 36.26483, longitude: 29.41371 }, 0],
      ['district', null, 800],
    ])(
      'shows where it is as exactly as %s, on its page and in searches',
      async (shown, at, radius) => {
        const where = { latitude: 36.26483, longitude: 29.41371, locationShown: shown };
        const sections = { ...SECTIONS, permit: PERMIT, active: true };
        const made = await newVilla({ capacity: 8, ...where }, sections);
        expect(made.body.content.facts.locationShown).toBe(shown ?? 'kilometre');
        const { id, version } = made.body.content;
        const rows = [{ startsOn: '2026-01-01', endsOn: '2028-12-31', nightly: 500_000 }];
        await admin.put(`/v1/admin/villas/${id}/prices`, { version, rows });
        const { slug } = made.body.content.facts;
        const { content } = (await app.call('GET', `/v1/villa/${slug}`)).body;
        expect([content.location, content.locationRadius]).toEqual([at, radius]);
        expect(JSON.stringify(content).includes('26483')).toBe(shown === 'exact');
        const found = await app.call(
          'GET',
          `/v2/search?client=true&town=${content.town.slug}&take=200`,
        );
        const card = found.body.content.items.find((item: { slug: string }) => item.slug === slug);
        expect(card.location).toEqual(at);
      },
    );

    it('was not seen after today', async () => {
      const texts = { ...SECTIONS.texts, inspectedOn: '2099-01-01' };
      const made = await newVilla({}, { texts });
      expect(refusal(made)).toEqual([422, 'VALIDATION']);
      expect(issuePaths(made)).toEqual(['texts.inspectedOn']);
      const { id, version } = (await newVilla()).body.content;
      const saved = await admin.put(`/v1/admin/villas/${id}`, { version, texts });
      expect(refusal(saved)).toEqual([422, 'VALIDATION']);
    });

    it('shows what it charges at its price, and nothing that is not offered', async () => {
      const extra = { id: 'pet', text: '', unit: 'piece', payee: 'owner', active: true } as const;
      const made = await newVilla(
        {},
        {
          permit: PERMIT,
          active: true,
          extras: [
            { ...extra, name: 'Evcil hayvan', price: 150_000 },
            { ...extra, id: 'heat', name: 'Havuz ısıtma', price: 180_000, unit: 'night' },
            { ...extra, id: 'old', name: 'Eski', price: 100, active: false },
          ],
        },
      );
      const page = await app.call('GET', `/v1/villa/${made.body.content.facts.slug}`);
      expect(page.body.content.extras).toEqual([
        { name: 'Evcil hayvan', price: 150_000, unit: 'piece' },
        { name: 'Havuz ısıtma', price: 180_000, unit: 'night' },
      ]);
    });

    it('numbers the address when the name is taken, and the code always', async () => {
      const name = unique('Villa Aynı');
      const made = await Promise.all([newVilla(), newVilla(), newVilla()]);
      const codes = made.map(({ body }) => body.content.facts.code);
      expect(new Set(codes).size).toBe(3);
      const first = await newVilla({ name });
      const second = await newVilla({ name });
      expect(second.body.content.facts.slug).toBe(`${first.body.content.facts.slug}-2`);
    });

    it('refuses what cannot be, naming the field', async () => {
      const taken = (await newVilla()).body.content;
      const admins = (await createUser(app)).id;
      const cases: [object, object, [number, string], string][] = [
        [{ capacity: 9 }, {}, [422, 'CAPACITY_RULE'], 'facts.capacity'],
        [{ bedrooms: 8, capacity: 13 }, {}, [422, 'CAPACITY_RULE'], 'facts.capacity'],
        [{ capacity: 8 }, { permit: { maxGuests: 6 } }, [422, 'CAPACITY_RULE'], 'facts.capacity'],
        [{ capacity: 4, maxAdults: 5 }, {}, [422, 'CAPACITY_RULE'], 'facts.maxAdults'],
        [{ locationShown: 'street' }, {}, [400, 'VALIDATION'], 'facts.locationShown'],
        [{ latitude: 36.5 }, {}, [422, 'VALIDATION'], 'facts.longitude'],
        [{ latitude: 29.4, longitude: 36.2 }, {}, [400, 'VALIDATION'], 'facts.latitude'],
        [{ owner_id: 999_999_999 }, {}, [422, 'UNKNOWN_CHOICE'], 'facts.owner_id'],
        [{ owner_id: admins }, {}, [422, 'UNKNOWN_CHOICE'], 'facts.owner_id'],
        [{ town_id: 999_999_999 }, {}, [422, 'UNKNOWN_CHOICE'], 'facts.town_id'],
        [{ district_id: 999_999_999 }, {}, [422, 'UNKNOWN_CHOICE'], 'facts.district_id'],
        [{}, { villa_type_ids: [999_999_999] }, [422, 'UNKNOWN_CHOICE'], 'villa_type_ids'],
        [{ slug: taken.facts.slug }, {}, [409, 'SLUG_TAKEN'], 'facts.slug'],
        [{ code: taken.facts.code }, {}, [409, 'CODE_TAKEN'], 'facts.code'],
        [{ slug: 'listing' }, {}, [400, 'VALIDATION'], 'facts.slug'],
        [{ slug: 'Büyük Harf' }, {}, [400, 'VALIDATION'], 'facts.slug'],
        [{ name: ' ' }, {}, [400, 'VALIDATION'], 'facts.name'],
        [{ videoUrl: 'javascript:alert(1)' }, {}, [400, 'VALIDATION'], 'facts.videoUrl'],
        [{}, { rules: { checkInTime: '25:00' } }, [400, 'VALIDATION'], 'rules.checkInTime'],
        [{}, { rules: { deposit: -1 } }, [400, 'VALIDATION'], 'rules.deposit'],
        [{}, { permit: { no: '—' } }, [400, 'VALIDATION'], 'permit.no'],
        [
          {},
          { distances: [SECTIONS.distances[0], SECTIONS.distances[0]] },
          [400, 'VALIDATION'],
          'distances',
        ],
      ];
      for (const [facts, sections, expected, path] of cases) {
        const answer = await newVilla(facts, sections);
        expect([path, refusal(answer)]).toEqual([path, expected]);
        expect(issuePaths(answer)).toContain(path);
      }
      expect(refusal(await newVilla({}, { active: true }))).toEqual([422, 'PERMIT_REQUIRED']);
      expect(refusal(await newVilla({}, { commission: 1 }))).toEqual([422, 'VALIDATION']);
      expect(refusal(await admin.post('/v1/admin/villas', { facts: {} }))[0]).toBe(400);
    });

    it('says what the law allows where it refuses a capacity', async () => {
      const answer = await newVilla({ bedrooms: 4, capacity: 11 });
      expect(answer.body.content).toContain('4 yatak odalı bir villa en çok 10 kişiye');
    });
  });

  describe('in the editor', () => {
    it('is read whole in one trip besides the session, with its version as ETag', async () => {
      const villa = await createVilla(app, { permitExpiresOn: '2026-12-01' });
      const { rows } = app.deps.db;
      await rows.insert(manualBlocks).values({
        id: unique('b'),
        villaId: villa.id,
        kind: 'option',
        startsOn: '2026-12-10',
        endsOn: '2026-12-12',
      });
      await rows.insert(calendarSources).values({
        villaId: villa.id,
        source: 'airbnb',
        url: 'https://www.airbnb.com/calendar/ical/1.ics',
      });
      await rows.insert(comments).values([
        { villaId: villa.id, author: 'Ece', rating: 5, text: 'Güzel', active: true },
        { villaId: villa.id, author: 'Can', rating: 4, text: 'İyi' },
      ]);
      app.trips.count = 0;
      const answer = await admin.get(`/v1/admin/villas/${villa.id}`);
      expect(app.trips.count).toBe(2);
      expect(answer.headers.get('etag')).toBe('"1"');
      expect(answer.body.content).toMatchObject({
        id: villa.id,
        owner: { id: villa.ownerId, name: 'Şule Iğdır' },
        rules: { commissionRate: 2000 },
        permit: { state: 'expiring' },
        btrans: { ownerKind: 'person', identityNumber: null },
        prices: [{ villa_id: villa.id, startsOn: '2026-01-01', nightly: 500_000 }],
        priceGaps: [],
        dates: [{ status: 'option', started_at: '2026-12-10' }],
        calendarSources: [{ source: 'airbnb', lastOkAt: null }],
        comments: [
          { author: 'Can', active: false },
          { author: 'Ece', active: true },
        ],
        commentCounts: { total: 2, waiting: 1 },
        notices: [],
      });
    });

    it('is not found by an id that is none or nobody has', async () => {
      for (const id of ['0', '-1', 'abc', '1e3', '99999999999', '999999999', '%27', '1.5']) {
        expect([id, (await admin.get(`/v1/admin/villas/${id}`)).status]).toEqual([id, 404]);
        const saved = await admin.put(`/v1/admin/villas/${id}`, { version: 1 });
        expect([id, saved.status]).toEqual([id, 404]);
      }
    });

    it('shows its owner the facts, without commission, handover and identity', async () => {
      const { owner, ...mine } = await ownerCalls(app);
      const villa = await createVilla(app, { ownerId: owner.id });
      await admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, private: SECTIONS.private });
      await admin.put(`/v1/admin/villas/btrans/${villa.id}`, {
        identityKind: 'tckn',
        identityNumber: '10000000146',
      });
      const answer = await mine.get(`/v1/admin/villas/${villa.id}`);
      expect(answer.body.content).toMatchObject({
        id: villa.id,
        rules: { commissionRate: null, cleaningFee: 150_000 },
        private: null,
        btrans: null,
      });
      expect(answer.text).not.toMatch(/1234|0146|mesajla|parola/);
      const other = await createVilla(app);
      expect((await mine.get(`/v1/admin/villas/${other.id}`)).status).toBe(404);
      expect((await mine.put(`/v1/admin/villas/${villa.id}`, { version: 3 })).status).toBe(403);
    });
  });

  describe('on a save', () => {
    it('changes what was sent and nothing else, in a read and a write', async () => {
      const villa = await createVilla(app, { notes: 'Eski not', bathrooms: 2 });
      app.trips.count = 0;
      const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 1,
        facts: { bathrooms: 3 },
        texts: { summary: 'Yeni' },
      });
      // Session, read, batch, and the fresh row of the answer.
      expect(app.trips.count).toBe(4);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('etag')).toBe('"2"');
      expect(saved.body.content).toMatchObject({
        version: 2,
        facts: { bathrooms: 3, bedrooms: 3, name: villa.name },
        texts: { summary: 'Yeni', notes: 'Eski not' },
      });
      expect(await lastAudit(app, villa.id, 'villa.update')).toMatchObject({
        before: { bathrooms: 2, summary: '' },
        after: { bathrooms: 3, summary: 'Yeni' },
      });
    });

    it('replaces lists whole and empties them', async () => {
      const villa = await createVilla(app);
      const { version: _, ...all } = { version: 1, ...SECTIONS };
      await admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, ...all });
      const rooms = [SECTIONS.rooms[1], SECTIONS.rooms[0]];
      const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 2,
        rooms,
        pools: [],
        distances: [],
        private: { keyBox: '' },
      });
      expect(saved.body.content).toMatchObject({
        rooms,
        pools: [],
        distances: [],
        private: { keyBox: null, wifiPassword: 'parola' },
      });
      const row = await lastAudit(app, villa.id, 'villa.update');
      expect(row?.after).toMatchObject({ private: ['keyBox'] });
      expect(JSON.stringify(row)).not.toContain('parola');
    });

    it('tells the second of two clerks who was first, and loses nothing', async () => {
      const villa = await createVilla(app);
      const save = (summary: string) =>
        admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, texts: { summary } });
      expect((await save('İlk')).status).toBe(200);
      const late = await save('İkinci');
      expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
      expect(late.body.content).toContain('Şule Iğdır');
      const { body } = await admin.get(`/v1/admin/villas/${villa.id}`);
      expect(body.content.texts.summary).toBe('İlk');
    });

    it('lets one of many simultaneous saves through', async () => {
      const villa = await createVilla(app);
      const saves = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, texts: { summary: `${i}` } }),
        ),
      );
      const statuses = saves.map((answer) => answer.status).toSorted();
      expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    });

    it('takes a villa off the site with its permit, and says so', async () => {
      const villa = await createVilla(app);
      const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 1,
        permit: { no: '' },
      });
      expect(saved.body.content).toMatchObject({ active: false, permit: { no: null } });
      expect(saved.body.content.notices).toEqual([
        'İzin belgesi numarası silindiği için villa yayından kaldırıldı.',
      ]);
      expect((await app.call('GET', `/v1/villa/${villa.slug}`)).status).toBe(404);
    });

    it('holds the capacity rule only where it is touched', async () => {
      const villa = await createVilla(app, { bedrooms: 1, capacity: 6 });
      const save = (version: number, facts: object) =>
        admin.put(`/v1/admin/villas/${villa.id}`, { version, facts });
      // The editor sends its sections whole: unchanged numbers are nobody's change.
      const named = await save(1, { name: 'Villa Eski Kayıt', bedrooms: 1, capacity: 6 });
      expect(named.body.content.warnings).toContainEqual(
        expect.objectContaining({ code: 'CAPACITY_RULE', section: 'facts' }),
      );
      expect(refusal(await save(2, { capacity: 5 }))).toEqual([422, 'CAPACITY_RULE']);
      expect((await save(2, { capacity: 4, maxAdults: 4 })).status).toBe(200);
      const fewer = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 3,
        permit: { maxGuests: 3 },
      });
      expect(refusal(fewer)).toEqual([422, 'CAPACITY_RULE']);
    });

    it('moves to another region with its district, and to another address with a notice', async () => {
      const villa = await createVilla(app);
      const slug = unique('villa-yeni');
      const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 1,
        facts: { town_id: place.town_id, slug, name: 'Villa Yeni Ad' },
      });
      expect(saved.body.content.facts).toMatchObject({ ...place, slug });
      expect(saved.body.content.notices[0]).toContain(`/villa/${villa.slug}`);
      expect((await app.call('GET', `/v1/villa/${slug}`)).body.content.name).toBe('Villa Yeni Ad');
      const other = await createVilla(app);
      const taken = await admin.put(`/v1/admin/villas/${other.id}`, {
        version: 1,
        facts: { slug },
      });
      expect(refusal(taken)).toEqual([409, 'SLUG_TAKEN']);
      expect(taken.body.content).toContain('Villa Yeni Ad');
    });

    it('keeps a district and an owner that were chosen before when they come back unchanged', async () => {
      const elsewhere = await createTown(app);
      const villa = await createVilla(app, { districtId: elsewhere.districtId });
      await app.deps.db.rows
        .update(users)
        .set({ role: 'ADMIN' })
        .where(eq(users.id, villa.ownerId));
      const saved = await admin.put(`/v1/admin/villas/${villa.id}`, {
        version: 1,
        facts: { town_id: villa.townId, owner_id: villa.ownerId },
      });
      expect(saved.body.content.facts).toMatchObject({
        town_id: villa.townId,
        district_id: elsewhere.districtId,
        owner_id: villa.ownerId,
      });
    });

    it('shows at once where a visitor searches', async () => {
      const villa = await createVilla(app);
      await app.call('GET', '/v2/search?client=true');
      const name = unique('Villa Aranan');
      await admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, facts: { name } });
      const found = await app.call(
        'GET',
        `/v1/search/input?searchString=${encodeURIComponent(name)}`,
      );
      expect(found.body.content).toMatchObject([{ slug: villa.slug, name }]);
    });
  });

  describe('in the transport report', () => {
    it('keeps the identity number of its owner sealed, and gives it back masked', async () => {
      const villa = await createVilla(app);
      const path = `/v1/admin/villas/btrans/${villa.id}`;
      const saved = await admin.put(path, {
        ownerKind: 'person',
        identityKind: 'tckn',
        identityNumber: '10000000146',
        firstName: 'Ali',
        lastName: 'Çınar',
        iban: 'TR33 0006 1005 1978 6457 8413 26',
        phone: '0532 111 22 33',
        email: 'ALI@posta.example',
        provincePlate: 7,
        street: '',
      });
      expect(saved.body.content).toMatchObject({
        villa_id: villa.id,
        version: 2,
        identityNumber: '*******0146',
        iban: 'TR330006100519786457841326',
        phone: '+905321112233',
        email: 'ali@posta.example',
        street: null,
      });
      const [row] = await app.deps.db.read
        .select()
        .from(villaBtrans)
        .where(eq(villaBtrans.villaId, villa.id));
      expect(row?.identityNumber).toMatch(/^v2\./);
      const logged = await lastAudit(app, villa.id, 'villa.btrans');
      expect(logged?.after).toEqual({ fields: expect.arrayContaining(['identityNumber', 'iban']) });
      expect(JSON.stringify(logged)).not.toMatch(/10000000146|0146|Çınar/);

      const kept = await admin.put(path, { firstName: 'Veli' });
      expect(kept.body.content).toMatchObject({
        firstName: 'Veli',
        lastName: 'Çınar',
        identityNumber: '*******0146',
      });
      const emptied = await admin.put(path, { identityNumber: null });
      expect(emptied.body.content.identityNumber).toBeNull();
    });

    it('holds numbers against their kind and kinds against the owner', async () => {
      const villa = await createVilla(app);
      const path = `/v1/admin/villas/btrans/${villa.id}`;
      const field = async (body: object, at: string, status = 422) => {
        const answer = await admin.put(path, body);
        expect([body, answer.status, issuePaths(answer)]).toEqual([body, status, [at]]);
      };
      await field({ identityKind: 'tckn', identityNumber: '10000000147' }, 'identityNumber');
      await field({ identityKind: 'passport', identityNumber: 'A-1' }, 'identityNumber');
      await field({ identityNumber: '10000000146' }, 'identityKind');
      await field({ ownerKind: 'company', identityKind: 'tckn' }, 'identityKind');
      await field({ identityKind: 'vkn' }, 'identityKind');
      await field({ ownerKind: 'company', identityNumber: '1234567891' }, 'identityNumber');
      await field({ iban: 'TR330006100519786457841327' }, 'iban', 400);
      await field({ version: 9 }, '', 400);

      const company = await admin.put(path, {
        ownerKind: 'company',
        companyTitle: 'Çınar Turizm',
        identityNumber: '1234567890',
      });
      expect(company.body.content).toMatchObject({
        identityKind: 'vkn',
        identityNumber: '******7890',
      });
      await field({ ownerKind: 'person' }, 'identityNumber');
      const stale = await admin.put(path, { version: 1, firstName: 'Geç' });
      expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
      expect((await admin.put('/v1/admin/villas/btrans/999999999', { street: 'A' })).status).toBe(
        404,
      );
    });

    it('opens even when the number can no longer be read', async () => {
      const villa = await createVilla(app);
      await app.deps.db.rows
        .insert(villaBtrans)
        .values({ villaId: villa.id, identityKind: 'tckn', identityNumber: 'v1.eski.deger' });
      const { body } = await admin.get(`/v1/admin/villas/${villa.id}`);
      expect(body.content.btrans.identityNumber).toBe('*******');
    });
  });

  it('has its features replaced as a set', async () => {
    const villa = await createVilla(app);
    const path = `/v1/admin/villas/${villa.id}/features`;
    const [one, two] = [await createAmenity(app), await createAmenity(app)];
    const saved = await admin.put(path, { featureIds: [one.id, two.id] });
    expect(saved.body.content).toEqual({
      villa_id: villa.id,
      version: 2,
      featureIds: [one.id, two.id],
    });
    await admin.put(path, { version: 2, featureIds: [two.id] });
    const { body } = await admin.get(`/v1/admin/villas/${villa.id}`);
    expect(body.content.featureIds).toEqual([two.id]);
    expect(await lastAudit(app, villa.id, 'villa.features')).toMatchObject({
      before: { removed: [one.id] },
      after: { added: [] },
    });
    expect(refusal(await admin.put(path, { version: 2, featureIds: [] }))[0]).toBe(409);
    expect(refusal(await admin.put(path, { featureIds: [999_999_999] }))).toEqual([
      422,
      'UNKNOWN_CHOICE',
    ]);
    expect(refusal(await admin.put(path, { featureIds: [one.id, one.id] }))[0]).toBe(400);
    expect((await admin.put(path, { featureIds: [] })).body.content.featureIds).toEqual([]);
    expect((await admin.put('/v1/admin/villas/x/features', { featureIds: [] })).status).toBe(404);
  });

  describe('in the switches of the list', () => {
    const activity = (id: number, active: boolean) =>
      admin.patch('/v1/admin/villas/activity', { id, active });

    it('goes on sale only with a permit number', async () => {
      const villa = await createVilla(app, { active: false, permitNo: null, seasons: [] });
      expect(refusal(await activity(villa.id, true))).toEqual([422, 'PERMIT_REQUIRED']);
      await admin.put(`/v1/admin/villas/${villa.id}`, { version: 1, permit: { no: '07-99' } });
      const on = await activity(villa.id, true);
      expect(on.body.content).toMatchObject({ id: villa.id, active: true });
      expect(on.body.content.warnings).toEqual([
        expect.stringContaining('fiyatı yok'),
        expect.stringContaining('fotoğrafı yok'),
      ]);
      expect((await app.call('GET', `/v1/villa/${villa.slug}`)).status).toBe(200);
      expect(await lastAudit(app, villa.id, 'villa.activity')).toMatchObject({
        before: { active: false },
        after: { active: true },
      });
    });

    it('goes off sale with stays to come, and tells of them', async () => {
      const villa = await createVilla(app);
      await requestStay(app, { slug: villa.slug, checkIn: '2027-04-05', checkOut: '2027-04-12' });
      const off = await activity(villa.id, false);
      expect(off.body.content.warnings).toEqual([
        'Villanın 1 güncel rezervasyonu var; bunlar geçerli kalır.',
      ]);
      const { body } = await admin.get(`/v1/admin/villas/${villa.id}`);
      expect(body.content).toMatchObject({ active: false, version: 1 });
    });

    it('is popular or not', async () => {
      const villa = await createVilla(app);
      const body = { id: villa.id, popular: true };
      expect((await admin.patch('/v1/admin/villas/setpopular', body)).body.content).toEqual(body);
      expect(await lastAudit(app, villa.id, 'villa.popular')).toBeDefined();
    });

    it('is the only villa of the month', async () => {
      const [one, two] = [await createVilla(app), await createVilla(app)];
      const name = (id: number, villaOfMonth: boolean) =>
        admin.patch('/v1/admin/villas/setvillaofmonth', { id, villaOfMonth });
      await name(one.id, true);
      const second = await name(two.id, true);
      expect(second.body.content).toMatchObject({ id: two.id, villaOfMonth: true });
      expect(second.body.content.unset).toContain(one.id);
      const holders = await app.deps.db.read
        .select({ id: villas.id })
        .from(villas)
        .where(eq(villas.villaOfMonth, true));
      expect(holders).toEqual([{ id: two.id }]);
      expect((await name(two.id, false)).body.content).toEqual({
        id: two.id,
        villaOfMonth: false,
        unset: [],
      });
    });

    it('is of the month only while it is on sale, whoever takes it off', async () => {
      const villa = await createVilla(app);
      const off = await createVilla(app, { active: false });
      const name = (id: number) =>
        admin.patch('/v1/admin/villas/setvillaofmonth', { id, villaOfMonth: true });
      const holders = async () =>
        (
          await app.deps.db.read
            .select({ id: villas.id })
            .from(villas)
            .where(eq(villas.villaOfMonth, true))
        ).map(({ id }) => id);
      const refusal = await name(off.id);
      expect([refusal.status, refusal.body.code]).toEqual([422, 'VILLA_INACTIVE']);
      await name(villa.id);
      expect(await holders()).toEqual([villa.id]);
      expect((await readHomePage(app.deps)).villaOfMonth?.id).toBe(villa.id);

      const taken = await admin.patch('/v1/admin/villas/activity', { id: villa.id, active: false });
      expect(taken.body.content.warnings).toContain(
        'Satışta olmadığı için artık ayın villası değil.',
      );
      expect(await holders()).toEqual([]);
      await admin.patch('/v1/admin/villas/activity', { id: villa.id, active: true });
      expect((await readHomePage(app.deps)).villaOfMonth).toBeNull();

      // Past every use-case, the database keeps the same rule.
      const { rows } = app.deps.db;
      const write = (changes: object, id: number) =>
        rows.update(villas).set(changes).where(eq(villas.id, id));
      await expect(write({ villaOfMonth: true }, off.id)).rejects.toThrow();
      await write({ villaOfMonth: true }, villa.id);
      const other = await createVilla(app);
      await expect(write({ villaOfMonth: true }, other.id)).rejects.toThrow();
      await write({ active: false }, villa.id);
      expect(await holders()).toEqual([]);
    });

    it('stands where the agency puts it, all or none', async () => {
      const [one, two] = [await createVilla(app), await createVilla(app)];
      const order = (items: object[]) => admin.patch('/v1/admin/villas/order', { items });
      const items = [
        { id: one.id, order: 70 },
        { id: two.id, order: 60 },
      ];
      expect((await order(items)).body.content).toEqual({ items });
      const placeOf = async (id: number) =>
        (await admin.get(`/v1/admin/villas/${id}`)).body.content.order;
      expect([await placeOf(one.id), await placeOf(two.id)]).toEqual([70, 60]);
      expect(
        (
          await order([
            { id: one.id, order: 1 },
            { id: 999_999_999, order: 2 },
          ])
        ).status,
      ).toBe(404);
      expect(await placeOf(one.id)).toBe(70);
      expect((await order([])).status).toBe(400);
      expect((await order([items[0]!, items[0]!])).status).toBe(400);
    });

    it('is unknown to all of them by an id that nobody has', async () => {
      const id = 999_999_999;
      for (const [path, body] of [
        ['activity', { id, active: true }],
        ['setpopular', { id, popular: true }],
        ['setvillaofmonth', { id, villaOfMonth: true }],
      ] as const) {
        expect((await admin.patch(`/v1/admin/villas/${path}`, body)).status).toBe(404);
        const wrong = await admin.patch(`/v1/admin/villas/${path}`, { ...body, id: 'x' });
        expect(wrong.status).toBe(400);
      }
    });
  });
});
