import { and, between, eq, sql } from 'drizzle-orm';
import { conflict, DomainError, refused } from '#domain/errors.ts';
import { type KnownLine, newLines } from '#domain/bank-statements/new-lines.ts';
import type { StatementInput, StatementTaken } from '#domain/bank-statements/schema.ts';
import { tidyLine } from '#domain/bank-statements/statement.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { bankLines } from '#drizzle/schema/bank-statements.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** Days around a statement in which its lines may be known under another day. */
const NEAR_DAYS = 4;

/**
 * Stores the lines of a statement that its account does not have yet. The same statement may come
 * again, overlap another or come in another format. @throws `VALIDATION` (422) for an account that
 * is not one of the agency's in lira, `STALE_VERSION` (409) while a colleague brings the same
 */
export async function takeStatement(
  deps: Deps,
  input: StatementInput,
  actor: Actor,
): Promise<StatementTaken> {
  try {
    return await takeOnce(deps, input, actor);
  } catch (error) {
    // A colleague brought lines of these days meanwhile: they are known now.
    if (error instanceof DomainError && error.code === 'STALE_VERSION') {
      return takeOnce(deps, input, actor);
    }
    throw error;
  }
}

async function takeOnce(deps: Deps, input: StatementInput, actor: Actor): Promise<StatementTaken> {
  const { account, format } = input;
  const lines = input.lines.map(tidyLine);
  const days = lines.map(({ day }) => day).toSorted();
  const span = [days[0] as Day, days.at(-1) as Day] as const;
  const known = await readKnown(deps.db, account, span);
  const fresh = newLines(known, lines, format);
  if (fresh.length === 0) return { added: 0, known: lines.length };
  const write = beginWrite(deps, actor);
  const rows = fresh.map(({ line, nth }) => [
    write.newId(),
    line.day,
    line.amount,
    line.text,
    line.name,
    line.reference,
    line.balance,
    nth,
  ]);
  await write.run([
    step(
      sql`insert into bank_lines (id, created_at, updated_at, account, format, created_by,
          day, amount, text, name, reference, balance, nth)
        select value ->> 0, ${write.at}, ${write.at}, ${account}, ${format}, ${actor.userId ?? null},
          value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
        from json_each(${JSON.stringify(rows)})`,
      () => conflict('STALE_VERSION'),
    ),
    write.audit('bank_statement.take', account, {
      after: {
        added: rows.length,
        known: lines.length - rows.length,
        from: span[0],
        until: span[1],
      },
    }),
  ]);
  return { added: rows.length, known: lines.length - rows.length };
}

/** @throws `VALIDATION` */
async function readKnown(
  db: Database,
  account: string,
  [from, until]: readonly [Day, Day],
): Promise<KnownLine[]> {
  const { accounts, lines } = await readTogether(db, {
    accounts: db.read
      .select({ currency: banks.currency })
      .from(banks)
      .where(eq(banks.iban, account)),
    lines: db.read
      .select({
        ...pick(bankLines, 'day', 'amount', 'text', 'name', 'reference', 'balance'),
        ...pick(bankLines, 'format', 'nth'),
      })
      .from(bankLines)
      .where(
        and(
          eq(bankLines.account, account),
          between(bankLines.day, addDays(from, -NEAR_DAYS), addDays(until, NEAR_DAYS)),
        ),
      ),
  });
  const [found] = accounts;
  if (found?.currency !== 'TRY') {
    const message =
      found === undefined
        ? 'Bu IBAN acentanın banka hesapları arasında yok. Önce Banka Hesapları ekranında ekleyin.'
        : `Bu bir ${found.currency} hesabı. Yalnız TL hesapların ekstresi deftere işlenir.`;
    throw refused('VALIDATION', message, [{ path: 'account', message }]);
  }
  return lines;
}
