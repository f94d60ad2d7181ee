import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { destructionLog } from '#drizzle/schema/privacy.ts';
import { payouts } from '#drizzle/schema/payouts.ts';
import { purge } from '#worker/features/privacy/purge/purge.ts';
import { SEALED_COLUMNS, sealAgain } from '#worker/platform/secrets/seal-again.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

let app: TestApp;
let runId: string;

/** A payout of June 2027: the law keeps it to the end of 2037. */
beforeAll(async () => {
  app = testApp({ now: '2027-05-01T09:00:00.000Z' });
  const token = await signIn(app, (await createUser(app)).email);
  const owner = await createOwner(app);
  await sellWeek(app, token, owner, '2027-06-14');
  const day = testApp({ now: '2027-06-18T09:00:00.000Z' });
  const clerk = await signIn(day, (await createUser(day)).email);
  const rows = [{ owner: owner.id, due: 350_000, amount: 300_000, reason: 'Avans düşüldü' }];
  const run = await post(day, clerk, '/v1/admin/payouts', { until: '2027-06-18', rows });
  runId = run.body.content.id;
});

const stored = async () =>
  (await app.deps.db.read.select().from(payouts).where(eq(payouts.runId, runId)))[0]!;

it('keeps names, IBANs and reasons of payouts for ten years from the end of their year, and then takes them all', async () => {
  const before = await stored();
  expect(before).toMatchObject({ holder: 'Şule Iğdır', reason: 'Avans düşüldü' });

  const lastMinute = testApp({ now: '2037-12-31T20:59:00.000Z' });
  await purge(lastMinute.deps);
  expect(await stored()).toEqual(before);

  const over = '2037-12-31T21:00:00.000Z';
  const later = testApp({ now: over });
  await purge(later.deps);
  expect(await stored()).toMatchObject({
    holder: 'Silinmiş kişi',
    iban: '',
    reason: null,
    amount: 300_000,
  });
  const log = await app.deps.db.read
    .select()
    .from(destructionLog)
    .where(eq(destructionLog.createdAt, over));
  expect(log.map(({ rule }) => rule)).toContain('payouts');

  const clerk = await signIn(later, (await createUser(later)).email);
  const shown = await later.call('GET', `/v1/admin/payouts/${runId}`, { token: clerk });
  expect(shown.body.content.payouts[0]).toMatchObject({ iban: '•••', amount: 300_000 });
  const file = await later.call('GET', `/v1/admin/payouts/${runId}/transfers.csv`, {
    token: clerk,
  });
  expect(file.status).toBe(404);
  const column = SEALED_COLUMNS.find(({ table }) => table === 'payouts')!;
  expect(await sealAgain(app.deps.db, app.deps.secrets.data, column)).toMatchObject({ lost: 0 });
});

it.each([
  ['the name alone', { holder: 'Başkası' }],
  ['the IBAN alone', { iban: '' }],
  ['the reason alone', { reason: 'Başka bir neden' }],
  ['both too early', { holder: 'Silinmiş kişi', iban: '', updatedAt: '2037-06-01T00:00:00.000Z' }],
])('lets nobody change %s', async (_, change) => {
  const owner = await createOwner(app);
  const id = crypto.randomUUID();
  await app.deps.db.rows.insert(payouts).values({
    id,
    runId,
    ownerId: owner.id,
    due: 1,
    amount: 1,
    holder: 'Şükrü Öz',
    iban: 'v2.x',
    createdAt: '2027-06-18T09:00:00.000Z',
    updatedAt: '2027-06-18T09:00:00.000Z',
  });
  await expect(
    app.deps.db.rows.update(payouts).set(change).where(eq(payouts.id, id)),
  ).rejects.toThrow();
});
