import { queryOptions, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { VillaFreshness } from '#domain/calendars/admin-schema.ts';
import type { adminCalendarRoutes } from '#worker/features/calendars/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
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
  queryFn: () => contentOf(calendars.freshness.$get({ query: {} })),
  select: ({ items }) => new Map(items.map((villa) => [villa.villa_id, villa])),
  staleTime: POLL_MS / 2,
  refetchInterval: POLL_MS,
});

/** "12 dk önce doğrulandı", "5 sa önce doğrulandı · güncel değil". */
export function describeFreshness({ lastOkAt, stale }: VillaFreshness, now: number): string {
  if (lastOkAt === null) return 'Henüz doğrulanmadı';
  return `${timeSince(lastOkAt, now)} doğrulandı${stale ? ' · güncel değil' : ''}`;
}

type Props = {
  villaId: number | null;
  /** One line: why a calendar cannot be read is told on hover alone. */
  brief?: boolean;
  className?: string;
};

/** How fresh a villa's linked calendars are, beside whatever shows its free nights. */
export function FreshnessNote({ villaId, brief, className }: Props) {
  const { data } = useQuery(freshnessQuery);
  const now = useNow();
  const villa = villaId === null ? undefined : data?.get(villaId);
  if (!villa) return null;
  const { stale, lastError } = villa;
  return (
    <span
      title={lastError ?? undefined}
      className={cx('text-xs', stale ? 'font-medium text-red' : 'text-soft', className)}
    >
      {stale && <TriangleAlert size={12} className="mr-1 inline align-[-1px]" />}
      {describeFreshness(villa, now)}
      {stale && lastError && !brief && <span className="block font-normal">{lastError}</span>}
    </span>
  );
}
