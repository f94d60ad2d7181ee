import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { btransRows } from '#drizzle/schema/reports.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { CONTRACTS_A_PAGE } from '#worker/features/reports/btrans/contracts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { findBtransProblems } from '#tests/support/btrans/find-problems.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay } from '#tests/support/payments.ts';
import {
  BTRANS,
  createAgency,
  createReportedVilla,
  copyStay,
  createSoldStay,
  pay,
} from '#tests/support/reports.ts';
import { at, parseXml } from '#tests/support/xml.ts';

/** Every test has a month of its own: the clock stands in it when its stays are confirmed. */
async function inMonth(month: string) {
  const app = testApp({ now: `${month}-10T09:00:00.000Z` });
  await createAgency(app);
  const token = await signIn(app, (await createUser(app)).email);
  const get = (path: string, more = '') =>
    app.call('GET', `/v1/admin/reports/btrans${path}?month=${month}${more}`, { token });
  const record = (body: object) =>
    app.call('POST', '/v1/admin/reports/btrans/files', {
      token,
      body: { month, basis: 'confirmed', ...body },
    });
  return { app, token, month, get, record };
}

const contracts = (document: string) => at(parseXml(document), 'islemler').children;

const sumOf = (document: string, path: string) =>
  contracts(document).reduce((sum, one) => sum + Math.round(Number(at(one, path).text) * 100), 0);

const AMOUNT = 'rezervasyonBilgileri/rezervasyonTutari';
const COMMISSION = 'odemeBilgileri/komisyonOdeme/komisyonTutari';
const COLLECTED = 'odemeBilgileri/komisyonOdeme/tahsilTar';

describe('the BTRANS file of a month', () => {
  it('is valid, keeps every sign, and its sums are those of the ledger', async () => {
    const { app, token, get } = await inMonth('2029-03');
    const villa = await createReportedVilla(app, token);
    const stay = {
      checkIn: '2029-06-04',
      checkOut: '2029-06-11',
      paidAt: '2029-03-02T22:30:00.000Z',
    };
    const first = await createSoldStay(app, token, villa, stay);
    const second = await createSoldStay(app, token, villa, {
      ...stay,
      checkIn: '2029-07-02',
      checkOut: '2029-07-07',
    });
    await pay(app, token, second.id, 100_000, '2029-03-05T10:00:00.000Z', 'balance');
    await pay(app, token, second.id, 50_000, '2029-03-06T10:00:00.000Z', 'refund');
    const company = await createReportedVilla(app, token, {
      ownerKind: 'company',
      identityKind: 'vkn',
      identityNumber: '1234567890',
      companyTitle: 'Iğdır & Özgüneş "Turizm" <Ltd.> Şti.',
    });
    await createSoldStay(app, token, company, stay);

    const file = await get('');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('application/xml');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="btrans-2029-03-1.xml"',
    );
    expect(await findBtransProblems(file.text)).toEqual([]);
    const root = parseXml(file.text);
    expect(at(root, 'protokol/ozel/bilgidonem').text).toBe('202903-202903');
    expect(at(root, 'protokol/ozel/bilgiTarihi').text).toBe('20290310');
    expect(at(root, 'protokol/genel/unvan').text).toBe('Kıyı Turizm & Seyahat “Ltd.”');
    expect(contracts(file.text)).toHaveLength(3);
    const [mine] = contracts(file.text);
    const address = at(mine!, 'ilanaKonuGayrimenkulBilgisi/adresAlani');
    expect([at(address, 'cadde').text, at(address, 'sokak').text]).toEqual([
      BTRANS.avenue,
      BTRANS.street,
    ]);
    expect(BTRANS.avenue.length).toBeGreaterThanOrEqual(40);
    // Half past ten in the evening UTC is the next day in Türkiye.
    expect(at(mine!, COLLECTED).text).toBe('20290303');
    expect(at(mine!, 'gayrimenkulSahipBilgi/kisi/gercekKisi/ad').text).toBe(BTRANS.firstName);
    expect(
      at(contracts(file.text)[2]!, 'gayrimenkulSahipBilgi/kisi/tuzelKisi/tuzelKisiUnvan').text,
    ).toBe('Iğdır & Özgüneş "Turizm" <Ltd.> Şti.');

    const { included, excluded, agency } = (await get('/summary')).body.content;
    const ledger = await app.deps.db.read.all<{ paid: number }>(sql`
      select sum(case kind when 'refund' then -amount else amount end) as paid from transactions
      where status = 'succeeded' and reservation_id in (
        select id from reservations where villa_id in (${villa.id}, ${company.id}))`);
    expect(included).toMatchObject({
      count: 3,
      amount: sumOf(file.text, AMOUNT),
      commission: sumOf(file.text, COMMISSION),
      received: ledger[0]?.paid,
      due: sumOf(file.text, AMOUNT) - (ledger[0]?.paid ?? 0),
    });
    expect(included.amount).toBe(first.total * 2 + second.total);
    expect([excluded.count, agency]).toEqual([0, []]);
  });

  it('comes as a zip of the same', async () => {
    const { app, token, get } = await inMonth('2029-04');
    const villa = await createReportedVilla(app, token);
    await createSoldStay(app, token, villa, {
      checkIn: '2029-06-04',
      checkOut: '2029-06-11',
      paidAt: '2029-04-02T10:00:00.000Z',
    });
    const xml = await get('');
    const zip = await rawBytes(app, token, '/v1/admin/reports/btrans.zip?month=2029-04');
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['btrans-2029-04-1.xml']);
    expect(strFromU8(files['btrans-2029-04-1.xml']!)).toBe(xml.text);
  });

  it('holds what was confirmed, created or begins in the month, as asked', async () => {
    const { app, token, get } = await inMonth('2029-05');
    const villa = await createReportedVilla(app, token);
    const paid = await createSoldStay(app, token, villa, {
      checkIn: '2029-08-06',
      checkOut: '2029-08-13',
      paidAt: '2029-05-02T10:00:00.000Z',
    });
    await app.deps.db.rows
      .update(reservations)
      .set({ createdAt: '2029-04-30T20:59:59.000Z' })
      .where(eq(reservations.id, paid.id));
    const count = async (month: string, basis: string) => {
      const path = `/v1/admin/reports/btrans?month=${month}&basis=${basis}`;
      const { text } = await app.call('GET', path, { token });
      return contracts(text).filter(
        (one) => at(one, 'ilanaKonuGayrimenkulBilgisi/webAdresAlani/siteKodu').text === villa.code,
      ).length;
    };
    expect(await count('2029-05', 'confirmed')).toBe(1);
    expect(await count('2029-05', 'created')).toBe(0);
    expect(await count('2029-04', 'created')).toBe(1);
    expect(await count('2029-08', 'checkin')).toBe(1);
    expect(await count('2029-05', 'checkin')).toBe(0);
    // An instant of the last evening of the month, Turkish time, is of the next one in UTC.
    await app.deps.db.rows
      .update(reservations)
      .set({ createdAt: '2029-04-30T21:00:00.000Z' })
      .where(eq(reservations.id, paid.id));
    expect(await count('2029-05', 'created')).toBe(1);
    expect((await get('', '&basis=paid')).status).toBe(400);
    for (const wrong of ['2029-13', '2029-5', '0000-01', 'x', '2029-05-01']) {
      const answer = await app.call('GET', `/v1/admin/reports/btrans/summary?month=${wrong}`, {
        token,
      });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    for (const far of ['2000-01', '2199-12']) {
      const answer = await app.call('GET', `/v1/admin/reports/btrans?month=${far}&basis=checkin`, {
        token,
      });
      expect([far, answer.status, await findBtransProblems(answer.text)]).toEqual([far, 200, []]);
    }
  });

  it('leaves out what is not confirmed or was called off', async () => {
    const { app, token, get } = await inMonth('2029-09');
    const villa = await createReportedVilla(app, token);
    const dates = {
      checkIn: '2029-10-01',
      checkOut: '2029-10-08',
      paidAt: '2029-09-02T10:00:00.000Z',
    };
    const { id } = await createSoldStay(app, token, villa, dates);
    expect(contracts((await get('')).text)).toHaveLength(1);
    await moveStay(app, token, id, { status: 'cancelled', reason: 'Misafir vazgeçti' });
    expect(contracts((await get('')).text)).toHaveLength(0);
    expect((await get('/missing')).body.content.total).toBe(0);
  });
});

describe('what keeps a reservation out of the file', () => {
  const fields = [
    'identityNumber',
    'firstName',
    'lastName',
    'iban',
    'phone',
    'email',
    'provincePlate',
    'districtCode',
    'neighbourhood',
    'avenue',
    'street',
    'outerDoorNo',
    'innerDoorNo',
    'zoningPlan',
    'groundSystemNo',
    'deedJournalNo',
    'applicationInfo',
  ];

  it('is found field by field, with the way to where it is filled in', async () => {
    const { app, token, get } = await inMonth('2030-01');
    const villa = await createReportedVilla(app, token);
    const dates = {
      checkIn: '2030-06-03',
      checkOut: '2030-06-10',
      paidAt: '2030-01-02T10:00:00.000Z',
    };
    const { id, code } = await createSoldStay(app, token, villa, dates);
    const save = (body: object) =>
      app.call('PUT', `/v1/admin/villas/btrans/${villa.id}`, { token, body });
    for (const field of fields) {
      await save({ [field]: null });
      const { items, total } = (await get('/missing')).body.content;
      expect([field, total]).toEqual([field, 1]);
      expect(items[0]).toMatchObject({ id, reservation_id: code, villa_id: villa.id });
      expect(items[0].missing.map((gap: { field: string }) => gap.field)).toEqual([field]);
      expect(items[0].missing[0].link).toBe(
        `/dashboard/villas/${villa.id}?alan=btrans.${field}#btrans`,
      );
      const [document, { body }] = [(await get('')).text, await get('/summary')];
      expect([contracts(document).length, await findBtransProblems(document)]).toEqual([0, []]);
      expect(body.content.excluded).toMatchObject({ count: 1, missing: [{ field, count: 1 }] });
      await save({ ...BTRANS, districtCode: villa.districtCode });
    }
    expect(contracts((await get('')).text)).toHaveLength(1);
  });

  it('is an identity, IBAN or phone that is none, coordinates, and money that has not come', async () => {
    const { app, token, get } = await inMonth('2030-02');
    const villa = await createReportedVilla(app, token);
    const dates = { checkIn: '2030-06-03', checkOut: '2030-06-10' };
    const stay = await createSoldStay(app, token, villa, dates);
    const gaps = async () =>
      (await get('/missing')).body.content.items[0].missing.map(
        ({ field, link }: { field: string; link: string }) => [field, link],
      );
    expect(await gaps()).toEqual([
      ['collection', `/dashboard/transactions/yeni?rezervasyon=${stay.id}`],
    ]);
    await pay(app, token, stay.id, stay.prepayment - 1, '2030-02-03T10:00:00.000Z');
    expect((await gaps())[0][0]).toBe('collection');
    await pay(app, token, stay.id, 1, '2030-02-04T10:00:00.000Z');
    expect(at(contracts((await get('')).text)[0]!, COLLECTED).text).toBe('20300204');
    await pay(app, token, stay.id, 1, '2030-02-05T10:00:00.000Z', 'refund');
    expect((await gaps())[0][0]).toBe('collection');
    await pay(app, token, stay.id, 1, '2030-02-06T10:00:00.000Z', 'balance');

    await app.deps.db.rows.update(villas).set({ longitude: null }).where(eq(villas.id, villa.id));
    expect(await gaps()).toEqual([
      ['coordinates', `/dashboard/villas/${villa.id}?alan=facts.latitude#facts`],
    ]);
    await app.deps.db.rows.update(villas).set({ longitude: 29.4 }).where(eq(villas.id, villa.id));
    // Written past the form, as an import or an older version may have done.
    await app.deps.db.rows.run(
      sql`update villa_btrans set iban = 'TR330006100519786457841327', phone = '+902421112233',
        identity_number = 'v1.AAAA.AAAA', province_plate = 48 where villa_id = ${villa.id}`,
    );
    expect((await gaps()).map(([field]: string[]) => field)).toEqual([
      'identityNumber',
      'iban',
      'phone',
      'districtCode',
    ]);
  });
});

describe('a file that was sent', () => {
  it('is kept under its number, and what changes afterwards is told', async () => {
    const { app, token, get, record } = await inMonth('2030-03');
    const villa = await createReportedVilla(app, token);
    const other = await createReportedVilla(app, token);
    const paidAt = '2030-03-02T10:00:00.000Z';
    const week = (from: string, to: string) => ({
      checkIn: `2030-${from}`,
      checkOut: `2030-${to}`,
      paidAt,
    });
    const cancelled = await createSoldStay(app, token, villa, week('06-03', '06-10'));
    const repaired = await createSoldStay(app, token, other, week('06-03', '06-10'));
    const same = await createSoldStay(app, token, villa, week('07-01', '07-08'));
    expect((await get('/changes')).body.content).toMatchObject({ items: [], total: 0 });

    const { included, fileNo } = (await get('/summary')).body.content;
    const sent = { fileNo, count: included.count, amount: included.amount };
    const wrong = await record({ ...sent, amount: sent.amount + 1 });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'REPORT_CHANGED']);
    const recorded = await record(sent);
    expect(recorded.status).toBe(201);
    expect(recorded.body.content).toMatchObject({
      fileNo: 1,
      rows: 3,
      amount: sent.amount,
      made_by: 'Şule Iğdır',
    });
    const twice = await record(sent);
    expect([twice.status, twice.body.code]).toEqual([409, 'REPORT_CHANGED']);
    const kept = await app.deps.db.read
      .select()
      .from(btransRows)
      .where(eq(btransRows.fileId, recorded.body.content.id));
    expect(kept.map((row) => row.reservationId).toSorted()).toEqual(
      [cancelled.id, repaired.id, same.id].toSorted(),
    );
    expect(JSON.stringify(kept)).not.toContain(BTRANS.identityNumber);
    expect(
      (await auditRows(app, 'btrans_file', recorded.body.content.id)).map((row) => row.action),
    ).toEqual(['btrans.record']);

    await moveStay(app, token, cancelled.id, { status: 'cancelled', reason: 'Misafir vazgeçti' });
    await app.call('PUT', `/v1/admin/villas/btrans/${other.id}`, {
      token,
      body: { firstName: 'Gülşen' },
    });
    const added = await createSoldStay(app, token, other, week('07-01', '07-08'));
    const changes = (await get('/changes')).body.content;
    expect(changes).toMatchObject({ total: 3, added: 1, changed: 1, removed: 1 });
    expect(changes.items.map((row: any) => [row.reservation_id, row.kind, row.what])).toEqual([
      [cancelled.code, 'removed', ['Durumu: İptal']],
      [repaired.code, 'changed', ['Villa ya da ev sahibi bilgileri']],
      [added.code, 'added', []],
    ]);
    const corrected = await get('');
    expect(at(parseXml(corrected.text), 'protokol/ozel/dosyano').text).toBe('2');
    expect(contracts(corrected.text)).toHaveLength(3);
    const files = await app.call('GET', '/v1/admin/reports/btrans/files?month=2030-03', { token });
    expect(files.body.content.items).toEqual([recorded.body.content]);
  });

  it('tells a refund after it, until a corrected file was sent', async () => {
    const { app, token, get, record } = await inMonth('2030-04');
    const villa = await createReportedVilla(app, token);
    const week = (from: string, to: string) => ({
      checkIn: `2030-${from}`,
      checkOut: `2030-${to}`,
      paidAt: '2030-04-02T10:00:00.000Z',
    });
    const refunded = await createSoldStay(app, token, villa, week('06-03', '06-10'));
    await createSoldStay(app, token, villa, week('07-01', '07-08'));
    const send = async () => {
      const { included, fileNo } = (await get('/summary')).body.content;
      return record({ fileNo, count: included.count, amount: included.amount });
    };
    expect((await send()).body.content).toMatchObject({ fileNo: 1, rows: 2 });
    await pay(app, token, refunded.id, refunded.prepayment, '2030-04-09T10:00:00.000Z', 'refund');

    const { items } = (await get('/changes')).body.content;
    expect(items.map((row: any) => [row.reservation_id, row.kind, row.what])).toEqual([
      [
        refunded.code,
        'removed',
        ['Komisyonun tahsilatı artık tam değil: iade edildi ya da tutarı değişti'],
      ],
    ]);
    const [gone] = (await get('/missing')).body.content.items;
    expect([gone.reservation_id, gone.missing[0].field]).toEqual([refunded.code, 'collection']);
    expect((await send()).body.content).toMatchObject({ fileNo: 2, rows: 1 });
    expect((await get('/changes')).body.content.total).toBe(0);
  });

  it('keeps its contracts out of every other month', async () => {
    const { app, token, get, record } = await inMonth('2030-05');
    const villa = await createReportedVilla(app, token);
    const dates = {
      checkIn: '2030-09-02',
      checkOut: '2030-09-09',
      paidAt: '2030-05-02T10:00:00.000Z',
    };
    await createSoldStay(app, token, villa, dates);
    const { included, fileNo } = (await get('/summary')).body.content;
    await record({ fileNo, count: included.count, amount: included.amount });
    const september = (path: string) =>
      app.call('GET', `/v1/admin/reports/btrans${path}?month=2030-09&basis=checkin`, { token });
    expect((await september('/summary')).body.content).toMatchObject({
      included: { count: 0 },
      excluded: { count: 0 },
      elsewhere: 1,
    });
    expect(contracts((await september('')).text)).toHaveLength(0);
    expect((await september('/missing')).body.content.total).toBe(0);
    expect((await get('/summary')).body.content.included.count).toBe(1);
  });

  it('is not recorded without anything in it', async () => {
    const { record } = await inMonth('2030-06');
    const empty = await record({ fileNo: 1, count: 0, amount: 0 });
    expect([empty.status, empty.body.code]).toEqual([422, 'NOTHING_TO_REPORT']);
  });
});

describe('a large month', () => {
  it('is written as it is read: a page at a time, none ahead of the reader', async () => {
    const { app, token, month } = await inMonth('2030-08');
    const villa = await createReportedVilla(app, token);
    const dates = {
      checkIn: '2030-10-07',
      checkOut: '2030-10-14',
      paidAt: '2030-08-02T10:00:00.000Z',
    };
    const { id } = await createSoldStay(app, token, villa, dates);
    await copyStay(app, id, ROWS - 1);
    const before = app.trips.count;
    const response = await rawAnswer(app, token, `/v1/admin/reports/btrans?month=${month}`);
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    const trips: number[] = [];
    let largest = 0;
    let document = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      trips.push(app.trips.count - before);
      largest = Math.max(largest, value.length);
      document += decoder.decode(value, { stream: true });
    }
    const pages = Math.ceil(ROWS / CONTRACTS_A_PAGE);
    // The session, the month, then one a page; a stream holds one piece ready for its reader.
    expect(trips.at(-1)).toBe(2 + pages);
    expect(trips[0]).toBeLessThanOrEqual(3);
    expect(trips[1]).toBeLessThanOrEqual(4);
    expect(largest).toBeLessThan(document.length / 2);
    expect(contracts(document)).toHaveLength(ROWS);
    expect(await findBtransProblems(document)).toEqual([]);
  });

  it('breaks off rather than end with a wrong count', async () => {
    const { app, token, month } = await inMonth('2030-11');
    const villa = await createReportedVilla(app, token);
    const dates = {
      checkIn: '2031-02-03',
      checkOut: '2031-02-10',
      paidAt: '2030-11-02T10:00:00.000Z',
    };
    const { id } = await createSoldStay(app, token, villa, dates);
    await copyStay(app, id, CONTRACTS_A_PAGE + 10);
    const response = await rawAnswer(app, token, `/v1/admin/reports/btrans?month=${month}`);
    const reader = response.body!.getReader();
    await reader.read();
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'cancelled' })
      .where(eq(reservations.id, `${id}-${String(CONTRACTS_A_PAGE + 5).padStart(6, '0')}`));
    await expect(drain(reader)).rejects.toThrow(/contracts came instead of/);
  });
});

describe('reading a month', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => ({ app, token } = await inMonth('2030-07')));

  it('takes one trip for the sums and the files, two for what is missing', async () => {
    for (const [path, trips] of [
      ['btrans/summary?month=2030-07', 1],
      ['btrans/files?skip=0', 1],
      ['btrans/missing?month=2030-07', 2],
      ['btrans/changes?month=2030-07', 1],
    ] as const) {
      const before = app.trips.count;
      expect((await app.call('GET', `/v1/admin/reports/${path}`, { token })).status).toBe(200);
      // The session is read first.
      expect([path, app.trips.count - before]).toEqual([path, trips + 1]);
    }
  });

  it('is for administrators', async () => {
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    const answer = await app.call('GET', '/v1/admin/reports/btrans?month=2030-07', {
      token: owner,
    });
    expect(answer.status).toBe(403);
  });
});

/** Contracts of the large month: three pages. */
const ROWS = 2_500;

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>) {
  while (!(await reader.read()).done);
}

/** The answer with its body unread. */
const rawAnswer = (app: TestApp, token: string, path: string) =>
  app.fetch(path, { headers: { authorization: `Bearer ${token}` } });

/** The answer's bytes: `call` reads text. */
const rawBytes = async (app: TestApp, token: string, path: string) =>
  new Uint8Array(await (await rawAnswer(app, token, path)).arrayBuffer());
