import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { banks } from '#drizzle/schema/payments.ts';
import { testApp } from '#tests/support/app.ts';
import golden from '#tests/support/btrans/golden.xml?raw';
import { createUser, signIn } from '#tests/support/factories.ts';
import { moveStay } from '#tests/support/payments.ts';
import { createAgency, createReportedVilla, createSoldStay } from '#tests/support/reports.ts';
import { parseXml, type XmlElement } from '#tests/support/xml.ts';

const FIRST = '2033-03-01T09:00:00.000Z';
const PAID = '2033-03-02T10:00:00.000Z';

/** What a program reads of it: names, texts and order; no white space, no comments. */
type Tree = [name: string, attributes: unknown, children: Tree[]];
const read = (xml: string) => simple(parseXml(xml.replaceAll(/<!--[^]*?-->/g, '').trim())) as Tree;

function simple({ name, attributes, children, text }: XmlElement): unknown {
  return children.length === 0
    ? [name, attributes, text.trim()]
    : [name, attributes, children.map(simple)];
}

it('is, for one month of every kind of contract, what was written by hand', async () => {
  const app = testApp({ now: FIRST });
  await createAgency(app);
  const admin = await createUser(app);
  let token = await signIn(app, admin.email);
  const at = async (instant: string) => {
    app.clock.set(instant);
    token = await signIn(app, admin.email);
  };
  const settled = await app.call('PUT', '/v1/admin/rules/edit', {
    token,
    body: { btrans_unknown_zero: '1' },
  });
  expect(settled.status).toBe(200);
  const facts = { innerDoorNo: '3', zoningPlan: 'outside', applicationInfo: 'no' };
  const nameless = {
    avenue: null,
    street: null,
    outerDoorNo: null,
    innerDoorNo: null,
    groundSystemNo: null,
    deedJournalNo: null,
  };
  const houses = {
    person: await createReportedVilla(app, token, facts),
    company: await createReportedVilla(app, token, {
      innerDoorNo: '3',
      ownerKind: 'company',
      identityKind: 'vkn',
      identityNumber: '1234567890',
      companyTitle: 'Iğdır & Özgüneş "Turizm" <Ltd.> Şti.',
    }),
    foreigner: await createReportedVilla(app, token, {
      ...facts,
      ...nameless,
      identityKind: 'passport',
      identityNumber: 'C01X00T47',
      firstName: 'Jürgen',
      lastName: 'Müller-O’Neill',
    }),
    sold: await createReportedVilla(app, token, facts),
    short: await createReportedVilla(app, token, facts),
  };
  const { person, company, foreigner, sold, short } = houses;
  const book = (villa: { slug: string }, checkIn: string, checkOut: string, paidAt = PAID) =>
    createSoldStay(app, token, villa, { checkIn, checkOut, paidAt });

  await at('2033-03-02T11:00:00.000Z');
  await book(person, '2033-06-04', '2033-06-11');
  await book(company, '2033-03-29', '2033-04-05');
  await book(foreigner, '2033-07-02', '2033-07-09');
  await book(sold, '2033-03-11', '2033-03-18');
  await book(sold, '2033-08-01', '2033-08-08');
  const shortened = await book(short, '2033-03-16', '2033-03-23');
  const off = await book(person, '2033-07-04', '2033-07-11');
  await at('2033-03-03T11:00:00.000Z');
  // Half past ten in the evening of the 2nd, UTC.
  await book(short, '2033-09-01', '2033-09-08', '2033-03-02T22:30:00.000Z');
  const called = await moveStay(app, token, off.id, { status: 'cancelled', reason: 'Vazgeçti' });
  expect(called.status).toBe(200);

  const buyer = await createUser(app, { role: 'OWNER' });
  await app.deps.db.rows.run(
    sql`update villas set owner_id = ${buyer.id}, owner_since = '2033-03-20' where id = ${sold.id}`,
  );
  await at('2033-03-20T09:00:00.000Z');
  const put = (path: string, body: object) => app.call('PUT', path, { token, body });
  const named = await put(`/v1/admin/villas/btrans/${sold.id}`, {
    identityKind: 'tckn',
    identityNumber: '10000000078',
    firstName: 'Yeni',
    lastName: 'Malik',
    iban: 'TR320010009999901234567890',
    phone: '0533 444 55 66',
    email: 'yeni@posta.example',
  });
  expect(named.status).toBe(200);
  const { version } = (await app.call('GET', `/v1/admin/reservations/${shortened.id}`, { token }))
    .body.content;
  const left = await put(`/v1/admin/reservations/${shortened.id}`, {
    version,
    checkOut: '2033-03-20',
    price: 'new',
    notify: false,
  });
  expect(left.status).toBe(200);

  const [bank] = await app.deps.db.rows.select({ iban: banks.iban }).from(banks).limit(1);
  const known: Record<string, string> = { host: 'kiyi.example', 'agency.iban': bank?.iban ?? '' };
  for (const [name, { code, slug, districtCode }] of Object.entries(houses)) {
    known[`${name}.code`] = code;
    known[`${name}.url`] = `https://kiyi.example/villa/${slug}`;
    known[`${name}.district`] = String(districtCode);
  }
  const filled = golden.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => known[name] ?? '?');
  const file = await app.call('GET', '/v1/admin/reports/btrans?month=2033-03', { token });
  const [, writtenHead, written] = read(file.text);
  const [, wantedHead, wanted] = read(filled);
  expect(written[0]).toEqual(wanted[0]);
  // The file's order of contracts is nobody's promise.
  const sorted = (contracts: unknown[]) => contracts.map((one) => JSON.stringify(one)).toSorted();
  expect(sorted(written[1]![2])).toEqual(sorted(wanted[1]![2]));
  expect(writtenHead).toEqual(wantedHead);
});
