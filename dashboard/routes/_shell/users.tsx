import { createFileRoute, useParams } from '@tanstack/react-router';
import { userListQuery } from '#dashboard/features/users/api.ts';
import { parseUserSearch } from '#dashboard/features/users/search.ts';
import { UserList } from '#dashboard/features/users/user-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

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
