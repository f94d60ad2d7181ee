import {
  MINISTRY_WARNINGS,
  type MinistryWarningQuery,
  type MinistryWarnings,
} from '#domain/reports/ministry/schema.ts';
import {
  listMinistryWarnings,
  MINISTRY_WARNING_LABELS,
} from '#domain/reports/ministry/warnings.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { listPermitFacts } from './queries.ts';

/** The permits that need attention, with the number of each kind. One trip. */
export async function readMinistryWarnings(
  { db, clock }: Deps,
  { code, skip, take }: MinistryWarningQuery,
): Promise<MinistryWarnings> {
  const all = listMinistryWarnings(await listPermitFacts(db), today(clock));
  const asked = code === undefined ? all : all.filter((warning) => warning.code === code);
  const counts = MINISTRY_WARNINGS.map((one) => ({
    code: one,
    label: MINISTRY_WARNING_LABELS[one],
    count: all.filter((warning) => warning.code === one).length,
  }));
  return {
    items: asked.slice(skip, skip + take),
    total: asked.length,
    skip,
    take,
    counts: counts.filter(({ count }) => count > 0),
  };
}
