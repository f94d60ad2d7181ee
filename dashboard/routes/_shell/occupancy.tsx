import { createFileRoute, useParams } from '@tanstack/react-router';
import { istanbulDay } from '#domain/values/dates.ts';
import { occupancyPageQuery, questionOf } from '#dashboard/features/availability/occupancy/api.ts';
import { OccupancyScreen } from '#dashboard/features/availability/occupancy/occupancy-screen.tsx';
import { readAddress } from '#dashboard/features/availability/occupancy/opened.ts';
import { parseOccupancySearch } from '#dashboard/features/availability/occupancy/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/occupancy')({
  validateSearch: parseOccupancySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // A typed name needs the villas' names first.
    if (deps.q !== undefined) return;
    const question = questionOf(deps, istanbulDay(new Date()));
    void context.queryClient.prefetchQuery(occupancyPageQuery(question, 0));
  },
  component: Calendar,
});

function Calendar() {
  const address = useParams({ strict: false, select: (params) => params.open });
  return (
    <ListWithDrawer isOpen={address !== undefined}>
      <OccupancyScreen
        search={Route.useSearch()}
        opened={address === undefined ? null : readAddress(address)}
      />
    </ListWithDrawer>
  );
}
