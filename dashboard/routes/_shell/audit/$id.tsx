import { createFileRoute } from '@tanstack/react-router';
import { AuditDrawer } from '#dashboard/features/audit/audit-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/audit/$id')({ component: OpenAuditRow });

function OpenAuditRow() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/audit', search: (search) => search });
    focusRow(id);
  }
  return <AuditDrawer key={id} id={id} onClose={() => void close()} />;
}
