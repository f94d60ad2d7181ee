import { createFileRoute, Navigate } from '@tanstack/react-router';
import { searchDay, searchId, searchOneOf } from '#dashboard/list/filters/list-search.ts';
import { HoldDrawer } from '#dashboard/features/reservations/hold/hold-drawer.tsx';

type HoldSearch = {
  villa?: string | undefined;
  checkin?: string | undefined;
  checkout?: string | undefined;
  adults?: string | undefined;
  children?: string | undefined;
  babies?: string | undefined;
  status?: 'option' | 'requested' | undefined;
};

export const Route = createFileRoute('/_shell/availability/tut')({
  validateSearch: (raw: Record<string, unknown>): HoldSearch => ({
    villa: searchId(raw.villa),
    checkin: searchDay(raw.checkin),
    checkout: searchDay(raw.checkout),
    adults: searchId(raw.adults),
    children: searchId(raw.children),
    babies: searchId(raw.babies),
    status: searchOneOf(raw.status, ['option', 'requested'] as const),
  }),
  component: Hold,
});

function Hold() {
  const search = Route.useSearch();
  const { villa, checkin, checkout, adults = '2', children = '0', babies = '0' } = search;
  const navigate = Route.useNavigate();
  const desk = { q: search.q };
  if (villa === undefined || checkin === undefined || checkout === undefined) {
    return <Navigate to="/availability" search={desk} replace />;
  }
  const { status = 'option' } = search;
  const start = {
    villa_id: Number(villa),
    checkIn: checkin,
    checkOut: checkout,
    adults: Number(adults),
    children: Number(children),
    babies: Number(babies),
    status,
  };
  return (
    <HoldDrawer
      key={JSON.stringify(start)}
      start={start}
      onClose={() => void navigate({ to: '/availability', search: desk })}
    />
  );
}
