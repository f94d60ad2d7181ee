import { createFileRoute } from '@tanstack/react-router';
import { NewUserDrawer, UserDrawer } from '#dashboard/features/users/user-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/users/$id')({ component: OpenUser });

function OpenUser() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/users', search: (search) => search });
    focusRow(id);
  }
  if (id === 'yeni') return <NewUserDrawer onClose={() => void close()} />;
  return <UserDrawer key={id} id={id} onClose={() => void close()} />;
}
