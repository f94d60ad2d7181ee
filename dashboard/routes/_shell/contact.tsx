import { createFileRoute, useParams } from '@tanstack/react-router';
import { messageListQuery } from '#dashboard/features/messages/api.ts';
import { MessageList } from '#dashboard/features/messages/message-list.tsx';
import { parseMessageSearch } from '#dashboard/features/messages/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/contact')({
  validateSearch: parseMessageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messageListQuery(deps)),
  component: Messages,
});

function Messages() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <MessageList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
