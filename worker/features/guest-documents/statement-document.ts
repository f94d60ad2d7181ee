import { toDocumentAgency } from '#domain/guest-documents/agency.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { composeStatementDocument } from '#domain/guest-documents/statement.ts';
import type { StatementQuery } from '#domain/payments/reports/report-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { showStatement } from '#worker/features/payments/reports/monthly-reports.ts';
import { listPublicSettings } from '#worker/features/settings/public-settings.ts';

/** An owner's statement of one or more months as a document. @throws like the statement itself */
export async function findStatementDocument(
  { db, clock }: Deps,
  asked: StatementQuery,
  viewer: Viewer,
): Promise<GuestDocument> {
  const [statement, settings] = await Promise.all([
    showStatement(db, asked, viewer),
    listPublicSettings(db),
  ]);
  const agency = toDocumentAgency(
    Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  );
  return composeStatementDocument(statement, agency, today(clock));
}
