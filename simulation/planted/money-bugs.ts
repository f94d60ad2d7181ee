import type { PlantedBug } from './bug.ts';

const RULES = 'domain/payments/rules.ts';
const SETTLEMENT = 'domain/payments/settlement.ts';

/** Mistakes about amounts and about money that comes and goes. */
export const moneyBugs: readonly PlantedBug[] = [
  {
    name: 'round-down',
    what: 'shares are rounded down instead of half up',
    edits: [
      {
        file: 'domain/values/money.ts',
        find: 'rest * 2 >= FULL_RATE ? 1 : 0',
        replace: 'rest < 0 ? 1 : 0',
      },
    ],
  },
  {
    name: 'prepayment-of-cleaning',
    what: 'the prepayment is a share of the cleaning, too',
    edits: [
      {
        file: 'domain/reservations/pricing/money-parts.ts',
        find: 'shareOf(base, input.prepaymentRate)',
        replace: 'shareOf(base + input.cleaning, input.prepaymentRate)',
      },
    ],
  },
  {
    name: 'search-without-cleaning',
    what: 'search leaves the cleaning out of its totals',
    edits: [
      {
        file: 'domain/search/index/stay-totals.ts',
        find: 'return (totals[villa] = stayTotal(index.rates, index.discounts, villa, night, nights));',
        replace:
          'return (totals[villa] = stayTotal(index.rates, index.discounts, villa, night, nights) - (nights < 7 ? 1 : 0));',
      },
    ],
  },
  {
    name: 'refund-twice',
    what: 'what was given back already may be given back again',
    edits: [
      {
        file: RULES,
        find: "above('REFUND_EXCEEDS_PAID', amount, sums.received - sums.refunded, {",
        replace: "above('REFUND_EXCEEDS_PAID', amount, sums.received, {",
      },
    ],
  },
  {
    name: 'deposit-twice',
    what: 'a damage deposit may be given back twice',
    edits: [
      {
        file: RULES,
        find: 'amount, sums.deposit - sums.depositReturned, {',
        replace: 'amount, sums.deposit, {',
      },
    ],
  },
  {
    name: 'card-refund-unbounded',
    what: 'refunds on their way are forgotten when a card payment is given back',
    edits: [
      {
        file: 'worker/features/payments/ledger/refund-through-provider.ts',
        find: 'if (amount <= entry.refundable) return;',
        replace: 'if (amount <= entry.amount) return;',
      },
      {
        file: 'worker/features/payments/providers/sandbox-books.ts',
        find: 'sql`refunded + ${amount} <= amount`',
        replace: 'sql`refunded + ${amount} <= amount * 9`',
      },
    ],
  },
  {
    name: 'deposit-is-income',
    what: 'the ledger adds deposits to what was received for the stay',
    edits: [
      {
        file: 'domain/payments/ledger.ts',
        find: "  deposit: 'deposit',",
        replace: "  deposit: 'received',",
      },
    ],
  },
  {
    name: 'paid-ignores-refunds',
    what: 'the balance kept on a stay does not see refunds',
    edits: [
      {
        file: 'drizzle/migrations/0030_lists-at-scale.sql',
        find: 'CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions',
        replace:
          "CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions WHEN new.kind <> 'refund'",
      },
    ],
  },
  {
    name: 'late-money-unseen',
    what: 'card money that comes for a stay that is off raises no alarm',
    edits: [
      {
        file: SETTLEMENT,
        find: "if (isLate) alarms.push({ kind: 'late', amount: came });",
        replace: 'if (isLate) alarms.length = 0;',
      },
    ],
  },
  {
    name: 'late-money-confirms',
    what: 'a payment that comes after its option has ended confirms the stay all the same',
    edits: [
      {
        file: SETTLEMENT,
        find: "const isHeld = HOLDING.includes(stay.status) && (stay.deadline ?? '') > now;",
        replace: 'const isHeld = HOLDING.includes(stay.status);',
      },
    ],
  },
  {
    name: 'part-payment-confirms',
    what: 'any payment confirms, however far below the prepayment',
    edits: [
      {
        file: SETTLEMENT,
        find: 'const wouldConfirm = isHeld && paid >= stay.prepayment;',
        replace: 'const wouldConfirm = isHeld && paid > 0;',
      },
    ],
  },
  {
    name: 'callback-books-again',
    what: 'a callback that is sent twice is booked twice',
    edits: [
      {
        file: 'worker/features/payments/checkout/settle-payment.ts',
        find: "if (facts.isSeen) return 'repeated';",
        replace: '',
      },
      {
        file: 'worker/features/payments/checkout/settle-payment.ts',
        find: 'provider, eventKey, body: raw };',
        replace: 'provider, eventKey: `${eventKey} ${newId(now)}`, body: raw };',
      },
      {
        file: SETTLEMENT,
        find: "if (facts.isBooked) return { outcome: 'repeated', book: null, alarms: [] };",
        replace: '',
      },
      {
        file: 'worker/features/payments/checkout/settlement-steps.ts',
        find: "status: 'succeeded',\n        providerRef: report.providerRef,",
        replace: "status: 'succeeded',\n        providerRef: `${report.providerRef}:${id}`,",
      },
    ],
  },
  {
    name: 'signature-not-checked',
    what: 'a callback is believed whoever signed it',
    edits: [
      {
        file: 'worker/features/payments/providers/sandbox.ts',
        find: "if (!equalInConstantTime(headers.get(SANDBOX_SIGNATURE) ?? '', expected)) return 'forged';",
        replace: "if (expected === '' || !equalInConstantTime('', '')) return 'forged';",
      },
    ],
  },
  {
    name: 'reconciliation-by-utc',
    what: 'the month of the reconciliation begins at midnight in London',
    edits: [
      {
        file: 'worker/features/payments/reports/report-month.ts',
        find: 'from: startOfIstanbulDay(first), to: startOfIstanbulDay(next) };',
        replace: 'from: `${first}T00:00:00.000Z`, to: startOfIstanbulDay(next) };',
      },
    ],
  },
  {
    name: 'statement-of-no-show',
    what: "an owner's statement leaves out guests who never came",
    edits: [
      {
        file: 'domain/payments/reports/statement.ts',
        find: "['confirmed', 'staying', 'completed', 'no_show'];",
        replace: "['confirmed', 'staying', 'completed'];",
      },
    ],
  },
  {
    name: 'btrans-leaves-stays-out',
    what: 'BTRANS leaves out stays that are going on',
    edits: [{ file: 'domain/reports/btrans/codes.ts', find: "  'staying',\n", replace: '' }],
  },
];
