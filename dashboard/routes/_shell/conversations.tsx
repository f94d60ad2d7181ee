import { createFileRoute, useParams } from '@tanstack/react-router';
import { guestRecordListQuery } from '#dashboard/features/guest-records/api.ts';
import { ConversationList } from '#dashboard/features/guest-records/record-list.tsx';
import { inInbox, parseGuestRecordSearch } from '#dashboard/features/guest-records/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/conversations')({
  validateSearch: parseGuestRecordSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(guestRecordListQuery(inInbox(deps))),
  component: Conversations,
});

function Conversations() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <ConversationList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
