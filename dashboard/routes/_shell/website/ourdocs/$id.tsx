import { createFileRoute } from '@tanstack/react-router';
import { DocumentDrawer } from '#dashboard/features/documents/document-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/ourdocs/$id')({ component: OpenDocument });

function OpenDocument() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/website/ourdocs' });
    focusRow(id);
  }
  return (
    <DocumentDrawer key={id} id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />
  );
}
