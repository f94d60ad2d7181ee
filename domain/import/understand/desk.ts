import { foldName as fold } from '#domain/values/fold-name.ts';
import type { ImportRow } from '../schema.ts';
import {
  type Decisions,
  keyOf,
  type Question,
  Questions,
  settle,
  type Understood,
  valueKey,
} from './decisions.ts';
import { type OwnerFacts, readOwner } from './people.ts';
import type { Cells, Proposal, Reading, Surroundings } from './reading.ts';

/** A row in the texts of the strict readers, and what it waits for or needs. */
export type UnderstoodRow = ImportRow & {
  cells: Record<string, string>;
  /** Fields about which somebody must decide first. */
  waiting: string[];
  isDropped: boolean;
  newOwner: OwnerFacts | null;
  newTown: { name: string; district: string } | null;
};

export type UnderstoodFile = {
  rows: UnderstoodRow[];
  questions: Question[];
  understood: Understood[];
};

/** A heading after a field's name: `note@Havuz`, for fields that several columns may have. */
export const headingOf = (name: string): string => name.slice(name.indexOf('@') + 1);

/** One file while it is read: what is asked and what was understood, in all rows. */
export class Desk {
  readonly questions = new Questions();
  readonly #understood = new Map<string, Understood>();
  readonly #decisions: Decisions;

  readonly #around: Surroundings;

  constructor(decisions: Decisions, around: Surroundings) {
    this.#decisions = decisions;
    this.#around = around;
  }

  /** Puts the meaning of a value into its row, or asks for it. @returns whether it is settled. */
  take(
    row: UnderstoodRow,
    field: string,
    text: string,
    read: (text: string) => Reading,
    label: string,
  ): boolean {
    const reading = read(text);
    const settled = settle(reading, field, text, this.#decisions, read);
    if (settled === null) {
      this.questions.ask(field, text, reading, row.row);
      row.waiting.push(field);
      return false;
    }
    this.#apply(row, settled.proposal, text === '' ? `${label}: bilinmiyor` : `${label}: ${text}`);
    this.#remember(field, text, settled.proposal, settled.isDecided, reading);
    return true;
  }

  #apply(row: UnderstoodRow, { cells, note, drop, create }: Omit<Proposal, 'label'>, line: string) {
    if (drop) row.isDropped = true;
    if (note) addNote(row, line);
    for (const [name, text] of Object.entries(cells)) row.cells[name] = text;
    if (create === 'owner') this.#bringOwner(row, cells);
    if (create === 'town') this.#bringTown(row, cells);
  }

  /** An owner who has been created meanwhile is that owner. */
  #bringOwner(row: UnderstoodRow, { owner = '', ownerPhone = '', ownerEmail = '' }: Cells) {
    const facts = { name: owner, phone: ownerPhone, email: ownerEmail };
    const standing = readOwner(owner, facts, this.#around);
    if ('known' in standing) Object.assign(row.cells, standing.known);
    else row.newOwner = facts;
  }

  #bringTown(row: UnderstoodRow, { town: name = '', district = '' }: Cells) {
    const isThere = this.#around.towns.some(
      (town) => fold(town.name) === fold(name) && fold(town.district) === fold(district),
    );
    if (!isThere) row.newTown = { name, district };
  }

  #remember(
    field: string,
    text: string,
    { cells, drop }: Omit<Proposal, 'label'>,
    isDecided: boolean,
    reading: Reading,
  ) {
    const meant = drop ? 'aktarılmaz' : Object.values(cells).filter(Boolean).join(', ') || 'boş';
    if (!isDecided && meant === text.trim()) return;
    const id = `${field} ${valueKey(text)}`;
    const before = this.#understood.get(id);
    if (before) before.rows += 1;
    else {
      const key = keyOf(reading, text);
      this.#understood.set(id, {
        field,
        key,
        text: text.trim(),
        becomes: meant,
        rows: 1,
        isDecided,
      });
    }
  }

  understood(): Understood[] {
    return [...this.#understood.values()].toSorted(
      (a, b) => Number(b.isDecided) - Number(a.isDecided),
    );
  }
}

export function addNote(row: UnderstoodRow, line: string): void {
  row.cells.note = row.cells.note ? `${row.cells.note}\n${line}` : line;
}
