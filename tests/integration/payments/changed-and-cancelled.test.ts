import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { pages } from '#drizzle/schema/content.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { answerSandbox, mailLink, startCard } from '#tests/support/card-payments.ts';
import { moveStay, post } from '#tests/support/payments.ts';
import { sellWeek } from '#tests/support/payouts.ts';

/** A week of May, then ten nights of June; nothing divides evenly. Lira a night, in kuruş below. */
const SEASONS = [
  { from: '2026-01-01', to: '2027-05-31', lira: 4321.37 },
  { from: '2027-06-01', to: '2028-12-31', lira: 5123.45 },
];
const MAY = '2027-05-10';
const JUNE = { checkIn: '2027-06-07', checkOut: '2027-06-17' };

/** Half up, as a clerk computes it: a share in whole percent. */
const percent = (amount: number, rate: number) => Math.floor((amount * rate + 50) / 100);
const lira = (kurus: number) => {
  const whole = String(Math.floor(kurus / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return kurus % 100 === 0 ? `${whole} ₺` : `${whole},${String(kurus % 100).padStart(2, '0')} ₺`;
};

const WEEK_PRICE = 7 * 432_137;
const LONG_PRICE = 10 * 512_345;

/** What the agency keeps of the prepayment 40 days before the arrival, in percent. */
const KEPT = 37;

type Case = {
  price: 'agreed' | 'new';
  /** Paid to the agency and to the owner beyond the prepayment. */
  balance: number;
  toOwner: number;
  /** Whether the owner has had what is due when the guest cancels. */
  isPaidOut: boolean;
  /** Whether the first prepayment was by card, which is refunded to the card first. */
  byCard: boolean;
};

const CASES: Case[] = (['agreed', 'new'] as const).flatMap((price) => [
  { price, balance: 0, toOwner: 0, isPaidOut: false, byCard: false },
  { price, balance: 100_001, toOwner: 0, isPaidOut: true, byCard: true },
  { price, balance: 0, toOwner: 33_333, isPaidOut: false, byCard: true },
  { price, balance: 50_007, toOwner: 77_777, isPaidOut: true, byCard: false },
]);

const sent: OutgoingMail[] = [];
const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) };
let app: TestApp;
beforeAll(async () => {
  app = testApp({ mailer });
  const { rows } = app.deps.db;
  await useDemoMailTexts(app);
  const tiers = [
    { daysBefore: 60, keptRate: 0 },
    { daysBefore: 30, keptRate: KEPT * 100 },
    { daysBefore: 0, keptRate: 10_000 },
  ];
  const data = { basis: 'prepayment', tiers };
  await rows
    .insert(pages)
    .values({ section: 'cancel', title: 'İptal', body: [], data })
    .onConflictDoUpdate({ target: pages.section, set: { data } });
});

/** The last mail of a subject, with what it says. */
async function mailOf(subject: string): Promise<string> {
  while ((await sendDueMails(app.deps)) > 0) continue;
  return sent.findLast((mail) => mail.subject.startsWith(subject))?.text ?? '';
}

it.each(CASES)(
  'is the same for guest, owner and books at the $price price ($balance, $toOwner, by card: $byCard)',
  async ({ price, balance, toOwner, isPaidOut, byCard }) => {
    app.clock.set('2026-11-21T09:00:00.000Z');
    let token = await signIn(app, (await createUser(app)).email);
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, {
      ownerId: owner.id,
      commissionRate: 1300,
      cleaningFee: 0,
      seasons: SEASONS,
    });
    const stay = await sellWeek(app, token, { villa }, MAY);
    const link = await guestLinkOf(app, token, stay.id);
    const read = async (path: string, as = token) => {
      const answer = await app.call('GET', path, { token: as });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.body.content;
    };
    const record = async (kind: string, method: string, amount: number) => {
      if (amount === 0) return;
      const entry = { reservation_id: stay.code, kind, method, amount, note: 'Deneme' };
      expect((await post(app, token, '/v1/admin/transactions', entry)).status).toBe(201);
    };
    const page = async () =>
      (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own;
    /** What the owner reads of June, and the office of the same. */
    const statement = async () => {
      const path = '/v1/admin/reports/statement?month=2027-06';
      const { stays, balance: left } = await read(`${path}&owner=${owner.id}`);
      const own = await read(path, await signIn(app, owner.email));
      expect([own.stays, own.balance]).toEqual([stays, left]);
      return { payout: stays[0]?.payout ?? 0, paidOut: stays[0]?.paid_out ?? 0, left };
    };
    /** Debit minus credit of the stay's accounts; those at zero are left out. */
    const books = async () => {
      const rows = await app.deps.db.rows.all<{ role: string; sum: number }>(
        sql`select role, sum(amount) as sum from journal_facts
          where reservation_id = ${stay.id} group by role having sum(amount) <> 0`,
      );
      expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(0);
      return Object.fromEntries(rows.map(({ role, sum }) => [role, sum]));
    };

    // The guest pays the prepayment of the week, and then comes in June.
    const before = percent(WEEK_PRICE, 20);
    if (byCard) {
      const started = await startCard(app, {
        link: await mailLink(app, token, { ...stay, villaId: villa.id }),
      });
      await answerSandbox(app, started.body.content.pageUrl);
    } else await record('prepayment', 'havale_eft', before);
    const total = price === 'agreed' ? WEEK_PRICE : LONG_PRICE;
    const prepayment = percent(total, 20);
    const commission = percent(total, 13);
    const { version } = await read(`/v1/admin/reservations/${stay.id}`);
    const moved = await app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: { version, ...JUNE, price, expectedTotal: total, notify: true },
    });
    expect([moved.status, moved.body.content.total]).toEqual([200, total]);
    app.clock.advanceMinutes(5);
    const told = await mailOf(`Konaklamanız değişti: ${stay.code}`);
    for (const line of [
      'Süre: 10 gece',
      `Toplam: ${lira(total)}`,
      `Ön ödeme: ${lira(prepayment)}`,
      `Girişte ödenecek: ${lira(total - prepayment)}`,
    ]) {
      expect(told).toContain(line);
    }

    await record('prepayment', 'fast', prepayment - before);
    await record('balance', 'havale_eft', balance);
    await record('balance', 'to_owner', toOwner);
    const paid = prepayment + balance + toOwner;
    const due = prepayment - commission + balance;
    expect(await statement()).toEqual({ payout: due, paidOut: 0, left: due });
    const standing = await page();
    expect(standing.reservation).toMatchObject({
      ...JUNE,
      total,
      prepayment,
      paid,
      dues: { prepayment: 0, extras: 0, parts: 0, atDoor: total - paid },
    });
    expect(
      standing.reservation.lines.reduce((sum: number, line: any) => sum + line.amount, 0),
    ).toBe(total);
    const voucher = JSON.stringify(await read(`/v1/admin/reservations/${stay.id}/voucher`));
    for (const amount of [total, paid, total - paid]) expect(voucher).toContain(lira(amount));
    // What the terms of the document promise is what the cancellation keeps below.
    const kept = percent(prepayment, KEPT);
    expect(voucher).toContain(JSON.stringify([lira(kept), lira(prepayment - kept)]).slice(1, -1));
    const paidOut = isPaidOut ? due : 0;
    await record('owner_payout', 'havale_eft', paidOut);
    expect(await statement()).toEqual({ payout: due, paidOut, left: due - paidOut });

    // Forty days before the arrival the guest cancels.
    app.clock.set('2027-04-28T09:00:00.000Z');
    token = await signIn(app, (await createUser(app)).email);
    const refund = paid - kept;
    expect((await page()).cancellation).toEqual({ kept, refund });
    const terms = await read(`/v1/admin/reservations/${stay.id}/refund?to=cancelled`);
    const byAgency = refund - toOwner;
    expect(terms).toMatchObject({ paid, days_left: 40, policy: { kept, refund } });
    // As the dialog proposes: to the card what came from it, the rest by transfer.
    const toCard = byCard ? Math.min(before, byAgency) : 0;
    expect(terms.cards.map(({ left }: { left: number }) => left)).toEqual(byCard ? [before] : []);
    const bank = { by: 'havale_eft', amount: byAgency - toCard };
    const card = { by: 'card', payment: terms.cards[0]?.payment, amount: toCard };
    const off = await moveStay(app, token, stay.id, {
      status: 'cancelled',
      reason: 'Plan değişti',
      refund: { kept, ways: [card, bank].filter(({ amount }) => amount > 0) },
    });
    expect(off.body.content).toMatchObject({
      paid: kept + toOwner,
      off: { kept, refundDue: toOwner },
    });
    app.clock.advanceMinutes(5);
    const cancelled = await mailOf(`Rezervasyonunuz iptal edildi: ${stay.code}`);
    expect(cancelled).toContain(`Ödediğiniz: ${lira(paid)}`);
    expect(cancelled).toContain(`Kesinti: ${lira(kept)}`);
    expect(cancelled).toContain(`İade edilecek: ${lira(refund)}`);
    // By transfer it is only written down until somebody has sent it.
    const ledger = await read(`/v1/admin/transactions?reservation_id=${stay.code}`);
    for (const { id, awaits_bank: isWaiting } of ledger.items) {
      if (!isWaiting) continue;
      const atBank = await post(app, token, `/v1/admin/transactions/${id}/sent`, undefined);
      expect(atBank.status).toBe(200);
    }
    await mailOf(`İadeniz gönderildi: ${stay.code}`);
    const refunds = sent.filter(({ subject }) => subject === `İadeniz gönderildi: ${stay.code}`);
    expect(refunds.map(({ text }) => /İade tutarı: (.*)/.exec(text)?.[1]).toSorted()).toEqual(
      [toCard, byAgency - toCard]
        .filter((amount) => amount > 0)
        .map(lira)
        .toSorted(),
    );
    expect(await statement()).toEqual({
      payout: 0 - toOwner,
      paidOut,
      left: 0 - toOwner - paidOut,
    });

    // The owner gives back what only the owner has, of the guest's and of the agency's.
    await record('refund', 'to_owner', toOwner);
    await record('payout_return', 'havale_eft', paidOut);
    expect(await statement()).toEqual({ payout: 0, paidOut: 0, left: 0 });
    const end = await page();
    expect([end.reservation.paid, end.reservation.dues, end.payable, end.cancellation]).toEqual([
      kept,
      { prepayment: 0, extras: 0, parts: 0, atDoor: 0 },
      [],
      null,
    ]);
    const inBank = kept - (byCard ? before - toCard : 0);
    const left = { bank: inBank, card: kept - inBank, kept: -kept };
    expect(await books()).toEqual(
      Object.fromEntries(Object.entries(left).filter(([, amount]) => amount !== 0)),
    );
    const refused = await app.call('GET', `/v1/admin/reservations/${stay.id}/voucher`, { token });
    expect([refused.status, refused.body.code]).toEqual([422, 'NOT_CONFIRMED']);
    const detail = await read(`/v1/admin/reservations/${stay.id}`);
    expect(detail).toMatchObject({ paid: kept, due: 0, off: { kept, refundDue: 0 } });
    const alarms = await app.deps.db.rows.all(
      sql`select kind from payment_alarms where reservation_id = ${stay.id} and resolved_at is null`,
    );
    expect(alarms).toEqual([]);
  },
);
