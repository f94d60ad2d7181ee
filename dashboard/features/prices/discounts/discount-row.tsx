import { Trash2 } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import type { ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import type { DiscountValues } from './discount-values.ts';
import { DayField } from '#dashboard/form/day-field.tsx';

const DAYS = [
  ['bookFrom', 'Rezervasyon, ilk gün'],
  ['bookTo', 'Rezervasyon, son gün'],
  ['stayFrom', 'Konaklama, ilk gece'],
  ['stayTo', 'Konaklama, son gece'],
] as const;

const wholeNumber = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
};

type Props = {
  at: number;
  form: UseFormReturn<DiscountValues, unknown, ReplaceDiscountsInput>;
  onRemove: () => void;
};

/** One discount: how much, when it may be booked and which nights get cheaper. */
export function DiscountRow({ at, form, onRemove }: Props) {
  const { register, control, watch } = form;
  const kind = watch(`rows.${at}.kind`);
  return (
    <li className="flex items-start gap-2 border-b border-line pb-4 last:border-b-0">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 md:grid-cols-4">
        <Select label="Tür" {...register(`rows.${at}.kind`)}>
          <option value="early">Erken rezervasyon</option>
          <option value="long_stay">Uzun konaklama</option>
        </Select>
        <Controller
          control={control}
          name={`rows.${at}.rate`}
          render={({ field }) => <DecimalInput label="Oran" unit="%" {...field} />}
        />
        <TextInput
          label="En az gece"
          hint={kind === 'long_stay' ? 'Uzun konaklama için gerekir.' : ''}
          inputMode="numeric"
          {...register(`rows.${at}.minNights`, wholeNumber)}
        />
        <TextInput
          label="Girişten kaç gün önce"
          inputMode="numeric"
          {...register(`rows.${at}.daysBefore`, wholeNumber)}
        />
        {DAYS.map(([name, label]) => (
          <DayField
            key={name}
            label={label}
            control={control}
            name={`rows.${at}.${name}`}
            none={null}
          />
        ))}
      </div>
      <IconButton label={`${at + 1}. indirimi kaldır`} className="mt-5" onClick={onRemove}>
        <Trash2 size={14} />
      </IconButton>
    </li>
  );
}
