import { type ComponentProps, useState } from 'react';
import { formatKurus, parseLira } from '#domain/values/money.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Kuruş; null while empty. */
  value: number | null;
  onChange: (kurus: number | null) => void;
};

/** Money as Turkish writes it (`1.234,56`); the form holds integer kuruş. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="decimal"
      className="figures text-right"
      value={typed ?? (value === null ? '' : formatKurus(value).replace(/\s*₺/, ''))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? null : (parseLira(target.value) ?? Number.NaN));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
