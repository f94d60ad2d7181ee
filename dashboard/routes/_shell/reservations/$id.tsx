import { createFileRoute } from '@tanstack/react-router';
import { reservationQuery } from '#dashboard/features/reservations/api.ts';
import { ReservationDrawer } from '#dashboard/features/reservations/detail/reservation-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';
import { documentsOf } from '../../-documents-of.tsx';

export const Route = createFileRoute('/_shell/reservations/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(reservationQuery(params.id));
  },
  component: OpenReservation,
});

function OpenReservation() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/reservations', search: (search) => search });
    focusRow(id);
  }
  return <ReservationDrawer id={id} guestDocuments={documentsOf} onClose={() => void close()} />;
}
