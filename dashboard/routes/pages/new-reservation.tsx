import { useNavigate } from '@tanstack/react-router';
import type { DrawerProps } from '#dashboard/app/screen.ts';
import { NewReservationDrawer } from '#dashboard/features/reservations/stay/new-reservation-drawer.tsx';
import type { StaySearch } from '../searches.ts';

export default function NewReservation({
  search,
}: DrawerProps<StaySearch & { villa_id?: string | undefined }>) {
  const { villa_id, checkin, checkout } = search;
  const navigate = useNavigate({ from: '/reservations/yeni' });
  const list = { checkin: undefined, checkout: undefined };
  return (
    <NewReservationDrawer
      start={{
        ...(villa_id !== undefined && { villa_id: Number(villa_id) }),
        ...(checkin !== undefined && { checkIn: checkin }),
        ...(checkout !== undefined && { checkOut: checkout }),
      }}
      onClose={() =>
        void navigate({ to: '/reservations', search: (search) => ({ ...search, ...list }) })
      }
      onCreated={(id) =>
        void navigate({
          to: '/reservations/$id',
          params: { id },
          search: (search) => ({ ...search, ...list }),
        })
      }
    />
  );
}
