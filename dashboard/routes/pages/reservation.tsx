import type { DrawerProps } from '#dashboard/app/screen.ts';
import { reservationQuery } from '#dashboard/features/reservations/api.ts';
import { ReservationDrawer } from '#dashboard/features/reservations/detail/reservation-drawer.tsx';
import { documentsOf } from './documents-of.tsx';

type Params = { params: { id: string } };

export default function OpenReservation({ params, onClose }: DrawerProps & Params) {
  return <ReservationDrawer id={params.id} guestDocuments={documentsOf} onClose={onClose} />;
}

OpenReservation.reads = ({ params }: Params) => [reservationQuery(params.id)];
