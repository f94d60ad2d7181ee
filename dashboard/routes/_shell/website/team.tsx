import { createFileRoute, useParams } from '@tanstack/react-router';
import { teamListQuery } from '#dashboard/features/team/api.ts';
import { TeamList } from '#dashboard/features/team/team-list.tsx';
import { parseListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/team')({
  validateSearch: (raw) => parseListSearch(raw, []),
  loader: ({ context }) => void context.queryClient.prefetchQuery(teamListQuery),
  component: Team,
});

function Team() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <TeamList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
