import { lazy } from 'react';
import { VillaScreen } from '#dashboard/features/villas/villa-screen.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import type { PartSearch } from '../searches.ts';

const VillaPrices = lazy(() => import('#dashboard/features/prices/villa-prices.tsx'));
const VillaAdvice = lazy(() => import('#dashboard/features/advice/villa-advice.tsx'));
const OwnDates = lazy(() => import('#dashboard/features/availability/own-dates/own-dates.tsx'));
const VillaFeeds = lazy(() => import('#dashboard/features/calendars/villa-feeds.tsx'));
const VillaPictures = lazy(() => import('#dashboard/features/media/villa-pictures.tsx'));
const VillaTaskRules = lazy(() => import('#dashboard/features/house-tasks/villa-task-rules.tsx'));

type Props = { params: { id: string }; search: PartSearch };

export default function Villa({ params, search: { part, alan } }: Props) {
  const id = Number(params.id);
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

Villa.reads = ({ params }: Pick<Props, 'params'>) => [villaDetailQuery(Number(params.id))];
