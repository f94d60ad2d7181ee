import type { ComponentProps } from 'react';
import { TOLD_BY, TOLD_BY_LABELS } from '#domain/whatsapp/told-by.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';

/** How an owner is told of changes; for the form of a user and for one's own profile. */
export const ToldBySelect = (props: Omit<ComponentProps<typeof Select>, 'children'>) => (
  <Select {...props}>
    <Options of={TOLD_BY} labels={TOLD_BY_LABELS} />
  </Select>
);
