import { createFileRoute, useParams } from '@tanstack/react-router';
import { districtListQuery } from '../../features/locations/api.ts';
import { DistrictList } from '../../features/locations/district-list.tsx';
import { parseDistrictSearch } from '../../features/locations/search.ts';
import { ListWithDrawer } from '../../list/open-row.tsx';

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
