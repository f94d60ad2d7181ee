import { createFileRoute } from '@tanstack/react-router';
import { DistrictDrawer } from '#dashboard/features/locations/districts/district-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/towndistrict_/districts/$id')({
  component: OpenDistrict,
});

function OpenDistrict() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/towndistrict/districts', search: (search) => search });
    focusRow(id);
  }
  return <DistrictDrawer key={id} id={id === 'yeni' ? null : id} onClose={() => void close()} />;
}
