import { createFileRoute } from '@tanstack/react-router';
import { WishDrawer } from '#dashboard/features/wishes/wish-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/wishes/$id')({ component: OpenWish });

function OpenWish() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  async function close() {
    await navigate({ to: '/wishes', search });
    focusRow(id);
  }
  return <WishDrawer key={id} id={id} search={search} onClose={() => void close()} />;
}
