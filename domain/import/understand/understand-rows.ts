import { FIELDS_OF } from '../fields.ts';
import type { ImportKind } from '../kinds.ts';
import type { ImportRow } from '../schema.ts';
import { type Decisions } from './decisions.ts';
import { orderOf } from './days.ts';
import { addNote, Desk, headingOf, type UnderstoodFile, type UnderstoodRow } from './desk.ts';
import { NEEDED, NEEDED_IN_COLUMN, READERS } from './field-readers.ts';
import type { Surroundings } from './reading.ts';
import { checkStay } from './stay-rules.ts';
import { checkVillas, readSeasons } from './villa-rules.ts';

/**
 * Understands every row of a file: known values in the texts of the strict readers, unknown ones as
 * questions, each asked once. A row with open questions waits; nothing is guessed.
 */
export function understandRows(
  kind: ImportKind,
  rows: readonly ImportRow[],
  decisions: Decisions,
  around: Surroundings,
): UnderstoodFile {
  const desk = new Desk(decisions, around);
  const labelOf = (field: string) => FIELDS_OF[kind][field]?.label ?? field;
  const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const orders = new Map(
    [...columns].map((field) => [field, orderOf(rows.map(({ cells }) => cells[field] ?? ''))]),
  );
  const needed = [...NEEDED[kind], ...NEEDED_IN_COLUMN[kind].filter((field) => columns.has(field))];
  const read = rows.map(({ row, cells }) => {
    const own: UnderstoodRow = {
      row,
      cells: {},
      waiting: [],
      isDropped: false,
      newOwner: null,
      newTown: null,
    };
    const names = [...new Set([...Object.keys(cells), ...needed])];
    for (const field of names) {
      const text = cells[field]?.trim() ?? '';
      if (field.startsWith('note@')) {
        if (text !== '') addNote(own, `${headingOf(field)}: ${text}`);
        continue;
      }
      const reader = READERS[kind][field];
      if (reader === undefined || (text === '' && !needed.includes(field))) {
        if (text !== '' && own.cells[field] === undefined) own.cells[field] = text;
        continue;
      }
      const context = { field, cells, around, order: orders.get(field) ?? 'day-first' };
      desk.take(own, field, text, (said) => reader(said, context), labelOf(field));
    }
    if (kind === 'villas') readSeasons(desk, own, cells, around);
    if (kind === 'reservations') checkStay(desk, own, cells);
    return own;
  });
  if (kind === 'villas') checkVillas(desk, read);
  return { rows: read, questions: desk.questions.list(), understood: desk.understood() };
}
