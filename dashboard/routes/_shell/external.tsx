import { createFileRoute, useParams } from '@tanstack/react-router';
import { blockListQuery } from '#dashboard/features/availability/blocks/api.ts';
import { BlockList } from '#dashboard/features/availability/blocks/block-list.tsx';
import { parseBlockSearch } from '#dashboard/features/availability/blocks/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/external')({
  validateSearch: parseBlockSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(blockListQuery(deps)),
  component: Blocks,
});

function Blocks() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <BlockList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
