import { createFileRoute } from '@tanstack/react-router';
import { bulkChangesQuery } from '#dashboard/features/prices/bulk/api.ts';
import { BulkPricesScreen } from '#dashboard/features/prices/bulk/bulk-screen.tsx';
import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { isDay } from '#domain/values/dates.ts';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';

type PricesSearch = {
  /** `3,7`: villas ticked in their list. */
  villa?: string | undefined;
  /** First and last night and the new minimum stay: links from advice fill them in. */
  ilk?: string | undefined;
  son?: string | undefined;
  enaz?: number | undefined;
  /** Instead of a minimum: every day for arrival and departure. */
  gunler?: true | undefined;
};

const searchDay = (raw: unknown) => (typeof raw === 'string' && isDay(raw) ? raw : undefined);

export const Route = createFileRoute('/_shell/prices')({
  validateSearch: (raw: Record<string, unknown>): PricesSearch => ({
    villa: /^\d{1,9}(,\d{1,9})*$/.test(String(raw.villa)) ? String(raw.villa) : undefined,
    ilk: searchDay(raw.ilk),
    son: searchDay(raw.son),
    gunler: raw.gunler === true || raw.gunler === 'true' ? true : undefined,
    enaz: /^[1-9]\d?$/.test(String(raw.enaz)) ? Number(raw.enaz) : undefined,
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(villaOptionsQuery);
    void context.queryClient.prefetchQuery(bulkChangesQuery);
  },
  component: Prices,
});

function Prices() {
  const { villa = '', ilk, son, enaz, gunler } = Route.useSearch();
  const span = ilk && son && { startsOn: ilk, endsOn: son };
  const everyDay = { arrivalDays: [...EVERY_DAY], departureDays: [...EVERY_DAY] };
  const start = span
    ? enaz
      ? { kind: 'min_nights' as const, ...span, minNights: enaz }
      : gunler && { kind: 'stay_days' as const, ...span, ...everyDay }
    : undefined;
  return (
    <BulkPricesScreen
      key={`${villa} ${ilk} ${son} ${enaz} ${gunler}`}
      villaIds={villa.split(',').filter(Boolean).map(Number)}
      start={start || undefined}
    />
  );
}
