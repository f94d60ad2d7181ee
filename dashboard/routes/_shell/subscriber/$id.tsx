import { createFileRoute } from '@tanstack/react-router';
import { SubscriberDrawer } from '#dashboard/features/subscribers/subscriber-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/subscriber/$id')({ component: OpenSubscriber });

function OpenSubscriber() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  async function close() {
    await navigate({ to: '/subscriber', search });
    focusRow(id);
  }
  return <SubscriberDrawer key={id} id={id} search={search} onClose={() => void close()} />;
}
