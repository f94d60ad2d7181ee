import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportQuestion } from '#domain/import/schema.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { importer, rowsOfCsv } from '#tests/support/brought.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import staysFile from '#tests/support/brought/stays.csv?raw';
import villasFile from '#tests/support/brought/villas.csv?raw';

/** An agency with the districts of its coast and a few regions. */
async function agency() {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const { rows } = app.deps.db;
  const place = (name: string, code: number) => ({
    provincePlate: 7,
    provinceName: 'Antalya',
    code,
    name,
    slug: `${name}-${code}`.toLowerCase(),
    searchText: name,
    sortKey: name,
  });
  await rows
    .insert(districts)
    .values([
      place('Kaş', 1451),
      place('Fethiye', 1331),
      place('Bodrum', 1197),
      place('Datça', 1266),
    ]);
  const ids = new Map((await rows.select().from(districts)).map(({ name, id }) => [name, id]));
  const town = (name: string, district: string) => ({
    name,
    slug: `${name}-bolgesi`.toLowerCase(),
    districtId: ids.get(district)!,
    searchText: name,
    sortKey: name,
  });
  await rows
    .insert(towns)
    .values([
      town('Kalkan', 'Kaş'),
      town('Kaş Merkez', 'Kaş'),
      town('Ölüdeniz', 'Fethiye'),
      town('Yalıkavak', 'Bodrum'),
    ]);
  return { app, token };
}

const VILLAS = rowsOfCsv('villas', villasFile, 3);
const STAYS = rowsOfCsv('reservations', staysFile);

const countOf = async (
  { deps }: TestApp,
  table: typeof villas | typeof towns | typeof users | typeof reservations,
) => (await deps.db.read.select({ n: count() }).from(table))[0]!.n;

const hasSum = (row: object) =>
  Object.entries(row).some(([name, n]) => /^(?:stays|nights|total|owed)$/.test(name) && n !== 0);

/** Everything in every table, without what an undone import may leave. */
async function dump({ deps }: TestApp) {
  const tables = await deps.db.read.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and not exists (
      select 1 from sqlite_master f where f.sql like 'CREATE VIRTUAL%' and sqlite_master.name like f.name || '%') order by name`,
  );
  const left = new Set([
    'audit_log',
    'import_runs',
    'import_decisions',
    'catalogue_version',
    'page_versions',
    'sessions',
    'idempotency_keys',
  ]);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    if (left.has(name)) continue;
    // oxlint-disable-next-line no-await-in-loop
    const rows = await deps.db.read.all<object>(sql`select * from ${sql.identifier(name)}`);
    // A sum that has gone back to nothing is none.
    all[name] = name.endsWith('_tallies') ? rows.filter(hasSum) : rows;
  }
  return all;
}

/** The past stays come in with money known or said to be unknown, and are undone as a whole. */
async function bringStays(app: TestApp, token: string, whileStanding: () => Promise<void>) {
  const before = await dump(app);
  const person = importer(app, token, 'reservations');
  expect(STAYS).toHaveLength(61);
  await person.decide(STAYS);
  const { run, outcomes } = await person.write(STAYS);
  expect(
    outcomes.filter(({ fate }) => fate !== 'new').map(({ row, problems }) => [row, problems]),
  ).toEqual([]);
  expect(await countOf(app, reservations)).toBe(61);
  const [foreign] = await app.deps.db.read
    .select()
    .from(reservations)
    .where(sql`agency_note like '%€1.750%' and status = 'completed'`)
    .limit(1);
  expect(foreign).toMatchObject({ total: 0, source: 'import' });
  expect(foreign?.agencyNote).toContain('Toplam tutar bilinmiyor');

  const again = await person.check(STAYS);
  expect(again.counts).toMatchObject({ new: 0, skip: 61 });
  await person.write(STAYS);
  expect(await countOf(app, reservations)).toBe(61);

  await whileStanding();
  expect((await person.undo(run)).status).toBe(200);
  expect(await dump(app)).toEqual(before);
}

describe('an agency’s own lists of villas and past stays', () => {
  it('come in whole with a person’s assent, are recognised again, and leave no trace when undone', async () => {
    const { app, token } = await agency();
    const before = await dump(app);
    const person = importer(app, token, 'villas');
    expect(VILLAS).toHaveLength(30);
    const first = await person.check(VILLAS);
    expect(first.counts.new).toBeLessThan(30);
    const asked = first.questions.map(({ field, key }: ImportQuestion) => `${field} ${key}`);
    expect(asked).toContain('nightly =9,500');
    expect(new Set(asked).size).toBe(asked.length);

    await person.decide(VILLAS);
    const checked = await person.check(VILLAS);
    expect(checked.counts).toEqual({ new: 30, update: 0, skip: 0, error: 0 });
    const { run, begun, outcomes } = await person.write(VILLAS);
    expect(begun).toMatchObject({ owners: 4, towns: 2 });
    expect(outcomes.filter(({ fate }) => fate !== 'new')).toEqual([]);
    expect(await countOf(app, villas)).toBe(30);
    const rows = await app.deps.db.read.select().from(villas);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(30);
    expect(rows.every(({ active }) => !active)).toBe(true);
    expect(rows.find(({ name }) => name === 'Villa Mavi Deniz')).toMatchObject({
      bedrooms: 3,
      capacity: 6,
      permitNo: '07-5678',
      pricedUntil: '2027-09-30',
    });
    const owners = await app.deps.db.read
      .select({ email: users.email, phone: userDetails.phone, firstName: userDetails.firstName })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(eq(users.role, 'OWNER'));
    expect(owners.map(({ phone }) => phone).toSorted()).toEqual([
      '+905321112233',
      '+905441234567',
      null,
      null,
    ]);
    expect(owners.every(({ email }) => email === '')).toBe(true);

    // The same file again, and the same run again: nothing doubles, and nothing is asked.
    const again = await person.check(VILLAS);
    expect(again.questions).toEqual([]);
    expect(again.counts).toEqual({ new: 0, update: 0, skip: 30, error: 0 });
    await person.write(VILLAS, run);
    await person.write(VILLAS);
    expect(await countOf(app, villas)).toBe(30);

    await bringStays(app, token, async () => {
      const refused = await person.undo(run);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('Bu villalarda rezervasyon var');
    });

    expect((await person.undo(run)).status).toBe(200);
    expect(await dump(app)).toEqual(before);
    expect((await person.undo(run)).status).toBe(409);
  });
});
