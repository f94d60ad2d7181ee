import { createFileRoute, useParams } from '@tanstack/react-router';
import { requestListQuery } from '../../features/privacy/api.ts';
import { RequestList } from '../../features/privacy/requests/request-list.tsx';
import { parsePrivacySearch } from '../../features/privacy/requests/search.ts';
import { ListWithDrawer } from '../../list/rows/open-row.tsx';

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
