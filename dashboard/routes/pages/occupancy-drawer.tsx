import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { usePermission } from '#dashboard/app/permissions.ts';
import {
  BlockDrawer,
  NewBlockDrawer,
} from '#dashboard/features/availability/blocks/block-drawer.tsx';
import { ExternalDrawer } from '#dashboard/features/availability/occupancy/external-drawer.tsx';
import { FreeNights } from '#dashboard/features/availability/occupancy/free-nights.tsx';
import { GRID_ID } from '#dashboard/features/availability/occupancy/grid/occupancy-grid.tsx';
import { readAddress } from '#dashboard/features/availability/occupancy/opened.ts';
import { ReservationDrawer } from '#dashboard/features/reservations/detail/reservation-drawer.tsx';
import { documentsOf } from './documents-of.tsx';

/** The content of the drawer for a bar or selected nights. */
export default function OpenStay({ params }: { params: { open: string } }) {
  const opened = readAddress(params.open);
  const navigate = useNavigate({ from: '/occupancy/$open' });
  const client = useQueryClient();
  const maySell = usePermission('reservations.write');
  function close() {
    // An action in the drawer may have moved a bar.
    void client.invalidateQueries({ queryKey: ['occupancy'] });
    void navigate({ to: '/occupancy', search: (search) => search }).then(() =>
      document.getElementById(GRID_ID)?.focus(),
    );
  }
  if (opened === null) return <Navigate to="/occupancy" search={(search) => search} replace />;
  switch (opened.what) {
    case 'new': {
      const { villaId, from, to } = opened;
      const start = { villa_id: villaId, started_at: from, finished_at: to };
      return (
        <NewBlockDrawer
          key={JSON.stringify(start)}
          start={start}
          {...(maySell && { title: 'Seçilen geceler' })}
          onClose={close}
        >
          {maySell && <FreeNights villaId={villaId} from={from} to={to} />}
        </NewBlockDrawer>
      );
    }
    case 'block':
      return <BlockDrawer id={opened.ref} onClose={close} />;
    case 'external':
      return <ExternalDrawer id={opened.ref} onClose={close} />;
    case 'reservation':
      return <ReservationDrawer id={opened.ref} guestDocuments={documentsOf} onClose={close} />;
  }
}
