import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { may, type Permission } from '#domain/auth/permissions.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { demoIban, demoTckn } from '#drizzle/seed/content/identifiers.ts';
import type { Access } from '#worker/http/access.ts';
import { describeApi } from '#worker/reference/document.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { confirmedStay, PERSON } from '#tests/support/guests.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { createAgency, fillReport, pay } from '#tests/support/reports.ts';

/*
 * Amounts, numbers and words that nothing else in the database is like, and every read of the API asked
 * by every role: an answer that holds one is an answer that the role may have it in. Whatever a read is
 * called and however its fields are: lists, drawers, search results, exports, calendars; and whatever
 * file it answers with, of which the text is read as a person would who opens it.
 */

const TODAY = '2026-11-21';
const IBAN = demoIban(913_571_357);
const PLANTED = {
  commission: '8123417',
  payout: '6234159',
  paidOut: '5345177',
  iban: IBAN,
  note: 'Gizli-acente-notu-4711',
  email: '',
  guestNumber: demoTckn(913_571),
  landlordNumber: demoTckn(824_682),
};
type Secret = keyof typeof PLANTED;

/** The roles, an owner of other houses, and whoever comes along. */
const PEOPLE = ['ADMIN', 'CLERK', 'ACCOUNTING', 'FIELD', 'OWNER', 'OTHER', 'ANYBODY'] as const;
type Person = (typeof PEOPLE)[number];

/** Who may read what. An owner's are the own houses': theirs and another's are asked apart. */
const READERS: Record<Secret, (who: Person) => boolean> = {
  commission: (who) => who === 'OWNER' || isAllowed(who, 'money.read'),
  payout: (who) => who === 'OWNER' || isAllowed(who, 'money.read'),
  paidOut: (who) => who === 'OWNER' || isAllowed(who, 'money.read'),
  iban: (who) => who === 'OWNER' || isAllowed(who, 'money.read') || isAllowed(who, 'users'),
  note: (who) => who !== 'OWNER' && isAllowed(who, 'reservations.read'),
  email: (who) => isAllowed(who, 'contacts') || isAllowed(who, 'messages'),
  guestNumber: (who) => isAllowed(who, 'identity') || isAllowed(who, 'tax-report'),
  landlordNumber: (who) => isAllowed(who, 'landlords') || isAllowed(who, 'tax-report'),
};

const isAllowed = (who: Person, permission: Permission) =>
  who !== 'OTHER' && who !== 'ANYBODY' && may(who, permission);

let app: TestApp;
const tokens: Partial<Record<Person, string>> = {};
const ids = { villa: 0, stay: '', code: '', owner: 0, town: 0 };

beforeAll(async () => {
  app = testApp({ now: `${TODAY}T08:00:00.000Z` });
  const { rows } = app.deps.db;
  const owner = await createUser(app, { role: 'OWNER' });
  for (const role of ['ADMIN', 'CLERK', 'ACCOUNTING', 'FIELD'] as const)
    tokens[role] = await signIn(app, (await createUser(app, { role })).email);
  tokens.OWNER = await signIn(app, owner.email);
  tokens.OTHER = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
  await rows.update(userDetails).set({ iban: IBAN }).where(eq(userDetails.userId, owner.id));
  const { id, code, email, villa } = await confirmedStay(app, tokens.ADMIN ?? '', {
    checkIn: TODAY,
    checkOut: '2026-11-26',
  });
  PLANTED.email = email;
  await createAgency(app);
  await fillReport(app, tokens.ADMIN ?? '', villa, {
    iban: IBAN,
    identityNumber: PLANTED.landlordNumber,
  });
  // The tax report names the landlord of a stay whose prepayment has come.
  const stay = await app.call('GET', `/v1/admin/reservations/${id}`, { token: tokens.ADMIN });
  await pay(app, tokens.ADMIN ?? '', code, stay.body.content.prepayment, `${TODAY}T07:30:00.000Z`);
  const list = `/v1/admin/reservations/${id}/guests`;
  const { body } = await app.call('GET', list, { token: tokens.ADMIN });
  const guest = { ...PERSON, identityKind: 'tckn', identityNumber: PLANTED.guestNumber };
  await app.call('PUT', list, {
    token: tokens.ADMIN,
    body: { version: body.content.version, guests: [guest] },
  });
  Object.assign(ids, { villa: villa.id, stay: id, code, owner: owner.id });
  await rows
    .update(villas)
    .set({ ownerId: owner.id, latitude: 36.26521, longitude: 29.41422 })
    .where(eq(villas.id, villa.id));
  const due = Number(PLANTED.commission) + Number(PLANTED.payout);
  await rows
    .update(reservations)
    .set({
      commission: Number(PLANTED.commission),
      ownerPayout: Number(PLANTED.payout),
      gross: sql`gross + ${due} - total`,
      total: due,
      agencyNote: PLANTED.note,
    })
    .where(eq(reservations.id, id));
  const entry = {
    reservationId: id,
    method: 'havale_eft' as const,
    status: 'succeeded' as const,
    paidAt: `${TODAY}T07:00:00.000Z`,
  };
  // An owner is paid what came, less the commission.
  await rows.insert(transactions).values([
    { ...entry, id: crypto.randomUUID(), kind: 'balance', amount: due },
    { ...entry, id: crypto.randomUUID(), kind: 'owner_payout', amount: Number(PLANTED.paidOut) },
  ]);
});

type Parameter = { name: string; in: string; required?: boolean };

/**
 * Every read with the planted rows in its path, as it is and with each of its queries. What a role may not
 * open at all is held by access.test.ts.
 */
function reads(): { path: string; people: readonly Person[] }[] {
  const { paths } = describeApi(allRoutes, 'test');
  return Object.entries(paths).flatMap(([path, item]) => {
    if (item.get === undefined || path === '/v1/metrics') return [];
    const parameters = item.get.parameters ?? [];
    const queries = parameters.filter((one) => one.in === 'query');
    const asked = (some: Parameter[]) =>
      new URLSearchParams(some.map(({ name }) => [name, queryOf(name)])).toString();
    const required = queries.filter((one) => one.required);
    const searched = queries.filter(({ name }) => SEARCHES.has(name));
    const people = peopleOf(item.get['x-permission']);
    return paramsOf(path).flatMap((filled) =>
      [[], ...searched.map((one) => [one])].map((more) => ({
        path: `${filled}?${asked([...new Set([...required, ...more])])}`,
        people,
      })),
    );
  });
}

/** An owner of other houses is an owner; what is public is asked once. */
const peopleOf = (access: Access): readonly Person[] =>
  access === 'public'
    ? ['ANYBODY']
    : PEOPLE.filter(
        (who) =>
          who !== 'ANYBODY' &&
          (access === 'account' || may(who === 'OTHER' ? 'OWNER' : who, access)),
      );

/** What finds the planted stay, villa or owner. */
const QUERIES: Record<string, () => string> = {
  month: () => '2026-11',
  from: () => '2026-11-01',
  to: () => '2026-12-01',
  date1: () => TODAY,
  date2: () => TODAY,
  q: () => 'öztürk',
  customer_name: () => 'öztürk',
  villa_id: () => String(ids.villa),
  villa_ids: () => String(ids.villa),
  villaId: () => String(ids.villa),
  owner: () => String(ids.owner),
  reservation_id: () => ids.code,
  reservation_ids: () => ids.stay,
  ids: () => ids.stay,
  checkin: () => TODAY,
  checkout: () => '2026-11-26',
  oldrez: () => '0',
  until: () => '2026-11-30',
};
const SEARCHES = new Set(Object.keys(QUERIES));
const queryOf = (name: string): string => QUERIES[name]?.() ?? '1';

const paramsOf = (path: string): string[] =>
  path.includes('{')
    ? [...new Set([ids.stay, String(ids.villa), String(ids.owner), ids.code])].map((value) =>
        path.replace(/\{[^}]+\}/g, value),
      )
    : [path];

type FileKind = 'pdf' | 'workbook or archive' | 'csv';

/** What a person who opens the answer reads, and as which kind of file; a page of JSON is none. */
async function readAnswer({ bytes, text, headers }: Answer): Promise<[string, FileKind | null]> {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return [(await readPdf(bytes)).pages.join('\n'), 'pdf'];
  if (text.startsWith('PK'))
    return [
      Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n'),
      'workbook or archive',
    ];
  return [text, type.startsWith('text/csv') ? 'csv' : null];
}

/** Without what only makes numbers easier to read: 81.234,17 is 8123417, TR12 3456 is TR123456. */
const withoutSigns = (text: string) =>
  text.replaceAll(/(?<=\d)[.,](?=\d)|(?<=[A-Z0-9]) (?=\d)/g, '');

/** Where each secret was read by whom, and in which files any was read. */
async function crawl() {
  const files = new Set<FileKind>();
  const found = new Map<string, string[]>();
  const spoken = reads().flatMap(({ path, people }) => people.map((who) => [path, who] as const));
  const ask = async ([path, who]: readonly [string, Person]) => {
    const [text, file] = await readAnswer(await app.call('GET', path, { token: tokens[who] }));
    const plain = withoutSigns(text);
    for (const [secret, value] of Object.entries(PLANTED)) {
      if (!text.includes(value) && !plain.includes(value)) continue;
      if (file !== null) files.add(file);
      const key = `${secret} ${who}`;
      found.set(key, [...(found.get(key) ?? []), path]);
    }
  };
  const LANES = 8;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; at < spoken.length; at += LANES) await ask(spoken[at]!);
    }),
  );
  return { found, files };
}

it('no role reads money, numbers, notes or addresses without permission, at any call', async () => {
  const { found, files } = await crawl();
  const seen = (secret: Secret, who: Person) => found.get(`${secret} ${who}`) ?? [];
  const secrets = Object.keys(PLANTED) as Secret[];
  // The crawl finds them where they are to be found.
  for (const secret of secrets) expect(seen(secret, 'ADMIN'), secret).not.toEqual([]);
  expect(seen('payout', 'OWNER')).not.toEqual([]);
  expect([...files].toSorted()).toEqual(['csv', 'pdf', 'workbook or archive']);
  const leaks = secrets.flatMap((secret) =>
    PEOPLE.filter((who) => !READERS[secret](who)).flatMap((who) =>
      seen(secret, who).map((path) => `${secret} to ${who} by ${path}`),
    ),
  );
  expect(leaks).toEqual([]);
}, 300_000);
