import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { villaListQuery } from '#dashboard/features/villas/api.ts';
import { parseVillaSearch } from '#dashboard/features/villas/list/search.ts';
import { VillaList } from '#dashboard/features/villas/list/villa-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/villas')({
  validateSearch: parseVillaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(villaListQuery(deps)),
  component: Villas,
});

function Villas() {
  const isAdding = useRouterState({
    select: ({ location }) => location.pathname.endsWith('/villas/yeni'),
  });
  return (
    <ListWithDrawer isOpen={isAdding}>
      <VillaList search={Route.useSearch()} />
    </ListWithDrawer>
  );
}
