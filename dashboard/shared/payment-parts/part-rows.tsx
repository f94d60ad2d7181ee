import { Plus, Trash2 } from 'lucide-react';
import { MAX_PARTS, type PartRule } from '#domain/payments/part-schema.ts';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';

type Props = {
  value: readonly PartRule[];
  onChange: (rules: PartRule[]) => void;
  error: string | undefined;
};

/** Interim payments before the arrival: when, and how much of the stay's price. */
export function PartRows({ value, onChange, error }: Props) {
  const change = (index: number, part: Partial<PartRule>) =>
    onChange(value.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  return (
    <div className="grid gap-2">
      {value.map(({ daysBefore, rate }, index) => (
        <div key={index} className="flex flex-wrap items-center gap-2">
          <TextInput
            aria-label={`${index + 1}. ara ödeme, girişten kaç gün önce`}
            inputMode="numeric"
            className="figures max-w-16 text-right"
            value={daysBefore === 0 ? '' : String(daysBefore)}
            onChange={({ target }) =>
              change(index, { daysBefore: Number(target.value.replace(/\D/g, '')) })
            }
          />
          <span className="text-soft">gün önce, konaklama tutarının</span>
          <span className="w-24">
            <DecimalInput
              aria-label={`${index + 1}. ara ödeme, tutarın yüzdesi`}
              unit="%"
              value={rate}
              onChange={(next) => change(index, { rate: next ?? 0 })}
            />
          </span>
          <IconButton
            label={`${index + 1}. ara ödemeyi sil`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            <Trash2 size={14} />
          </IconButton>
        </div>
      ))}
      {error && <p className="text-xs text-red">{error}</p>}
      {value.length < MAX_PARTS && (
        <div>
          <Button
            onClick={() =>
              onChange([...value, NEXT[value.length] ?? { daysBefore: 7, rate: 1000 }])
            }
          >
            <Plus size={14} aria-hidden="true" />
            Ara ödeme ekle
          </Button>
        </div>
      )}
    </div>
  );
}

/** What agencies usually ask for: 60 and 30 days before. */
const NEXT: readonly PartRule[] = [
  { daysBefore: 60, rate: 2500 },
  { daysBefore: 30, rate: 2500 },
];
