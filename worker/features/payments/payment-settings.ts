import { refused } from '#domain/errors.ts';
import type { PaymentSettings, PaymentSettingsInput } from '#domain/payments/operations-schema.ts';
import { PROVIDER_LABELS, PROVIDER_NAMES, type ProviderName } from '#domain/payments/providers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { PROVIDER_SECRETS } from '#worker/platform/payment-accounts.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { differences, storeSettings } from '#worker/features/settings/stored-settings.ts';
import { selectCardSettings } from './checkout/checkout-queries.ts';
import { toCardSettings } from './providers/find-provider.ts';

type Row = { key: string; value: string };

/** Who takes cards, and who could. */
export async function showPaymentSettings(deps: Deps): Promise<PaymentSettings> {
  return toPaymentSettings(deps, await selectCardSettings(deps.db));
}

/**
 * Chooses the card provider from now on. Open payment pages stay with the provider that created
 * them. @throws `PROVIDER_NOT_READY` (422) for one whose secrets are not set.
 */
export async function savePaymentSettings(
  deps: Deps,
  input: PaymentSettingsInput,
  actor: Actor,
): Promise<PaymentSettings> {
  const { payment_provider: chosen } = input;
  if (chosen !== 'none' && deps.payments[chosen] === null) {
    const message = `${PROVIDER_LABELS[chosen]} kurulmamış. Kurulumu yapan kişi sunucuda tanımlamalı: ${namesOf(chosen).join(', ')}.`;
    throw refused('PROVIDER_NOT_READY', message, [{ path: 'payment_provider', message }]);
  }
  const rows = await selectCardSettings(deps.db);
  const wanted = {
    payment_provider: chosen,
    payment_installments: String(input.payment_installments),
    ...(input.payment_installment_fee && {
      payment_installment_fee: input.payment_installment_fee,
    }),
    ...(input.payment_parts && { payment_parts: JSON.stringify(input.payment_parts) }),
  };
  const { before, after } = differences(rows, wanted);
  if (Object.keys(after).length > 0) {
    const write = beginWrite(deps, actor);
    await write.run([
      ...storeSettings(write.now, 'payment', after),
      write.audit('settings.update', 'payment', { before, after }),
    ]);
  }
  const kept = rows.filter(({ key }) => !(key in wanted));
  const saved = Object.entries(wanted).map(([key, value]) => ({ key, value }));
  return toPaymentSettings(deps, [...kept, ...saved]);
}

function toPaymentSettings(deps: Deps, rows: readonly Row[]): PaymentSettings {
  const { provider, installments, installmentFee, parts } = toCardSettings(deps, rows);
  return {
    payment_provider: provider ?? 'none',
    payment_installments: installments,
    payment_installment_fee: installmentFee,
    payment_parts: parts,
    providers: PROVIDER_NAMES.map((name) => {
      const ready = deps.payments[name] !== null;
      return {
        name,
        label: PROVIDER_LABELS[name],
        ready,
        missing: ready ? [] : namesOf(name),
        callback_url: `${deps.siteUrl}/v1/payment/callback/${name}`,
      };
    }),
  };
}

/** What a provider's own panel calls its secrets. */
const namesOf = (provider: ProviderName): string[] =>
  PROVIDER_SECRETS[provider].map(([, name]) => name);
