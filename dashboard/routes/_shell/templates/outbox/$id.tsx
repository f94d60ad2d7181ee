import { createFileRoute } from '@tanstack/react-router';
import { OutboxDrawer } from '#dashboard/features/mail/outbox-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/templates/outbox/$id')({ component: OpenMail });

function OpenMail() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/templates/outbox', search: (search) => search });
    focusRow(id);
  }
  return <OutboxDrawer id={id} search={Route.useSearch()} onClose={() => void close()} />;
}
