import { createFileRoute } from '@tanstack/react-router';
import { TownDrawer } from '../../features/locations/town-drawer.tsx';
import { focusRow } from '../../list/open-row.tsx';

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
