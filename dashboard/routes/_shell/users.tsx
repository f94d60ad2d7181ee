import { createFileRoute, useParams } from '@tanstack/react-router';
import { userListQuery } from '../../features/users/api.ts';
import { parseUserSearch } from '../../features/users/search.ts';
import { UserList } from '../../features/users/user-list.tsx';
import { ListWithDrawer } from '../../list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/users')({
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(userListQuery(deps)),
  component: Users,
});

function Users() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <UserList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
