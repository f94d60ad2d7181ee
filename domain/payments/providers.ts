/** The payment providers. `sandbox` is for the demo; it takes no money and needs no contract. */
export const PROVIDER_NAMES = ['sandbox', 'iyzico', 'paytr'] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const PROVIDER_LABELS: Record<ProviderName, string> = {
  sandbox: 'Deneme (sandbox)',
  iyzico: 'iyzico',
  paytr: 'PayTR',
};
