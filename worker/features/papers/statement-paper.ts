import { toPaperAgency } from '#domain/papers/agency.ts';
import type { Paper } from '#domain/papers/paper.ts';
import { composeStatementPaper } from '#domain/papers/statement.ts';
import type { Deps } from '../../deps.ts';
import { today } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { showStatement } from '../payments/reports.ts';
import { listPublicSettings } from '../settings/public-settings.ts';

/** An owner's month on paper. @throws like the statement itself */
export async function findStatementPaper(
  { db, clock }: Deps,
  asked: { owner?: number; month: string },
  viewer: Viewer,
): Promise<Paper> {
  const [statement, settings] = await Promise.all([
    showStatement(db, asked, viewer),
    listPublicSettings(db),
  ]);
  const agency = toPaperAgency(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
  return composeStatementPaper(statement, agency, today(clock));
}
