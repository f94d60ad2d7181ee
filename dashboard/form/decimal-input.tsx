import type { ComponentProps } from 'react';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { withLabel } from '#dashboard/ui/field.tsx';
import { UnitBox } from './unit-box.tsx';
import { useTypedNumber } from './use-typed-number.ts';
import { cx } from '#dashboard/ui/class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus'> & {
  /** In hundredths: basis points of a percentage, centimetres of a metre. Null while empty. */
  value: number | null;
  onChange: (hundredths: number | null) => void;
  /** Shown behind the number: "%", "m". */
  unit: string;
};

/** A number with up to two decimals as Turkish writes it (`12,5`); the form holds hundredths. */
export const DecimalInput = withLabel((props: Props) => {
  const { value, onChange, onBlur, unit, className, ...rest } = props;
  const field = useTypedNumber(value, readHundredths, writeHundredths);
  return (
    <UnitBox unit={unit}>
      <TextInput
        inputMode="decimal"
        className={cx('figures pr-8 text-right', className)}
        value={field.text}
        onFocus={field.onFocus}
        onChange={({ target }) => onChange(field.type(target.value))}
        onBlur={(event) => {
          field.onBlur();
          onBlur?.(event);
        }}
        {...rest}
      />
    </UnitBox>
  );
});

/** "12,5" → 1250; null for an empty text, NaN for an invalid one. */
function readHundredths(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN;
}

const writeHundredths = (hundredths: number): string => String(hundredths / 100).replace('.', ',');
