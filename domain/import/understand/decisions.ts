import { type Proposal, type Reading, tidy } from './reading.ts';

/**
 * What somebody decided about a value: the n-th proposal of its readings, cells of their own, or
 * another text to read instead of it.
 */
export type Answer = { proposal: number } | { text: string } | Omit<Proposal, 'label'>;

/** A decision and what it is about: `~` and a group of values, or `=` and a value. */
type Decision = { field: string; key: string; answer: Answer };

export type Decisions = ReadonlyMap<string, Answer>;

export const decisionsOf = (list: readonly Decision[]): Decisions =>
  new Map(list.map(({ field, key, answer }) => [`${field} ${key}`, answer]));

/** A value without spelling: decisions about "KALKAN" hold for "kalkan ". */
export const valueKey = (text: string): string =>
  `=${tidy(text).toLocaleLowerCase('tr').slice(0, 300)}`;

const groupKey = (group: string): string => `~${group.slice(0, 300)}`;

/** The key under which a reading is asked. */
export const keyOf = (reading: Reading, text: string): string =>
  'proposals' in reading && reading.group !== null ? groupKey(reading.group) : valueKey(text);

type Settled = { proposal: Omit<Proposal, 'label'>; isDecided: boolean };

/**
 * What a value means after the decisions; null while somebody must be asked. `reread` reads a text
 * that somebody typed instead of the value.
 */
export function settle(
  reading: Reading,
  field: string,
  text: string,
  decisions: Decisions,
  reread: (text: string) => Reading,
): Settled | null {
  const own = decisions.get(`${field} ${valueKey(text)}`);
  if (own !== undefined && 'text' in own) return meant(reread(own.text));
  if (own !== undefined && 'cells' in own) return { proposal: own, isDecided: true };
  if ('known' in reading) return { proposal: { cells: reading.known }, isDecided: false };
  const answer = own ?? decisions.get(`${field} ${keyOf(reading, text)}`);
  if (answer === undefined) return null;
  if ('text' in answer) return meant(reread(answer.text));
  if ('cells' in answer) return { proposal: answer, isDecided: true };
  const chosen = reading.proposals[answer.proposal];
  return chosen === undefined ? null : { proposal: chosen, isDecided: true };
}

/** A typed text is taken in its likely meaning: whoever typed it sees how it was read. */
function meant(reading: Reading): Settled | null {
  if ('known' in reading) return { proposal: { cells: reading.known }, isDecided: true };
  const [first] = reading.proposals;
  return reading.likely && first ? { proposal: first, isDecided: true } : null;
}

/** A value of a question, its meaning under each proposal, and how many rows have it. */
type Member = { text: string; labels: string[]; rows: number };

/** A value, or values of one kind, that somebody must decide about, once. */
export type Question = {
  field: string;
  key: string;
  /** Rows that wait for it. */
  rows: number;
  /** The first proposal is likely, and may be accepted together with those of other questions. */
  isLikely: boolean;
  proposals: Proposal[];
  members: Member[];
  /** A row that waits, as numbered in the file. */
  firstRow: number;
};

/** Most values that a question lists. */
const SHOWN_MEMBERS = 60;

/** Collects what must be asked: each value once. */
export class Questions {
  readonly #asked = new Map<string, { question: Question; byText: Map<string, Member> }>();

  ask(field: string, text: string, reading: Reading, row: number): void {
    if ('known' in reading) return;
    const key = keyOf(reading, text);
    const id = `${field} ${key}`;
    let asked = this.#asked.get(id);
    if (asked === undefined) {
      const { proposals, likely: isLikely } = reading;
      const question: Question = {
        field,
        key,
        rows: 0,
        isLikely,
        proposals: [...proposals],
        members: [],
        firstRow: row,
      };
      asked = { question, byText: new Map() };
      this.#asked.set(id, asked);
    }
    const { question, byText } = asked;
    question.rows += 1;
    const member = byText.get(tidy(text));
    if (member !== undefined) {
      member.rows += 1;
      return;
    }
    const labels = reading.proposals.map(({ label }) => label);
    const added = { text: tidy(text), labels, rows: 1 };
    byText.set(added.text, added);
    if (question.members.length < SHOWN_MEMBERS) question.members.push(added);
  }

  /** Those without a likely answer first, then by the number of rows that wait. */
  list(): Question[] {
    return [...this.#asked.values()]
      .map(({ question }) => question)
      .toSorted(
        (a, b) =>
          Number(a.isLikely) - Number(b.isLikely) || b.rows - a.rows || a.firstRow - b.firstRow,
      );
  }
}

/** How a value was read: shown, so that nothing is guessed in silence. */
export type Understood = {
  field: string;
  key: string;
  text: string;
  becomes: string;
  rows: number;
  /** By a decision, of this file or of one before. */
  isDecided: boolean;
};
