import { expect, it } from 'vitest';
import { banks } from '#drizzle/schema/payments.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { createAgency, createSoldStay, fillReport, pay } from '#tests/support/reports.ts';
import { at, parseXml, type XmlElement } from '#tests/support/xml.ts';

/* A second month by hand, of what the golden one has not: the turn of a year in Türkiye, prices in kuruş,
   a prepayment in two parts, a stay that grew, and an owner whose phone is no Turkish one. Every line
   was reckoned on paper from the section BTRANS of the trade's facts. */

const PART = ['rezervasyonBilgileri', 'odemeBilgileri/komisyonOdeme'];
const shown = (contract: XmlElement) =>
  PART.flatMap((path) => at(contract, path).children.map(({ text }) => text));

it('is, for a January between years and kuruş, what was reckoned on paper', async () => {
  const app = testApp({ now: '2033-12-31T20:00:00.000Z' });
  await createAgency(app);
  const admin = await createUser(app);
  let token = '';
  const moveTo = async (instant: string) => {
    app.clock.set(instant);
    token = await signIn(app, admin.email);
  };
  await moveTo('2033-12-31T20:00:00.000Z');
  const seasons = [{ from: '2033-12-01', to: '2036-12-31', lira: 5123.45 }];
  const villaOf = async (facts: object) => {
    const villa = await createVilla(app, { latitude: 36.2, longitude: 29.4, seasons });
    await fillReport(app, token, villa, facts as Record<string, unknown>);
    return villa;
  };
  const house = await villaOf({ phone: '+90 (532) 111 22 33', outerDoorNo: '12/A-B' });
  const abroad = await villaOf({ phone: '+49 170 1234567' });
  const book = (villa: { slug: string }, checkIn: string, checkOut: string, paidAt?: string) =>
    createSoldStay(app, token, villa, { checkIn, checkOut, ...(paidAt && { paidAt }) });

  // The evening of the 31st in Türkiye, and half an hour into the new year.
  await book(house, '2034-03-01', '2034-03-08', '2033-12-31T19:00:00.000Z');
  await moveTo('2033-12-31T21:30:00.000Z');
  await book(house, '2034-12-29', '2035-01-05', '2033-12-31T21:10:00.000Z');
  const parts = await book(house, '2034-02-05', '2034-02-08');
  const grown = await book(house, '2034-06-01', '2034-06-08', '2033-12-31T21:20:00.000Z');
  await book(abroad, '2034-07-01', '2034-07-08', '2033-12-31T21:20:00.000Z');
  await moveTo('2034-01-20T22:00:00.000Z');
  await pay(app, token, parts.id, 100_001, '2034-01-05T09:00:00.000Z');
  await pay(app, token, parts.id, parts.prepayment - 100_001, '2034-01-19T21:05:00.000Z');
  const path = `/v1/admin/reservations/${grown.id}`;
  const { version } = (await app.call('GET', path, { token })).body.content;
  const longer = { version, checkOut: '2034-06-10', price: 'new', notify: false };
  expect((await app.call('PUT', path, { token, body: longer })).status).toBe(200);
  // 20 % of 9 × 5.123,45 less 20 % of 7 of them.
  await pay(app, token, grown.id, 204_938, '2034-01-20T20:30:00.000Z');
  await moveTo('2034-01-31T21:00:00.000Z');
  await book(house, '2034-09-01', '2034-09-08', '2034-01-31T20:00:00.000Z');

  const [bank] = await app.deps.db.rows.select({ iban: banks.iban }).from(banks).limit(1);
  const file = await app.call('GET', '/v1/admin/reports/btrans?month=2034-01', { token });
  const root = parseXml(file.text);
  const paid = (day: string, rate: string, amount: string) => [
    '5',
    bank?.iban,
    day,
    rate,
    amount,
    'TRY',
  ];
  expect(at(root, 'islemler').children.map(shown).toSorted()).toEqual([
    // 3 × 5.123,45 + 1.500,00; of the nights 20 %, of the whole 18.
    ['20340205', '20340208', '16870.35', 'TRY', ...paid('20340120', '18', '3074.07')],
    // 9 × 5.123,45.
    ['20340601', '20340610', '46111.05', 'TRY', ...paid('20340120', '20', '9222.21')],
    // 7 × 5.123,45.
    ['20341229', '20350105', '35864.15', 'TRY', ...paid('20340101', '20', '7172.83')],
  ]);
  const head = at(root, 'protokol/ozel').children.map(({ text }) => text);
  expect(head).toEqual(['203401-203401', '1', '20340201', 'kiyi.example', '3']);
  const owners = at(root, 'islemler').children.map((one) => at(one, 'gayrimenkulSahipBilgi'));
  expect(owners.map((one) => at(one, 'ceptelNumarasi').text)).toEqual(Array(3).fill('5321112233'));
  const left = await app.call('GET', '/v1/admin/reports/btrans/missing?month=2034-01', { token });
  expect(
    left.body.content.items.map((one: { villa_id: number; missing: { field: string }[] }) => [
      one.villa_id,
      one.missing.map(({ field }) => field),
    ]),
  ).toEqual([[abroad.id, ['phone']]]);
});
