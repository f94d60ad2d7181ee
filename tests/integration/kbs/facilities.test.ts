import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { kbsFacilities } from '#drizzle/schema/kbs.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservationGuests } from '#drizzle/schema/reservations.ts';
import { warnOfUnreported } from '#worker/features/kbs/unreported.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { confirmedStay, guestLinkOf } from '#tests/support/guests.ts';
import { addFacility, kbsWorld, minute, stayWith } from '#tests/support/kbs.ts';

const TURK = { number: '10000000146' };

async function office() {
  const world = await kbsWorld();
  const { email } = await createUser(world.app);
  // A session ends while the clock moves.
  const token = await signIn(world.app, email);
  const call = async (method: string, path: string, body?: object) =>
    world.app.call(method, `/v1/admin/${path}`, { token: await signIn(world.app, email), body });
  return { ...world, token, call };
}

describe('a facility', () => {
  const input = {
    service: 'polis',
    endpoint: 'https://kbs.example.com.tr/SrvShsYtkTml.svc',
    code: '654321',
    user: '100 000 001 46',
    password: ' gizli-sifre ',
    startsOn: '2026-11-21',
  };

  it('is kept with its password sealed, and is one of a villa or of a district', async () => {
    const { app, call } = await office();
    const villa = await createVilla(app);
    const made = await call('POST', 'kbs/facilities', { ...input, villaId: villa.id });
    expect([made.status, made.body.content]).toMatchObject([
      201,
      {
        villaId: villa.id,
        place: villa.name,
        user: '*******0146',
        asksParents: true,
        active: true,
      },
    ]);
    expect(made.text).not.toContain('gizli');
    const again = await call('POST', 'kbs/facilities', { ...input, villaId: villa.id });
    expect([again.status, again.body.code]).toEqual([409, 'FACILITY_TAKEN']);
    const cases: [object, number, string][] = [
      [{}, 400, 'villaId'],
      [{ villaId: villa.id, districtId: villa.districtId }, 400, 'villaId'],
      [{ districtId: villa.districtId, code: '12345' }, 400, 'code'],
      [{ districtId: villa.districtId, user: '10000000147' }, 400, 'user'],
      [{ districtId: villa.districtId, endpoint: 'http://kbs.example.com.tr/' }, 400, 'endpoint'],
      [{ districtId: villa.districtId, endpoint: 'webcal://kbs.example.com.tr/' }, 400, 'endpoint'],
      [{ districtId: villa.districtId, endpoint: 'https://10.0.0.1/' }, 422, 'endpoint'],
    ];
    for (const [change, status, path] of cases) {
      const refused = await call('POST', 'kbs/facilities', { ...input, ...change });
      expect([refused.status, refused.body.issues?.[0]?.path], JSON.stringify(change)).toEqual([
        status,
        path,
      ]);
    }
    expect((await call('POST', 'kbs/facilities', { ...input, villaId: 99_999_999 })).status).toBe(
      404,
    );
  });

  it('is tested without changing anything there, and held by what the service refuses', async () => {
    const { app, service, facility, call } = await office();
    const test = () => call('POST', `kbs/facilities/${facility.id}/test`);
    expect((await test()).body.content.ok).toBe(true);
    expect(service.effects).toEqual([]);
    service.fail('109');
    expect((await test()).body.content).toMatchObject({
      ok: false,
      text: expect.stringContaining('109'),
    });
    service.fail('html');
    expect((await test()).body.content.ok).toBe(false);
    await app.deps.db.rows
      .update(kbsFacilities)
      .set({ trouble: '109' })
      .where(eq(kbsFacilities.id, facility.id));
    const { service: kind, endpoint, code, startsOn } = facility;
    const saved = await call('PUT', `kbs/facilities/${facility.id}`, {
      version: 1,
      service: kind,
      endpoint,
      code,
      startsOn,
      asksParents: true,
      active: true,
      password: 'baska-sifre',
    });
    expect([saved.status, saved.body.content]).toMatchObject([200, { trouble: null, version: 2 }]);
    // The service knows the old password only.
    expect((await test()).body.content.ok).toBe(false);
  });

  it('is not deleted while somebody is reported in', async () => {
    const { app, villa, facility, call, ...world } = await office();
    await stayWith(app, villa.id, {}, [TURK]);
    await minute({ app, ...world });
    const refused = await call('DELETE', `kbs/facilities/${facility.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    app.clock.set('2026-11-24T08:00:00.000Z');
    await minute({ app, ...world });
    expect((await call('DELETE', `kbs/facilities/${facility.id}`)).status).toBe(200);
    expect((await call('DELETE', `kbs/facilities/${facility.id}`)).status).toBe(404);
  });

  it('makes the guest list ask for what its service wants, of foreigners alone', async () => {
    const { app, token } = await office();
    const stay = await confirmedStay(app, token);
    const link = await guestLinkOf(app, token, stay.id);
    const form = async () => (await app.call('GET', `/v1/guestlist?token=${link}`)).body.content;
    const save = (person: object) =>
      app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...person } });
    expect(await form()).toMatchObject({ service: null, asksParents: false });
    await addFacility(app, { villaId: stay.villa.id });
    expect(await form()).toMatchObject({ service: 'jandarma', asksParents: true });
    const foreigner = {
      firstName: 'Jürgen',
      lastName: 'Groß',
      nationality: 'DE',
      identityNumber: 'C01X00T47',
      birthDate: '1988-02-29',
    };
    expect((await save(foreigner)).body.content.person.missing).toEqual(['parents', 'sex']);
    const more = { fatherName: 'Karl', motherName: 'Anna', sex: 'male' };
    expect((await save({ ...foreigner, ...more })).body.content.person).toMatchObject({
      missing: [],
      ...more,
    });
    // A form that does not ask leaves them as they are.
    expect((await save(foreigner)).body.content.person).toMatchObject({ missing: [], ...more });
    const turk = { ...foreigner, nationality: 'TR', identityNumber: '10000000146', fatherName: '' };
    expect((await save(turk)).body.content.person).toMatchObject({ missing: [], fatherName: null });
    const baby = { ...foreigner, birthDate: '2026-01-01', identityNumber: undefined };
    const second = await app.call('PUT', '/v1/guestlist/1', {
      body: { token: link, ...baby, ...more },
    });
    expect(second.body.content.person.missing).toEqual(['identity']);
  });
});

describe('the night', () => {
  it('shows what was sent, refused with the reason, and missing, and repeats what was refused', async () => {
    const { app, service, villa, call, ...world } = await office();
    const { guests } = await stayWith(app, villa.id, {}, [
      TURK,
      { number: 'C01X00T47', firstName: 'Jürgen' },
      { number: 'X1234567', firstName: 'Eksik', sex: null },
    ]);
    service.behave(({ person }) => (person.KIMLIKNO ? '107' : 'none'));
    await minute({ app, ...world });
    const night = async () => {
      const { body } = await call(
        'GET',
        `reports/guests?date=2026-11-21&scope=staying&villa_id=${villa.id}`,
      );
      return body.content.stays[0];
    };
    const shown = await night();
    expect(shown).toMatchObject({ service: 'jandarma', urgency: 'none' });
    expect(
      shown.guests.map((one: { report: { state: string; reason: string } }) => [
        one.report.state,
        one.report.reason,
      ]),
    ).toEqual([
      ['refused', '107 Gönderilen bilgi kabul edilmedi: Servisin kendi sözü'],
      ['told', null],
      ['missing', null],
    ]);
    expect((await call('POST', `kbs/people/${guests[1]}/again`)).status).toBe(404);
    service.behave(() => 'none');
    expect((await call('POST', `kbs/people/${guests[0]}/again`)).status).toBe(200);
    await minute({ app, ...world });
    expect((await night()).guests[0].report).toMatchObject({ state: 'told', reason: null });
    // Sixteen hours later somebody is still missing.
    app.clock.set('2026-11-22T05:00:00.000Z');
    expect((await night()).urgency).toBe('soon');
    app.clock.set('2026-11-22T13:00:00.000Z');
    expect((await night()).urgency).toBe('late');
  });

  it('is said hours before it is late, on the home screen and in one mail', async () => {
    const { app, villa, call, ...world } = await office();
    const { id, guests } = await stayWith(app, villa.id, {}, [
      TURK,
      { number: 'X1234567', sex: null },
    ]);
    await minute({ app, ...world });
    const mails = () => app.deps.db.rows.$count(outbox, eq(outbox.reservationId, id));
    const home = async () =>
      (await call('GET', 'other')).body.content.unreported.items.filter(
        (one: { id: string }) => one.id === id,
      );
    await warnOfUnreported(app.deps);
    expect([await mails(), await home()]).toEqual([0, []]);
    app.clock.set('2026-11-22T05:00:00.000Z');
    await warnOfUnreported(app.deps);
    await warnOfUnreported(app.deps);
    expect([await mails(), await home()]).toMatchObject([1, [{ late: false }]]);
    app.clock.set('2026-11-22T13:00:00.000Z');
    expect(await home()).toMatchObject([{ late: true }]);
    await app.deps.db.rows
      .update(reservationGuests)
      .set({ sex: 'female', updatedAt: app.clock.now().toISOString() })
      .where(eq(reservationGuests.id, guests[1]!));
    await minute({ app, ...world });
    expect(await home()).toEqual([]);
  });
});
