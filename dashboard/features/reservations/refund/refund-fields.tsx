import { formatKurus, formatRate } from '#domain/values/money.ts';
import type { RefundTerms } from '#domain/payments/refunds/give-back-schema.ts';
import { PROVIDER_LABELS, type ProviderName } from '#domain/payments/providers.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { Options, Select, TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { AmountRow } from '../detail/amount-row.tsx';
import {
  type HandWay,
  heldByOwner,
  leftDue,
  needsReason,
  type PlanProblems,
  type RefundPlan,
  splitPlan,
} from './plan.ts';

type Props = {
  terms: RefundTerms;
  plan: RefundPlan;
  /** Shown after the first attempt to send. */
  problems: PlanProblems;
  onChange: (change: Partial<RefundPlan>) => void;
};

/** The paid amount, what the terms retain of it, and how the rest is refunded; all editable. */
export function RefundFields({ terms, plan, problems, onChange }: Props) {
  const split = splitPlan(terms, plan);
  const due = leftDue(terms, plan);
  const held = heldByOwner(terms);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">İade</legend>
      <div className="grid gap-2 rounded-md bg-sunken px-3 py-2">
        <dl className="grid gap-1">
          <AmountRow name="Ödenen" amount={terms.paid} />
          {held > 0 && <AmountRow name="Bunun ev sahibinde olanı" amount={held} />}
          {terms.on_the_way > 0 && <AmountRow name="İadesi yolda" amount={-terms.on_the_way} />}
        </dl>
        {terms.paid > 0 && (
          <MoneyInput
            inline
            label="Kesinti"
            hint={policyText(terms)}
            error={problems.kept}
            value={plan.kept}
            onChange={(kept) => onChange({ kept, cards: {} })}
          />
        )}
        <dl className="border-t border-line pt-2">
          {split.byOwner > 0 && <AmountRow name="Ev sahibi geri verecek" amount={split.byOwner} />}
          <AmountRow
            name={held > 0 ? 'Bizim iade edeceğimiz' : 'İade edilecek'}
            amount={split.refund}
            strong
          />
        </dl>
      </div>
      {terms.paid > 0 && needsReason(terms, plan) && (
        <TextArea
          label="Kesinti neden koşullardan farklı?"
          error={problems.keptReason}
          rows={2}
          maxLength={500}
          className="min-h-14"
          value={plan.keptReason}
          onChange={({ target }) => onChange({ keptReason: target.value })}
        />
      )}
      {split.refund > 0 &&
        terms.cards.map((card) => (
          <MoneyInput
            inline
            key={card.payment}
            label={`Karta (${PROVIDER_LABELS[card.provider as ProviderName] ?? card.provider})`}
            hint={`${card.paid_at === null ? '' : `${formatTimestamp(card.paid_at)} ödemesi · `}en çok ${formatKurus(card.left)}`}
            error={problems.cards}
            value={split.cards.find(({ payment }) => payment === card.payment)?.amount ?? null}
            onChange={(amount) => onChange({ cards: { ...plan.cards, [card.payment]: amount } })}
          />
        ))}
      {split.byHand > 0 && (
        <HandFields
          label={`${terms.cards.length > 0 ? 'Kalan ' : ''}${formatKurus(split.byHand)}`}
          by={plan.by}
          onBy={(by) => onChange({ by })}
        />
      )}
      {split.byHand > 0 && (plan.by === 'havale_eft' || plan.by === 'fast') && (
        <TextInput
          label="Misafirin IBAN numarası (isteğe bağlı; yalnız ödeme kaydının notunda durur)"
          error={problems.iban}
          placeholder="TR…"
          className="figures"
          value={plan.iban}
          onChange={({ target }) => onChange({ iban: target.value })}
        />
      )}
      {terms.deposit > 0 && (
        <HandFields
          label={`Depozito ${formatKurus(terms.deposit)}`}
          by={plan.depositBy}
          onBy={(depositBy) => onChange({ depositBy })}
        />
      )}
      {split.byOwner > 0 && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {formatKurus(split.byOwner)} ev sahibinde. Misafire geri verince ödemelere “İade”, “
          {TRANSACTION_METHOD_LABELS.to_owner}” olarak yazın; o zamana kadar uyarılarda görünür.
        </p>
      )}
      {due > 0 && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {formatKurus(due)} “İade bekliyor” olarak durur; iade edilene kadar uyarılarda görünür.
        </p>
      )}
      {split.refund + terms.deposit > due && (
        <Tick checked={plan.notify} onChange={({ target }) => onChange({ notify: target.checked })}>
          Misafire iade e-postası gönder
        </Tick>
      )}
    </fieldset>
  );
}

const WAYS: [HandWay, string][] = [
  ['havale_eft', TRANSACTION_METHOD_LABELS.havale_eft],
  ['fast', TRANSACTION_METHOD_LABELS.fast],
  ['cash', TRANSACTION_METHOD_LABELS.cash],
  ['later', 'Sonra iade et'],
];

type HandProps = { label: string; by: HandWay; onBy: (by: HandWay) => void };

function HandFields({ label, by, onBy }: HandProps) {
  return (
    <Select
      inline
      label={label}
      value={by}
      onChange={({ target }) => onBy(target.value as HandWay)}
    >
      <Options of={WAYS} />
    </Select>
  );
}

/** What the terms say of this day, as a clerk reads it to a guest on the phone. */
function policyText({ tier, policy, status, day, days_left: days }: RefundTerms): string {
  const kept = formatKurus(policy.kept);
  if (status === 'rejected') return 'Talebi biz geri çevirdik: kesinti yok.';
  if (tier === null) return 'İptal koşullarında kademe yok: kesinti yok.';
  const when = days > 0 ? `girişe ${days} gün kala` : 'giriş günü ve sonrası';
  return `Koşullara göre (${formatShownDay(day)}, ${when}): ön ödemenin ${formatRate(tier.keptRate)} kadarı, ${kept}.`;
}
