import { createFileRoute, useParams } from '@tanstack/react-router';
import { subscriberListQuery } from '#dashboard/features/subscribers/api.ts';
import { parseSubscriberSearch } from '#dashboard/features/subscribers/search.ts';
import { SubscriberList } from '#dashboard/features/subscribers/subscriber-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/subscriber')({
  validateSearch: parseSubscriberSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(subscriberListQuery(deps)),
  component: Subscribers,
});

function Subscribers() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <SubscriberList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
