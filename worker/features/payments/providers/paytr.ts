import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { PaytrAccount } from '#worker/platform/payment-accounts.ts';
import { equalInConstantTime } from '#worker/platform/secrets/signed-token.ts';
import { askProvider, kurusOf, liraText, refusedBy, textOf } from './ask-provider.ts';
import { minutesUntil, pageEnd } from './page-end.ts';
import { base64Text, LINK_HOURS, paytrLinkFields, SESSION_MINUTES } from './paytr-link.ts';
import {
  paytrCallToken,
  paytrNotificationHash,
  paytrPageToken,
  type PaytrTokenFields,
} from './paytr-signatures.ts';
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderPage,
  RawCallback,
  RefundOrder,
  RefundOutcome,
  Reported,
  Verified,
} from './port.ts';

/** PayTR's pages. Only its notification counts; the browser's return proves nothing. */
export function createPaytr(
  { outside, clock }: Pick<Deps, 'outside' | 'clock'>,
  account: PaytrAccount,
): PaymentProvider {
  const { merchantId, baseUrl } = account;
  const testMode = account.isTest ? '1' : '0';
  const ask = (path: string, fields: Record<string, string>) =>
    askProvider(outside, baseUrl + path, new URLSearchParams(fields));

  async function createCheckout(order: PaymentOrder): Promise<ProviderPage> {
    const expiresAt = pageEnd(clock, SESSION_MINUTES, order);
    const signed: PaytrTokenFields = {
      merchant_id: merchantId,
      user_ip: order.ip,
      merchant_oid: order.id,
      email: order.guest.email,
      payment_amount: String(order.amount),
      user_basket: base64Text(JSON.stringify([[order.title, liraText(order.amount), 1]])),
      no_installment: order.installments > 1 ? '0' : '1',
      max_installment: order.installments > 1 ? String(order.installments) : '0',
      currency: 'TL',
      test_mode: testMode,
    };
    const answer = await ask('/odeme/api/get-token', {
      ...signed,
      paytr_token: await paytrPageToken(account, signed),
      user_name: `${order.guest.firstName} ${order.guest.lastName}`.slice(0, 60),
      user_address: 'Türkiye',
      user_phone: order.guest.phone.replace('+', ''),
      merchant_ok_url: order.resultUrl,
      merchant_fail_url: order.resultUrl,
      timeout_limit: String(minutesUntil(clock, expiresAt)),
      debug_on: testMode,
      lang: order.speaks,
    });
    const token = textOf(answer, 'token');
    if (textOf(answer, 'status') !== 'success' || token === '') throw refusedBy('PayTR', answer);
    return { token, pageUrl: `${baseUrl}/odeme/guvenli/${token}`, expiresAt };
  }

  async function createLink(order: PaymentOrder): Promise<ProviderPage> {
    const expiresAt = pageEnd(clock, LINK_HOURS * 60, order);
    const fields = paytrLinkFields(order, expiresAt);
    const { name, price, currency, max_installment, link_type, lang, min_count } = fields;
    const answer = await ask('/odeme/api/link/create', {
      ...fields,
      merchant_id: merchantId,
      debug_on: testMode,
      paytr_token: await paytrCallToken(account, [
        name,
        price,
        currency,
        max_installment,
        link_type,
        lang,
        min_count,
      ]),
    });
    const pageUrl = textOf(answer, 'link');
    if (textOf(answer, 'status') !== 'success' || pageUrl === '') throw refusedBy('PayTR', answer);
    return { token: textOf(answer, 'id') || null, pageUrl, expiresAt };
  }

  async function verifyCallback({ body }: RawCallback): Promise<Verified> {
    const form = new URLSearchParams(body);
    const read = (name: string) => form.get(name) ?? '';
    const callbackId = read('callback_id');
    const [merchantOid, status] = [read('merchant_oid'), read('status')];
    const totalAmount = read('total_amount');
    const expected = await paytrNotificationHash(account, {
      callbackId,
      merchantOid,
      status,
      totalAmount,
    });
    if (!equalInConstantTime(read('hash'), expected)) return 'forged';
    if (!/^\d{1,13}$/.test(totalAmount) || !/^(success|failed)$/.test(status)) {
      throw new DomainError('malformed', 'MALFORMED');
    }
    const isTest = read('test_mode') === '1';
    const merchant = form.get('merchant_id') ?? merchantId;
    return {
      outcome: status === 'success' ? 'paid' : 'failed',
      amount: Number(totalAmount),
      currency: currencyOf(read('currency')),
      isOurs: isTest === account.isTest && merchant === merchantId,
      // The total includes the interest of instalments; we receive the amount that was asked for.
      withInterest: true,
      checkoutId: callbackId || merchantOid,
      providerRef: merchantOid,
      eventKey: `${merchantOid}:${status}`,
      failure: read('failed_reason_msg').slice(0, 300) || null,
    };
  }

  async function retrieve({ id }: { id: string }): Promise<Reported | null> {
    const answer = await ask('/odeme/durum-sorgu', {
      merchant_id: merchantId,
      merchant_oid: id,
      paytr_token: await paytrCallToken(account, [merchantId, id]),
    });
    // PayTR answers with an error for everything except a successful payment.
    if (textOf(answer, 'status') !== 'success') return null;
    const amount = kurusOf(textOf(answer, 'payment_amount'));
    return {
      outcome: 'paid',
      amount: Number.isNaN(amount) ? 0 : amount,
      currency: currencyOf(textOf(answer, 'currency')),
      isOurs: (textOf(answer, 'test_mode') === '1') === account.isTest,
      withInterest: true,
      checkoutId: id,
      providerRef: id,
      eventKey: `${id}:success`,
      failure: null,
    };
  }

  async function refund(order: RefundOrder): Promise<RefundOutcome> {
    const amount = liraText(order.amount);
    const answer = await ask('/odeme/iade', {
      merchant_id: merchantId,
      merchant_oid: order.providerRef,
      return_amount: amount,
      reference_no: order.id,
      paytr_token: await paytrCallToken(account, [merchantId, order.providerRef, amount]),
    });
    if (textOf(answer, 'status') === 'success') {
      return { status: 'done', providerRef: `${order.providerRef}/${order.id}` };
    }
    return { status: 'refused', why: textOf(answer, 'err_msg') || 'PayTR iadeyi kabul etmedi.' };
  }

  /** Deletes a link; PayTR's page for a guest who pays now only ends by itself. */
  async function closePage({ token, pageUrl }: { token: string | null; pageUrl: string }) {
    if (token === null || pageUrl.startsWith(`${baseUrl}/odeme/guvenli/`)) return;
    await ask('/odeme/api/link/delete', {
      merchant_id: merchantId,
      id: token,
      debug_on: testMode,
      paytr_token: await paytrCallToken(account, [token, merchantId]),
    });
  }

  return { name: 'paytr', createCheckout, createLink, verifyCallback, retrieve, refund, closePage };
}

/** PayTR calls the lira TL. */
const currencyOf = (text: string): string => (text === '' || text === 'TL' ? 'TRY' : text);
