import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { PaymentReport } from '#domain/payments/settlement.ts';

/** What a provider's page is written in: they know no other languages. */
export type SpokenByProviders = 'tr' | 'en';

export const spokenTo = (language: Language): SpokenByProviders =>
  language === FIRST_LANGUAGE ? 'tr' : 'en';

/** A payment request, with everything that every provider needs. */
export type PaymentOrder = {
  /** The id of our checkout; the provider returns it in every report. */
  id: string;
  amount: Kurus;
  currency: 'TRY';
  /** What is paid for, in a line. */
  title: string;
  speaks: SpokenByProviders;
  guest: { firstName: string; lastName: string; email: string; phone: string };
  /** The guest's IP address as the platform saw it. */
  ip: string;
  /** Our page that tells how it went. */
  resultUrl: string;
  /** Where the browser returns to, for providers that post a form. */
  returnUrl: string;
  /** Where the provider's server reports the result. */
  callbackUrl: string;
  /** Most instalments; 1 means a single payment. */
  installments: number;
  /** The end of the hold it is for: the page may not stay open longer. Null: no end. */
  until: string | null;
};

/** A page of the provider. `token` is the provider's id for it. */
export type ProviderPage = { pageUrl: string; token: string | null; expiresAt: string };

/** A callback as received: signatures cover the exact bytes. */
export type RawCallback = { body: string; headers: Headers };

/** A verified report of a provider about a checkout. */
export type Reported = PaymentReport & {
  checkoutId: string;
  /** The provider's own id of the payment, the same in every report. */
  providerRef: string;
  /** The same report has the same key when it is repeated. */
  eventKey: string;
  /** The message for the guest if it failed. */
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

/** `unclear`: it may have been executed; nobody may retry without checking. */
export type RefundOutcome =
  | { status: 'done'; providerRef: string }
  | { status: 'refused'; why: string }
  | { status: 'unclear' };

/**
 * A card provider. Calls that ask the provider for something throw `PROVIDER_FAILED` (503) when it
 * cannot be reached or gives an invalid answer.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** A page for a guest who pays now. */
  createCheckout(order: PaymentOrder): Promise<ProviderPage>;
  /** Creates a page that can be passed on and paid later, while the provider keeps it. */
  createLink(order: PaymentOrder): Promise<ProviderPage>;
  /** Verifies a callback and returns its report. */
  verifyCallback(callback: RawCallback): Promise<Verified>;
  /** Asks for the state of a checkout; null while nothing is final. */
  retrieve(checkout: { id: string; token: string | null }): Promise<Reported | null>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** Ends a page before its time; absent where the provider cannot. */
  closePage?(page: { token: string | null; pageUrl: string }): Promise<void>;
};

/**
 * `forged`: not from the provider. `silent`: from the provider, but without anything to process.
 */
export type Verified = 'forged' | 'silent' | Reported;
