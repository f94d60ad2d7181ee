/** The payment providers. `sandbox` is for the demo; it takes no money and needs no contract. */
export const PROVIDER_NAMES = ['sandbox', 'iyzico', 'paytr'] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

/**
 * Who carries what a bank asks for instalments: the guest, on top of the price, or the agency, out of
 * what it gets. It is set in the provider's panel; here it is what guests are told and reports are
 * compared with.
 */
export const INSTALLMENT_PAYERS = ['guest', 'agency'] as const;
export type InstallmentPayer = (typeof INSTALLMENT_PAYERS)[number];

export const PROVIDER_LABELS: Record<ProviderName, string> = {
  sandbox: 'Deneme (sandbox)',
  iyzico: 'iyzico',
  paytr: 'PayTR',
};
