import { beforeAll, describe, expect, it } from 'vitest';
import { HERE_SECONDS } from '#domain/assignments/schema.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';

let app: TestApp;
let clerk: { id: number; token: string };
let other: { id: number; token: string };

async function person(role: 'CLERK' | 'ACCOUNTING') {
  const { id, email } = await createUser(app, { role });
  return { id, token: await signIn(app, email) };
}

beforeAll(async () => {
  app = testApp();
  clerk = await person('CLERK');
  other = await person('CLERK');
});

/** A stay that was asked for, with the record of its guest. */
async function requested(): Promise<{ id: string; guest: string; villa: number }> {
  const villa = await createVilla(app);
  await requestStay(app, { slug: villa.slug, checkIn: '2027-06-07', checkOut: '2027-06-14' });
  const listed = await call('GET', `/v1/admin/reservations?villa_id=${villa.id}`);
  const { id } = listed.body.content.items[0];
  const guests = await call('GET', '/v1/admin/guest-records?order=-seen&take=1');
  return { id, guest: guests.body.content.items[0].id, villa: villa.id };
}

const call = (method: string, path: string, body?: object, token = clerk.token) =>
  app.call(method, path, { token, ...(body && { body }) });

const give = (
  kind: string,
  ref: string,
  user_id: number | null,
  from_user_id: number | null = null,
) => call('PUT', '/v1/admin/assignments', { kind, ref, user_id, from_user_id });

const idsOf = async (path: string, token?: string) => {
  const { body } = await call('GET', path, undefined, token);
  return (body.content.items as { id: string }[]).map(({ id }) => id);
};

describe('a stay or a conversation', () => {
  it('is assigned, reassigned and released, and is only in the assignee’s list', async () => {
    const { id, villa } = await requested();
    const mine = `/v1/admin/reservations?mine=1&villa_id=${villa}`;
    const given = await give('reservation', id, clerk.id);
    expect(given.body.content.assignee).toMatchObject({ id: clerk.id });
    expect(await idsOf(mine)).toEqual([id]);
    expect(await idsOf(mine, other.token)).toEqual([]);

    await give('reservation', id, other.id, clerk.id);
    expect(await idsOf(mine)).toEqual([]);
    expect(await idsOf(mine, other.token)).toEqual([id]);

    expect((await give('reservation', id, null, other.id)).body.content.assignee).toBeNull();
    expect(await idsOf(mine, other.token)).toEqual([]);
  });

  it('is the first one’s where two take it at once, and says to the other whose', async () => {
    const { id } = await requested();
    const take = (who: typeof clerk, from_user_id: number | null = null) =>
      call(
        'PUT',
        '/v1/admin/assignments',
        { kind: 'reservation', ref: id, user_id: who.id, from_user_id },
        who.token,
      );
    const answers = await Promise.all([take(clerk), take(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Who was a moment too late hears whose it is, even where both had read at once.
    const lost = answers.find(({ status }) => status === 409)!;
    expect([lost.body.code, lost.body.content]).toEqual([
      'ASSIGNED_MEANWHILE',
      'Siz seçerken sorumlusu Şule Iğdır oldu.',
    ]);
    const first = answers[0].status === 200 ? clerk : other;
    const second = first === clerk ? other : clerk;
    const late = await take(second);
    expect([late.status, late.body.code]).toEqual([409, 'ASSIGNED_MEANWHILE']);
    // Nobody writes without saying whose it was.
    const blind = { kind: 'reservation', ref: id, user_id: second.id };
    expect((await call('PUT', '/v1/admin/assignments', blind)).status).toBe(400);
    // Twice the same is no quarrel, and who sees whose it is may take it over.
    expect((await take(first)).status).toBe(200);
    expect((await take(second, first.id)).body.content.assignee).toMatchObject({ id: second.id });
  });

  it('of a guest is found among one’s own conversations', async () => {
    const { guest } = await requested();
    await give('guest', guest, clerk.id);
    expect(await idsOf('/v1/admin/guest-records?mine=1')).toContain(guest);
    expect(await idsOf('/v1/admin/guest-records?mine=1', other.token)).not.toContain(guest);
  });

  it('records in its history who assigned it to whom, and nothing without a change', async () => {
    const { id } = await requested();
    await give('reservation', id, other.id);
    await give('reservation', id, other.id);
    const { body } = await call('GET', `/v1/admin/reservations/${id}/timeline`);
    const told = body.content.items.filter(({ kind }: { kind: string }) => kind === 'change');
    expect(told).toHaveLength(1);
    expect(told[0].changes).toEqual([{ field: 'Sorumlusu', before: null, after: 'Şule Iğdır' }]);
  });

  it('can only be assigned to permitted users, and must exist', async () => {
    const { id } = await requested();
    const accountant = await person('ACCOUNTING');
    const wrong = await give('reservation', id, accountant.id);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'UNKNOWN_CHOICE']);
    const unknown = await give('reservation', 'no-such-stay', clerk.id);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const { body } = await call('GET', '/v1/admin/colleagues');
    const ids = body.content.items.map((one: { id: number }) => one.id);
    expect(ids).toEqual(expect.arrayContaining([clerk.id, other.id]));
    expect(ids).not.toContain(accountant.id);
  });
});

describe('who is in a stay right now', () => {
  const look = (ref: string, token: string) =>
    call('POST', '/v1/admin/presence', { kind: 'reservation', ref }, token);

  it('is shown to others but not to oneself, and ends without further reports', async () => {
    const { id } = await requested();
    expect((await look(id, clerk.token)).body.content.here).toEqual([]);
    const seen = await look(id, other.token);
    expect(seen.body.content.here).toEqual([{ id: clerk.id, name: 'Şule Iğdır' }]);

    app.clock.advanceMinutes((HERE_SECONDS + 1) / 60);
    expect((await look(id, other.token)).body.content.here).toEqual([]);
    expect((await look(id, clerk.token)).body.content.here).toMatchObject([{ id: other.id }]);
  });

  it('is nothing for a stay that is not there', async () => {
    expect((await look('no-such-stay', clerk.token)).status).toBe(404);
  });
});
