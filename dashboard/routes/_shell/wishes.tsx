import { createFileRoute, useParams } from '@tanstack/react-router';
import { wishListQuery } from '#dashboard/features/wishes/api.ts';
import { parseWishSearch } from '#dashboard/features/wishes/search.ts';
import { WishList } from '#dashboard/features/wishes/wish-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/wishes')({
  validateSearch: parseWishSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(wishListQuery(deps)),
  component: Wishes,
});

function Wishes() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <WishList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
