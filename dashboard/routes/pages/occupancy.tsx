import { useParams } from '@tanstack/react-router';
import { istanbulDay } from '#domain/values/dates.ts';
import type { ListProps } from '#dashboard/app/screen.ts';
import { occupancyPageQuery, questionOf } from '#dashboard/features/availability/occupancy/api.ts';
import { OccupancyScreen } from '#dashboard/features/availability/occupancy/occupancy-screen.tsx';
import { readAddress } from '#dashboard/features/availability/occupancy/opened.ts';
import type { OccupancySearch } from '#dashboard/features/availability/occupancy/search.ts';

export default function Calendar({ search }: ListProps<OccupancySearch>) {
  const address = useParams({ strict: false }).open;
  return (
    <OccupancyScreen search={search} opened={address === undefined ? null : readAddress(address)} />
  );
}

// A typed name needs the villas' names first.
Calendar.reads = ({ search }: { search: OccupancySearch }) =>
  search.q === undefined
    ? [occupancyPageQuery(questionOf(search, istanbulDay(new Date())), 0)]
    : [];
