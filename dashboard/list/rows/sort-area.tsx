import { Accessibility, type Draggable } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { type ReactNode, useEffect, useState } from 'react';
import { SORT_WORDS } from './sort-words.ts';

type Props<Row> = {
  rows: Row[];
  nameOf: (row: Row, at: number) => string;
  /** The rows as they shall stand. */
  onOrder: (rows: Row[]) => void;
  children: ReactNode;
};

/** Makes rows sortable by pointer or keyboard; changes are announced in Turkish. */
export function SortArea<Row extends { id: number }>(props: Props<Row>) {
  const { rows, nameOf, onOrder, children } = props;
  // The library takes its words once.
  const [{ words, describe }] = useState(createWords);
  useEffect(
    () =>
      describe((id) => {
        const at = rows.findIndex((row) => row.id === id);
        const row = rows[at];
        return row ? { name: nameOf(row, at), count: rows.length } : null;
      }),
    [describe, rows, nameOf],
  );
  return (
    <DragDropProvider
      plugins={(standard) => [...standard.filter((plugin) => plugin !== Accessibility), words]}
      onDragEnd={(event) => {
        if (event.canceled) return;
        const next = move(rows, event);
        if (next.some(({ id }, at) => id !== rows[at]?.id)) onOrder(next);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** What a row is called, and among how many. */
type Described = (id: unknown) => { name: string; count: number } | null;

type Options = NonNullable<ConstructorParameters<typeof Accessibility>[1]>;

const nothing: Described = () => null;

/** The words, and how they are told what rows there are now. */
function createWords() {
  let described = nothing;
  /** The last announced position of the dragged row. */
  let place = -1;
  type Say = (name: string, at: number, count: number) => string;
  const said = (source: Draggable | null, say: Say, at?: 'where it was') => {
    if (!isSortable(source)) return undefined;
    const row = described(source.id);
    const index = at === undefined ? source.index : source.initialIndex;
    return row === null ? undefined : say(row.name, index, row.count);
  };
  const hasMoved = (source: Draggable | null): boolean => {
    const before = place;
    place = isSortable(source) ? source.index : -1;
    return place !== before;
  };
  const options: Options = {
    screenReaderInstructions: { draggable: SORT_WORDS.how },
    announcements: {
      dragstart: ({ operation: { source } }) => {
        hasMoved(source);
        return said(source, SORT_WORDS.lifted);
      },
      // A lifted row is immediately over its own place: the announcement of lifting must not be
      // interrupted.
      dragover: ({ operation: { source } }) =>
        hasMoved(source) ? said(source, SORT_WORDS.over) : undefined,
      dragend: ({ operation: { source }, canceled }) =>
        canceled
          ? said(source, SORT_WORDS.cancelled, 'where it was')
          : said(source, SORT_WORDS.dropped),
    },
  };
  const words = Accessibility.configure(options);
  const describe = (now: Described): void => {
    described = now;
  };
  return { words, describe };
}
