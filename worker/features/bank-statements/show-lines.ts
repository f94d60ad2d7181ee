import type * as z from 'zod';
import { proposeMatches } from '#domain/bank-statements/match.ts';
import type { Proposal } from '#domain/bank-statements/proposal.ts';
import type {
  BankLine,
  BankLinePage,
  BankLineQuery,
  Proposed,
} from '#domain/bank-statements/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { findLine, type LineRow, listLines, type MatchRow, selectMatches } from './line-queries.ts';
import { readProposalFacts } from './proposal-facts.ts';

/** A page of lines; those that are open with what they may be. */
export async function showLines(
  db: Database,
  query: BankLineQuery,
): Promise<z.infer<typeof BankLinePage>> {
  const { rows, counts, accounts } = await listLines(db, query);
  const items = await showRows(db, rows);
  const { skip, take, state } = query;
  return { items, counts, accounts, total: counts[state], skip, take };
}

/** One line as it is now; null when unknown. */
export async function showLine(db: Database, id: string): Promise<BankLine | null> {
  const found = await findLine(db, id);
  return found === null ? null : toLine(found.row, found.matches, []);
}

async function showRows(db: Database, rows: readonly LineRow[]): Promise<BankLine[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const open = rows.filter((row) => row.ignored === null && leftOf(row) > 0);
  const [found, proposals] = await Promise.all([selectMatches(db, ids), propose(db, open)]);
  const matches = Map.groupBy(found, ({ lineId }) => lineId);
  return rows.map((row) => toLine(row, matches.get(row.id) ?? [], proposals.get(row.id) ?? []));
}

const leftOf = ({ amount, settled }: LineRow): number => Math.abs(amount) - settled;

async function propose(db: Database, open: readonly LineRow[]): Promise<Map<string, Proposal[]>> {
  const first = open.map(({ day }) => day).toSorted()[0];
  if (first === undefined) return new Map();
  const { stays, transfers } = await readProposalFacts(db, first as Day);
  return proposeMatches(
    open.map((row) => ({ ...row, amount: Math.sign(row.amount) * leftOf(row) })),
    stays,
    transfers,
  );
}

function toLine(
  row: LineRow,
  matches: readonly MatchRow[],
  proposals: readonly Proposal[],
): BankLine {
  const { id, account, day, amount, text, name, reference, ignored } = row;
  return {
    id,
    account,
    day,
    amount,
    text,
    name,
    reference,
    ignored,
    left: leftOf(row),
    matches: matches.map((one) => ({
      of: one.payoutId === null ? 'entry' : 'payout',
      id: one.transactionId ?? one.payoutId ?? '',
      code: one.code ?? '',
      name: one.holder ?? one.guest ?? '',
      kind: one.kind ?? 'owner_payout',
      amount: one.amount,
      booked: one.booked,
    })),
    proposals: proposals.map(toProposed),
  };
}

function toProposed(one: Proposal): Proposed {
  const { reason, certain } = one;
  if (one.do === 'recognise') {
    const { of, id, code, name, kind, amount, day, waits } = one.transfer;
    return {
      reason,
      certain,
      do: one.do,
      of,
      id,
      code,
      name,
      kind,
      amount: Math.abs(amount),
      day,
      status: null,
      waits,
    };
  }
  const { stay, kind, amount } = one;
  const { id, code, check_in: day, status } = stay;
  const name = `${stay.name} · ${stay.villa}`;
  return {
    reason,
    certain,
    do: one.do,
    of: 'stay',
    id,
    code,
    name,
    kind,
    amount,
    day,
    status,
    waits: false,
  };
}
