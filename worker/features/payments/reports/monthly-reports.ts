import { eq, like } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { notFound, refused } from '#domain/errors.ts';
import { composeReconciliation } from '#domain/payments/reports/reconciliation.ts';
import type {
  OwnerBalances,
  Reconciliation,
  Statement,
  StatementQuery,
} from '#domain/payments/reports/report-schema.ts';
import { composeStatement } from '#domain/payments/reports/statement.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import { readInvoicePdf } from '#worker/features/invoices/integrators/invoice-pdf.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { readBalances } from './balance-queries.ts';
import { readReconciliation } from './reconciliation-queries.ts';
import { readStatement } from './statement-queries.ts';

/** The money that moved in a month, for comparison with the statements of banks and providers. */
export async function showReconciliation(db: Database, month: string): Promise<Reconciliation> {
  return composeReconciliation(await readReconciliation(db, month));
}

/** What the agency owes whom at the end of a month. */
export async function showBalances(db: Database, month: string): Promise<OwnerBalances> {
  const owners = await readBalances(db, month);
  return { month, owners: owners.toSorted((a, b) => b.balance - a.balance) };
}

/**
 * An owner's month or months. Owners see only their own; another owner's is treated like an unknown
 * one. @throws `VALIDATION` (422) when staff name no owner, `NOT_FOUND`
 */
export async function showStatement(
  db: Database,
  { owner, month, until = month }: StatementQuery,
  viewer: Viewer,
): Promise<Statement> {
  const ownerId = owner ?? (isStaff(viewer.role) ? null : viewer.userId);
  if (ownerId === null) {
    const message = 'Ev sahibini seçin.';
    throw refused('VALIDATION', message, [{ path: 'owner', message }]);
  }
  const isTheirs = isStaff(viewer.role) || ownerId === viewer.userId;
  const facts = isTheirs ? await readStatement(db, ownerId, { month, until }) : null;
  if (facts === null) throw notFound('Böyle bir ev sahibi yok.');
  return composeStatement(facts);
}

/** The file of a commission's invoice; owners find their own alone. @throws `NOT_FOUND` */
export const readOwnerInvoicePdf = (deps: Deps, id: string, { role, userId }: Viewer) =>
  readInvoicePdf(
    deps,
    id,
    isStaff(role) ? like(invoices.payer, 'owner:%') : eq(invoices.payer, `owner:${userId}`),
  );
