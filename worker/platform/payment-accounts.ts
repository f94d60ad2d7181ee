import type { ProviderName } from '#domain/payments/providers.ts';

export type SandboxAccount = { secret: string };

export type IyzicoAccount = {
  apiKey: string;
  secretKey: string;
  /** The account's id, to compare with webhooks; null: not compared. */
  merchantId: string | null;
  baseUrl: string;
};

export type PaytrAccount = {
  merchantId: string;
  merchantKey: string;
  merchantSalt: string;
  isTest: boolean;
  baseUrl: string;
};

/** Accounts at card providers; null when the secrets are not set. */
export type PaymentAccounts = {
  sandbox: SandboxAccount | null;
  iyzico: IyzicoAccount | null;
  paytr: PaytrAccount | null;
};

/** Secrets and variables of the platform; docs/operations.md says where each comes from. */
export type PaymentEnv = {
  /** `1` on a developer's machine only: anybody could confirm a stay without paying. */
  PAYMENT_SANDBOX?: string;
  IYZICO_API_KEY?: string;
  IYZICO_SECRET_KEY?: string;
  IYZICO_MERCHANT_ID?: string;
  /** `https://sandbox-api.iyzipay.com` for iyzico's own test environment. */
  IYZICO_BASE_URL?: string;
  PAYTR_MERCHANT_ID?: string;
  PAYTR_MERCHANT_KEY?: string;
  PAYTR_MERCHANT_SALT?: string;
  /** `1`: only payments of PayTR's test mode are accepted. */
  PAYTR_TEST_MODE?: string;
  PAYTR_BASE_URL?: string;
};

/** The secrets required before a provider can be chosen, and what its own panel calls them. */
export const PROVIDER_SECRETS: Record<
  ProviderName,
  readonly (readonly [variable: keyof PaymentEnv, name: string])[]
> = {
  sandbox: [['PAYMENT_SANDBOX', 'deneme kipi']],
  iyzico: [
    ['IYZICO_API_KEY', 'API anahtarı'],
    ['IYZICO_SECRET_KEY', 'güvenlik anahtarı'],
  ],
  paytr: [
    ['PAYTR_MERCHANT_ID', 'mağaza no'],
    ['PAYTR_MERCHANT_KEY', 'mağaza parola'],
    ['PAYTR_MERCHANT_SALT', 'mağaza gizli anahtar'],
  ],
};

export function createPaymentAccounts(env: PaymentEnv, dataSecret: string): PaymentAccounts {
  const isReady = (name: ProviderName) =>
    PROVIDER_SECRETS[name].every(([variable]) => env[variable]);
  return {
    sandbox: env.PAYMENT_SANDBOX === '1' ? { secret: `payment-sandbox:${dataSecret}` } : null,
    iyzico: isReady('iyzico')
      ? {
          apiKey: env.IYZICO_API_KEY ?? '',
          secretKey: env.IYZICO_SECRET_KEY ?? '',
          merchantId: env.IYZICO_MERCHANT_ID || null,
          baseUrl: withoutSlash(env.IYZICO_BASE_URL || 'https://api.iyzipay.com'),
        }
      : null,
    paytr: isReady('paytr')
      ? {
          merchantId: env.PAYTR_MERCHANT_ID ?? '',
          merchantKey: env.PAYTR_MERCHANT_KEY ?? '',
          merchantSalt: env.PAYTR_MERCHANT_SALT ?? '',
          isTest: env.PAYTR_TEST_MODE === '1',
          baseUrl: withoutSlash(env.PAYTR_BASE_URL || 'https://www.paytr.com'),
        }
      : null,
  };
}

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');
