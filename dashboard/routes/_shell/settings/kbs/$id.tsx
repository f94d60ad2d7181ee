import { createFileRoute } from '@tanstack/react-router';
import { FacilityDrawer } from '#dashboard/features/kbs/facility-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/settings/kbs/$id')({ component: OpenFacility });

function OpenFacility() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/settings/kbs', search: (search) => search });
    focusRow(id);
  }
  return <FacilityDrawer id={id === 'yeni' ? null : id} onClose={() => void close()} />;
}
