import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Occupancy } from '#domain/availability/admin-schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { occupancyPageQuery, questionOf } from '#dashboard/features/availability/occupancy/api.ts';
import { OccupancyGrid } from '#dashboard/features/availability/occupancy/grid/occupancy-grid.tsx';
import { ZOOMS } from '#dashboard/features/availability/occupancy/search.ts';
import { freshnessQuery } from '#dashboard/shared/villas/freshness.tsx';

/** The dashboard's calendar alone, with its data already in the cache. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

declare global {
  interface Window {
    /** Called by the bench before the button is pressed. */
    fill: (today: Day, firstPage: Occupancy) => void;
  }
}

let today: Day = '';

window.fill = (day, firstPage) => {
  today = day;
  client.setQueryData(occupancyPageQuery(questionOf({}, today), 0).queryKey, firstPage);
  client.setQueryData(freshnessQuery.queryKey, { items: [], total: 0, skip: 0, take: 0 });
};

const nothing = () => {};

const Calendar = () => (
  <QueryClientProvider client={client}>
    <OccupancyGrid
      question={questionOf({}, today)}
      today={today}
      startsAtToday
      dayWidth={ZOOMS.mid}
      opened={null}
      onOpen={nothing}
      onMove={nothing}
      onToday={nothing}
      onClear={nothing}
      free={null}
      hasWork={false}
      isSeason={false}
    />
  </QueryClientProvider>
);

const root = createRoot(document.querySelector('#box') ?? document.body);
let isShown = false;
document.querySelector('#toggle')?.addEventListener('click', () => {
  isShown = !isShown;
  flushSync(() => root.render(isShown && <Calendar />));
});
