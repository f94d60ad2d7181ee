import type { ComponentProps } from 'react';
import { formatKurus, parseLira } from '#domain/values/money.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onFocus'> & {
  /** Kuruş; null while empty. */
  value: number | null;
  onChange: (kurus: number | null) => void;
};

/** Money as Turkish writes it (`1.234,56`); the form holds integer kuruş, NaN for another text. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: Props) {
  const field = useTypedNumber(value, readKurus, writeLira);
  return (
    <TextInput
      inputMode="decimal"
      className="figures text-right"
      value={field.text}
      onFocus={field.onFocus}
      onChange={({ target }) => onChange(field.type(target.value))}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

/** What a form says of an amount that it holds as NaN. */
export const unreadableAmount = (kurus: number | null): { error?: string } =>
  Number.isNaN(kurus) ? { error: 'Tutarı 1.234,56 gibi yazın.' } : {};

/** Null for an empty text. */
const readKurus = (text: string): number | null =>
  text.trim() === '' ? null : (parseLira(text) ?? Number.NaN);

const writeLira = (kurus: number): string => formatKurus(kurus).replace(/\s*₺/, '');
