import { must } from '../broken.ts';
import type { Invariant } from './invariant.ts';

export const STATEMENT = 'a line of a bank statement is in the books once';

/** What is matched to each line is at most what it moved, and each entry is on one line. */
export const bankLines: Invariant = {
  name: STATEMENT,
  check: ({ mirror }, { changes }) => {
    if (!changes.some(({ table }) => table === 'bank_line_matches' || table === 'bank_lines'))
      return;
    const sums = new Map<string, number>();
    const seen = new Set<string>();
    for (const { line_id: line, transaction_id: entry, amount } of mirror
      .all('bank_line_matches')
      .values()) {
      sums.set(String(line), (sums.get(String(line)) ?? 0) + Number(amount));
      if (entry === null) continue;
      must(STATEMENT, !seen.has(String(entry)), () => `entry ${entry} is on two lines`);
      seen.add(String(entry));
    }
    for (const [id, { amount, settled }] of mirror.all('bank_lines')) {
      const sum = sums.get(String(id)) ?? 0;
      const isRight = sum === Number(settled) && sum <= Math.abs(Number(amount));
      must(STATEMENT, isRight, () => `line of ${amount}: ${settled} settled, ${sum} matched`);
    }
  },
};
