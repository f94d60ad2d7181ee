import { createFileRoute } from '@tanstack/react-router';
import { VillaTypeDrawer } from '#dashboard/features/villa-types/villa-type-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/villatypes/$id')({ component: OpenVillaType });

function OpenVillaType() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/villatypes', search: (search) => search });
    focusRow(id);
  }
  return <VillaTypeDrawer key={id} id={id === 'yeni' ? null : id} onClose={() => void close()} />;
}
