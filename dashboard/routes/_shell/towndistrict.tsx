import { createFileRoute, useParams } from '@tanstack/react-router';
import { townListQuery } from '#dashboard/features/locations/api.ts';
import { parseTownSearch } from '#dashboard/features/locations/search.ts';
import { TownList } from '#dashboard/features/locations/towns/town-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/towndistrict')({
  validateSearch: parseTownSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(townListQuery(deps)),
  component: Towns,
});

function Towns() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <TownList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
