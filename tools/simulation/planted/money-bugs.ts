import type { PlantedBug } from './bug.ts';

const RULES = 'domain/payments/rules.ts';
/** The trigger that never lets refunds exceed receipts. */
const GIVEN_BACK = {
  file: 'drizzle/migrations/rules.sql',
  find: "WHEN new.status <> 'failed' AND new.kind IN ('refund', 'deposit_refund', 'deposit_kept', 'kept_return', 'payout_return')",
};

/** Mistakes about amounts and about money that comes and goes. */
export const moneyBugs: readonly PlantedBug[] = [
  {
    name: 'round-down',
    what: 'shares are rounded down instead of half up',
    file: 'domain/values/money.ts',
    find: 'rest * 2 >= FULL_RATE ? 1 : 0',
    replace: 'rest < 0 ? 1 : 0',
  },
  {
    name: 'prepayment-of-cleaning',
    what: 'the prepayment is a share of the cleaning, too',
    file: 'domain/reservations/pricing/money-parts.ts',
    find: 'shareOf(base, input.prepaymentRate)',
    replace: 'shareOf(base + input.cleaning, input.prepaymentRate)',
  },
  {
    name: 'search-without-cleaning',
    what: 'search leaves the cleaning out of its totals',
    file: 'domain/search/index/stay-totals.ts',
    find: 'const total = stayTotal(index.rates, index.discounts, villa, night, nights);',
    replace:
      'const total = stayTotal(index.rates, index.discounts, villa, night, nights) - (nights < 7 ? 1 : 0);',
  },
  {
    name: 'refund-twice',
    what: 'what was given back already may be given back again',
    edits: [
      {
        file: RULES,
        find: 'return Math.max(0, paid.paid - sums.toOwner - sums.refundPending);',
        replace: 'return Math.max(0, sums.received);',
      },
      { ...GIVEN_BACK, replace: 'WHEN 0' },
    ],
  },
  {
    name: 'deposit-twice',
    what: 'a damage deposit may be given back twice',
    edits: [
      {
        file: RULES,
        find: 'return depositHeld(sums);',
        replace: 'return sums.deposit;',
      },
      { ...GIVEN_BACK, replace: 'WHEN 0' },
    ],
  },
  {
    name: 'card-refund-unbounded',
    what: 'what is on its way back to a card may be sent again',
    edits: [
      {
        file: 'worker/features/payments/ledger/refund-through-provider.ts',
        find: 'if (amount <= entry.refundable) return;',
        replace: 'if (amount <= entry.amount) return;',
      },
      {
        file: 'worker/features/payments/ledger/refund-through-provider.ts',
        find: 'if (problem !== null) throw',
        replace: "if (problem !== null && problem.code === 'NOT_FOUND') throw",
      },
      {
        file: 'worker/features/payments/ledger/refund-through-provider.ts',
        find: "if (entry.refundable === 0) throw refused('NOT_REFUNDABLE');",
        replace: "if (entry.provider === null) throw refused('NOT_REFUNDABLE');",
      },
      {
        file: 'worker/features/payments/providers/sandbox-books.ts',
        find: 'sql`refunded + ${amount} <= amount`',
        replace: 'sql`refunded + ${amount} <= amount * 9`',
      },
      { ...GIVEN_BACK, replace: 'WHEN 0' },
    ],
  },
  {
    name: 'deposit-is-income',
    what: 'the balance kept on a stay counts the damage deposit as paid',
    file: 'drizzle/migrations/rules.sql',
    find: "AND kind IN ('prepayment', 'balance', 'extra', 'refund')\n  ), 0) AS paid,",
    replace:
      "AND kind IN ('prepayment', 'balance', 'extra', 'refund', 'deposit')\n  ), 0) AS paid,",
  },
  {
    name: 'paid-ignores-refunds',
    what: 'the balance kept on a stay does not see refunds',
    file: 'drizzle/migrations/rules.sql',
    find: 'CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions',
    replace:
      "CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions WHEN new.kind <> 'refund'",
  },
  {
    name: 'item-4-extras-pay-the-stay',
    what: 'money for extras that nobody added pays the stay (item 4 as it was)',
    edits: [
      {
        file: RULES,
        find: "if (kind === 'prepayment' || kind === 'balance' || kind === 'deposit') return null;",
        replace:
          "if (kind === 'extra' || kind === 'prepayment' || kind === 'balance' || kind === 'deposit') return null;",
      },
      {
        file: 'worker/features/payments/ledger/record-transaction.ts',
        find: "kind === 'extra' && extraIsOwed(",
        replace: "kind === 'extra' && amount < 0 && extraIsOwed(",
      },
    ],
  },
  {
    name: 'item-5-prepaid-option-ends',
    what: 'an option whose guest has paid runs out all the same (item 5 as it was)',
    edits: [
      {
        file: 'drizzle/migrations/rules.sql',
        find: "WHEN new.guest_money > 0\n  AND ((new.status = 'requested'",
        replace: "WHEN 0\n  AND ((new.status = 'requested'",
      },
      {
        file: 'drizzle/migrations/rules.sql',
        find: "ON reservations\nWHEN new.status IN ('requested', 'option')\nBEGIN",
        replace: 'ON reservations\nWHEN 0\nBEGIN',
      },
      {
        file: 'drizzle/migrations/rules.sql',
        find: "WHEN new.status = 'expired' AND old.status <> 'expired' AND old.guest_money > 0",
        replace: 'WHEN 0',
      },
      {
        file: 'worker/features/transitions/plan-transition.ts',
        find: 'sql`(select guest_money from reservations where id = ${id}) <= 0`',
        replace: 'sql`(select count(*) from reservations where id = ${id})`',
      },
    ],
  },
  {
    name: 'item-7-cancelled-with-money',
    what: 'a stay is called off and nobody thinks of its money (item 7 as it was)',
    file: 'drizzle/migrations/rules.sql',
    find: "WHEN old.status IN ('rejected', 'expired', 'cancelled', 'no_show')\n  OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show')",
    replace: 'WHEN 0',
  },
  {
    name: 'late-money-unseen',
    what: 'what is still due of a stay that is off is forgotten once a part of it went back',
    file: 'drizzle/migrations/rules.sql',
    find: 'AFTER UPDATE OF status, paid, kept ON reservations',
    replace: 'AFTER UPDATE OF status, kept ON reservations',
  },
  {
    name: 'reconciliation-by-utc',
    what: 'the month of the reconciliation begins at midnight in London',
    file: 'worker/features/payments/reports/report-month.ts',
    find: 'from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };',
    replace: 'from: `${first}T00:00:00.000Z`, to: startOfIstanbulDay(next) };',
  },
  {
    name: 'statement-of-no-show',
    what: "an owner's statement leaves out guests who never came",
    file: 'domain/payments/owner-due.ts',
    find: '  if (!isOff(status)) return null;',
    replace: "  if (!isOff(status) || status === 'no_show') return null;",
  },
  {
    name: 'owner-waits-for-balance',
    what: 'what the agency takes beyond the prepayment is not passed on to the owner',
    file: 'drizzle/migrations/0004_promises.sql',
    find: 'max(prepayment, min(total - agency_extras, paid - extras_paid))',
    replace: 'prepayment',
  },
  {
    name: 'door-money-in-the-till',
    what: 'what a guest paid the owner at the door counts as money of the agency',
    file: 'worker/features/payments/reports/reconciliation-queries.ts',
    find: 'notInArray(transactions.method, [...PAST_THE_TILL])',
    replace: "notInArray(transactions.method, ['link'])",
  },
  {
    name: 'btrans-leaves-stays-out',
    what: 'BTRANS leaves out stays that are going on',
    file: 'domain/reports/btrans/codes.ts',
    find: "  'staying',\n",
    replace: '',
  },
  {
    name: 'deduction-corrected-twice',
    what: 'what was taken back of a deduction may be taken back again',
    edits: [
      {
        file: 'domain/payments/deposits/corrections.ts',
        find: 'one.refund_of === entry.id && one',
        replace: 'one.refund_of === "" && one',
      },
      { ...GIVEN_BACK, replace: 'WHEN 0' },
    ],
  },
  {
    name: 'deposit-kept-before-arrival',
    what: 'a part of a deposit may be kept of a stay that has not begun',
    edits: [
      {
        file: 'worker/features/payments/deposits/keep-deposit.ts',
        find: 'if (!TOOK_PLACE.includes(reservation.status)) {',
        replace: 'if (TOOK_PLACE.length === 0) {',
      },
      {
        file: 'drizzle/migrations/rules.sql',
        find: "    OR (SELECT status FROM reservations WHERE id = new.reservation_id) NOT IN ('staying', 'completed');",
        replace: ';',
      },
    ],
  },
];
