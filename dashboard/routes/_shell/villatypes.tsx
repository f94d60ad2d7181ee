import { createFileRoute, useParams } from '@tanstack/react-router';
import { villaTypeListQuery } from '#dashboard/features/villa-types/api.ts';
import { parseVillaTypeSearch } from '#dashboard/features/villa-types/search.ts';
import { VillaTypeList } from '#dashboard/features/villa-types/villa-type-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/villatypes')({
  validateSearch: parseVillaTypeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(villaTypeListQuery(deps)),
  component: VillaTypes,
});

function VillaTypes() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <VillaTypeList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
