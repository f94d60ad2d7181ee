import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { villaListQuery } from '../../features/villas/api.ts';
import { parseVillaSearch } from '../../features/villas/list/search.ts';
import { VillaList } from '../../features/villas/list/villa-list.tsx';
import { ListWithDrawer } from '../../list/rows/open-row.tsx';

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
