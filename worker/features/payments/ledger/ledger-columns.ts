import { transactions } from '#drizzle/schema/payments.ts';

/** The columns of an entry that sums of a ledger need (`ledgerSums`). */
export const ledgerColumns = {
  kind: transactions.kind,
  method: transactions.method,
  amount: transactions.amount,
  status: transactions.status,
};
