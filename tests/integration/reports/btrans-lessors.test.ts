import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { createAgency, createReportedVilla, createSoldStay } from '#tests/support/reports.ts';
import { at, parseXml } from '#tests/support/xml.ts';

const MONTH = '2031-03';
const PAID = '2031-03-02T10:00:00.000Z';
const BUYER = {
  identityNumber: '10000000078',
  firstName: 'Yeni',
  lastName: 'Malik',
  iban: 'TR320010009999901234567890',
  phone: '0533 444 55 66',
  email: 'yeni@posta.example',
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: `${MONTH}-10T09:00:00.000Z` });
  await createAgency(app);
  token = await signIn(app, (await createUser(app)).email);
});

const get = (path: string) =>
  app.call('GET', `/v1/admin/reports/btrans${path}?month=${MONTH}`, { token });

/** Sells a villa: what begins from today on is the buyer's. */
async function sellVilla(villa: { id: number }, ownerId: number, since: string | null) {
  await app.deps.db.rows.run(`update villas set owner_id = ${ownerId},
    owner_since = ${since === null ? 'null' : `'${since}'`} where id = ${villa.id}`);
}

const lessors = async () =>
  at(parseXml((await get('')).text), 'islemler').children.map((one) => [
    at(one, 'rezervasyonBilgileri/rezervasyonBasTar').text,
    at(one, 'gayrimenkulSahipBilgi/kisi/gercekKisi/kimlikNumarasi').text,
    at(one, 'gayrimenkulSahipBilgi/kisi/gercekKisi/ad').text,
    at(one, 'gayrimenkulSahipBilgi/ibanNo').text,
  ]);

it('names the lessor of each stay, whoever has the villa now', async () => {
  const villa = await createReportedVilla(app, token);
  const stays = [
    { checkIn: '2031-03-01', checkOut: '2031-03-08' },
    { checkIn: '2031-06-02', checkOut: '2031-06-09' },
  ];
  const early = testApp({ now: '2031-02-20T09:00:00.000Z' });
  const clerk = await signIn(early, (await createUser(early)).email);
  await createSoldStay(early, clerk, villa, { ...stays[0]!, paidAt: '2031-02-20T08:00:00.000Z' });
  await app.deps.db.rows.run(
    `update reservations set confirmed_at = '${PAID}' where villa_id = ${villa.id}`,
  );
  await createSoldStay(app, token, villa, { ...stays[1]!, paidAt: PAID });
  const seller = ['10000000146', 'Şükrü Ğ.', 'TR330006100519786457841326'];
  expect(await lessors()).toEqual([
    ['20310301', ...seller],
    ['20310602', ...seller],
  ]);

  const buyer = await createUser(app, { role: 'OWNER' });
  await sellVilla(villa, buyer.id, '2031-03-10');
  // Nothing is known of the buyer, and the seller is nobody's lessor any more.
  expect(await lessors()).toEqual([['20310301', ...seller]]);
  const missing = (await get('/missing')).body.content.items;
  expect(missing).toHaveLength(1);
  expect(missing[0].checkin).toBe('2031-06-02');
  expect(missing[0].missing.map(({ field }: any) => field)).toEqual([
    'identityNumber',
    'firstName',
    'lastName',
    'iban',
    'phone',
    'email',
  ]);
  const saved = await app.call('PUT', `/v1/admin/villas/btrans/${villa.id}`, {
    token,
    body: { ...BUYER, identityKind: 'tckn' },
  });
  expect(saved.status).toBe(200);
  const bought = ['10000000078', 'Yeni', 'TR320010009999901234567890'];
  const both = [
    ['20310301', ...seller],
    ['20310602', ...bought],
  ];
  expect(await lessors()).toEqual(both);

  // Sold back, each still has what was entered for them.
  const [{ owner }] = (await app.deps.db.rows.all(
    `select owner_id as owner from reservations where villa_id = ${villa.id} order by check_in`,
  )) as [{ owner: number }];
  await sellVilla(villa, owner, '2031-08-01');
  expect(await lessors()).toEqual(both);
});

it('keeps what was said of the lessor where the owner had been entered wrongly', async () => {
  const villa = await createReportedVilla(app, token);
  const stay = { checkIn: '2031-05-01', checkOut: '2031-05-08', paidAt: PAID };
  await createSoldStay(app, token, villa, stay);
  const before = await lessors();
  expect(before.map(([day]) => day)).toContain('20310501');
  await sellVilla(villa, (await createUser(app, { role: 'OWNER' })).id, null);
  expect(await lessors()).toEqual(before);
});

it('names what is not known of the lessor of before, and where it is entered', async () => {
  const villa = await createReportedVilla(app, token, {
    iban: undefined,
    identityNumber: undefined,
  });
  const [{ owner }] = (await app.deps.db.rows.all(
    `select owner_id as owner from villas where id = ${villa.id}`,
  )) as [{ owner: number }];
  const stay = { checkIn: '2031-07-01', checkOut: '2031-07-08', paidAt: PAID };
  const { code } = await createSoldStay(app, token, villa, stay);
  const buyer = await createUser(app, { role: 'OWNER' });
  await sellVilla(villa, buyer.id, '2031-09-01');
  const find = async () =>
    (await get('/missing')).body.content.items.find((row: any) => row.reservation_id === code);
  const gap = (field: string, label: string) => ({
    field,
    label,
    message: 'Villa el değiştirdi; konaklamanın o günkü ev sahibi için: Girilmemiş.',
    link: `/dashboard/users/${owner}`,
  });
  expect((await find()).missing).toEqual([
    gap('identityNumber', 'Ev sahibinin kimlik numarası'),
    gap('iban', 'Ev sahibinin IBAN numarası'),
  ]);
  const { version } = (await app.call('GET', `/v1/admin/users/${owner}`, { token })).body.content;
  const body = { version, identityNumber: '10000000146', iban: 'TR330006100519786457841326' };
  const saved = await app.call('PUT', `/v1/admin/users/${owner}`, { token, body });
  expect(saved.status).toBe(200);
  expect(await find()).toBeUndefined();
});

it('reports of a guest who did not come what was kept, and nothing where nothing was', async () => {
  const villa = await createReportedVilla(app, token);
  const stay = { checkIn: '2031-03-05', checkOut: '2031-03-12', paidAt: PAID };
  const early = testApp({ now: '2031-03-02T11:00:00.000Z' });
  const clerk = await signIn(early, (await createUser(early)).email);
  const { id, prepayment } = await createSoldStay(early, clerk, villa, stay);
  const gone = await moveStay(app, token, id, {
    status: 'no_show',
    refund: { kept: prepayment, keptReason: 'Gelmedi', ways: [] },
  });
  expect(gone.status).toBe(200);
  const own = async () =>
    at(parseXml((await get('')).text), 'islemler')
      .children.filter(
        (one) => at(one, 'rezervasyonBilgileri/rezervasyonBasTar').text === '20310305',
      )
      .map((one) => [
        at(one, 'rezervasyonBilgileri/rezervasyonTutari').text,
        at(one, 'odemeBilgileri/komisyonOdeme/komisyonTutari').text,
        at(one, 'odemeBilgileri/komisyonOdeme/komisyonOrani').text,
      ]);
  // Of 7.000 ₺ kept the agency's commission of 7.000 ₺ leaves nothing to the owner.
  expect(await own()).toEqual([['7000.00', '7000.00', '100']]);
  const refund = { reservation_id: id, kind: 'refund', method: 'fast', amount: prepayment };
  await post(app, token, '/v1/admin/transactions', { ...refund, note: 'Hepsi', notify: false });
  expect(await own()).toEqual([]);
});
