import { createFileRoute, useChildMatches, useParams } from '@tanstack/react-router';
import { offerListQuery } from '#dashboard/features/offers/api.ts';
import { OfferList } from '#dashboard/features/offers/offer-list.tsx';
import { parseOfferSearch } from '#dashboard/features/offers/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/offer')({
  validateSearch: parseOfferSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(offerListQuery(deps)),
  component: Offers,
});

function Offers() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  const isOpen = useChildMatches({ select: (matches) => matches.length > 0 });
  return (
    <ListWithDrawer isOpen={isOpen}>
      <OfferList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
