import { queryOptions, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { VillaFreshness } from '#domain/calendars/admin-schema.ts';
import type { adminCalendarRoutes } from '#worker/features/calendars/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { timeSince } from '#dashboard/ui/time-since.ts';
import { useNow } from '#dashboard/ui/use-now.ts';

const { calendars } = apiClient<typeof adminCalendarRoutes>('/').v1.admin;

/** How often the calendars' state is looked for, in milliseconds. */
const POLL_MS = 60_000;

/** How far the calendars of each villa can be trusted, by villa; one read for all of them. */
export const freshnessQuery = queryOptions({
  queryKey: ['calendars', 'freshness'],
  queryFn: () => calendars.freshness.$get({ query: {} }),
  select: ({ items }) => new Map(items.map((villa) => [villa.villa_id, villa])),
  staleTime: POLL_MS / 2,
  refetchInterval: POLL_MS,
});

/** "12 dk önce doğrulandı", "5 sa önce doğrulandı · güncel değil", "… okundu · eksik var". */
export function describeFreshness(
  { lastOkAt, stale, warning }: VillaFreshness,
  now: number,
): string {
  if (lastOkAt === null) return 'Henüz doğrulanmadı';
  const since = timeSince(lastOkAt, now);
  if (stale) return `${since} doğrulandı · güncel değil`;
  return warning === null ? `${since} doğrulandı` : `${since} okundu · eksik var`;
}

/** Stale is red, incomplete is amber, fresh has no colour. */
export function freshnessColour({ stale, warning }: VillaFreshness): string {
  if (stale) return 'font-medium text-red';
  return warning === null ? 'text-soft' : 'font-medium text-amber';
}

/** What is wrong with a villa's calendars, in a sentence; null when nothing is. */
export function troubleOf(villa: VillaFreshness, now: number): string | null {
  const { stale, warning, lastError } = villa;
  if (!stale && warning === null) return null;
  return [describeFreshness(villa, now), stale ? lastError : null, warning]
    .filter((text) => text !== null)
    .join(' · ');
}

type Props = {
  villaId: number | null;
  /** One line: problems are only shown on hover. */
  brief?: boolean;
  className?: string;
};

/** How fresh a villa's linked calendars are, beside whatever shows its free nights. */
export function FreshnessNote({ villaId, brief, className }: Props) {
  const { data } = useQuery(freshnessQuery);
  const now = useNow();
  const villa = villaId === null ? undefined : data?.get(villaId);
  if (!villa) return null;
  const { stale, lastError, warning } = villa;
  const wrong = [stale ? lastError : null, warning].filter((text) => text !== null);
  return (
    <span
      title={wrong.join(' ') || (lastError ?? undefined)}
      className={cx('text-xs', freshnessColour(villa), className)}
    >
      {(stale || warning) && <TriangleAlert size={12} className="mr-1 inline align-[-1px]" />}
      {describeFreshness(villa, now)}
      {!brief &&
        wrong.map((text) => (
          <span key={text} className="block font-normal">
            {text}
          </span>
        ))}
    </span>
  );
}
