import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Brush, Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MAX_OCCUPANCY_VILLAS } from '#domain/availability/occupancy-limits.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { FilterBar } from '#dashboard/list/filters/filter-bar.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { useMedia } from '#dashboard/ui/use-media.ts';
import { matchVillas } from '#dashboard/shared/villas/match-villas.ts';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { questionOf } from './api.ts';
import { OccupancyFilters } from './filters.tsx';
import { FirstDay } from './first-day.tsx';
import { Legend } from './legend.tsx';
import type { StayMove } from './move-api.ts';
import { OccupancyGrid } from './grid/occupancy-grid.tsx';
import { type Opened, toAddress } from './opened.ts';
import { countFilters, freeRange, type OccupancySearch, ZOOMS } from './search.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Loaded with the first stay that is dragged. */
const MoveStayDialog = lazy(() => import('./move-stay-dialog.tsx'));

type Props = { search: OccupancySearch; opened: Opened | null };

export function OccupancyScreen({ search, opened }: Props) {
  const mayMove = usePermission('reservations.write');
  const maySeeWork = usePermission('house-tasks');
  const [move, setMove] = useState<StayMove | null>(null);
  const navigate = useNavigate({ from: '/occupancy' });
  const { data: options } = useQuery(villaOptionsQuery);
  const folds = !useMedia('(min-width: 1280px)');
  const today = istanbulDay(new Date(useNow()));
  const { q, zoom = 'mid' } = search;
  // The calendar keeps its own scroll position; the router would restore it in pixels.
  const stay = { resetScroll: false };
  const go = (next: OccupancySearch) =>
    void (opened
      ? navigate({ ...addressOf(opened), search: next, replace: true, ...stay })
      : navigate({ to: '.', search: next, replace: true, ...stay }));
  const change = (next: Partial<OccupancySearch>) => go({ ...search, ...next });
  const open = (next: Opened) => void navigate({ ...addressOf(next), search, ...stay });

  const villaIds =
    q && options ? matchVillas(options.items, q, MAX_OCCUPANCY_VILLAS).map(({ id }) => id) : null;
  const question = questionOf(search, today, villaIds);
  const clear = () =>
    go({ from: search.from, zoom: search.zoom, prices: search.prices, tasks: search.tasks });
  return (
    <section
      aria-labelledby="occupancy-title"
      className="flex min-w-0 flex-1 flex-col max-lg:h-[calc(100dvh-3.5rem)]"
    >
      <title>Doluluk takvimi · Admin Paneli</title>
      <div className="grid gap-3 p-3 lg:px-4">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 id="occupancy-title" className="flex-1 text-lg font-semibold">
            Doluluk takvimi
          </h1>
          <FirstDay
            from={question.from}
            dayWidth={ZOOMS[zoom]}
            onChoose={(day) => change({ from: day })}
          />
          <Button
            aria-pressed={search.prices === '1'}
            className="aria-pressed:bg-accent-wash aria-pressed:text-accent"
            onClick={() => change({ prices: search.prices ? undefined : '1' })}
          >
            <Tag size={14} aria-hidden="true" />
            Fiyatlar
          </Button>
          {maySeeWork && (
            <Button
              aria-pressed={search.tasks === '1'}
              className="aria-pressed:bg-accent-wash aria-pressed:text-accent"
              onClick={() => change({ tasks: search.tasks ? undefined : '1' })}
            >
              <Brush size={14} aria-hidden="true" />
              Ev işleri
            </Button>
          )}
          <ZoomButtons
            zoom={zoom}
            onZoom={(next) => change({ zoom: next === 'mid' ? undefined : next })}
          />
        </div>
        <FilterBar
          box={{
            label: 'Villa adı ya da kodu',
            value: q ?? '',
            onSearch: (typed) => change({ q: typed.trim() || undefined }),
          }}
          given={countFilters(search)}
          onClear={clear}
          folds={folds}
        >
          <OccupancyFilters search={search} onChange={change} />
        </FilterBar>
        <Legend hasWork={maySeeWork && search.tasks === '1'} />
      </div>
      <OccupancyGrid
        question={question}
        hasWork={maySeeWork && search.tasks === '1'}
        today={today}
        startsAtToday={search.from === undefined}
        dayWidth={ZOOMS[zoom]}
        opened={opened}
        onOpen={open}
        onMove={mayMove ? setMove : null}
        onToday={() => change({ from: undefined })}
        onClear={clear}
        free={freeRange(search)}
        isSeason={zoom === 'far'}
      />
      <Suspense>{move && <MoveStayDialog move={move} onClose={() => setMove(null)} />}</Suspense>
    </section>
  );
}

/** Changing a filter affects the calendar and keeps what is open. */
const addressOf = (opened: Opened) =>
  ({ to: '/occupancy/$open', params: { open: toAddress(opened) } }) as const;
