import { type PartRule, readPartsText } from '#domain/payments/part-schema.ts';
import {
  type InstallmentPayer,
  PROVIDER_NAMES,
  type ProviderName,
} from '#domain/payments/providers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { createIyzico } from './iyzico.ts';
import { createPaytr } from './paytr.ts';
import type { PaymentProvider } from './port.ts';
import { createSandbox } from './sandbox.ts';

/** A provider by name; null when its secrets are not set. */
export function findProvider(deps: Deps, name: ProviderName): PaymentProvider | null {
  const { sandbox, iyzico, paytr } = deps.payments;
  switch (name) {
    case 'sandbox':
      return sandbox && createSandbox(deps, sandbox);
    case 'iyzico':
      return iyzico && createIyzico(deps, iyzico);
    case 'paytr':
      return paytr && createPaytr(deps, paytr);
  }
}

/** The settings for cards. */
type CardSettings = {
  provider: ProviderName | null;
  installments: number;
  installmentFee: InstallmentPayer;
  /** The agency's interim payments. */
  parts: PartRule[];
};

/** The current card provider: the chosen one, or in a demo the sandbox until one is chosen. */
export function toCardSettings(
  deps: Pick<Deps, 'payments'>,
  rows: readonly { key: string; value: string }[],
): CardSettings {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
  const chosen = value('payment_provider') || 'sandbox';
  const provider = PROVIDER_NAMES.find((name) => name === chosen) ?? null;
  const installments = Number(value('payment_installments'));
  return {
    provider: provider !== null && deps.payments[provider] !== null ? provider : null,
    installments: Number.isInteger(installments) && installments > 0 ? installments : 1,
    installmentFee: value('payment_installment_fee') === 'agency' ? 'agency' : 'guest',
    parts: readPartsText(value('payment_parts')),
  };
}
