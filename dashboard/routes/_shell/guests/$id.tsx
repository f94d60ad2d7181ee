import { createFileRoute } from '@tanstack/react-router';
import { RecordDrawer } from '#dashboard/features/guest-records/record/record-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/guests/$id')({ component: OpenGuest });

function OpenGuest() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/guests', search: (search) => search });
    focusRow(id);
  }
  return <RecordDrawer key={id} id={id} onClose={() => void close()} />;
}
