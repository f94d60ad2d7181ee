import type { Deps } from '#worker/platform/deps.ts';
import type { IyzicoAccount } from '#worker/platform/payment-accounts.ts';
import { randomHex } from '#worker/platform/ids.ts';
import { equalInConstantTime } from '#worker/platform/secrets/signed-token.ts';
import {
  askProvider,
  kurusOf,
  liraText,
  type ProviderAnswer,
  refusedBy,
  textOf,
} from './ask-provider.ts';
import { iyzicoOrder } from './iyzico-order.ts';
import { pageEnd } from './page-end.ts';
import {
  iyzicoAnswerSignature,
  iyzicoAuthorization,
  iyzicoWebhookSignature,
  signedAmount,
} from './iyzico-signatures.ts';
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

const PATHS = {
  initialize: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  detail: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  refund: '/v2/payment/refund',
};

/** Minutes that iyzico keeps a checkout form open if it does not say. */
const FORM_MINUTES = 30;

/**
 * iyzico's checkout form. Its webhooks and the browser's return only trigger a query: amounts are
 * taken from a signed answer of its server.
 */
export function createIyzico(
  { outside, clock }: Pick<Deps, 'outside' | 'clock'>,
  account: IyzicoAccount,
): PaymentProvider {
  const { secretKey } = account;

  async function ask(path: string, content: object): Promise<ProviderAnswer> {
    const body = JSON.stringify({ locale: 'tr', ...content });
    const random = randomHex(12);
    return askProvider(outside, account.baseUrl + path, body, {
      authorization: await iyzicoAuthorization(account, random, path, body),
      'x-iyzi-rnd': random,
    });
  }

  async function isSigned(answer: ProviderAnswer, fields: readonly string[]): Promise<boolean> {
    const expected = await iyzicoAnswerSignature(secretKey, fields);
    return equalInConstantTime(textOf(answer, 'signature'), expected);
  }

  async function createCheckout(order: PaymentOrder): Promise<ProviderPage> {
    const answer = await ask(PATHS.initialize, iyzicoOrder(order));
    const [token, pageUrl] = [textOf(answer, 'token'), textOf(answer, 'paymentPageUrl')];
    const signed = await isSigned(answer, [textOf(answer, 'conversationId'), token]);
    if (textOf(answer, 'status') !== 'success' || !pageUrl || !signed)
      throw refusedBy('iyzico', answer);
    const seconds = Number(textOf(answer, 'tokenExpireTime'));
    const minutes = seconds > 0 ? seconds / 60 : FORM_MINUTES;
    // The form cannot be closed early; a payment made on it after that counts as late.
    return { token, pageUrl, expiresAt: pageEnd(clock, minutes, order) };
  }

  async function retrieve({ token }: { token: string | null }): Promise<Reported | null> {
    if (token === null) return null;
    const answer = await ask(PATHS.detail, { token });
    // For an unknown or unused form the answer is a failure without a payment.
    if (textOf(answer, 'paymentStatus') === '') return null;
    const fields = ['paymentStatus', 'paymentId', 'currency', 'basketId', 'conversationId'];
    const signed = await isSigned(answer, [
      ...fields.map((field) => textOf(answer, field)),
      signedAmount(textOf(answer, 'paidPrice')),
      signedAmount(textOf(answer, 'price')),
      textOf(answer, 'token'),
    ]);
    if (!signed || textOf(answer, 'token') !== token) throw refusedBy('iyzico', answer);
    return toReported(answer);
  }

  async function verifyCallback({ body, headers }: RawCallback): Promise<Verified> {
    const hook = readJson(body);
    const said = {
      iyziEventType: textOf(hook, 'iyziEventType'),
      iyziPaymentId: textOf(hook, 'iyziPaymentId'),
      token: textOf(hook, 'token'),
      paymentConversationId: textOf(hook, 'paymentConversationId'),
      status: textOf(hook, 'status'),
    };
    const expected = await iyzicoWebhookSignature(secretKey, said);
    const signature = headers.get('x-iyz-signature-v3') ?? '';
    if (!equalInConstantTime(signature.toLowerCase(), expected)) return 'forged';
    if (said.token === '') return 'silent';
    const reported = await retrieve({ token: said.token });
    if (reported === null) return 'silent';
    const merchant = textOf(hook, 'merchantId');
    const isOurs = account.merchantId === null || merchant === account.merchantId;
    return { ...reported, isOurs: reported.isOurs && isOurs };
  }

  async function refund(order: RefundOrder): Promise<RefundOutcome> {
    const answer = await ask(PATHS.refund, {
      conversationId: order.id,
      paymentId: order.providerRef,
      price: liraText(order.amount),
      currency: order.currency,
      ip: order.ip,
    });
    if (textOf(answer, 'status') === 'success') {
      return { status: 'done', providerRef: `${order.providerRef}/${order.id}` };
    }
    return {
      status: 'refused',
      why: textOf(answer, 'errorMessage') || 'iyzico iadeyi kabul etmedi.',
    };
  }

  // iyzico keeps no page open longer than its form; the expiry says how long.
  return {
    name: 'iyzico',
    createCheckout,
    createLink: createCheckout,
    verifyCallback,
    retrieve,
    refund,
  };
}

/** The result in a signed answer; null while the payment is pending or under review. */
function toReported(answer: ProviderAnswer): Reported | null {
  const status = textOf(answer, 'paymentStatus');
  const outcome = status === 'SUCCESS' ? 'paid' : status === 'FAILURE' ? 'failed' : null;
  const isUnderReview = textOf(answer, 'fraudStatus') === '0';
  if (outcome === null || (outcome === 'paid' && isUnderReview)) return null;
  const providerRef = textOf(answer, 'paymentId');
  const amount = kurusOf(textOf(answer, 'paidPrice'));
  return {
    outcome,
    amount: Number.isNaN(amount) ? 0 : amount,
    currency: textOf(answer, 'currency'),
    isOurs: true,
    withInterest: Number(textOf(answer, 'installment') || 1) > 1,
    checkoutId: textOf(answer, 'conversationId') || textOf(answer, 'basketId'),
    providerRef,
    eventKey: `${textOf(answer, 'token')}:${providerRef}:${status}`,
    failure: outcome === 'failed' ? textOf(answer, 'errorMessage') || null : null,
  };
}

function readJson(body: string): ProviderAnswer {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as ProviderAnswer) : {};
  } catch {
    return {};
  }
}
