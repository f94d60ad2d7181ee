import { createFileRoute, useParams } from '@tanstack/react-router';
import { districtListQuery } from '#dashboard/features/locations/api.ts';
import { DistrictList } from '#dashboard/features/locations/districts/district-list.tsx';
import { parseDistrictSearch } from '#dashboard/features/locations/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/towndistrict_/districts')({
  validateSearch: parseDistrictSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(districtListQuery(deps)),
  component: Districts,
});

function Districts() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <DistrictList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
