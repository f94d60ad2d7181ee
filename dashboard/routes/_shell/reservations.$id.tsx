import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../app/session.ts';
import { reservationQuery } from '../../features/reservations/api.ts';
import { ReservationDrawer } from '../../features/reservations/reservation-drawer.tsx';

export const Route = createFileRoute('/_shell/reservations/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(reservationQuery(params.id));
  },
  component: OpenReservation,
});

function OpenReservation() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  const isAdmin = useSession()?.user_role === 'ADMIN';
  async function close() {
    await navigate({ to: '/reservations', search: (search) => search });
    // The keyboard goes on from the row that was open.
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  }
  return <ReservationDrawer id={id} isAdmin={isAdmin} onClose={() => void close()} />;
}
