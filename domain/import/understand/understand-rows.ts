import { FIELDS_OF } from '../fields.ts';
import type { ImportKind } from '../kinds.ts';
import type { ImportRow } from '../schema.ts';
import { type Decisions } from './decisions.ts';
import { orderOf } from './days.ts';
import { addNote, Desk, headingOf, type UnderstoodFile, type UnderstoodRow } from './desk.ts';
import { type Context, NEEDED, NEEDED_IN_COLUMN, type Reader, READERS } from './field-readers.ts';
import { type Cells, PART_END, type Reading, type Surroundings } from './reading.ts';
import { checkStay } from './stay-rules.ts';
import { checkVillas, readAmenities, readSeasons } from './villa-rules.ts';

/** A row that changes a villa which the agency has. */
const isKnown = (kind: ImportKind, { code = '' }: Cells, { villas }: Surroundings): boolean =>
  kind === 'villas' && code !== '' && villas.some((villa) => villa.code === code.trim());

/** Columns that say one thing together: what is asked about, and decided, is all of it. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  owner: ['owner', 'ownerPhone', 'ownerEmail'],
  town: ['town', 'district'],
};

function saidOf(field: string, cells: Cells): string {
  const texts = (TOGETHER[field] ?? [field]).map((name) => cells[name]?.trim() ?? '');
  return [...new Set(texts.filter((text) => text !== ''))].join(PART_END);
}

type File = [
  kind: ImportKind,
  rows: readonly ImportRow[],
  decisions: Decisions,
  around: Surroundings,
];

/** {@link eachUnderstood} in one go. */
export function understandRows(...file: File): UnderstoodFile {
  for (const work = eachUnderstood(...file); ;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * Understands every row of a file, one a step: known values in the texts of the strict readers,
 * unknown ones as questions, each asked once. A row with open questions waits; nothing is guessed.
 */
export function* eachUnderstood(
  ...[kind, rows, decisions, around]: File
): Generator<void, UnderstoodFile> {
  const desk = new Desk(decisions, around);
  const labelOf = (field: string) => FIELDS_OF[kind][field]?.label ?? field;
  const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const orders = new Map(
    [...columns].map((field) => [field, orderOf(rows.map(({ cells }) => cells[field] ?? ''))]),
  );
  // A column that says nothing about its order is written like the others.
  const fileOrder = [...orders.values()].find((order) => order !== null) ?? 'day-first';
  const readings = new Map<string, Reading>();
  // What a value means depends on nothing else, and the same one stands in many rows.
  const once = (reader: Reader, context: Context) => (said: string) => {
    const id = `${context.field} ${said}`;
    const reading = readings.get(id) ?? reader(said, context);
    readings.set(id, reading);
    return reading;
  };
  const needed = [...NEEDED[kind], ...NEEDED_IN_COLUMN[kind].filter((field) => columns.has(field))];
  const read: UnderstoodRow[] = [];
  for (const { row, cells } of rows) {
    const own: UnderstoodRow = {
      row,
      cells: {},
      waiting: [],
      isDropped: false,
      newOwner: null,
      newTown: null,
    };
    // What a known villa has stays as it is where the file says nothing.
    const asked = isKnown(kind, cells, around) ? [] : needed;
    const names = [...new Set([...Object.keys(cells), ...asked])];
    for (const field of names) {
      const text = saidOf(field, cells);
      if (field.startsWith('note@')) {
        if (text !== '') addNote(own, `${headingOf(field)}: ${text}`);
        continue;
      }
      const reader = READERS[kind][field];
      if (reader === undefined || (text === '' && !asked.includes(field))) {
        if (text !== '' && own.cells[field] === undefined) own.cells[field] = text;
        continue;
      }
      const order = orders.get(field) ?? fileOrder;
      desk.take(own, field, text, once(reader, { field, around, order }), labelOf(field));
    }
    if (kind === 'villas') {
      readSeasons(desk, own, cells, around);
      readAmenities(desk, own, cells, around);
    }
    if (kind === 'reservations') checkStay(desk, own, cells);
    read.push(own);
    yield;
  }
  if (kind === 'villas') checkVillas(desk, read);
  return { rows: read, questions: desk.questions.list(), understood: desk.understood() };
}
