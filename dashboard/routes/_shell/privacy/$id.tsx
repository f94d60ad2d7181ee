import { createFileRoute } from '@tanstack/react-router';
import { NewRequestDrawer } from '#dashboard/features/privacy/requests/new-request-drawer.tsx';
import { RequestDrawer } from '#dashboard/features/privacy/requests/request-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/privacy/$id')({ component: OpenRequest });

function OpenRequest() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/privacy', search: (search) => search });
    focusRow(id);
  }
  if (id !== 'yeni') return <RequestDrawer key={id} id={id} onClose={() => void close()} />;
  return (
    <NewRequestDrawer
      onClose={() => void close()}
      onTaken={(request) =>
        void navigate({ params: { id: request.id }, search: (search) => search })
      }
    />
  );
}
