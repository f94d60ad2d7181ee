import { Combobox as Base } from '@base-ui/react/combobox';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { TextInput } from './controls.tsx';

type Row = { id: string | number };

type Props<Choice extends Row> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  /** What the list is called. */
  listLabel: string;
  /** The chosen row's id; null while none is. */
  value: Choice['id'] | null;
  /** The text of the chosen row in the box; empty without one. */
  chosen: string;
  /** The rows that match what is typed, best first. */
  rows: readonly Choice[];
  renderRow: (row: Choice) => ReactNode;
  /** Shown in the list when no row matches. */
  none: string;
  /** The typed text; empty when the box shows the chosen row again. */
  onType: (text: string) => void;
  /** Null when the box was emptied. */
  onChoose: (id: Choice['id'] | null) => void;
};

/**
 * A text box with a list of matching rows. Arrows and Enter choose; Esc and leaving the box keep
 * the previous choice.
 */
export function Combobox<Choice extends Row>({
  listLabel,
  value,
  chosen,
  rows,
  renderRow,
  none,
  onType,
  onChoose,
  className,
  ...rest
}: Props<Choice>) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const selected = value === null ? null : { id: value };
  return (
    <Base.Root<Row>
      filteredItems={rows}
      items={rows}
      value={selected}
      isItemEqualToValue={(row, other) => row.id === other.id}
      itemToStringLabel={({ id }) => (id === value ? chosen : '')}
      inputValue={typed ?? chosen}
      autoHighlight
      onInputValueChange={(text, { reason }) => {
        const isTyped = reason === 'input-change' && text !== '';
        setTyped(isTyped ? text : null);
        onType(isTyped ? text : '');
      }}
      onOpenChange={(_open, { reason, event }) => {
        // Esc closes the list and not also the surrounding dialog.
        if (reason === 'escape-key') event.preventDefault();
      }}
      onValueChange={(row, details) => {
        // Esc in a closed box is for its surroundings; the library would clear the box.
        if (details.reason === 'escape-key') details.allowPropagation();
        else onChoose(row === null ? null : row.id);
      }}
    >
      <div ref={box} className={cx('relative', className)}>
        <Base.Input {...rest} render={<TextInput onFocus={({ target }) => target.select()} />} />
        {/* Inside the field: a list elsewhere on the page would be below the surrounding
            dialog. */}
        <Base.Portal container={box}>
          <Base.Positioner
            align="start"
            sideOffset={4}
            className="z-30 w-(--anchor-width) md:min-w-80"
          >
            <Base.Popup className="floating max-h-80 overflow-y-auto rounded-lg border border-line bg-raised p-1">
              <Base.Empty className="px-2 py-1.5 text-soft empty:hidden">{none}</Base.Empty>
              <Base.List aria-label={listLabel}>
                {(row: Choice) => (
                  <Base.Item
                    key={row.id}
                    value={row}
                    className="cursor-pointer rounded-md px-2 py-1.5 data-highlighted:bg-sunken"
                  >
                    {renderRow(row)}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </div>
    </Base.Root>
  );
}
