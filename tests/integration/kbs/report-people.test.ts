import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { kbsFacilities, kbsPeople } from '#drizzle/schema/kbs.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { reportDuePeople } from '#worker/features/kbs/report-people.ts';
import type { KbsFault } from '#tests/support/kbs-service.ts';
import {
  addFacility,
  addGuest,
  kbsWorld,
  minute,
  personRow,
  stayWith,
} from '#tests/support/kbs.ts';

const TURK = { number: '10000000146', plate: '07 KBS 16' };
const FOREIGNER = { number: 'C01X00T47', firstName: 'Jürgen', lastName: 'Groß' };

const touch = (world: Awaited<ReturnType<typeof kbsWorld>>, id: string, change: object) =>
  world.app.deps.db.rows
    .update(reservations)
    .set({ ...change, updatedAt: world.app.clock.now().toISOString() })
    .where(eq(reservations.id, id));

describe('arrivals and departures', () => {
  it('are told as the contract says, each once', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { guests } = await stayWith(app, villa.id, {}, [TURK, FOREIGNER]);
    await minute(world);
    await minute(world);
    const [turk, foreigner] = service.seen;
    expect(service.seen.map(({ operation }) => operation).toSorted()).toEqual([
      'MusteriKimlikNoGiris',
      'MusteriYabanciGiris',
    ]);
    const byOperation =
      turk!.operation === 'MusteriKimlikNoGiris' ? [turk, foreigner] : [foreigner, turk];
    expect(byOperation[0]!.person).toEqual({
      GRSTRH: '2026-11-21T16:00:00',
      ILERITARIHLI: 'false',
      KIMLIKNO: '10000000146',
      KULLANIMSEKLI: 'KONAKLAMA',
      ODANO: '1',
      PLKNO: '07KBS16',
      TELNO: expect.stringMatching(/^90556\d{7}$/),
      ULKKOD: 'TURKEY',
    });
    expect(byOperation[1]!.person).toMatchObject({
      ADI: 'Jürgen',
      ANAADI: 'Anna',
      BABADI: 'Karl',
      BELGENO: 'C01X00T47',
      CINSIYET: 'KADIN',
      DOGUMTARIHI: '1990-05-01T00:00:00',
      SOYADI: 'Groß',
      ULKKOD: 'GERMANY',
    });
    app.clock.set('2026-11-24T07:01:00.000Z');
    await reportDuePeople(app.deps);
    await minute(world);
    expect(
      service.seen.slice(2).map(({ operation, person }) => [operation, person.CKSTRH]),
    ).toEqual(
      expect.arrayContaining([
        ['MusteriKimlikNoCikis', '2026-11-24T10:00:00'],
        ['MusteriYabanciCikis', '2026-11-24T10:00:00'],
      ]),
    );
    expect(service.seen).toHaveLength(4);
    for (const id of guests) expect(await personRow(app, id)).toMatchObject({ state: 'left' });
  });

  it('wait for the hour of arrival, for a whole entry and for the first day of the facility', async () => {
    const world = await kbsWorld({ now: '2026-11-21T12:00:00.000Z' });
    const { app, service, villa, facility } = world;
    const { id, guests } = await stayWith(app, villa.id, {}, [TURK, { ...FOREIGNER, sex: null }]);
    await minute(world);
    expect(service.seen).toEqual([]);
    app.clock.set('2026-11-21T13:00:00.000Z');
    await reportDuePeople(app.deps);
    expect(service.seen).toHaveLength(1);
    const other = await addGuest(app, id, { ...FOREIGNER, number: 'X1234567', sex: 'male' }, 2);
    await minute(world);
    expect(service.effects.map(({ number }) => number)).toEqual(['10000000146', 'X1234567']);
    expect(await personRow(app, guests[1]!)).toBeUndefined();
    expect(await personRow(app, other)).toMatchObject({ state: 'present' });

    await app.deps.db.rows
      .update(kbsFacilities)
      .set({ startsOn: '2026-11-22' })
      .where(eq(kbsFacilities.id, facility.id));
    await stayWith(app, villa.id, {}, [{ number: 'Y1234567' }]);
    await minute(world);
    expect(service.effects).toHaveLength(2);
  });

  it('of a district come with the code of the villa; an own facility that is off sends nothing', async () => {
    const world = await kbsWorld();
    const { app, service, villa, facility } = world;
    await stayWith(app, villa.id, {}, [TURK]);
    const area = await addFacility(app, { districtId: villa.districtId });
    const off = { active: false };
    await app.deps.db.rows.update(kbsFacilities).set(off).where(eq(kbsFacilities.id, facility.id));
    await minute(world);
    expect(service.seen).toEqual([]);
    await app.deps.db.rows.delete(kbsFacilities).where(eq(kbsFacilities.id, facility.id));
    await minute(world);
    expect(service.seen).toMatchObject([{ facility: area.code, person: { ODANO: villa.code } }]);
  });

  it('tell a stay that is called off, and a person who was taken off the list', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { id, guests } = await stayWith(app, villa.id, {}, [TURK, FOREIGNER]);
    await minute(world);
    await app.deps.db.rows.delete(reservationGuests).where(eq(reservationGuests.id, guests[0]!));
    await minute(world);
    expect(service.effects.slice(2)).toMatchObject([{ act: 'out', number: '10000000146' }]);
    await touch(world, id, { status: 'no_show' });
    await minute(world);
    await minute(world);
    expect(service.effects.slice(3)).toMatchObject([{ act: 'out', number: 'C01X00T47' }]);
  });

  it('are told at the hour of departure, though the stay was touched just before', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { id } = await stayWith(app, villa.id, {}, [TURK]);
    await minute(world);
    app.clock.set('2026-11-24T06:58:00.000Z');
    await touch(world, id, { note: 'Anahtar masada' });
    await minute(world);
    app.clock.set('2026-11-24T07:01:00.000Z');
    await reportDuePeople(app.deps);
    expect(service.effects.map(({ act }) => act)).toEqual(['in', 'out']);
  });

  it('of somebody whose number cannot be read any more wait, and say so', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { guests } = await stayWith(app, villa.id, {}, [TURK]);
    const [id = ''] = guests;
    await app.deps.db.rows
      .update(reservationGuests)
      .set({ identityNumber: 'v2.gone' })
      .where(eq(reservationGuests.id, id));
    expect(await reportDuePeople(app.deps)).toBe(1);
    expect(await reportDuePeople(app.deps)).toBe(0);
    expect(service.seen).toEqual([]);
    expect((await personRow(app, id))?.state).toBe('absent');
  });

  it('are made up for when the service was away for the whole stay, and not after three days', async () => {
    const world = await kbsWorld({ now: '2026-11-25T09:00:00.000Z' });
    const { app, service, villa } = world;
    await stayWith(app, villa.id, { checkIn: '2026-11-22', checkOut: '2026-11-23' }, [TURK]);
    await stayWith(app, villa.id, { checkIn: '2026-11-20', checkOut: '2026-11-21' }, [FOREIGNER]);
    await minute(world);
    await minute(world);
    expect(service.effects.map(({ act, number }) => `${act} ${number}`)).toEqual([
      'in 10000000146',
      'out 10000000146',
    ]);
  });

  it('never have one person in a facility twice: the second stay waits for the first', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const first = await stayWith(app, villa.id, {}, [TURK]);
    const second = await stayWith(app, villa.id, {}, [TURK]);
    await minute(world);
    await minute(world, 15);
    expect(service.effects).toHaveLength(1);
    const waiting = await app.deps.db.read
      .select()
      .from(kbsPeople)
      .where(eq(kbsPeople.state, 'absent'));
    expect(waiting.at(-1)?.reason).toContain('başka bir konaklamada');
    const told = await personRow(app, first.guests[0]!);
    await touch(world, told?.state === 'present' ? first.id : second.id, { status: 'cancelled' });
    await minute(world);
    await minute(world, 15);
    expect(service.effects.map(({ act }) => act)).toEqual(['in', 'out', 'in']);
  });
});

describe('corrections', () => {
  it('tell what changed of a stay, and who somebody is by a departure and an arrival', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { guests } = await stayWith(app, villa.id, {}, [FOREIGNER]);
    await minute(world);
    const change = (values: object) =>
      app.deps.db.rows
        .update(reservationGuests)
        .set({ ...values, updatedAt: app.clock.now().toISOString() })
        .where(eq(reservationGuests.id, guests[0]!));
    await change({ plate: '34 ABC 12' });
    await minute(world);
    expect(service.seen.at(-1)).toMatchObject({
      operation: 'MusteriYabanciGuncelle',
      person: { PLKNO: '34ABC12' },
    });
    expect(service.seen.at(-1)!.person).not.toHaveProperty('ADI');
    await change({ motherName: 'Anne' });
    await minute(world);
    await minute(world);
    await minute(world);
    expect(service.seen.slice(2).map(({ operation }) => operation)).toEqual([
      'MusteriYabanciCikis',
      'MusteriYabanciGiris',
    ]);
  });

  it('are repeated without a list while they are unclear, and no more once they are refused', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { guests } = await stayWith(app, villa.id, {}, [TURK]);
    await minute(world);
    const plate = (text: string) =>
      app.deps.db.rows
        .update(reservationGuests)
        .set({ plate: text, updatedAt: app.clock.now().toISOString() })
        .where(eq(reservationGuests.id, guests[0]!));
    await plate('34 ABC 12');
    service.fail('silence', '103');
    await minute(world);
    expect(await personRow(app, guests[0]!)).toMatchObject({ reason: 'Servis yanıt vermedi' });
    await minute(world, 5);
    await minute(world);
    expect(service.seen.slice(1).map(({ operation }) => operation)).toEqual([
      'MusteriKimlikNoGuncelle',
      'MusteriKimlikNoGuncelle',
    ]);
    expect(await personRow(app, guests[0]!)).toMatchObject({
      state: 'present',
      reason: '103 Güncelleme yapılamadı: Servisin kendi sözü',
    });
  });
});

describe('an arrival without a clear answer', () => {
  /** What the service does, and whether it carried the call out. */
  const unclear: [KbsFault, boolean][] = [
    ['fault', false],
    ['fault-done', true],
    ['html', false],
    ['html-done', true],
    ['silence', false],
    ['silence-late', true],
    ['cut', false],
    ['cut-done', true],
    ['empty', false],
    ['other-answer', false],
    ['105', false],
    ['105-done', true],
    ['106', false],
    ['106-done', true],
  ];
  it.each(unclear)(
    '(%s) is looked up in the list before anything is repeated',
    async (what, isDone) => {
      const world = await kbsWorld();
      const { app, service, villa } = world;
      const { guests } = await stayWith(app, villa.id, {}, [TURK]);
      service.fail(what);
      await minute(world);
      expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'absent', act: 'arrive' });
      expect((await personRow(app, guests[0]!))?.reason).not.toBeNull();
      service.settle();
      for (let n = 0; n < 15; n += 1) await minute(world);
      expect(service.effects).toMatchObject([{ act: 'in', number: '10000000146' }]);
      expect(await personRow(app, guests[0]!)).toMatchObject({
        state: 'present',
        act: null,
        reason: null,
      });
      const lists = service.seen.filter(({ operation }) => operation.endsWith('Listele'));
      expect(lists).toHaveLength(isDone ? 1 : 2);
      expect(service.seen.length - lists.length).toBe(isDone ? 1 : 2);
    },
  );

  it('stays unclear while the list itself cannot be read', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    await stayWith(app, villa.id, {}, [TURK]);
    service.fail('cut-done', 'html', 'silence', '106', '101');
    for (let n = 0; n < 60; n += 1) await minute(world);
    // Not even a list that is empty by mistake once makes anybody be told twice.
    expect(service.effects).toHaveLength(1);
    expect(service.seen.at(-1)?.operation).toBe('MusteriKimlikNoListele');
  });

  it('is what is left when the sender dies between call and record', async () => {
    const world = await kbsWorld();
    const { app, service, villa } = world;
    const { guests } = await stayWith(app, villa.id, {}, [TURK]);
    await minute(world);
    await app.deps.db.rows
      .update(kbsPeople)
      .set({ state: 'absent', act: 'arrive', nextAt: app.clock.now().toISOString() })
      .where(eq(kbsPeople.id, guests[0]!));
    await minute(world);
    expect(service.effects).toHaveLength(1);
    expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'present' });
  });
});

describe('refusals', () => {
  it.each<[KbsFault, string]>([
    ['101', '101 Kayıt bulunamadı'],
    ['102', '102 Yeni kayıt yapılamadı'],
    ['103', '103 Güncelleme yapılamadı'],
    ['104', '104 Silme yapılamadı'],
    ['107', '107 Gönderilen bilgi kabul edilmedi'],
  ])(
    '%s is kept with the service’s words, and tried again once something changed',
    async (what, reason) => {
      const world = await kbsWorld();
      const { app, service, villa } = world;
      const { guests } = await stayWith(app, villa.id, {}, [TURK]);
      service.fail(what);
      await minute(world);
      await minute(world, 10);
      expect(await personRow(app, guests[0]!)).toMatchObject({
        state: 'absent',
        act: null,
        reason: `${reason}: Servisin kendi sözü`,
      });
      expect(service.effects).toEqual([]);
      await app.deps.db.rows
        .update(reservationGuests)
        .set({ plate: '34 ABC 12', updatedAt: app.clock.now().toISOString() })
        .where(eq(reservationGuests.id, guests[0]!));
      await minute(world);
      expect(service.effects).toHaveLength(1);
      expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'present', reason: null });
    },
  );

  it.each<KbsFault>(['108', '109'])('%s of the access holds the whole facility', async (what) => {
    const world = await kbsWorld();
    const { app, service, villa, facility } = world;
    await stayWith(app, villa.id, {}, [TURK, FOREIGNER]);
    service.fail(what);
    await minute(world);
    await minute(world, 60);
    expect(service.seen).toHaveLength(1);
    const [held] = await app.deps.db.read
      .select()
      .from(kbsFacilities)
      .where(eq(kbsFacilities.id, facility.id));
    expect(held?.trouble).toContain(what);
    await app.deps.db.rows
      .update(kbsFacilities)
      .set({ trouble: null })
      .where(eq(kbsFacilities.id, facility.id));
    await minute(world);
    expect(service.effects).toHaveLength(2);
  });

  it('of somebody who is there already, or gone already, are no refusals', async () => {
    const world = await kbsWorld();
    const { app, service, villa, facility } = world;
    const { id, guests } = await stayWith(app, villa.id, {}, [TURK]);
    service.present.set(facility.code, [TURK.number]);
    service.fail('102');
    await minute(world);
    expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'present', reason: null });
    service.present.set(facility.code, []);
    await touch(world, id, { status: 'cancelled' });
    await minute(world);
    expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'left', reason: null });
  });
});

it('is told once by two senders at the same moment', async () => {
  const world = await kbsWorld();
  const { app, service, villa } = world;
  await stayWith(app, villa.id, {}, [TURK, FOREIGNER, { number: 'Z7654321' }]);
  await Promise.all([
    reportDuePeople(app.deps),
    reportDuePeople(app.deps),
    reportDuePeople(app.deps),
  ]);
  expect(service.effects).toHaveLength(3);
});

it('keeps a service that does not answer from holding up the others', async () => {
  const world = await kbsWorld();
  const { app, service, villa, facility } = world;
  await stayWith(app, villa.id, {}, [TURK, FOREIGNER, { number: 'Z7654321' }]);
  service.behave(({ facility: code }) => (code === facility.code ? 'silence' : 'none'));
  await minute(world);
  expect(service.seen).toHaveLength(1);
});

it('stores no number in clear, and nobody can be deleted while they are reported in', async () => {
  const world = await kbsWorld();
  const { app, villa } = world;
  const { guests } = await stayWith(app, villa.id, {}, [{ number: 'X9QCANARY88' }]);
  await minute(world);
  const tables = await app.deps.db.read.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
  );
  for (const { name } of tables) {
    const rows = JSON.stringify(await app.deps.db.read.all(sql.raw(`select * from "${name}"`)));
    expect([name, rows.includes('X9QCANARY88'), rows.includes('gizli-sifre')]).toEqual([
      name,
      false,
      false,
    ]);
  }
  await expect(
    app.deps.db.rows.delete(kbsPeople).where(eq(kbsPeople.id, guests[0]!)),
  ).rejects.toThrow();
  await expect(
    app.deps.db.rows
      .run(sql`insert into kbs_people (id, reservation_id, facility_id, mark, state, next_at)
      select id || '-2', reservation_id, facility_id, mark, 'present', next_at from kbs_people where id = ${guests[0]!}`),
  ).rejects.toThrow();
});
