import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../app/session.ts';
import { reservationQuery } from '../../features/reservations/api.ts';
import { ReservationDrawer } from '../../features/reservations/reservation-drawer.tsx';
import { focusRow } from '../../list/open-row.tsx';
import { papersOf } from '../-papers-of.tsx';

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
    <ReservationDrawer id={id} isAdmin={isAdmin} papers={papersOf} onClose={() => void close()} />
  );
}
