import { createFileRoute, useChildMatches, useParams } from '@tanstack/react-router';
import { reservationListQuery } from '../../features/reservations/api.ts';
import { ReservationList } from '../../features/reservations/list/reservation-list.tsx';
import { parseReservationSearch } from '../../features/reservations/list/search.ts';
import { ListWithDrawer } from '../../list/rows/open-row.tsx';

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
