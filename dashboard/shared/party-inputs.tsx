import type { ComponentProps } from 'react';
import { TextInput } from '#dashboard/ui/controls.tsx';

type Person = 'adults' | 'children' | 'babies';

/** Who comes, and how many of them there are at least. */
const PEOPLE: readonly (readonly [Person, string, number])[] = [
  ['adults', 'Yetişkin', 1],
  ['children', 'Çocuk', 0],
  ['babies', 'Bebek', 0],
];

type Props = {
  /** What ties an input to its form. */
  tie: (name: Person) => ComponentProps<typeof TextInput>;
};

/** Three inputs in a row: adults, children and babies. */
export const PartyInputs = ({ tie }: Props) => (
  <div className="grid grid-cols-3 items-start gap-3">
    {PEOPLE.map(([name, label, least]) => (
      <TextInput
        key={name}
        label={label}
        type="number"
        inputMode="numeric"
        min={least}
        max={30}
        className="figures text-right"
        {...tie(name)}
      />
    ))}
  </div>
);
