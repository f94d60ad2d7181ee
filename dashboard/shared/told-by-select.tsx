import type { ComponentProps } from 'react';
import { TOLD_BY, TOLD_BY_LABELS } from '#domain/whatsapp/told-by.ts';
import { Select } from '#dashboard/ui/controls.tsx';

/** How an owner is told of changes; for the form of a user and for one's own profile. */
export const ToldBySelect = (props: Omit<ComponentProps<typeof Select>, 'children'>) => (
  <Select {...props}>
    {TOLD_BY.map((way) => (
      <option key={way} value={way}>
        {TOLD_BY_LABELS[way]}
      </option>
    ))}
  </Select>
);
