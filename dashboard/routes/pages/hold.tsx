import { Navigate, useNavigate } from '@tanstack/react-router';
import type { DrawerProps } from '#dashboard/app/screen.ts';
import { HoldDrawer } from '#dashboard/features/reservations/hold/hold-drawer.tsx';
import type { HoldSearch } from '../searches.ts';

type Props = DrawerProps<HoldSearch & { q?: string | undefined }>;

export default function Hold({ search }: Props) {
  const navigate = useNavigate();
  const desk = { q: search.q };
  const { villa, checkin, checkout, adults = '2', children = '0', babies = '0' } = search;
  if (villa === undefined || checkin === undefined || checkout === undefined) {
    return <Navigate to="/availability" search={desk} replace />;
  }
  const start = {
    villa_id: Number(villa),
    checkIn: checkin,
    checkOut: checkout,
    adults: Number(adults),
    children: Number(children),
    babies: Number(babies),
    status: search.status ?? 'option',
  };
  return (
    <HoldDrawer
      key={JSON.stringify(start)}
      start={start}
      onClose={() => void navigate({ to: '/availability', search: desk })}
    />
  );
}
