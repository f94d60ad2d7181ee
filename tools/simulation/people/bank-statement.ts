import { sql } from 'drizzle-orm';
import type { BankLine } from '#domain/bank-statements/schema.ts';
import { matchLine } from '#worker/features/bank-statements/match-line.ts';
import { showLines } from '#worker/features/bank-statements/show-lines.ts';
import { takeStatement } from '#worker/features/bank-statements/take-statement.ts';
import { recordTransaction } from '#worker/features/payments/ledger/record-transaction.ts';
import { reverseEntry } from '#worker/features/payments/ledger/reverse-entry.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { must } from '../broken.ts';
import { STATEMENT } from '../invariants/bank-lines.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someStay, told } from './choices.ts';
import { promise } from './promises.ts';

const ACCOUNT = 'TR330006100519786457841326';

/** Transfers as the bank shows them: for stays, of entries that were written, and its own fees. */
function someLines(world: World, dice: Random) {
  return Array.from({ length: dice.int(1, 4) }, () => {
    const stay = someStay(world, dice, ['option', 'confirmed', 'staying', 'cancelled']);
    const entry = dice.pick([...world.mirror.all('transactions').values()]);
    const amount =
      dice.pick([
        Number(stay?.prepayment ?? 0),
        Number(entry?.amount ?? 0),
        -Number(entry?.amount ?? 0),
        -1_250,
      ]) || 77_77;
    const code = dice.chance(0.7) ? String(stay?.code ?? '') : '';
    const text = `EFT ${code} ${dice.chance(0.3) ? 'aynı' : world.memory.unique()}`;
    return {
      day: world.clock.today,
      amount: Math.trunc(amount),
      text,
      name: '',
      reference: '',
      balance: null,
    };
  });
}

/** The statement of today comes, again, and once more in another format; what is certain is booked. */
const bring: Act = {
  name: 'a clerk brings the bank’s statement',
  weight: 2,
  run: async (world, dice) => {
    const actor = someClerk(dice);
    const { deps } = world;
    await world.attempt(() =>
      deps.db.write([
        step(
          sql`insert or ignore into banks (bank_name, account_holder, iban) values ('Banka', 'Acenta', ${ACCOUNT})`,
        ),
      ]),
    );
    const lines = someLines(world, dice);
    const input = { account: ACCOUNT, format: 'csv' as const, currency: 'TRY' as const, lines };
    const taken = await world.attempt(() => takeStatement(deps, input, actor));
    if (taken.kind !== 'done') return told(taken);
    for (const format of ['csv', 'mt940'] as const) {
      const again = await world.attempt(() => takeStatement(deps, { ...input, format }, actor));
      const added = again.kind === 'done' ? again.value.added : 0;
      must(STATEMENT, added === 0, () => `a statement that came again had ${added} new lines`);
    }
    const shown = await world.attempt(() =>
      showLines(deps.db, { state: 'open', skip: 0, take: 100 }),
    );
    if (shown.kind !== 'done') return told(shown);
    let booked = 0;
    for (const line of shown.value.items) {
      if (await carryOut(world, line, actor)) booked += 1;
    }
    return `${lines.length} lines, ${booked} of ${shown.value.items.length} open ones booked`;
  },
};

async function carryOut(
  world: World,
  line: BankLine,
  actor: ReturnType<typeof someClerk>,
): Promise<boolean> {
  const sure = line.proposals.find(({ certain }) => certain);
  if (sure === undefined) return false;
  if (sure.do === 'recognise') {
    const matched = await world.attempt(() =>
      matchLine(world.deps, line.id, { of: sure.of as 'entry', id: sure.id }, actor),
    );
    return matched.kind === 'done';
  }
  const mark = `ekstre ${world.memory.unique()}`;
  const input = {
    reservation_id: sure.id,
    kind: sure.kind as 'prepayment',
    method: 'havale_eft' as const,
    amount: sure.amount,
    note: mark,
    notify: true,
    bank_line: line.id,
  };
  const outcome = await promise(world, 'transactions', mark, () =>
    recordTransaction(world.deps, input, mark, actor),
  );
  // Pressed again: the line is in the books.
  const other = `${mark} yine`;
  await promise(world, 'transactions', other, () =>
    recordTransaction(world.deps, { ...input, note: other }, other, actor),
  );
  return outcome.kind === 'done';
}

/** A clerk sees that the last entry was wrong and takes it back, sometimes twice. */
const reverse: Act = {
  name: 'a clerk takes a wrong entry back',
  weight: 3,
  run: async (world, dice) => {
    const entry = dice.pick([...world.mirror.all('transactions').values()].slice(-6));
    if (entry === undefined) return 'there is none';
    const actor = someClerk(dice);
    const mark = `yanlış ${world.memory.unique()}`;
    const outcome = await promise(world, 'transactions', mark, () =>
      reverseEntry(world.deps, String(entry.id), { reason: mark }, mark, actor, () => {}),
    );
    return `${entry.kind} of ${entry.amount}: ${told(outcome)}`;
  },
};

export const bankStatement: readonly Act[] = [bring, reverse];
