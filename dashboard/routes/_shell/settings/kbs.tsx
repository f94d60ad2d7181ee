import { createFileRoute, useParams } from '@tanstack/react-router';
import { facilitiesQuery } from '#dashboard/features/kbs/api.ts';
import { FacilityList } from '#dashboard/features/kbs/facility-list.tsx';
import { parseListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/settings/kbs')({
  validateSearch: (raw) => parseListSearch(raw, []),
  loader: ({ context }) => void context.queryClient.prefetchQuery(facilitiesQuery),
  component: Facilities,
});

function Facilities() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <FacilityList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
