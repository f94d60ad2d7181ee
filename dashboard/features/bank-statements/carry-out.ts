import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankLine, Proposed } from '#domain/bank-statements/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { recordTransaction } from '#dashboard/features/payments/api.ts';
import { linesChanged, matchLine, paidAtOf } from './api.ts';

/** A line with what it is taken for. */
export type Chosen = { line: BankLine; proposal: Proposed };

type Warned = { warning: string; code: string };

export type Carry = ReturnType<typeof useCarryOut>;

/** Does what lines are proposed to be, one after another; a refused one leaves the others. */
export function useCarryOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: readonly Chosen[]) => {
      const refusals: unknown[] = [];
      const warned: Warned[] = [];
      for (const one of chosen) {
        try {
          const warning = await carryOut(one);
          if (warning !== null) warned.push({ warning, code: one.proposal.code });
        } catch (error) {
          refusals.push(error);
        }
      }
      return { done: chosen.length - refusals.length, refusals, warnings: sayOnce(warned) };
    },
    onSuccess: ({ done, refusals, warnings }) => {
      notify.each('info', warnings);
      notify.each('error', refusals.map(messageOf));
      if (refusals.length === 0)
        notify.success(done === 1 ? 'Satır işlendi' : `${done} satır işlendi`);
    },
    onSettled: () => linesChanged(client),
  });
}

/** Each warning once, with the stays that it is about. */
const sayOnce = (warned: readonly Warned[]): string[] =>
  [...Map.groupBy(warned, ({ warning }) => warning)].map(
    ([warning, of]) => `${of.map(({ code }) => code).join(', ')}: ${warning}`,
  );

/** What is unusual about the money, such as a stay that has ended. */
async function carryOut({ line, proposal }: Chosen): Promise<string | null> {
  const { of, id, kind, amount } = proposal;
  if (of !== 'stay') {
    await matchLine(line.id, { of, id });
    return null;
  }
  if (kind === 'deposit_kept' || kind === 'kept_return') return null;
  const input = {
    reservation_id: id,
    kind,
    method: 'havale_eft' as const,
    amount,
    note: noteOf(line),
    notify: true,
    bank_line: line.id,
    paidAt: paidAtOf(line),
  };
  // The line makes it once: whoever presses again gets a refusal and no second entry.
  const { warning } = await recordTransaction(input, crypto.randomUUID());
  return warning;
}

/** What the books say of an entry from a statement. */
export const noteOf = ({ text, name, reference }: BankLine): string =>
  [reference, name, text].filter(Boolean).join(' · ').slice(0, 300);
