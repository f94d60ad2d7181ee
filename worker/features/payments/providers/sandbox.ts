import * as z from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import type { SandboxAccount } from '#worker/platform/payment-accounts.ts';
import { equalInConstantTime, signToken } from '#worker/platform/secrets/signed-token.ts';
import { pageEnd } from './page-end.ts';
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderPage,
  RawCallback,
  Reported,
  Verified,
} from './port.ts';
import { findTold, type SandboxPayment, takeBack } from './sandbox-books.ts';

export const SANDBOX_MERCHANT = 'KIYI-SANDBOX';
const SANDBOX_SIGNATURE = 'x-sandbox-signature';

const SESSION_MINUTES = 30;
const LINK_MINUTES = 72 * 60;

/** What the sandbox's server sends. */
const SandboxEvent = z.object({
  event: z.string(),
  merchant: z.string(),
  checkout: z.string(),
  payment: z.string(),
  status: z.enum(['paid', 'failed']),
  amount: z.int(),
  currency: z.string(),
  failure: z.string().nullable(),
});
export type SandboxEvent = z.infer<typeof SandboxEvent>;

/** A callback of the sandbox with a signature over its whole body. */
export async function sandboxCallback(
  { secret }: SandboxAccount,
  event: SandboxEvent,
): Promise<RawCallback> {
  const body = JSON.stringify(event);
  const headers = new Headers({ [SANDBOX_SIGNATURE]: await hmacHex(secret, body) });
  return { body, headers };
}

/** The sandbox's report about a payment in its books. */
export const toEvent = (payment: SandboxPayment): SandboxEvent => ({
  event: `${payment.id}:${payment.outcome}`,
  merchant: SANDBOX_MERCHANT,
  checkout: payment.checkoutId,
  payment: payment.id,
  status: payment.outcome,
  amount: payment.amount,
  currency: 'TRY',
  failure: payment.failure,
});

/**
 * A simulated provider: its own 3-D Secure page, books and signed callbacks, which may fail,
 * repeat, be delayed or be forged. It takes no money.
 */
export function createSandbox(
  deps: Pick<Deps, 'db' | 'clock' | 'siteUrl'>,
  account: SandboxAccount,
): PaymentProvider {
  async function page(order: PaymentOrder, minutes: number): Promise<ProviderPage> {
    const expiresAt = pageEnd(deps.clock, minutes, order);
    const token = await signToken(account.secret, 'sandbox-page', {
      checkout: order.id,
      expiresAt,
    });
    return { token, pageUrl: `${deps.siteUrl}/v1/payment/sandbox/${token}`, expiresAt };
  }

  async function verifyCallback({ body, headers }: RawCallback): Promise<Verified> {
    const expected = await hmacHex(account.secret, body);
    if (!equalInConstantTime(headers.get(SANDBOX_SIGNATURE) ?? '', expected)) return 'forged';
    const event = SandboxEvent.safeParse(readBody(body));
    if (!event.success) throw new DomainError('malformed', 'MALFORMED');
    return toReported(event.data);
  }

  return {
    name: 'sandbox',
    createCheckout: (order) => page(order, SESSION_MINUTES),
    createLink: (order) => page(order, LINK_MINUTES),
    verifyCallback,
    retrieve: async ({ id }) => {
      const told = await findTold(deps.db, id, instant(deps.clock));
      return told && toReported(toEvent(told));
    },
    refund: async ({ providerRef, amount, id }) => {
      const done = await takeBack(deps.db, providerRef, amount);
      return done
        ? { status: 'done', providerRef: `${providerRef}/${id}` }
        : { status: 'refused', why: 'Bu ödemede iade edilecek o kadar tutar yok.' };
    },
  };
}

function toReported(event: SandboxEvent): Reported {
  return {
    outcome: event.status,
    amount: event.amount,
    currency: event.currency,
    isOurs: event.merchant === SANDBOX_MERCHANT,
    withInterest: false,
    checkoutId: event.checkout,
    providerRef: event.payment,
    eventKey: event.event,
    failure: event.failure,
  };
}

function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
