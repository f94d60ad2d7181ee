import type { Overview, UnfinishedText } from '#domain/overview/schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import { isOffered } from '#domain/pages/shipped/editions.ts';
import { missingCompanyFacts } from '#domain/settings/company-facts.ts';
import { isCronLate } from '#worker/platform/heartbeat.ts';

type Operations = NonNullable<Overview['operations']>;

/** The state of background work for the home screen; nothing about the cron while it runs. */
export function toOperations(
  now: Date,
  hasTransport: boolean,
  cronAt: string | undefined,
  mails: { waiting: number; oldest: string | null } | undefined,
  company: readonly { key: string; value: string }[],
  unfinished: readonly { section: UnfinishedText }[],
  texts: readonly { section: PageSection; edition: number }[],
): Operations {
  const minutesSince = (at: string) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  const oldest = mails?.oldest ?? null;
  return {
    missingFacts: missingCompanyFacts(company),
    unfinishedTexts: unfinished.map(({ section }) => section),
    offeredTexts: texts.filter(isOffered).map(({ section }) => section),
    mails: {
      hasTransport,
      due: mails?.waiting ?? 0,
      oldestMinutes: oldest === null ? 0 : minutesSince(oldest),
    },
    cron: isCronLate(cronAt, now)
      ? { minutes: cronAt === undefined ? null : minutesSince(cronAt) }
      : null,
  };
}
