import { createFileRoute } from '@tanstack/react-router';
import {
  BlockDrawer,
  NewBlockDrawer,
} from '#dashboard/features/availability/blocks/block-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/external/$id')({ component: OpenBlock });

function OpenBlock() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/external', search: (search) => search });
    focusRow(id);
  }
  return id === 'yeni' ? (
    <NewBlockDrawer onClose={() => void close()} />
  ) : (
    <BlockDrawer id={id} onClose={() => void close()} />
  );
}
