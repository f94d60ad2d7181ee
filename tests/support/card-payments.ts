import { and, eq } from 'drizzle-orm';
import { outbox } from '#drizzle/schema/mail.ts';
import { paymentAlarms, paymentCheckouts, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import {
  sandboxCallback,
  SANDBOX_MERCHANT,
  type SandboxEvent,
} from '#worker/features/payments/providers/sandbox.ts';
import type { Answer, TestApp } from './app.ts';
import { GUEST } from './factories.ts';
import { post, type Stay } from './payments.ts';

/** A guest starts a card payment, with code and e-mail or by a link's token. */
export function startCard(
  app: TestApp,
  who: { code: string } | { link: string },
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const body = 'link' in who ? who : { code: who.code, email: GUEST.email };
  return app.call('POST', '/v1/payment/checkout', { body, headers: { 'idempotency-key': key } });
}

/** A clerk mails a payment link; the token in it. */
export async function mailLink(app: TestApp, token: string, { code }: Stay, body: object = {}) {
  const asked = { reservation_id: code, ...body };
  const sent = await post(app, token, '/v1/admin/sendpaymentlink', asked);
  return new URL(sent.body.content.link).searchParams.get('baglanti')!;
}

export const dueOf = (app: TestApp, who: { code: string } | { link: string }) =>
  app.call('POST', '/v1/payment/due', {
    body: 'link' in who ? who : { code: who.code, email: GUEST.email },
  });

/** The newest checkout of a stay. */
export async function checkoutOf(app: TestApp, { id }: Stay) {
  const rows = await app.deps.db.read
    .select()
    .from(paymentCheckouts)
    .where(eq(paymentCheckouts.reservationId, id));
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]!;
}

/** The guest completes the sandbox's page. */
export function answerSandbox(
  app: TestApp,
  pageUrl: string,
  form: { act?: string; code?: string; play?: string } = {},
) {
  const body = new URLSearchParams({ act: 'pay', code: '123456', play: 'normal', ...form });
  return app.call('POST', new URL(pageUrl).pathname, { body });
}

/** Sends a callback of the sandbox's server, with a test's changes. */
export async function sandboxSays(
  app: TestApp,
  said: Partial<SandboxEvent> & { checkout: string },
  secret = 'test-sandbox-secret',
): Promise<Answer> {
  const payment = said.payment ?? crypto.randomUUID();
  const status = said.status ?? 'paid';
  const { body, headers } = await sandboxCallback(
    { secret },
    {
      event: `${payment}:${status}`,
      merchant: SANDBOX_MERCHANT,
      payment,
      status,
      amount: 700_000,
      currency: 'TRY',
      failure: null,
      ...said,
    },
  );
  return sendRaw(app, body, Object.fromEntries(headers));
}

export const sendRaw = (app: TestApp, body: string, headers: Record<string, string>) =>
  app.call('POST', '/v1/payment/callback/sandbox', {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Everything that payments write about a stay. */
export async function booksOf(app: TestApp, { id }: Stay) {
  const { read } = app.deps.db;
  const [[stay], entries, mails, alarms] = await Promise.all([
    read.select().from(reservations).where(eq(reservations.id, id)),
    read.select().from(transactions).where(eq(transactions.reservationId, id)),
    read.select().from(outbox).where(eq(outbox.reservationId, id)),
    read.select().from(paymentAlarms).where(eq(paymentAlarms.reservationId, id)),
  ]);
  return {
    status: stay!.status,
    entries: entries
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ kind, method, provider, amount, status }) => ({
        kind,
        method,
        provider,
        amount,
        status,
      })),
    mails: mails.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ template }) => template),
    alarms: alarms.map(({ kind, amount }) => `${kind} ${amount}`).toSorted(),
  };
}

/** The newest successful ledger entry of a stay. */
export async function lastEntryOf(app: TestApp, { id }: Stay) {
  const rows = await app.deps.db.read
    .select()
    .from(transactions)
    .where(and(eq(transactions.reservationId, id), eq(transactions.status, 'succeeded')));
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]!;
}
