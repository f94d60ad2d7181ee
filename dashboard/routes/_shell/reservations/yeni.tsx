import { createFileRoute } from '@tanstack/react-router';
import { NewReservationDrawer } from '#dashboard/features/reservations/stay/new-reservation-drawer.tsx';
import { searchDay } from '#dashboard/list/filters/list-search.ts';

export const Route = createFileRoute('/_shell/reservations/yeni')({
  validateSearch: (raw: Record<string, unknown>): { checkin?: string; checkout?: string } => ({
    checkin: searchDay(raw.checkin),
    checkout: searchDay(raw.checkout),
  }),
  component: NewReservation,
});

function NewReservation() {
  const { villa_id, checkin, checkout } = Route.useSearch();
  const navigate = Route.useNavigate();
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
