import { createFileRoute, useParams } from '@tanstack/react-router';
import { teamListQuery } from '../../features/team/api.ts';
import { TeamList } from '../../features/team/team-list.tsx';
import { parseListSearch } from '../../list/list-search.ts';
import { ListWithDrawer } from '../../list/open-row.tsx';

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
