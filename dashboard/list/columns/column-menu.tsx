import { Columns3 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';

type Props = {
  columns: { id: string; title: string }[];
  chosen: string[];
  /** There is no room for its name. */
  small: boolean;
  onToggle: (id: string) => void;
};

/** Which columns the list shows: plain checkboxes, so that several change at one opening. */
export function ColumnMenu({ columns, chosen, small, onToggle }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useCloseOutside(box, open, () => setOpen(false));
  return (
    <div ref={box} className="relative">
      <Button aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        <Columns3 size={14} aria-hidden="true" />
        <span className={cx(small && 'sr-only')}>Sütunlar</span>
      </Button>
      <fieldset
        id={panelId}
        hidden={!open}
        className="floating absolute top-full right-0 z-20 mt-1 w-52 rounded-lg border border-line bg-raised p-1"
      >
        <legend className="sr-only">Gösterilecek sütunlar</legend>
        {columns.map((column) => (
          <label
            key={column.id}
            className="flex h-8 items-center gap-2 rounded-md px-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              className="size-3.5"
              checked={chosen.includes(column.id)}
              onChange={() => onToggle(column.id)}
            />
            {column.title}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
