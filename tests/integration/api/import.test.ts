import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eachNight } from '#domain/values/dates.ts';
import type { ImportOutcome, ImportKind } from '#domain/import/kinds.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { queueReminders } from '#worker/features/reservations/reminders/queue-reminders.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createTown, createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { createAgency, createReportedVilla } from '#tests/support/reports.ts';
import { at, parseXml } from '#tests/support/xml.ts';

type Cells = Record<string, string>;

async function agency() {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const rowsOf = (list: Cells[]) => list.map((cells, i) => ({ row: i + 2, cells }));
  const check = (kind: ImportKind, list: Cells[]) =>
    app.call('POST', '/v1/admin/import/check', { token, body: { kind, rows: rowsOf(list) } });
  const apply = (kind: ImportKind, list: Cells[], run: string = crypto.randomUUID()) =>
    app.call('POST', '/v1/admin/import/apply', {
      token,
      body: { run, fileName: 'Eski kayıtlar.xlsx', kind, rows: rowsOf(list) },
    });
  return { app, token, check, apply };
}

/** A place and an owner that nobody else's test names. */
async function surroundings(app: TestApp) {
  const town = await createTown(app);
  const owner = await createUser(app, { role: 'OWNER' });
  const name = unique('Kızıltaş');
  await app.deps.db.rows.update(towns).set({ name }).where(eq(towns.id, town.id));
  return { town: { ...town, name }, owner };
}

const outcomes = (answer: { body: { content: { rows: { fate: ImportOutcome }[] } } }) =>
  answer.body.content.rows.map(({ fate: outcome }) => outcome);

const villaByCode = async ({ deps }: TestApp, code: string) =>
  (await deps.db.read.select().from(villas).where(eq(villas.code, code)))[0];

describe('importing villas', () => {
  it('adds new villas as inactive, changes known ones and can be repeated', async () => {
    const { app, check, apply } = await agency();
    const { town, owner } = await surroundings(app);
    const code = unique('KLK').slice(0, 18);
    const row: Cells = {
      code,
      name: 'Villa Ilgın Şelale',
      owner: owner.email.toUpperCase(),
      town: town.name.toLocaleUpperCase('tr'),
      bedrooms: '3',
      capacity: '8',
      latitude: '36,2654',
      longitude: '29.4132',
      deposit: '5.000',
      cleaningFee: '1.500,50 TL',
      commissionRate: '%20',
      prepaymentRate: '%17,5',
      checkInTime: '15.30',
      permitNo: '07-1234',
      permitDate: '01.03.2026',
    };
    const planned = await check('villas', [row]);
    expect(planned.body.content).toMatchObject({
      counts: { new: 1, update: 0, skip: 0, error: 0 },
      rows: [{ row: 2, fate: 'new', title: `${code} · Villa Ilgın Şelale`, problems: [] }],
    });
    expect(await villaByCode(app, code)).toBeUndefined();

    expect(outcomes(await apply('villas', [row]))).toEqual(['new']);
    const villa = (await villaByCode(app, code))!;
    expect(villa).toMatchObject({
      active: false,
      ownerId: owner.id,
      townId: town.id,
      districtId: town.districtId,
      capacity: 8,
      latitude: 36.2654,
      longitude: 29.4132,
      deposit: 500_000,
      cleaningFee: 150_050,
      commissionRate: 2000,
      prepaymentRate: 1750,
      checkInTime: '15:30',
      permitNo: '07-1234',
      permitDate: '2026-03-01',
    });
    expect((await auditRows(app, 'villa', villa.id)).map(({ action }) => action)).toEqual([
      'villa.create',
    ]);

    // Again: nothing to do. Changed: only what differs. An empty cell leaves its field as it is.
    expect(outcomes(await apply('villas', [row]))).toEqual(['skip']);
    const changed = { ...row, deposit: '', name: 'Villa Ilgın', capacity: '6' };
    const update = await check('villas', [changed]);
    expect(update.body.content.rows[0]).toMatchObject({
      fate: 'update',
      changes: ['Villa adı', 'Kapasite'],
    });
    expect(outcomes(await apply('villas', [changed]))).toEqual(['update']);
    expect(await villaByCode(app, code)).toMatchObject({
      name: 'Villa Ilgın',
      capacity: 6,
      maxAdults: 6,
      deposit: 500_000,
      version: villa.version + 1,
    });
  });

  it('reports errors by cell, and imports nothing of that row', async () => {
    const { app, check, apply } = await agency();
    const { town, owner } = await surroundings(app);
    const good: Cells = { name: 'Villa Taş', owner: owner.email, town: town.name, bedrooms: '2' };
    const rows: Cells[] = [
      { ...good, code: unique('A').slice(0, 12), owner: 'kimse@posta.example' },
      { ...good, code: unique('B').slice(0, 12), town: 'Yok Böyle Bölge' },
      { ...good, code: unique('C').slice(0, 12), bedrooms: 'çok' },
      { ...good, code: unique('D').slice(0, 12), capacity: '9' },
      { ...good, code: unique('E').slice(0, 12), latitude: '36,2' },
      { ...good, code: 'ç kod' },
      { ...good, code: unique('F').slice(0, 12), cleaningFee: '12.34' },
      { ...good, code: unique('G').slice(0, 12), types: 'Olmayan Tip' },
      { ...good, code: unique('H').slice(0, 12), permitNo: 'yok' },
    ];
    const answer = await check('villas', rows);
    expect(outcomes(answer)).toEqual(rows.map(() => 'error'));
    const fields = answer.body.content.rows.map(
      (row: { problems: { field: string }[] }) => row.problems[0]?.field,
    );
    expect(fields).toEqual([
      'owner',
      'town',
      'bedrooms',
      'capacity',
      'longitude',
      'code',
      'cleaningFee',
      'types',
      'permitNo',
    ]);
    expect(answer.body.content.rows[2].problems[0].message).toBe('“çok” bir tam sayı değil.');
    expect(outcomes(await apply('villas', rows))).toEqual(rows.map(() => 'error'));
    expect(await villaByCode(app, rows[3]!.code!)).toBeUndefined();
  });

  it('takes the first of two rows with one code, and finds owners by name and regions by district', async () => {
    const { app, check } = await agency();
    const { town, owner } = await surroundings(app);
    const lastName = unique('Soyad').replace('-', '');
    await app.deps.db.rows
      .update(userDetails)
      .set({ firstName: 'İlknur', lastName })
      .where(eq(userDetails.userId, owner.id));
    const namesake = await createTown(app);
    await app.deps.db.rows.update(towns).set({ name: town.name }).where(eq(towns.id, namesake.id));
    const districtName = unique('Ortaca');
    await app.deps.db.rows
      .update(districts)
      .set({ name: districtName })
      .where(eq(districts.id, namesake.districtId));
    const code = unique('K').slice(0, 12);
    const row: Cells = {
      code,
      name: 'Villa Bir',
      owner: `ılknur ${lastName.toUpperCase()}`,
      town: town.name,
      bedrooms: '2',
    };
    const answer = await check('villas', [
      row,
      { ...row, district: districtName },
      { ...row, district: districtName },
    ]);
    expect(outcomes(answer)).toEqual(['error', 'error', 'error']);
    expect(answer.body.content.rows[0].problems).toMatchObject([{ field: 'town' }]);
    const placed = await check('villas', [
      { ...row, district: districtName },
      { ...row, district: districtName },
    ]);
    expect(outcomes(placed)).toEqual(['new', 'error']);
    expect(placed.body.content.rows[1].problems).toEqual([
      { field: 'code', message: 'Bu kod dosyada 2. satırda da var.' },
    ]);
  });
});

describe('importing prices', () => {
  it('adds seasons, changes known ones by their first night, and names overlaps', async () => {
    const { app, check, apply } = await agency();
    const villa = await createVilla(app, {
      seasons: [{ from: '2027-01-01', to: '2027-03-31', lira: 4000 }],
    });
    const season = (startsOn: string, endsOn: string, nightly: string): Cells => ({
      villaCode: villa.code,
      startsOn,
      endsOn,
      nightly,
    });
    const file = [
      season('1/6/2027', '30.06.2027', '12.500'),
      season('01.01.2027', '31.03.2027', '4.500,50'),
      season('15.06.2027', '15.07.2027', '13.000'),
      season('01.06.2027', '02.06.2027', '13.000'),
      { ...season('01.08.2027', '31.07.2027', '9.000') },
      { ...season('01.09.2027', '30.09.2027', '9.000'), villaCode: 'YOK-1' },
      season('2027-10-01', '2027-10-31', '0'),
    ];
    const answer = await check('prices', file);
    expect(outcomes(answer)).toEqual([
      'new',
      'update',
      'error',
      'error',
      'error',
      'error',
      'error',
    ]);
    const [, update, overlap, repeated, backwards, unknown, cheap] = answer.body.content.rows;
    expect(update.changes).toEqual(['Gecelik fiyat']);
    expect(overlap.problems[0].message).toContain('dosyada 2. satır');
    expect(repeated.problems[0].field).toBe('startsOn');
    expect(backwards.problems[0].field).toBe('endsOn');
    expect(unknown.problems[0].message).toContain('YOK-1');
    expect(cheap.problems[0].field).toBe('nightly');

    expect(outcomes(await apply('prices', file.slice(0, 2)))).toEqual(['new', 'update']);
    expect(outcomes(await apply('prices', file.slice(0, 2)))).toEqual(['skip', 'skip']);
    const rows = await app.deps.db.read
      .select()
      .from(villaPrices)
      .where(eq(villaPrices.villaId, villa.id));
    expect(rows.map(({ startsOn, endsOn, nightly }) => ({ startsOn, endsOn, nightly }))).toEqual([
      { startsOn: '2027-01-01', endsOn: '2027-03-31', nightly: 450_050 },
      { startsOn: '2027-06-01', endsOn: '2027-06-30', nightly: 1_250_000 },
    ]);
  });
});

describe('importing stays of the past', () => {
  const stayOf = (villaCode: string, overrides: Cells = {}): Cells => ({
    code: unique('R'),
    villaCode,
    guest: 'Ayşe Gül Çağlar',
    checkIn: '14.06.2025',
    checkOut: '21.06.2025',
    total: '87.500,00',
    ...overrides,
  });

  it('takes their nights without a mail, once however often the file is sent', async () => {
    const { app, check, apply } = await agency();
    const villa = await createVilla(app);
    const stay = stayOf(villa.code, { bookedOn: '12.02.2025', phone: '0532 123 45 67' });
    expect(outcomes(await check('reservations', [stay]))).toEqual(['new']);
    expect(outcomes(await apply('reservations', [stay]))).toEqual(['new']);
    expect(outcomes(await apply('reservations', [stay]))).toEqual(['skip']);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.villaId, villa.id));
    expect(row).toMatchObject({
      code: stay.code!.toUpperCase(),
      status: 'completed',
      source: 'import',
      firstName: 'Ayşe Gül',
      lastName: 'Çağlar',
      phone: '+905321234567',
      email: '',
      nights: 7,
      total: 8_750_000,
      commission: 1_750_000,
      createdAt: '2025-02-11T21:00:00.000Z',
    });
    const nights = await app.deps.db.read
      .select({ night: villaNights.night, ref: villaNights.ref })
      .from(villaNights)
      .where(eq(villaNights.villaId, villa.id));
    expect(nights).toEqual(
      eachNight('2025-06-14', '2025-06-21').map((night) => ({ night, ref: row!.id })),
    );
    const queued = await app.deps.db.read
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.reservationId, row!.id));
    expect(queued).toEqual([]);
    expect((await auditRows(app, 'reservation', row!.id)).map(({ action }) => action)).toEqual([
      'reservation.import',
    ]);
  });

  it('sends no review invitation for an imported past stay', async () => {
    const { app, apply } = await agency();
    const villa = await createVilla(app);
    const stay = stayOf(villa.code, {
      checkIn: '14.11.2026',
      checkOut: '20.11.2026',
      email: 'ayse@posta.example',
    });
    expect(outcomes(await apply('reservations', [stay]))).toEqual(['new']);
    await queueReminders(app.deps);
    const [row] = await app.deps.db.read
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.villaId, villa.id));
    const queued = await app.deps.db.read
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.reservationId, row!.id));
    expect(queued).toEqual([]);
  });

  it('names conflicts with the calendar and within the file', async () => {
    const { app, check, apply } = await agency();
    const villa = await createVilla(app);
    const first = stayOf(villa.code);
    await apply('reservations', [first]);
    const answer = await check('reservations', [
      stayOf(villa.code, { checkIn: '20.06.2025', checkOut: '25.06.2025' }),
      // In a file with states an empty one is asked about.
      stayOf(villa.code, { checkIn: '01.07.2025', checkOut: '08.07.2025', status: 'tamam' }),
      stayOf(villa.code, { checkIn: '07.07.2025', checkOut: '09.07.2025' }),
      stayOf(villa.code, { checkIn: '20.06.2025', checkOut: '25.06.2025', status: 'İptal' }),
      stayOf(villa.code, { code: first.code!, checkIn: '01.08.2025', checkOut: '08.08.2025' }),
      stayOf(villa.code, { checkIn: '18.11.2026', checkOut: '25.11.2026' }),
      stayOf(villa.code, { checkIn: '08.09.2025', checkOut: '01.09.2025' }),
      stayOf(villa.code, { checkIn: '31.02.2025' }),
      stayOf(villa.code, { checkIn: '01.10.2025', checkOut: '03.10.2025', status: 'belki' }),
      stayOf('YOK-2'),
      stayOf(villa.code, { checkIn: '01.11.2025', checkOut: '03.11.2025', guest: '' }),
    ]);
    expect(outcomes(answer)).toEqual([
      'error',
      'new',
      'error',
      'new',
      ...Array.from({ length: 7 }, () => 'error'),
    ]);
    const messages = answer.body.content.rows.map(
      (row: { problems: { message: string }[] }) => row.problems[0]?.message ?? '',
    );
    expect(messages[0]).toContain(first.code!.toUpperCase());
    expect(messages[2]).toBe('Bu geceler dosyadaki 3. satırla çakışıyor.');
    expect(messages[4]).toContain('Bu kodla başka bir rezervasyon kayıtlı');
    expect(messages[5]).toContain('bitmemiş');
    expect(messages[10]).toBe('Misafir boş bırakılamaz.');
  });
});

describe('importing payments of past stays', () => {
  const DAY = { date1: '2024-02-29', date2: '2024-02-29' };
  const paid: Cells = {
    collected: '17.500,50',
    collectedOn: '29.02.2024',
    collectedBy: 'Havale',
  };

  async function moved() {
    const { app, token, check, apply } = await agency();
    await createAgency(app);
    const villa = await createReportedVilla(app, token);
    const stay: Cells = {
      code: unique('P'),
      villaCode: villa.code,
      guest: 'Ayşe Gül Çağlar',
      checkIn: '14.06.2024',
      checkOut: '21.06.2024',
      bookedOn: '29.02.2024',
      total: '87.500',
    };
    const get = async (path: string) =>
      (await app.call('GET', `/v1/admin/${path}`, { token })).body.content;
    const ledger = () =>
      get(`transactions?villa_id=${villa.id}&date1=${DAY.date1}&date2=${DAY.date2}`);
    const contract = async () => {
      const path = '/v1/admin/reports/btrans?month=2024-02';
      const { text } = await app.call('GET', path, { token });
      return at(parseXml(text), 'islemler').children.find(
        (one) => at(one, 'ilanaKonuGayrimenkulBilgisi/webAdresAlani/siteKodu').text === villa.code,
      );
    };
    return { app, check, apply, stay, villa, get, ledger, contract };
  }

  it('books it on its day, so that the month it came in is true', async () => {
    const { app, check, apply, stay, get, ledger, contract } = await moved();
    const planned = await check('reservations', [{ ...stay, ...paid }]);
    expect(planned.body.content.rows[0]).toMatchObject({
      fate: 'new',
      title: expect.stringContaining('tahsilat 17.500,50 ₺ (29 Şubat 2024 Perşembe, Havale / EFT)'),
    });
    expect((await ledger()).total).toBe(0);

    expect(outcomes(await apply('reservations', [{ ...stay, ...paid }]))).toEqual(['new']);
    const { items, received } = await ledger();
    expect(items).toMatchObject([
      {
        reservation_id: stay.code!.toUpperCase(),
        kind: 'prepayment',
        method: 'havale_eft',
        amount: 1_750_050,
        status: 'succeeded',
        paid_at: '2024-02-28T21:00:00.000Z',
      },
    ]);
    expect(received).toBe(1_750_050);
    expect(await auditRows(app, 'transaction', items[0].id)).toHaveLength(1);
    const { reservation } = await get(`transactions/${items[0].id}`);
    expect(reservation).toMatchObject({
      prepayment: 1_750_050,
      received: 1_750_050,
      state: 'prepaid',
      payout: { agreed: 0, paid: 0 },
    });
    const reported = await contract();
    expect(at(reported!, 'odemeBilgileri/komisyonOdeme/tahsilTar').text).toBe('20240229');
    expect(at(reported!, 'rezervasyonBilgileri/rezervasyonTutari').text).toBe('87500.00');
  });

  it('books nothing twice, and adds it to a stay that came without', async () => {
    const { apply, check, stay, ledger, contract } = await moved();
    expect(outcomes(await apply('reservations', [stay]))).toEqual(['new']);
    expect(await contract()).toBeUndefined();
    const full = { ...stay, ...paid };
    const planned = await check('reservations', [full]);
    expect(planned.body.content.rows[0]).toMatchObject({
      fate: 'update',
      changes: ['Tahsil edilen'],
    });
    const more = { ...full, total: '99.000', collected: '87.500,01' };
    expect((await check('reservations', [more])).body.content.rows[0].problems).toEqual([
      { field: 'collected', message: 'Tahsil edilen, kayıtlı toplamı (87.500 ₺) aşamaz.' },
    ]);
    expect(outcomes(await apply('reservations', [full]))).toEqual(['update']);
    expect(await contract()).toBeDefined();
    for (const again of [full, stay, { ...full, collected: '20.000' }]) {
      expect(outcomes(await apply('reservations', [again]))).toEqual(['skip']);
    }
    expect(await ledger()).toMatchObject({ total: 1, received: 1_750_050 });
  });

  it('books it once when the same file is sent from two windows', async () => {
    const { apply, stay, ledger } = await moved();
    await apply('reservations', [stay]);
    const full = { ...stay, ...paid };
    const answers = await Promise.all([
      apply('reservations', [full]),
      apply('reservations', [full]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ledger()).toMatchObject({ total: 1, received: 1_750_050 });
  });
});

describe('an import as a whole', () => {
  it('is audited with the outcome of its rows, once for a repeated call', async () => {
    const { app, token, apply } = await agency();
    const villa = await createVilla(app, { seasons: [] });
    const run = crypto.randomUUID();
    const rows = [
      { villaCode: villa.code, startsOn: '01.06.2028', endsOn: '30.06.2028', nightly: '10.000' },
      { villaCode: villa.code, startsOn: '01.07.2028', endsOn: '30.06.2028', nightly: '10.000' },
    ];
    await apply('prices', rows, run);
    await apply('prices', rows.slice(0, 1), run);
    const { body } = await app.call('GET', '/v1/admin/import/runs', { token });
    const noted = body.content.find(({ id }: { id: string }) => id === run);
    expect(noted).toMatchObject({
      kind: 'prices',
      fileName: 'Eski kayıtlar.xlsx',
      counts: { new: 1, update: 0, skip: 0, error: 1 },
      by: 'Şule Iğdır',
    });
  });

  it('checks in two trips, and is refused to owners and beyond its limits', async () => {
    const { app, token, check } = await agency();
    app.trips.count = 0;
    await check('reservations', [{ code: 'X' }]);
    expect(app.trips.count).toBe(3);
    const tooMany = Array.from({ length: 5_001 }, (_, i) => ({ row: i + 2, cells: {} }));
    const refused = await app.call('POST', '/v1/admin/import/check', {
      token,
      body: { kind: 'villas', rows: tooMany },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
    expect(refused.body.issues[0].message).toContain('Dosyayı bölün');
    const large = await app.call('POST', '/v1/admin/import/check', {
      token,
      body: { kind: 'villas', rows: [{ row: 2, cells: { name: 'x'.repeat(4_100_000) } }] },
    });
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    const owner = await createUser(app, { role: 'OWNER' });
    const forbidden = await app.call('GET', '/v1/admin/import/runs', {
      token: await signIn(app, owner.email),
    });
    expect(forbidden.status).toBe(403);
  });
});
