import { createFileRoute } from '@tanstack/react-router';
import { FaqDrawer } from '#dashboard/features/faq/faq-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/faq/$id')({ component: OpenQuestion });

function OpenQuestion() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/website/faq', search: (search) => search });
    focusRow(id);
  }
  return <FaqDrawer id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />;
}
