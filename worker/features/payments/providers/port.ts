import type { Kurus } from '#domain/values/money.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { PaymentReport } from '#domain/payments/settlement.ts';

/** What a guest is asked to pay, as every provider needs to know it. */
export type PaymentOrder = {
  /** Our checkout's id; the provider sends it back with every word about the payment. */
  id: string;
  amount: Kurus;
  currency: 'TRY';
  /** What is paid for, in a line. */
  title: string;
  guest: { firstName: string; lastName: string; email: string; phone: string };
  /** The guest's address as the platform saw it. */
  ip: string;
  /** Our page that tells how it went. */
  resultUrl: string;
  /** Where the provider's browser form comes back to, for providers that post one. */
  returnUrl: string;
  /** Where the provider's server tells how it went. */
  callbackUrl: string;
  /** Most instalments; 1 is a single payment. */
  installments: number;
  /** The hold that it is for ends then: the page may not stay open longer. Null: nothing ends it. */
  until: string | null;
};

/** A page of the provider. `token` is what the provider calls it. */
export type ProviderPage = { pageUrl: string; token: string | null; expiresAt: string };

/** A callback as it arrived: signatures are about the very bytes. */
export type RawCallback = { body: string; headers: Headers };

/** What a provider said about a checkout, proved to be from it. */
export type Reported = PaymentReport & {
  checkoutId: string;
  /** The provider's own name of the payment, the same however often it speaks of it. */
  providerRef: string;
  /** The same word twice has the same key. */
  eventKey: string;
  /** What the guest is told when it failed. */
  failure: string | null;
};

export type RefundOrder = {
  /** Our refund entry's id. */
  id: string;
  providerRef: string;
  amount: Kurus;
  currency: string;
  ip: string;
};

/** `unclear`: it may have happened; nobody may try again without looking. */
export type RefundOutcome =
  | { status: 'done'; providerRef: string }
  | { status: 'refused'; why: string }
  | { status: 'unclear' };

/**
 * Somebody who takes cards for us. Calls that ask the provider for something throw
 * `PROVIDER_FAILED` (503) when it cannot be reached or answers nonsense.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** A page for a guest who pays now. */
  createCheckout(order: PaymentOrder): Promise<ProviderPage>;
  /** A page that can be handed on and paid later, for as long as the provider keeps one. */
  createLink(order: PaymentOrder): Promise<ProviderPage>;
  /** What a callback says, once it is proved to be from the provider. */
  verifyCallback(callback: RawCallback): Promise<Verified>;
  /** Asks what became of a checkout; null while nothing is final. */
  retrieve(checkout: { id: string; token: string | null }): Promise<Reported | null>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
};

/** `forged`: not from the provider. `silent`: from it, but nothing to act on. */
export type Verified = 'forged' | 'silent' | Reported;
