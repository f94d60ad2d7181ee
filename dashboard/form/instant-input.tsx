import type { ComponentProps } from 'react';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { fromLocalField, toLocalField } from './local-instant.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** ISO UTC; null while empty. */
  value: string | null;
  onChange: (instant: string | null) => void;
};

/** A moment as it is in Istanbul, wherever the person sits; the form holds ISO UTC. */
export function InstantInput({ value, onChange, ...rest }: Props) {
  return (
    <TextInput
      type="datetime-local"
      value={value === null ? '' : toLocalField(new Date(value))}
      onChange={({ target }) => onChange(fromLocalField(target.value))}
      {...rest}
    />
  );
}
