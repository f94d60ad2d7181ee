import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFF, STATUSES, type Status } from '#domain/reservation-status.ts';
import {
  type LedgerEntry,
  type LedgerSums,
  ledgerSums,
  TO_OWNER_KINDS,
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  type TransactionKind,
} from './ledger.ts';
import {
  bookableKinds,
  DAMAGE_KINDS,
  entryWarning,
  findEntryProblem,
  mailOfEntry,
  mailsOfEntry,
  openFor,
} from './rules.ts';

const sums = (changed: Partial<LedgerSums> = {}): LedgerSums => ({
  ...ledgerSums([]),
  ...changed,
});
const agreed = (status: Status = 'confirmed') => ({
  status,
  total: 1000,
  prepayment: 200,
  agencyExtras: 0,
  deposit: 500,
  commission: 100,
  source: 'site' as const,
  kept: null,
});
const entry = (kind: TransactionKind, amount: number, method: LedgerEntry['method'] = 'cash') => ({
  kind,
  method,
  amount,
});

describe('an entry of the ledger', () => {
  it.each([
    ['refund', 500, sums({ received: 700, refunded: 200 }), null],
    ['refund', 501, sums({ received: 700, refunded: 200 }), 'REFUND_EXCEEDS_PAID'],
    [
      'refund',
      401,
      sums({ received: 700, refunded: 200, refundPending: 100 }),
      'REFUND_EXCEEDS_PAID',
    ],
    ['refund', 1, sums({ deposit: 900 }), 'REFUND_EXCEEDS_PAID'],
    ['deposit_refund', 400, sums({ deposit: 500, depositReturned: 100 }), null],
    ['deposit_refund', 401, sums({ deposit: 500, depositReturned: 100 }), 'DEPOSIT_EXCEEDS_HELD'],
    ['deposit_refund', 1, sums({ received: 900 }), 'DEPOSIT_EXCEEDS_HELD'],
    ['owner_payout', 100, sums(), null],
    ['owner_payout', 1, sums({ paidOut: 100 }), 'PAYOUT_EXCEEDS_AGREED'],
    ['owner_payout', 100, sums({ received: 200 }), null],
    ['owner_payout', 101, sums({ received: 200 }), 'PAYOUT_EXCEEDS_AGREED'],
    ['owner_payout', 600, sums({ received: 700 }), null],
    ['owner_payout', 601, sums({ received: 700 }), 'PAYOUT_EXCEEDS_AGREED'],
    ['owner_payout', 1, sums({ received: 700, toOwner: 600 }), 'PAYOUT_EXCEEDS_AGREED'],
    ['refund', 100, sums({ received: 700, toOwner: 600 }), null],
    ['refund', 101, sums({ received: 700, toOwner: 600 }), 'REFUND_EXCEEDS_PAID'],
    ['prepayment', 1_000_000, sums(), null],
    ['deposit', 1_000_000, sums(), null],
    ['refund', 500, sums({ received: 700, refundPending: 300 }), 'REFUND_EXCEEDS_PAID'],
    ['extra', 1, sums(), 'EXTRA_EXCEEDS_OWED'],
  ] as const)('%s of %d', (kind, amount, before, code) => {
    expect(findEntryProblem(entry(kind, amount), before, agreed())?.code ?? null).toBe(code);
  });

  it('by the owner is of what the owner took and no other stay carries', () => {
    const moved = sums({ received: 700, toOwner: 600, refunded: 400 });
    const back = (amount: number) => ({ kind: 'refund', method: 'to_owner', amount }) as const;
    expect(findEntryProblem(back(300), moved, agreed())).toBeNull();
    expect(findEntryProblem(back(301), moved, agreed())?.code).toBe('REFUND_EXCEEDS_PAID');
  });

  it('to the owner waits until the stay is sold', () => {
    const refused = STATUSES.filter(
      (status) => findEntryProblem(entry('owner_payout', 1), sums(), agreed(status)) !== null,
    );
    expect(refused).toEqual(['requested', 'option', 'rejected', 'expired', 'cancelled', 'no_show']);
  });

  it('to the owner of a stay that is off is a share of what is kept', () => {
    const off = { ...agreed('cancelled'), kept: 200 };
    const paid = sums({ received: 200 });
    expect(findEntryProblem(entry('owner_payout', 100), paid, off)).toBeNull();
    expect(findEntryProblem(entry('owner_payout', 101), paid, off)?.code).toBe(
      'PAYOUT_EXCEEDS_AGREED',
    );
    expect(openFor('owner_payout', paid, { ...off, kept: 100 })).toBe(0);
  });

  it('of an owner takes what the owner owes, and no more', () => {
    const dear = { ...agreed(), commission: 250 };
    expect(findEntryProblem(entry('payout_return', 50), sums(), dear)).toBeNull();
    expect(findEntryProblem(entry('payout_return', 51), sums(), dear)?.message).toBe(
      'Bu rezervasyonda en çok 0,50 ₺ ev sahibinden geri alınabilir.',
    );
    expect(openFor('payout_return', sums({ paidOut: -50 }), dear)).toBe(0);
  });

  it('says how much would be possible', () => {
    expect(findEntryProblem(entry('refund', 900), sums({ received: 700 }), agreed())?.message).toBe(
      'Bu rezervasyonda en çok 7 ₺ iade edilebilir.',
    );
    expect(findEntryProblem(entry('refund', 900), sums(), agreed())?.message).toBe(
      'Bu rezervasyonda iade edilecek tutar yok.',
    );
    expect(
      findEntryProblem(entry('owner_payout', 900), sums({ paidOut: 100 }), agreed())?.message,
    ).toBe('Bu rezervasyonda ev sahibine ödenecek tutar yok.');
  });

  it('never lets more leave than came in, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom(...TRANSACTION_KINDS),
            method: fc.constantFrom(...TRANSACTION_METHODS),
            amount: fc.integer({ min: 1, max: 500 }),
          }),
        ),
        (attempts) => {
          const entries: LedgerEntry[] = [];
          for (const attempt of attempts) {
            const { kind, method } = attempt;
            if (method === 'to_owner' && !TO_OWNER_KINDS.includes(kind)) continue;
            if (findEntryProblem(attempt, ledgerSums(entries), agreed()) === null) {
              entries.push({ ...attempt, status: 'succeeded' });
            }
          }
          const after = ledgerSums(entries);
          expect(after.refunded).toBeLessThanOrEqual(after.received);
          expect(after.toOwner).toBeGreaterThanOrEqual(0);
          expect(after.depositReturned).toBeLessThanOrEqual(after.deposit);
          // The owner's net, whoever collects it: 1000 less what the agency keeps of the prepayment.
          expect(after.paidOut).toBeLessThanOrEqual(900);
        },
      ),
    );
  });

  it('goes back from where it is', () => {
    const before = sums({ received: 700, toOwner: 600 });
    const problem = (amount: number, method: LedgerEntry['method']) =>
      findEntryProblem(entry('refund', amount, method), before, agreed())?.message ?? null;
    expect([problem(100, 'cash'), problem(600, 'to_owner')]).toEqual([null, null]);
    expect(problem(101, 'cash')).toBe('Bu rezervasyonda en çok 1 ₺ iade edilebilir.');
    expect(problem(601, 'to_owner')).toBe('Bu rezervasyonda en çok 6 ₺ iade edilebilir.');
  });

  it('warns of money for a stay that is closed, and of too much', () => {
    expect(entryWarning('prepayment', sums({ received: 200 }), agreed())).toBeNull();
    expect(entryWarning('prepayment', sums({ received: 200 }), agreed('expired'))).toMatch(
      /Süresi Doldu/,
    );
    expect(entryWarning('balance', sums({ received: 1250 }), agreed())).toBe(
      'Toplam tutardan 2,50 ₺ fazla alındı.',
    );
    expect(entryWarning('prepayment', sums({ received: 400 }), agreed())).toBe(
      'Ön ödemeden 2 ₺ fazla alındı; aynı ödeme iki kez kaydedilmiş olabilir.',
    );
    expect(entryWarning('balance', sums({ received: 400 }), agreed())).toBeNull();
    expect(entryWarning('deposit', sums({ received: 1250 }), agreed('expired'))).toBeNull();
  });

  it('says when a deposit is more than was agreed', () => {
    const { deposit } = agreed();
    expect(entryWarning('deposit', sums({ deposit }), agreed())).toBeNull();
    const again = { deposit: 2 * deposit + 100, depositReturned: deposit };
    expect(entryWarning('deposit', sums(again), agreed())).toBe(
      'Anlaşılan depozitodan 1 ₺ fazla alındı.',
    );
  });

  it.each(STATUSES)('tells the guest of a stay that is %s what is true of it', (status) => {
    const told = Object.fromEntries(
      TRANSACTION_KINDS.map((kind) => [kind, mailOfEntry(kind, status)]),
    );
    // A receipt promises a stay.
    const came = OFF.includes(status) ? 'odeme_acikta' : 'odeme_alindi';
    expect(told).toEqual({
      ...Object.fromEntries(TRANSACTION_KINDS.map((kind) => [kind, null])),
      prepayment: came,
      balance: came,
      extra: came,
      refund: 'iade_bilgi',
      deposit_refund: 'depozito_iade',
    });
  });

  it('names every mail that an entry may have sent', () => {
    expect(mailsOfEntry('balance')).toEqual(['odeme_alindi', 'odeme_acikta']);
    expect(mailsOfEntry('refund')).toEqual(['iade_bilgi']);
    expect(mailsOfEntry('deposit')).toEqual([]);
  });
});

describe('what a clerk can book', () => {
  const nothing = Object.fromEntries(TRANSACTION_KINDS.map((kind) => [kind, 0])) as Record<
    (typeof TRANSACTION_KINDS)[number],
    number
  >;
  const bounded = ['extra', 'refund', 'deposit_refund', 'owner_payout', 'payout_return'];

  it('is what nothing bounds, while nothing is open', () => {
    for (const open of [null, nothing]) {
      const kinds = bookableKinds(open);
      for (const kind of [...bounded, ...DAMAGE_KINDS]) expect(kinds).not.toContain(kind);
      expect(kinds).toContain('prepayment');
    }
  });

  it.each(bounded)('is a %s once there is something to it', (kind) => {
    expect(bookableKinds({ ...nothing, [kind]: 1 })).toContain(kind);
  });

  it.each(DAMAGE_KINDS)('is never a %s, which has a call of its own', (kind) => {
    expect(bookableKinds({ ...nothing, [kind]: 500 })).not.toContain(kind);
  });

  it('asks nothing of the guest of a stay that is off', () => {
    for (const status of OFF) {
      const open = (kind: TransactionKind) =>
        openFor(kind, sums({ received: 100 }), { ...agreed(status), agencyExtras: 50 });
      const asked = (['prepayment', 'balance', 'extra', 'deposit'] as const).map(open);
      expect([status, asked, open('refund')]).toEqual([status, [0, 0, 0, 0], 100]);
      const extra = { kind: 'extra', method: 'cash', amount: 1 } as const;
      const stay = { ...agreed(status), agencyExtras: 50 };
      expect(findEntryProblem(extra, sums(), stay)?.code).toBe('EXTRA_EXCEEDS_OWED');
    }
  });

  it('passes nothing on to the owner of a stay that was never sold', () => {
    expect(openFor('owner_payout', sums(), agreed('confirmed'))).toBe(100);
    expect(openFor('owner_payout', sums({ paidOut: 40 }), agreed('confirmed'))).toBe(60);
    expect(openFor('owner_payout', sums(), agreed('expired'))).toBe(0);
    expect(openFor('payout_return', sums({ paidOut: 100 }), agreed('expired'))).toBe(100);
  });
});
