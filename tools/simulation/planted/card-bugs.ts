import type { PlantedBug } from './bug.ts';

const SETTLEMENT = 'domain/payments/settlement.ts';

/** Mistakes about payments that come from a guest's card, and about what comes too much. */
export const cardBugs: readonly PlantedBug[] = [
  {
    name: 'late-money-confirms',
    what: 'a payment that comes after its option has ended confirms the stay all the same',
    file: SETTLEMENT,
    find: 'const wouldConfirm = isHolding(stay.status) && !ranOut &&',
    replace: 'const wouldConfirm = isHolding(stay.status) &&',
  },
  {
    name: 'part-payment-confirms',
    what: 'any payment confirms, however far below the prepayment',
    file: SETTLEMENT,
    find: 'paidForStay(paid) >= stay.prepayment;',
    replace: 'paidForStay(paid) > 0;',
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
        find: "if (facts.isBooked) return { outcome: 'repeated', lateHold: null, book: null, alarms: [] };",
        replace: '',
      },
      {
        file: 'worker/features/payments/checkout/settlement-steps.ts',
        find: "status: 'succeeded', providerRef: report.providerRef,",
        replace: "status: 'succeeded', providerRef: `${report.providerRef}:${id}`,",
      },
    ],
  },
  {
    name: 'signature-not-checked',
    what: 'a callback is believed whoever signed it',
    file: 'worker/features/payments/providers/sandbox.ts',
    find: "if (!equalInConstantTime(headers.get(SANDBOX_SIGNATURE) ?? '', expected)) return 'forged';",
    replace: "if (expected === '' || !equalInConstantTime('', '')) return 'forged';",
  },
  {
    name: 'two-pages-paid',
    what: 'a page at the bank stays open when another one replaces it',
    file: 'worker/features/payments/checkout/one-page.ts',
    find: 'set({ pageEndsAt: now, askAt: now })',
    replace: 'set({ askAt: now })',
  },
  {
    name: 'surplus-unseen',
    what: 'money beyond the total of a stay that stands is told to nobody',
    file: 'drizzle/migrations/rules.sql',
    find: 'WHEN old.paid > old.total OR new.paid > new.total',
    replace: 'WHEN old.paid > old.total',
  },
];
