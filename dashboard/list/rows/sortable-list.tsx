import { arrayMove } from '@dnd-kit/helpers';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '#dashboard/ui/class-names.ts';
import { SortArea } from './sort-area.tsx';
import { SORT_WORDS } from './sort-words.ts';

type Props<Row> = {
  /** Names the list for assistive technology. */
  label: string;
  rows: Row[];
  nameOf: (row: Row) => string;
  /** The rows as they shall stand. */
  onOrder: (rows: Row[]) => void;
  className?: string;
  rowClassName?: string;
  children: (row: Row) => ReactNode;
};

/** Rows that a clerk puts in order: by drag, with Alt+↑ and Alt+↓, or with space and the arrows. */
export function SortableList<Row extends { id: number }>(props: Props<Row>) {
  const { label, rows, nameOf, onOrder, className, rowClassName, children } = props;
  const [said, setSaid] = useState('');
  function moveTo(from: number, to: number) {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    setSaid(SORT_WORDS.moved(nameOf(row), to));
    onOrder(arrayMove(rows, from, to));
  }
  return (
    <SortArea rows={rows} nameOf={nameOf} onOrder={onOrder}>
      <output className="sr-only">{said}</output>
      <ul aria-label={label} className={className}>
        {rows.map((row, at) => (
          <SortableRow
            key={row.id}
            id={row.id}
            at={at}
            name={nameOf(row)}
            className={rowClassName}
            onMove={(by) => moveTo(at, at + by)}
          >
            {children(row)}
          </SortableRow>
        ))}
      </ul>
    </SortArea>
  );
}

type RowProps = {
  id: number;
  at: number;
  name: string;
  className: string | undefined;
  onMove: (by: 1 | -1) => void;
  children: ReactNode;
};

function SortableRow({ id, at, name, className, onMove, children }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: at });
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <li ref={ref} className={cx('flex items-start', className, isDragging && 'bg-raised floating')}>
      <button
        ref={handleRef}
        type="button"
        aria-label={`${name}: sırasını değiştir`}
        aria-roledescription={SORT_WORDS.role}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title="Sürükleyin ya da Alt + ↑ ↓ ile taşıyın"
        onKeyDown={onKeyDown}
        className="inline-flex h-9 w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-soft hover:text-ink max-md:h-11 max-md:w-9"
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
