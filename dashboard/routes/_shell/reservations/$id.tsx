import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '#dashboard/app/session.ts';
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
  const isAdmin = useSession()?.user_role === 'ADMIN';
  async function close() {
    await navigate({ to: '/reservations', search: (search) => search });
    focusRow(id);
  }
  return (
    <ReservationDrawer
      id={id}
      isAdmin={isAdmin}
      guestDocuments={documentsOf}
      onClose={() => void close()}
    />
  );
}
