import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PARTS, type Part } from '#dashboard/features/villas/parts.ts';
import { VillaScreen } from '#dashboard/features/villas/villa-screen.tsx';
import { searchOneOf, searchText } from '#dashboard/list/filters/list-search.ts';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';

const VillaPrices = lazy(() => import('#dashboard/features/prices/villa-prices.tsx'));
const VillaAdvice = lazy(() => import('#dashboard/features/advice/villa-advice.tsx'));
const OwnDates = lazy(() => import('#dashboard/features/availability/own-dates/own-dates.tsx'));
const VillaFeeds = lazy(() => import('#dashboard/features/calendars/villa-feeds.tsx'));
const VillaPictures = lazy(() => import('#dashboard/features/media/villa-pictures.tsx'));
const VillaTaskRules = lazy(() => import('#dashboard/features/house-tasks/villa-task-rules.tsx'));

type PartSearch = {
  part?: Part | undefined;
  /** The field to focus: reports link to what is missing. */
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
        advice: <VillaAdvice villaId={id} />,
        dates: <OwnDates villaId={id} />,
        feeds: <VillaFeeds villaId={id} />,
        pictures: <VillaPictures villaId={id} />,
        tasks: <VillaTaskRules villaId={id} />,
      }}
    />
  );
}
