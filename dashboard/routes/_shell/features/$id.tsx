import { createFileRoute } from '@tanstack/react-router';
import { AmenityDrawer } from '#dashboard/features/amenities/amenity-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/features/$id')({ component: OpenAmenity });

function OpenAmenity() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/features' });
    focusRow(id);
  }
  return (
    <AmenityDrawer key={id} id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />
  );
}
