/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the list of a combobox by the ARIA pattern: the box above it has the keys of its rows. */
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';

/** A row of the palette. */
type Choice = { id: string; content: ReactNode; run: () => void };
export type ChoiceGroup = { heading: string; choices: Choice[] };

type Props = {
  id: string;
  groups: ChoiceGroup[];
  /** The row that Enter chooses. */
  at: Choice | undefined;
  onPoint: (choice: Choice) => void;
};

/** The rows in their groups; the first of them is always the one that Enter means. */
export function PaletteList({ id, groups, at, onPoint }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sonuçlar"
      className="max-h-[min(60vh,440px)] overflow-y-auto p-2"
    >
      {groups.map(({ heading, choices }) => (
        <div key={heading} role="group" aria-label={heading}>
          <div aria-hidden="true" className="px-2 py-1.5 text-xs text-soft">
            {heading}
          </div>
          {choices.map((choice) => (
            <div
              key={choice.id}
              id={`${id}-${choice.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={choice === at}
              ref={choice === at ? intoView : undefined}
              // The box keeps the keyboard: pressing a row must not take it away.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => choice !== at && onPoint(choice)}
              onClick={choice.run}
              className={cx(
                'flex h-9 cursor-default items-center gap-3 rounded-md px-2 max-md:h-11',
                choice === at && 'bg-sunken',
              )}
            >
              {choice.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });
