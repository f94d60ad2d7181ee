import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';

/** The columns of an entry that sums of a ledger need (`ledgerSums`). */
export const ledgerColumns = pick(transactions, 'kind', 'method', 'amount', 'status');
