import { createFileRoute, useChildMatches, useParams } from '@tanstack/react-router';
import { reservationListQuery } from '#dashboard/features/reservations/api.ts';
import { ReservationList } from '#dashboard/features/reservations/list/reservation-list.tsx';
import { parseReservationSearch } from '#dashboard/features/reservations/list/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/reservations')({
  validateSearch: parseReservationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // Started here and awaited by the screen, so that the list's frame appears at once.
    void context.queryClient.prefetchQuery(reservationListQuery(deps));
  },
  component: Reservations,
});

function Reservations() {
  const search = Route.useSearch();
  const isOpen = useChildMatches({ select: (matches) => matches.length > 0 });
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={isOpen}>
      <ReservationList search={search} openId={openId} />
    </ListWithDrawer>
  );
}
