import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { pushes, pushSubscriptions } from '#drizzle/schema/push.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import { composePush } from '#worker/features/push/compose-push.ts';
import { listDue } from '#worker/features/push/queries.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { moveStay } from '#tests/support/payments.ts';

let app: TestApp;
let token: string;
let sent: OutgoingMail[];
beforeEach(async () => {
  sent = [];
  const mailer = {
    send: async (mail: OutgoingMail) => {
      sent.push(mail);
    },
  };
  app = testApp({ now: '2027-05-01T09:00:00.000Z', mailer });
  await useDemoMailTexts(app);
  token = await signIn(app, (await createUser(app)).email);
});

type Owner = Awaited<ReturnType<typeof createOwner>>;

async function soldTo(owner: Owner) {
  const stay = await sellWeek(app, token, owner, '2027-06-21');
  await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, stay.id));
  return stay;
}

const put = async (id: string, body: object) => {
  const { version } = (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body
    .content;
  const saved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
    token,
    body: { version, ...body },
  });
  expect(saved.status).toBe(200);
  return saved.body.content;
};

/** The mails that leave once nothing can be undone any more, to whom and what about. */
async function leaving(): Promise<[to: string, subject: string][]> {
  await sendDueMails(app.deps);
  expect(sent.filter(({ subject }) => / evinize | değişti|uzadı|kısaldı/.test(subject))).toEqual(
    [],
  );
  app.clock.advanceMinutes(1);
  await sendDueMails(app.deps);
  // By their name.
  expect(sent.filter(({ text }) => !/^Merhaba \p{L}[\p{L} ]+,/u.test(text))).toEqual([]);
  return sent.map(({ to, subject }) => [to, subject.split(':')[0]!]);
}

it.each([
  [{ checkIn: '2027-06-22', checkOut: '2027-06-29' }, 'Rezervasyonun tarihleri değişti'],
  [{ checkOut: '2027-06-30', price: 'new' }, 'Konaklama uzadı'],
  [{ checkOut: '2027-06-26', price: 'new' }, 'Konaklama kısaldı'],
  [{ adults: 3 }, 'Kişi sayısı değişti'],
])('tells the owner of %j once it stands', async (change, subject) => {
  const owner = await createOwner(app);
  const stay = await soldTo(owner);
  await put(stay.id, change);
  expect(await leaving()).toEqual([[owner.email, subject]]);
});

it('tells both owners of a stay that goes from one to the other, and one of another house', async () => {
  const [one, other] = [await createOwner(app), await createOwner(app)];
  const stay = await soldTo(one);
  await put(stay.id, { villa_id: other.villa.id, price: 'new' });
  const told = await leaving();
  expect(told.toSorted()).toEqual(
    [
      [one.email, 'Rezervasyon evinizden alındı'],
      [other.email, 'Evinize bir rezervasyon alındı'],
    ].toSorted(),
  );
  // The first owner reads about their own house.
  expect(sent.find(({ to }) => to === one.email)?.subject).toContain(await nameOf(one.villa.id));
});

it.each([0, 1])('leaves it to a clerk to tell one of them who has no address: %i', async (who) => {
  const owners = [await createOwner(app), await createOwner(app)] as const;
  const stay = await soldTo(owners[0]);
  await app.deps.db.rows.update(users).set({ email: '' }).where(eq(users.id, owners[who]!.id));
  await put(stay.id, { villa_id: owners[1].villa.id, price: 'new' });
  expect((await leaving()).map(([to]) => to)).toEqual([owners[1 - who]!.email]);
  const told = await app.deps.db.rows
    .select({ id: outbox.id, to: outbox.variables, status: outbox.status })
    .from(outbox)
    .where(eq(outbox.template, 'sahip_degisiklik'));
  expect(told.map(({ to, status }) => [to.owner_id, status])).toEqual(
    expect.arrayContaining([
      [String(owners[who]!.id), 'by_hand'],
      [String(owners[1 - who]!.id), 'sent'],
    ]),
  );
  // Over the owner's own phone, never the guest's.
  const phone = '+905320000077';
  await app.deps.db.rows
    .update(userDetails)
    .set({ phone })
    .where(eq(userDetails.userId, owners[who]!.id));
  const byHand = told.find(({ status }) => status === 'by_hand')!;
  const handed = await app.call('POST', `/v1/admin/outbox/${byHand.id}/handover`, { token });
  expect(handed.body.content.phone).toBe(phone);
});

const nameOf = async (id: number) =>
  (await app.deps.db.rows.all<{ name: string }>(sql`select name from villas where id = ${id}`))[0]!
    .name;

it('sends one mail for what is corrected at once, and none for what is undone', async () => {
  const [one, other] = [await createOwner(app), await createOwner(app)];
  const stay = await soldTo(one);
  await put(stay.id, { checkOut: '2027-06-30', price: 'new' });
  await put(stay.id, { checkOut: '2027-06-29', price: 'new' });
  expect(await leaving()).toEqual([[one.email, 'Konaklama uzadı']]);
  expect(sent[0]?.text).toContain('Süre: 7 gece yerine 8 gece');

  sent.length = 0;
  const moved = await put(stay.id, { villa_id: other.villa.id, price: 'new' });
  const back = await app.call('POST', `/v1/admin/reservations/${stay.id}/undo`, {
    token,
    body: { token: moved.undo.token },
  });
  expect(back.status).toBe(200);
  expect(await leaving()).toEqual([]);
});

it('tells of a cancellation and of a guest who did not come', async () => {
  const owner = await createOwner(app);
  const off = await soldTo(owner);
  await moveStay(app, token, off.id, { status: 'cancelled', reason: 'Vazgeçti' });
  const gone = await sellWeek(app, token, owner, '2027-05-01');
  await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, gone.id));
  await moveStay(app, token, gone.id, { status: 'no_show' });
  const told = await leaving();
  expect(told.filter(([to]) => to === owner.email).map(([, subject]) => subject)).toEqual([
    'Rezervasyon iptal edildi',
    'Misafir gelmedi',
  ]);
});

it('says nothing of what does not touch the house', async () => {
  const owner = await createOwner(app);
  const stay = await soldTo(owner);
  await put(stay.id, { agencyNote: 'Arandı' });
  await put(stay.id, { checkIn: '2027-06-21' });
  expect(await leaving()).toEqual([]);
});

it('goes to the devices on which the owner chose it, too', async () => {
  const owner = await createOwner(app);
  const other = await createOwner(app);
  const kinds = ['change' as const];
  for (const { id } of [owner, other]) {
    await app.deps.db.rows.insert(pushSubscriptions).values({
      id: `device-${id}`,
      userId: id,
      sessionId: 's',
      endpoint: 'https://push.example/1',
      p256dh: 'a',
      auth: 'b',
      kinds,
    });
  }
  const stay = await soldTo(owner);
  const read = () => listDue(app.deps.db, app.clock.now().toISOString(), 50);
  // The question whether the house is free, which came with the request.
  const asked = new Set((await read()).map(({ push }) => push.subjectId));
  await put(stay.id, { checkOut: '2027-06-30', price: 'new' });
  const due = async () =>
    (await read()).filter(({ push }) => push.kind === 'change' && !asked.has(push.subjectId));
  expect(await due()).toEqual([]);
  app.clock.advanceMinutes(1);
  const [push, ...more] = await due();
  expect(more).toEqual([]);
  expect(push?.to.userId).toBe(owner.id);
  expect(composePush(push!)).toMatchObject({ title: 'Konaklama uzadı' });
  await put(stay.id, { checkOut: '2027-06-28', price: 'new' });
  expect(composePush((await due())[0]!)).toBeNull();
  await app.deps.db.rows.delete(pushes);
});
