import type { ComponentProps } from 'react';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';

type Props = Omit<ComponentProps<typeof DecimalInput>, 'value' | 'onChange' | 'unit'> & {
  /** Basis points as settings are stored, in text: "2000" is 20 %. */
  value: string;
  onChange: (basisPoints: string) => void;
};

/** A percentage, typed as one. */
export function PercentInput({ value, onChange, ...rest }: Props) {
  return (
    <DecimalInput
      unit="%"
      value={value === '' ? null : Number(value)}
      onChange={(basisPoints) => onChange(basisPoints === null ? '' : String(basisPoints))}
      {...rest}
    />
  );
}
