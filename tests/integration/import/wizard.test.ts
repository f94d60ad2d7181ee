import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportQuestion, ImportReading } from '#domain/import/schema.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { importDecisions, importRows } from '#drizzle/schema/writes.ts';
import { purge } from '#worker/features/privacy/purge/purge.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { importer, rowsOfCsv } from '#tests/support/brought.ts';
import {
  createTown,
  createUser,
  createVilla,
  signIn,
  unique,
  uniqueName,
  uniquePhone,
} from '#tests/support/factories.ts';

/** An agency with a region that no other test names, and its importer. */
async function agency() {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const place = await createTown(app);
  const [town, district] = [unique('Belde'), unique('Ilce')];
  await app.deps.db.rows.update(towns).set({ name: town }).where(eq(towns.id, place.id));
  await app.deps.db.rows
    .update(districts)
    .set({ name: district })
    .where(eq(districts.id, place.districtId));
  return { app, token, town, district };
}

const villaNamed = async ({ deps }: TestApp, name: string) =>
  (await deps.db.read.select().from(villas).where(eq(villas.name, name)))[0];

describe('other agencies’ lists of villas', () => {
  it('takes prices by months and weeks, and owners by their own columns', async () => {
    const { app, token, town, district } = await agency();
    const name = unique('Konut').replace('-', ' ');
    const csv = [
      'Tesis;Konum;İlçe;Oda Sayısı;Kişi;Sahibi;Sahibi tel;Haziran;Temmuz-Ağustos;Haftalık (Eylül);Notlar;Jakuzi',
      `${name};${town};${district};4 yatak odalı;8 kişilik;${name} Sahibi;0555 ${String(Date.now()).slice(-7)};12.500;18,5 bin;140.000;anahtar komşuda;var`,
    ].join('\n');
    const rows = rowsOfCsv('villas', csv);
    const person = importer(app, token, 'villas');
    await person.decide(rows);
    const { outcomes } = await person.write(rows);
    expect(outcomes.map(({ fate, problems }) => [fate, problems])).toEqual([['new', []]]);
    const villa = await villaNamed(app, name);
    expect(villa).toMatchObject({ bedrooms: 4, capacity: 8, active: false });
    const prices = await app.deps.db.read
      .select()
      .from(villaPrices)
      .where(eq(villaPrices.villaId, villa!.id));
    expect(prices.map(({ startsOn, endsOn, nightly }) => [startsOn, endsOn, nightly])).toEqual([
      ['2027-06-01', '2027-06-30', 1_250_000],
      ['2027-07-01', '2027-08-31', 1_850_000],
      ['2027-09-01', '2027-09-30', 2_000_000],
    ]);
    const [handover] = await app.deps.db.read
      .select({ notes: villaPrivate.agencyNotes })
      .from(villaPrivate)
      .where(eq(villaPrivate.villaId, villa!.id));
    expect(handover?.notes).toBe('Notlar: anahtar komşuda\nÖzellik: Jakuzi: var');
  });

  it('asks which region of a district, also where the region has no column', async () => {
    const { app, token, town, district } = await agency();
    const [first, second] = [unique('Ev'), unique('Ev')];
    const rows = rowsOfCsv(
      'villas',
      `Villa adı;İlçe;Oda;Sahibi\n${first};${district};2;A B\n${second};${district.toUpperCase()};2;A B\n`,
    );
    const { questions } = await importer(app, token, 'villas').check(rows);
    const asked = questions.filter(({ field }: ImportQuestion) => field === 'town');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ rows: 2, isLikely: false });
    expect(asked[0].proposals[0].label).toBe(`${town} (${district})`);
  });

  it('tells owners of one name and without an address apart, and takes none for another', async () => {
    const { app, token, town } = await agency();
    const [villa, name] = [unique('Ev'), uniqueName('Veli')];
    const add = async () => {
      const body = {
        email: '',
        phone: uniquePhone(),
        role: 'OWNER',
        firstName: name,
        lastName: 'Su',
      };
      return (await app.call('POST', '/v1/admin/users', { token, body })).body.content;
    };
    const [, second] = [await add(), await add()];
    const rows = rowsOfCsv('villas', `Villa adı;Bölge;Oda;Sahibi\n${villa};${town};2;${name} Su\n`);
    const person = importer(app, token, 'villas');
    await person.decide(rows, ({ field }) => (field === 'owner' ? 1 : 0));
    const { outcomes } = await person.write(rows);
    expect(outcomes.map(({ fate, problems }) => [fate, problems])).toEqual([['new', []]]);
    expect(await villaNamed(app, villa)).toMatchObject({ ownerId: second.id });

    // The decision stays, but the id now belongs to somebody else.
    const path = `/v1/admin/users/${second.id}`;
    const body = { version: second.version, firstName: 'Başka' };
    expect((await app.call('PUT', path, { token, body })).status).toBe(200);
    const again = rows.map((row) => ({ ...row, cells: { ...row.cells, name: `${villa} 2` } }));
    expect((await person.check(again)).counts).toMatchObject({ new: 0, error: 1 });
  });

  it('does not lower a capacity above the law’s in silence', async () => {
    const { app, token, town } = await agency();
    const name = unique('Ev');
    const rows = rowsOfCsv(
      'villas',
      `Villa adı;Bölge;Oda;Kapasite;Sahibi\n${name};${town};2;10;Ev Sahibi\n`,
    );
    const person = importer(app, token, 'villas');
    const before = await person.check(rows);
    expect(before.counts).toMatchObject({ error: 1 });
    await person.decide(rows);
    await person.write(rows);
    expect(await villaNamed(app, name)).toMatchObject({ capacity: 6 });
  });

  it('asks whether two rows of one name in one region are one villa', async () => {
    const { app, token, town } = await agency();
    const name = unique('Ev');
    const rows = rowsOfCsv(
      'villas',
      `Villa adı;Bölge;Oda;Sahibi\n${name};${town};2;Ev Sahibi\n${name};${town};3;Ev Sahibi\n`,
    );
    const person = importer(app, token, 'villas');
    await person.decide(rows);
    const { outcomes } = await person.write(rows);
    expect(outcomes.map(({ fate }) => fate)).toEqual(['new', 'new']);
    expect(await villaNamed(app, `${name} 2`)).toMatchObject({ bedrooms: 3 });
    expect((await person.check(rows)).counts).toMatchObject({ skip: 2 });
  });
});

describe('decisions', () => {
  it('are kept for the next file of anybody, shown as such, and asked again when forgotten', async () => {
    const { app, token, town } = await agency();
    const person = importer(app, token, 'villas');
    const fee = `${String(Date.now()).slice(-2)} bin`;
    const file = (name: string) =>
      rowsOfCsv(
        'villas',
        `Villa adı;Bölge;Oda;Sahibi;Depozito\n${name};${town};2;Ev Sahibi;${fee}\n`,
      );
    await person.decide(file(unique('Ev')));
    const colleague = importer(app, await signIn(app, (await createUser(app)).email), 'villas');
    const next = await colleague.check(file(unique('Ev')));
    expect(next.questions.filter(({ field }: ImportQuestion) => field === 'deposit')).toEqual([]);
    const [shown] = next.understood.filter(({ field }: ImportReading) => field === 'deposit');
    expect(shown).toMatchObject({ text: fee, isDecided: true, key: '~# bin' });

    const forget = {
      kind: 'villas',
      decisions: [{ field: 'deposit', key: '~# bin', answer: null }],
    };
    await app.call('PUT', '/v1/admin/import/decisions', { token, body: forget });
    const again = await person.check(file(unique('Ev')));
    expect(again.questions.map(({ field }: ImportQuestion) => field)).toContain('deposit');
  });

  it('read a typed text like a cell, and ask on while it is not understood', async () => {
    const { app, token, town } = await agency();
    const person = importer(app, token, 'villas');
    const text = unique('belirsiz');
    const rows = rowsOfCsv(
      'villas',
      `Villa adı;Bölge;Oda;Sahibi\n${unique('Ev')};${town};${text};Ev Sahibi\n`,
    );
    const say = (said: string) =>
      app.call('PUT', '/v1/admin/import/decisions', {
        token,
        body: {
          kind: 'villas',
          decisions: [{ field: 'bedrooms', key: `=${text}`, answer: { text: said } }],
        },
      });
    const askedFor = async () =>
      (await person.check(rows)).questions.filter(
        ({ field }: ImportQuestion) => field === 'bedrooms',
      );
    await say('çok');
    expect(await askedFor()).toHaveLength(1);
    await say('4+1');
    expect(await askedFor()).toEqual([]);
  });

  it('are destroyed after a year', async () => {
    const { app, token, town } = await agency();
    const name = unique('Ev');
    const rows = rowsOfCsv('villas', `Villa adı;Bölge;Oda;Sahibi\n${name};${town};2;${name} Bey\n`);
    await importer(app, token, 'villas').decide(rows);
    const left = async () =>
      (await app.deps.db.read.select().from(importDecisions)).filter(({ key }) =>
        key.includes(name.toLowerCase()),
      );
    expect(await left()).toHaveLength(1);
    await purge(testApp({ now: '2027-12-15T03:00:00.000Z' }).deps);
    expect(await left()).toEqual([]);
  });
});

describe('an import', () => {
  const stay = (code: string, villa: string, more: string) =>
    rowsOfCsv(
      'reservations',
      `Rez No;Villa;Misafir;Giriş;Çıkış;Toplam;Ödenen;Tahsilat tarihi;Ödeme yöntemi\n${code};${villa};Gülşah Öztürk;01.06.2025;05.06.2025;10.000;${more}\n`,
    );

  it('lets go of the payments it brought in when it is undone, and of no others', async () => {
    const { app, token } = await agency();
    const villa = await createVilla(app);
    const person = importer(app, token, 'reservations');
    const code = unique('R').toUpperCase();
    await person.write(stay(code, villa.code, ';;'));
    const { run } = await person.write(stay(code, villa.code, '4.000;12.05.2025;Havale'));
    const read = async () =>
      (await app.deps.db.read.select().from(reservations).where(eq(reservations.code, code)))[0];
    expect(await read()).toMatchObject({ paid: 400_000, prepayment: 400_000 });
    const [entry] = await app.deps.db.read
      .select()
      .from(transactions)
      .where(eq(transactions.reservationId, (await read())!.id));
    await expect(
      app.deps.db.rows.delete(transactions).where(eq(transactions.id, entry!.id)),
    ).rejects.toThrow();
    expect((await person.undo(run)).status).toBe(200);
    expect(await read()).toMatchObject({ paid: 0, prepayment: 0, guestMoney: 0 });
  });

  it('puts back what it has changed', async () => {
    const { app, token } = await agency();
    const villa = await createVilla(app, {
      seasons: [{ from: '2027-01-01', to: '2027-03-31', lira: 4000 }],
    });
    const before = await villaById(app, villa.id);
    const list = importer(app, token, 'villas');
    // Nothing is asked about what a known villa has: empty cells leave it.
    const file = [{ row: 2, cells: { code: villa.code, name: 'Başka Ad', deposit: '7.500' } }];
    expect((await list.check(file)).questions).toEqual([]);
    const changed = await list.write(file);
    expect(changed.outcomes.map(({ fate }) => fate)).toEqual(['update']);
    expect(await villaById(app, villa.id)).toMatchObject({ name: 'Başka Ad', deposit: 750_000 });
    expect((await list.undo(changed.run)).status).toBe(200);
    expect(await villaById(app, villa.id)).toMatchObject({
      name: before!.name,
      deposit: before!.deposit,
      searchText: before!.searchText,
      ownerId: before!.ownerId,
    });
    const prices = importer(app, token, 'prices');
    const priced = await prices.write([
      {
        row: 2,
        cells: {
          villaCode: villa.code,
          startsOn: '01.01.2027',
          endsOn: '31.03.2027',
          nightly: '5.000',
        },
      },
      {
        row: 3,
        cells: {
          villaCode: villa.code,
          startsOn: '01.04.2027',
          endsOn: '30.04.2027',
          nightly: '6.000',
        },
      },
    ]);
    expect(priced.outcomes.map(({ fate }) => fate)).toEqual(['update', 'new']);
    expect((await prices.undo(priced.run)).status).toBe(200);
    const rows = await app.deps.db.read
      .select()
      .from(villaPrices)
      .where(eq(villaPrices.villaId, villa.id));
    expect(rows.map(({ endsOn, nightly }) => [endsOn, nightly])).toEqual([['2027-03-31', 400_000]]);
  });

  it('forgets after a year what it has changed, and says so where it is to be undone', async () => {
    const { app, token } = await agency();
    const villa = await createVilla(app);
    const list = importer(app, token, 'villas');
    const changed = await list.write([{ row: 2, cells: { code: villa.code, name: 'Başka Ad' } }]);
    const kept = async () =>
      (
        await app.deps.db.read.select().from(importRows).where(eq(importRows.runId, changed.run))
      ).map(({ before }) => before);
    const before = await kept();
    expect(before).toMatchObject([{ name: expect.any(String) }]);
    const yearLater = new Date(app.deps.clock.now());
    yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1);
    await purge(testApp({ now: yearLater.toISOString() }).deps);
    expect(await kept()).toEqual(before);
    yearLater.setUTCDate(yearLater.getUTCDate() + 1);
    await purge(testApp({ now: yearLater.toISOString() }).deps);
    expect(await kept()).toEqual([null]);
    const refused = await list.undo(changed.run);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('saklama süresi');
    expect(await villaById(app, villa.id)).toMatchObject({ name: 'Başka Ad' });
  });

  const villaById = async ({ deps }: TestApp, id: number) =>
    (
      await deps.db.read
        .select()
        .from(villas)
        .where(sql`id = ${id}`)
    )[0];
  it('is not undone once somebody has built on it, and says on what', async () => {
    const { app, token, town } = await agency();
    const name = unique('Ev');
    const rows = rowsOfCsv('villas', `Villa adı;Bölge;Oda;Sahibi\n${name};${town};2;Ev Sahibi\n`);
    const person = importer(app, token, 'villas');
    await person.decide(rows);
    const { run } = await person.write(rows);
    const villa = await villaNamed(app, name);
    const save = await app.call('PUT', `/v1/admin/villas/${villa!.id}`, {
      token,
      body: { version: 1, facts: { bathrooms: 2 } },
    });
    expect(save.status).toBe(200);
    const refused = await person.undo(run);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(name);
    expect(await villaNamed(app, name)).toMatchObject({ bathrooms: 2 });
  });

  it('is written once, however often it is pressed, and not after it was undone', async () => {
    const { app, token, town } = await agency();
    const name = unique('Ev');
    const rows = rowsOfCsv('villas', `Villa adı;Bölge;Oda;Sahibi\n${name};${town};2;Ev Sahibi\n`);
    const person = importer(app, token, 'villas');
    await person.decide(rows);
    const run = crypto.randomUUID();
    await Promise.all([
      person.write(rows, run).catch(() => null),
      person.write(rows, run).catch(() => null),
      person.write(rows).catch(() => null),
    ]);
    const all = await app.deps.db.read.select().from(villas).where(eq(villas.name, name));
    expect(all).toHaveLength(1);
    await person.write(rows, run);
    const undone = await person.undo(run);
    if (undone.status === 200) await expect(person.write(rows, run)).rejects.toThrow('geri alındı');
    expect((await auditRows(app, 'villa', all[0]!.id)).map(({ action }) => action)).toEqual([
      'villa.create',
    ]);
  });

  it('names the stay that has the nights, and takes the others', async () => {
    const { app, token } = await agency();
    const villa = await createVilla(app);
    const rows = rowsOfCsv(
      'reservations',
      [
        'Villa;Misafir;Tarihler;Toplam',
        `${villa.code};Gülşah Öztürk;1-8 Haziran 2025;10.000`,
        `${villa.code};Ali Can;5-12 Haziran 2025;€900`,
        `${villa.code};Ayşe Su;12-15 Haziran 2025;`,
      ].join('\n'),
    );
    const person = importer(app, token, 'reservations');
    await person.decide(rows);
    const checked = await person.check(rows);
    expect(checked.rows.map(({ fate }: { fate: string }) => fate)).toEqual(['new', 'error', 'new']);
    expect(checked.rows[1].problems[0].message).toBe('Bu geceler dosyadaki 2. satırla çakışıyor.');
  });
});
