import { createFileRoute } from '@tanstack/react-router';
import { MessageDrawer } from '#dashboard/features/messages/message-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/contact/$id')({ component: OpenMessage });

function OpenMessage() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/contact', search: (search) => search });
    focusRow(id);
  }
  return <MessageDrawer key={id} id={id} onClose={() => void close()} />;
}
