import { createFileRoute, useParams } from '@tanstack/react-router';
import { outboxQuery } from '#dashboard/features/mail/api.ts';
import { OutboxList } from '#dashboard/features/mail/outbox-list.tsx';
import { parseOutboxSearch } from '#dashboard/features/mail/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/templates/outbox')({
  validateSearch: parseOutboxSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(outboxQuery(deps)),
  component: Outbox,
});

function Outbox() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <OutboxList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
