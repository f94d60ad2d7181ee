import { type ComponentProps, useState } from 'react';
import { type DurationUnits, unitOf } from '#domain/values/durations.ts';
import { useTypedNumber } from '#dashboard/form/use-typed-number.ts';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  units: DurationUnits;
  /** A number of the smallest unit, as settings are stored; the typed text when it is none. */
  value: string;
  onChange: (value: string) => void;
};

/** A duration as people say it: a number and its unit. */
export function DurationInput({ units, value, onChange, id, ...rest }: Props) {
  const [chosen, setChosen] = useState<DurationUnits[number] | null>(null);
  const amount = value === '' ? null : Number(value);
  const [unit, size] = chosen ?? unitOf(units, amount ?? 0);
  const give = (next: number | null) => onChange(next === null ? '' : String(next));
  const field = useTypedNumber(
    amount,
    (text) => readNumber(text, size),
    (stored) => String(stored / size).replace('.', ','),
  );
  return (
    <span className="grid grid-cols-[1fr_1fr] gap-2">
      <TextInput
        inputMode="decimal"
        className="figures text-right"
        id={id}
        value={field.text}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          // The unit stays that in which the number is typed: 60 minutes are no hour meanwhile.
          setChosen([unit, size] as DurationUnits[number]);
          give(field.type(target.value));
        }}
        {...rest}
      />
      <Select
        id={`${id}-unit`}
        aria-label="Birim"
        value={unit}
        onChange={({ target }) => {
          const next = units.find(([name]) => name === target.value) ?? units[0];
          setChosen(next);
          if (amount !== null) give((amount / size) * next[1]);
        }}
      >
        {units.map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </span>
  );
}

/** "1,5" hours → 90; null for an empty text, NaN for one that is no number. */
function readNumber(text: string, size: number): number | null {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  return /^\d{1,6}(\.\d{1,3})?$/.test(bare) ? Number(bare) * size : Number.NaN;
}
