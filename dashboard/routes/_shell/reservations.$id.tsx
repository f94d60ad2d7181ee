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
    // The keyboard goes on from the row that was open, or from the top when it left the list.
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    (row ?? document.getElementById('screen'))?.focus();
  }
  return <ReservationDrawer id={id} isAdmin={isAdmin} onClose={() => void close()} />;
}
