import { createFileRoute, useParams } from '@tanstack/react-router';
import { requestListQuery } from '#dashboard/features/privacy/api.ts';
import { RequestList } from '#dashboard/features/privacy/requests/request-list.tsx';
import { parsePrivacySearch } from '#dashboard/features/privacy/requests/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/privacy')({
  validateSearch: parsePrivacySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(requestListQuery(deps)),
  component: Privacy,
});

function Privacy() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <RequestList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
