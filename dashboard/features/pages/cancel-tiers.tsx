import { Plus, Trash2 } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';

type Values = { data: { tiers: CancelTier[] } };

/** How much of the prepayment is kept, by the days left to check-in; percent on the screen. */
export function CancelTiers({ control }: { control: Control<Values> }) {
  const { field, fieldState } = useController({ name: 'data.tiers', control });
  const tiers = field.value ?? [];
  const change = (index: number, part: Partial<CancelTier>) =>
    field.onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-xs font-medium text-soft">
        Kademeler: girişe kaç gün kala ön ödemenin yüzde kaçı kesilir
      </legend>
      {tiers.map((tier, index) => (
        <div key={index} className="flex items-center gap-2">
          <TextInput
            aria-label={`${index + 1}. kademe, girişe kalan gün`}
            inputMode="numeric"
            className="figures max-w-24 text-right"
            value={String(tier.daysBefore)}
            onChange={({ target }) => change(index, { daysBefore: Number(target.value) })}
          />
          <span className="text-soft">gün ve öncesi, kesinti %</span>
          <TextInput
            aria-label={`${index + 1}. kademe, kesinti yüzdesi`}
            inputMode="decimal"
            className="figures max-w-24 text-right"
            value={String(tier.keptRate / 100)}
            onChange={({ target }) =>
              change(index, { keptRate: Math.round(Number(target.value.replace(',', '.')) * 100) })
            }
          />
          <IconButton
            label={`${index + 1}. kademeyi sil`}
            onClick={() => field.onChange(tiers.toSpliced(index, 1))}
          >
            <Trash2 size={14} />
          </IconButton>
        </div>
      ))}
      {fieldState.error && (
        <p className="text-xs text-red">
          {fieldState.error.message ?? 'Gün ve yüzdeleri denetleyin.'}
        </p>
      )}
      <div>
        <Button onClick={() => field.onChange([...tiers, { daysBefore: 0, keptRate: 10_000 }])}>
          <Plus size={14} aria-hidden="true" />
          Kademe ekle
        </Button>
      </div>
    </fieldset>
  );
}
