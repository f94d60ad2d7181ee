import type { ComponentProps } from 'react';
import { fromLocalField, toLocalField } from './local-instant.ts';
import { LocalInstantInput } from './local-instant-input.tsx';

type Props = Omit<ComponentProps<typeof LocalInstantInput>, 'value' | 'onChange'> & {
  /** ISO UTC; null while empty. */
  value: string | null;
  onChange: (instant: string | null) => void;
};

/** A moment as it is in Istanbul, wherever the person sits; the form holds ISO UTC. */
export function InstantInput({ value, onChange, ...rest }: Props) {
  return (
    <LocalInstantInput
      {...rest}
      value={value === null ? '' : toLocalField(new Date(value))}
      onChange={(local) => onChange(fromLocalField(local))}
    />
  );
}
