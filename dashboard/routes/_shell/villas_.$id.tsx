import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PARTS, type Part } from '../../features/villas/parts.ts';
import { VillaScreen } from '../../features/villas/villa-screen.tsx';
import { searchOneOf, searchText } from '../../list/list-search.ts';
import { villaDetailQuery } from '../../villas/detail.ts';

const VillaPrices = lazy(() => import('../../features/prices/villa-prices.tsx'));
const OwnDates = lazy(() => import('../../features/own-dates/own-dates.tsx'));
const VillaFeeds = lazy(() => import('../../features/feeds/villa-feeds.tsx'));
const VillaPictures = lazy(() => import('../../features/pictures/villa-pictures.tsx'));

type PartSearch = {
  part?: Part | undefined;
  /** A field of the form to begin in: reports lead here to what is missing. */
  alan?: string | undefined;
};

export const Route = createFileRoute('/_shell/villas_/$id')({
  validateSearch: (raw: Record<string, unknown>): PartSearch => ({
    part: searchOneOf(raw.part, Object.keys(PARTS) as Part[]),
    alan: searchText(raw.alan, 60),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(villaDetailQuery(Number(params.id))),
  component: Villa,
});

function Villa() {
  const id = Number(Route.useParams().id);
  const { part, alan } = Route.useSearch();
  return (
    <VillaScreen
      id={id}
      part={part}
      field={alan}
      parts={{
        prices: <VillaPrices villaId={id} />,
        dates: <OwnDates villaId={id} />,
        feeds: <VillaFeeds villaId={id} />,
        pictures: <VillaPictures villaId={id} />,
      }}
    />
  );
}
