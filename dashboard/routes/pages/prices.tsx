import type { ScreenProps } from '#dashboard/app/screen.ts';
import { bulkChangesQuery } from '#dashboard/features/prices/bulk/api.ts';
import { BulkPricesScreen } from '#dashboard/features/prices/bulk/bulk-screen.tsx';
import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import type { PricesSearch } from '../searches.ts';

export default function Prices({ search }: ScreenProps<PricesSearch>) {
  const { villa = '', ilk, son, enaz, gunler } = search;
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

Prices.reads = () => [villaOptionsQuery, bulkChangesQuery];
