import { createFileRoute } from '@tanstack/react-router';
import { MemberDrawer } from '#dashboard/features/team/member-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/team/$id')({ component: OpenTeam });

function OpenTeam() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/website/team', search: (search) => search });
    focusRow(id);
  }
  return <MemberDrawer id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />;
}
