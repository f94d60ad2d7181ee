import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { EmptyState, ErrorState } from '#dashboard/ui/states.tsx';
import { useMedia } from '#dashboard/ui/use-media.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import {
  describeFreshness,
  freshnessColour,
  freshnessQuery,
  troubleOf,
} from '#dashboard/shared/villas/freshness.tsx';
import type { OccupancyQuestion } from '../api.ts';
import { CELL_LINE_ID, CellLine } from './cell-line.tsx';
import { DayHead } from './day-head.tsx';
import { DAYS, HEAD_HEIGHT, type Nights, ROW_HEIGHT, seasonStart, type Cell } from './geometry.ts';
import { gridLines, Marks } from './marks.tsx';
import type { StayMove } from '../move-api.ts';
import type { Opened } from '../opened.ts';
import { useCells } from './use-cells.ts';
import { useRememberedDay } from './use-remembered-day.ts';
import { useShown } from './use-shown.ts';
import { useVillas, type Villas } from './use-villas.ts';
import { useWork } from './use-work.ts';
import { VillaRow } from './villa-row.tsx';

/** The grid's id, for returning the keyboard focus to it. */
export const GRID_ID = 'occupancy-grid';

/** Rows rendered while their number is unknown. */
const ROWS_AWAITED = 12;

/** Days before today that stay visible. */
const DAYS_OF_LEAD = 2;

/** The grid itself is focusable: arrow keys move a cursor through its cells. */
const HAS_CELL_CURSOR = 0;

type Props = {
  question: OccupancyQuestion;
  /** Whether open tasks are marked. */
  hasWork: boolean;
  today: Day;
  dayWidth: number;
  /** Initially scrolled to today; otherwise to the first day. */
  startsAtToday: boolean;
  opened: Opened | null;
  onOpen: (opened: Opened) => void;
  onMove: ((move: StayMove) => void) | null;
  /** Requests today, which may be outside of the shown range. */
  onToday: () => void;
  onClear: () => void;
  /** Nights that the villas were filtered by. */
  free: { from: Day; to: Day } | null;
  /** Zoomed out: the season as a whole. */
  isSeason: boolean;
};

/** Villas by days. Only the visible part is rendered. */
export function OccupancyGrid(props: Props) {
  const {
    question,
    hasWork,
    today,
    startsAtToday,
    dayWidth,
    opened,
    onOpen,
    onMove,
    onToday,
    onClear,
    free,
    isSeason,
  } = props;
  const firstDay = question.from;
  const nameWidth = useMedia('(min-width: 768px)') ? 232 : 128;
  const scroller = useRef<HTMLDivElement>(null);
  const { data: freshness } = useQuery(freshnessQuery);
  const now = useNow();
  const todayNight = nightsBetween(firstDay, today);
  const start = startsAtToday ? todayNight - DAYS_OF_LEAD : 0;
  // Scrolls before `useShown` reads the scroll position.
  const wanted = wantedNight(free, isSeason, firstDay, today);
  useRememberedDay(scroller, firstDay, dayWidth, start, wanted);
  const shown = useShown({ scroller, dayWidth, nameWidth, start: wanted?.night ?? start });
  const villas = useVillas(question, shown.rows);
  const workOf = useWork(villas, shown.rows, hasWork);
  const count = villas.total ?? ROWS_AWAITED;
  const { days } = shown;

  function reveal({ row, night }: Cell) {
    const box = scroller.current;
    if (!box) return;
    const [top, left] = [row * ROW_HEIGHT, night * dayWidth];
    const [height, width] = [box.clientHeight - HEAD_HEIGHT, box.clientWidth - nameWidth];
    if (top < box.scrollTop) box.scrollTop = top;
    if (top + ROW_HEIGHT > box.scrollTop + height) box.scrollTop = top + ROW_HEIGHT - height;
    if (left < box.scrollLeft) box.scrollLeft = left;
    if (left + 2 * dayWidth > box.scrollLeft + width) box.scrollLeft = left + 2 * dayWidth - width;
  }
  const cells = useCells({ villas, firstDay, today, dayWidth, nameWidth, onOpen, onMove, reveal });

  function goToToday() {
    onToday();
    scroller.current?.scrollTo({ left: (todayNight - DAYS_OF_LEAD) * dayWidth });
    scroller.current?.focus();
    if (startsAtToday) cells.goTo({ row: cells.cursor?.row ?? 0, night: todayNight });
  }
  useShortcuts({ t: goToToday });

  function openBar({ target }: MouseEvent) {
    const bar = target instanceof Element ? target.closest<HTMLElement>('[data-ref]') : null;
    const { kind, ref } = bar?.dataset ?? {};
    if (ref === undefined) return;
    onOpen({ what: kind === 'block' || kind === 'external' ? kind : 'reservation', ref });
  }
  const rows = Array.from(
    { length: Math.max(0, Math.min(count, shown.rows.end) - shown.rows.first) },
    (_, i) => shown.rows.first + i,
  );
  // Enter at the cell cursor does what a click on a bar does.
  const handlers = { ...cells.handlers, onClick: openBar };
  const openRef = opened && opened.what !== 'new' ? opened.ref : null;
  const instead = villas.error ? (
    <ErrorState text={messageOf(villas.error)} onRetry={villas.retry} />
  ) : villas.total === 0 ? (
    <EmptyState title="Bu filtrelerle villa yok" text="Filtreleri azaltmayı deneyin.">
      <Button onClick={onClear}>Filtreleri temizle</Button>
    </EmptyState>
  ) : null;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {instead && <div className="absolute inset-0 z-30 bg-ground">{instead}</div>}
      <div
        ref={scroller}
        inert={instead !== null}
        id={GRID_ID}
        role="application"
        tabIndex={HAS_CELL_CURSOR}
        aria-label="Doluluk takvimi"
        aria-describedby={CELL_LINE_ID}
        aria-busy={villas.total === null}
        className="min-h-0 flex-1 overflow-auto overscroll-contain border-t border-line -outline-offset-2 select-none"
        style={{ '--names': `${nameWidth}px` } as CSSProperties}
        {...handlers}
      >
        <div
          className="relative"
          style={{
            width: nameWidth + DAYS * dayWidth,
            height: HEAD_HEIGHT + count * ROW_HEIGHT,
            ...gridLines(firstDay, dayWidth, nameWidth),
          }}
        >
          <div
            className="sticky top-0 z-20 border-b border-line bg-ground"
            style={{ height: HEAD_HEIGHT }}
          >
            <div className="sticky left-0 z-10 flex h-full w-(--names) items-center gap-2 border-r border-line bg-ground px-3 text-xs text-soft">
              <span className="flex-1 figures max-md:hidden">
                {villas.total !== null && `${villas.total} villa`}
              </span>
              <Button keys="t" onClick={goToToday}>
                Bugün
              </Button>
            </div>
            <div className="absolute inset-y-0 right-0 left-(--names)">
              <DayHead firstDay={firstDay} today={today} days={days} dayWidth={dayWidth} />
            </div>
          </div>
          {rows.map((row) => {
            const villa = villas.at(row);
            const fresh = villa && freshness?.get(villa.id);
            return (
              <VillaRow
                key={row}
                villa={villa}
                row={row}
                firstDay={firstDay}
                days={days}
                dayWidth={dayWidth}
                openRef={villa?.runs.some(({ ref }) => ref === openRef) ? openRef : null}
                freshnessText={fresh ? describeFreshness(fresh, now) : null}
                freshnessColour={fresh ? freshnessColour(fresh) : 'text-soft'}
                trouble={fresh ? troubleOf(fresh, now) : null}
                work={workOf(villa?.id)}
              />
            );
          })}
          <Marks
            nameWidth={nameWidth}
            dayWidth={dayWidth}
            todayNight={todayNight}
            free={free && toNights(free, firstDay)}
            cursor={cells.cursor}
            picked={cells.picked ?? newNights(opened, villas, rows, firstDay)}
          />
        </div>
      </div>
      <CellLine
        cursor={cells.cursor}
        dragged={cells.dragged}
        villas={villas}
        workOf={workOf}
        firstDay={firstDay}
        canMove={onMove !== null}
      />
    </div>
  );
}

/** The nights that villas were filtered by, or when zoomed out, the season. */
function wantedNight(free: Props['free'], isSeason: boolean, firstDay: Day, today: Day) {
  if (free) {
    const night = nightsBetween(firstDay, free.from) - DAYS_OF_LEAD;
    return { what: `${free.from}.${free.to}`, night };
  }
  return isSeason ? { what: 'season', night: nightsBetween(firstDay, seasonStart(today)) } : null;
}

const toNights = ({ from, to }: { from: Day; to: Day }, firstDay: Day): Nights => ({
  first: nightsBetween(firstDay, from),
  end: nightsBetween(firstDay, to),
});

/** The selected nights stay marked while their form is open. */
function newNights(opened: Opened | null, villas: Villas, rows: number[], firstDay: Day) {
  if (opened?.what !== 'new') return null;
  const row = rows.find((at) => villas.at(at)?.id === opened.villaId);
  return row === undefined ? null : { row, ...toNights(opened, firstDay) };
}
