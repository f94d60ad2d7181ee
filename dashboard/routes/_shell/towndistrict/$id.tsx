import { createFileRoute } from '@tanstack/react-router';
import { TownDrawer } from '#dashboard/features/locations/towns/town-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/towndistrict/$id')({ component: OpenTown });

function OpenTown() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/towndistrict', search: (search) => search });
    focusRow(id);
  }
  return <TownDrawer key={id} id={id === 'yeni' ? null : id} onClose={() => void close()} />;
}
