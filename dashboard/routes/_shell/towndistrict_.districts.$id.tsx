import { createFileRoute } from '@tanstack/react-router';
import { DistrictDrawer } from '../../features/locations/district-drawer.tsx';
import { focusRow } from '../../list/open-row.tsx';

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
