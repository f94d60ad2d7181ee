import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { testApp } from '#tests/support/app.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import {
  answerSandbox,
  checkoutOf,
  dueOf,
  lastEntryOf,
  mailLink,
  startCard,
} from '#tests/support/card-payments.ts';
import { createUser, createVilla, quoteOf, requestWith, signIn } from '#tests/support/factories.ts';
import { moveStay, post } from '#tests/support/payments.ts';

/** A week at 4.321,37 ₺, of which a fifth is paid ahead, half up. */
const STAY = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const TOTAL = 7 * 432_137;
const PREPAYMENT = Math.floor((TOTAL * 20 + 50) / 100);
const BALANCE = TOTAL - PREPAYMENT;

/** Lira for one euro and dollar, one pair before each step of the stay. */
const RATES = [
  ['48.6', '41.9'],
  ['61.2345', '55.5'],
  ['12.07', '9.8765'],
  ['0.5', '0.4'],
  ['970', '880.0001'],
  ['33.3333', '29.99'],
];

it('keeps every amount in the kuruş of the quote, whatever the rates do meanwhile', async () => {
  const sent: OutgoingMail[] = [];
  const app = testApp({ mailer: { send: async (mail) => void sent.push(mail) } });
  const token = await signIn(app, (await createUser(app)).email);
  await useDemoMailTexts(app);
  const villa = await createVilla(app, {
    seasons: [{ from: '2026-01-01', to: '2028-12-31', lira: 4321.37 }],
  });

  const pairs = RATES.values();
  /** The next rates; visitors see them from now on. */
  const shake = async () => {
    const [euro, dollar] = pairs.next().value!;
    const rates = { euro_exchange_rate: euro, dollar_exchange_rate: dollar };
    const saved = await app.call('PUT', '/v1/admin/exchange/edit', { token, body: rates });
    expect(saved.status).toBe(200);
    const { body } = await app.call('GET', '/v1/website/contact');
    const shown = body.content.find(({ key }: { key: string }) => key === 'euro_exchange_rate');
    expect(shown.value).toBe(euro);
  };
  const read = async (path: string) => (await app.call('GET', path, { token })).body.content;
  const found = async () => {
    const query = `client=true&checkin=${STAY.checkIn}&checkout=${STAY.checkOut}`;
    const { items } = await read(`/v2/search?${query}`);
    return items.find(({ slug }: { slug: string }) => slug === villa.slug).price.total;
  };

  await shake();
  const quoted = await quoteOf(app, { slug: villa.slug, ...STAY });
  expect(quoted.body.content).toMatchObject({ total: TOTAL, prepayment: PREPAYMENT });
  expect(await found()).toBe(TOTAL);

  await shake();
  expect(await found()).toBe(TOTAL);
  const again = await quoteOf(app, { slug: villa.slug, ...STAY });
  expect(again.body.content).toMatchObject({ total: TOTAL, prepayment: PREPAYMENT });
  const asked = await requestWith(app, quoted.body.content.quoteToken);
  expect(asked.status).toBe(201);
  const code: string = asked.body.content.reservationCode;
  const { id } = (await read(`/v1/admin/reservations?reservation_id=${code}`)).items[0];
  const stay = { id, code, villaId: villa.id };
  const option = await moveStay(app, token, id, { status: 'option' });
  expect(option.body.content).toMatchObject({ total: TOTAL, prepayment: PREPAYMENT });

  await shake();
  const link = await mailLink(app, token, stay);
  expect((await dueOf(app, { link })).body.content).toMatchObject({ amount: PREPAYMENT });
  const started = await startCard(app, { link });
  expect(started.body.content.amount).toBe(PREPAYMENT);

  await shake();
  await answerSandbox(app, started.body.content.pageUrl);
  expect(await checkoutOf(app, stay)).toMatchObject({ amount: PREPAYMENT, currency: 'TRY' });
  const charged = await lastEntryOf(app, stay);
  expect(charged).toMatchObject({ kind: 'prepayment', amount: PREPAYMENT, currency: 'TRY' });
  const paid = await read(`/v1/admin/reservations/${id}`);
  expect(paid).toMatchObject({ status: 'confirmed', total: TOTAL, paid: PREPAYMENT, due: BALANCE });
  expect(paid.dues).toEqual({ prepayment: 0, extras: 0, parts: 0, atDoor: BALANCE });

  await shake();
  const balance = { reservation_id: code, kind: 'balance', method: 'fast', amount: BALANCE };
  expect((await post(app, token, '/v1/admin/transactions', balance)).status).toBe(201);
  expect(await read(`/v1/admin/reservations/${id}`)).toMatchObject({ paid: TOTAL, due: 0 });

  await shake();
  const ways = [
    { by: 'card', payment: charged.id, amount: PREPAYMENT },
    { by: 'fast', amount: BALANCE },
  ];
  const refund = { kept: 0, ways };
  const off = await moveStay(app, token, id, { status: 'cancelled', reason: 'Vazgeçti', refund });
  expect(off.body.content).toMatchObject({ paid: 0, off: { refundDue: 0 } });

  const ledger = await app.deps.db.read
    .select()
    .from(transactions)
    .where(and(eq(transactions.reservationId, id), eq(transactions.status, 'succeeded')));
  const line = (row: (typeof ledger)[number]) => `${row.kind} ${row.amount} ${row.currency}`;
  expect(ledger.map(line).toSorted()).toEqual([
    `balance ${BALANCE} TRY`,
    `prepayment ${PREPAYMENT} TRY`,
    `refund ${BALANCE} TRY`,
    `refund ${PREPAYMENT} TRY`,
  ]);
  const month = await read('/v1/admin/reports/reconciliation?month=2026-11');
  expect([month.opening, month.closing]).toEqual([0, 0]);

  app.clock.advanceMinutes(5);
  while ((await sendDueMails(app.deps)) > 0) continue;
  const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id));
  const texts = new Map(
    mails.map((row) => [row.template, sent.find((mail) => mail.id === row.id)?.text ?? '']),
  );
  expect(texts.get('iptal_bilgi')).toContain('İade edilecek: 30.249,59 ₺');
  for (const text of texts.values()) expect(text).not.toMatch(/[€$£]/);
});
