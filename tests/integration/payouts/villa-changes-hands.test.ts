import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

// Decision 0082: what was earned under an owner stays that owner's.

const SOLD_AT = '2027-06-18T09:00:00.000Z';
const PAYOUT = 350_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: '2027-05-01T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
});

type Owner = Awaited<ReturnType<typeof createOwner>>;

/** The same agency on the day on which a villa is sold. */
async function later() {
  const then = testApp({ now: SOLD_AT });
  const clerk = await signIn(then, (await createUser(then)).email);
  const version = async (villaId: number) =>
    (await then.call('GET', `/v1/admin/villas/${villaId}`, { token: clerk })).body.content.version;
  return {
    app: then,
    clerk,
    save: async (villaId: number, facts: object) =>
      then.call('PUT', `/v1/admin/villas/${villaId}`, {
        token: clerk,
        body: { version: await version(villaId), facts },
      }),
  };
}

const pay = (stay: { code: string }, kind: string, amount: number, rest: object = {}) =>
  post(app, token, '/v1/admin/transactions', {
    reservation_id: stay.code,
    kind,
    method: 'havale_eft',
    amount,
    notify: false,
    ...rest,
  });

/** An owner's stays of June and July, by their code, and what is owed after them. */
async function accountOf(owner: { id: number }) {
  const path = `/v1/admin/reports/statement?month=2027-06&until=2027-07&owner=${owner.id}`;
  const { content } = (await app.call('GET', path, { token })).body;
  return {
    stays: content.stays.map((stay: { reservation_id: string }) => stay.reservation_id),
    balance: content.balance,
  };
}

const ownerOf = async ({ id }: { id: string }) => {
  const [row] = await app.deps.db.read
    .select({ ownerId: reservations.ownerId })
    .from(reservations)
    .where(eq(reservations.id, id));
  return row!.ownerId;
};

/** A villa with a stay that has begun, one to come of which the owner was paid, and one to come. */
async function sellingOwner() {
  const owner = await createOwner(app);
  const begun = await sellWeek(app, token, owner, '2027-06-14');
  const paid = await sellWeek(app, token, owner, '2027-07-05');
  const coming = await sellWeek(app, token, owner, '2027-07-19');
  expect((await pay(paid, 'owner_payout', 100_000)).status).toBe(201);
  return { owner, begun, paid, coming };
}

describe('a villa that is given to another owner', () => {
  it('takes the coming stays along, and no money that the first owner earned or was paid', async () => {
    const { owner, begun, paid, coming } = await sellingOwner();
    const buyer = await createOwner(app);
    const then = await later();
    const saved = await then.save(owner.villa.id, { owner_id: buyer.id });
    expect(saved.status).toBe(200);
    expect(saved.body.content.facts).toMatchObject({
      owner_id: buyer.id,
      owner_since: '2027-06-18',
    });
    expect(saved.body.content.notices.join()).toContain('eski ev sahibinde kaldı');
    expect(await accountOf(owner)).toEqual({
      stays: [begun.code, paid.code],
      balance: 2 * PAYOUT - 100_000,
    });
    expect(await accountOf(buyer)).toEqual({ stays: [coming.code], balance: PAYOUT });
    const due = await then.app.call('GET', '/v1/admin/payouts/proposal?until=2027-06-18', {
      token: then.clerk,
    });
    const proposed = due.body.content.owners as { owner: { id: number }; due: number }[];
    expect(proposed.find((row) => row.owner.id === owner.id)).toMatchObject({ due: PAYOUT });
    expect(proposed.find((row) => row.owner.id === buyer.id)).toBeUndefined();
  });

  it('shows each owner their own stays, and no other’s', async () => {
    const { owner, begun, coming } = await sellingOwner();
    const buyer = await createOwner(app);
    await (await later()).save(owner.villa.id, { owner_id: buyer.id });
    const seen = async (who: Owner) => {
      const own = await signIn(app, who.email);
      const list = await app.call('GET', '/v1/admin/reservations?oldrez=all', { token: own });
      const read = (stay: { id: string }) =>
        app.call('GET', `/v1/admin/reservations/${stay.id}`, { token: own });
      return {
        listed: list.body.content.items.map(({ id }: { id: string }) => id),
        statuses: [(await read(begun)).status, (await read(coming)).status],
      };
    };
    const [first, second] = [await seen(owner), await seen(buyer)];
    expect(first.listed).toContain(begun.id);
    expect(first.listed).not.toContain(coming.id);
    expect(first.statuses).toEqual([200, 404]);
    expect(second.listed).toEqual([coming.id]);
    expect(second.statuses).toEqual([404, 200]);
  });

  it('takes earlier stays along, too, when a wrong owner is corrected', async () => {
    const { owner, begun, paid, coming } = await sellingOwner();
    const right = await createOwner(app);
    const then = await later();
    await then.save(owner.villa.id, { owner_id: right.id, owner_since: null });
    expect(await accountOf(right)).toEqual({
      stays: [begun.code, coming.code],
      balance: 2 * PAYOUT,
    });
    expect(await accountOf(owner)).toEqual({ stays: [paid.code], balance: PAYOUT - 100_000 });
  });

  it('cannot change hands in advance', async () => {
    const { owner } = await sellingOwner();
    const buyer = await createOwner(app);
    const then = await later();
    const refused = await then.save(owner.villa.id, {
      owner_id: buyer.id,
      owner_since: '2027-06-19',
    });
    expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'facts.owner_since']);
  });

  it('is paid for by whoever took the money at the door', async () => {
    const owner = await createOwner(app);
    const stay = await sellWeek(app, token, owner, '2027-07-05');
    expect((await pay(stay, 'balance', 1_000_000, { method: 'to_owner' })).status).toBe(201);
    const buyer = await createOwner(app);
    await (await later()).save(owner.villa.id, { owner_id: buyer.id });
    expect(await ownerOf(stay)).toBe(owner.id);
  });
});

describe('a stay that moves to the villa of another owner', () => {
  const move = async ({ id }: { id: string }, villaId: number) => {
    const { version } = (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body
      .content;
    return app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version, villa_id: villaId },
    });
  };

  it('is that owner’s from then on, and the first’s again when it is undone', async () => {
    const [from, to] = [await createOwner(app), await createOwner(app)];
    const stay = await sellWeek(app, token, from, '2027-07-05');
    const moved = await move(stay, to.villa.id);
    expect(moved.status).toBe(200);
    expect(await accountOf(from)).toEqual({ stays: [], balance: 0 });
    expect(await accountOf(to)).toEqual({ stays: [stay.code], balance: PAYOUT });
    const undone = await app.call('POST', `/v1/admin/reservations/${stay.id}/undo`, {
      token,
      body: { token: moved.body.content.undo.token },
    });
    expect(undone.status).toBe(200);
    expect(await ownerOf(stay)).toBe(from.id);
  });

  it('is refused once the first owner was paid for it, whatever code writes', async () => {
    const [from, to] = [await createOwner(app), await createOwner(app)];
    const stay = await sellWeek(app, token, from, '2027-07-05');
    await pay(stay, 'owner_payout', 100_000);
    const refused = await move(stay, to.villa.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'OWNER_HAS_MONEY']);
    const { rows } = app.deps.db;
    const byHand = (values: object) =>
      rows.update(reservations).set(values).where(eq(reservations.id, stay.id)).run();
    const because = (message: string) => ({ cause: { message: expect.stringContaining(message) } });
    await expect(byHand({ villaId: to.villa.id })).rejects.toMatchObject(
      because('OWNER_HAS_MONEY'),
    );
    await expect(byHand({ ownerId: to.id })).rejects.toMatchObject(because('OWNER_OF_STAY'));
    await rows.update(villas).set({ ownerId: to.id }).where(eq(villas.id, from.villa.id)).run();
    expect(await ownerOf(stay)).toBe(from.id);
  });
});

it('owes an owner whose account got another role what it owed them before', async () => {
  const owner = await createOwner(app);
  await sellWeek(app, token, owner, '2027-06-14');
  await app.deps.db.rows.update(users).set({ role: 'CLERK' }).where(eq(users.id, owner.id)).run();
  expect((await accountOf(owner)).balance).toBe(PAYOUT);
  const then = await later();
  const due = await then.app.call('GET', '/v1/admin/payouts/proposal?until=2027-06-18', {
    token: then.clerk,
  });
  const proposed = due.body.content.owners as { owner: { id: number }; due: number }[];
  expect(proposed.find((row) => row.owner.id === owner.id)).toMatchObject({ due: PAYOUT });
  const report = await app.call('GET', '/v1/admin/reports/balances?month=2027-06', { token });
  expect(JSON.stringify(report.body.content)).toContain(`"id":${owner.id},`);
});
