import { memo } from 'react';
import type { NightlyPrices, NightRun } from '#domain/availability/admin-schema.ts';
import type { TaskMark } from '#domain/house-tasks/schema.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { OccupiedVilla } from '../api.ts';
import { boxOf, HEAD_HEIGHT, nightsOf, type Range, ROW_HEIGHT } from './geometry.ts';
import { describeRun, variantOf } from './bar-variants.ts';
import { WorkMarks } from './work-marks.tsx';
import { MORE_DAYS } from './use-shown.ts';

type Props = {
  /** Undefined while it is on its way. */
  villa: OccupiedVilla | undefined;
  row: number;
  firstDay: Day;
  days: Range;
  dayWidth: number;
  /** What is open beside the calendar, if it is in this row. */
  openRef: string | null;
  /** The freshness of its linked calendars in words; null without any. */
  freshnessText: string | null;
  freshnessColour: string;
  /** What is wrong with a calendar, in a sentence. */
  trouble: string | null;
  /** What is open in the house. */
  work: readonly TaskMark[];
};

/**
 * A villa and its bars in the visible days; one element per bar, so that a year of hundreds of
 * villas stays light.
 */
export const VillaRow = memo(function VillaRow(props: Props) {
  const { villa, row, firstDay, days, dayWidth, openRef } = props;
  const { freshnessText, freshnessColour, trouble, work } = props;
  const shownFrom = addDays(firstDay, days.first);
  const shownTo = addDays(firstDay, days.end);
  return (
    <div
      data-track
      className="absolute inset-x-0 border-b border-line"
      style={{ top: HEAD_HEIGHT + row * ROW_HEIGHT, height: ROW_HEIGHT }}
    >
      <div
        title={villa && titleOf(villa, trouble ?? freshnessText)}
        className="sticky left-0 z-10 flex h-full w-(--names) flex-col justify-center border-r border-line bg-ground px-3 max-md:px-2"
      >
        {villa ? (
          <>
            {/* Both high enough for the dots of Ü and İ, and for the tail of a ç. */}
            <span className={cx('truncate leading-5', !villa.active && 'text-soft')}>
              {villa.name}
            </span>
            <span className={cx('truncate text-xs leading-4', freshnessColour)}>
              {subtitleOf(villa, freshnessText, trouble !== null)}
            </span>
          </>
        ) : (
          <Skeleton className="h-3 w-32" />
        )}
      </div>
      {villa?.prices?.seasons.map((season) =>
        season.to <= shownFrom || season.from >= shownTo ? null : (
          <SeasonPrice
            key={season.from}
            season={season}
            nights={nightsOf(season, firstDay)}
            dayWidth={dayWidth}
          />
        ),
      )}
      {villa?.runs.map((run) =>
        // Compared as text: most of a year's stays are outside, and parsing their days would be
        // expensive.
        run.to < shownFrom || run.from > shownTo ? null : (
          <Bar
            key={`${run.ref}${run.from}`}
            run={run}
            nights={nightsOf(run, firstDay)}
            dayWidth={dayWidth}
            isOpen={run.ref === openRef}
            from={days.first}
          />
        ),
      )}
      <WorkMarks marks={work} firstDay={firstDay} days={days} dayWidth={dayWidth} />
    </div>
  );
});

/** Where it is and how fresh its calendars are; what cannot be trusted comes first. */
function subtitleOf({ active, town }: OccupiedVilla, freshness: string | null, isWrong: boolean) {
  const place = active ? town : 'Yayında değil';
  return (isWrong ? [freshness, place] : [place, freshness]).filter(Boolean).join(' · ');
}

const titleOf = ({ name, code, town, capacity }: OccupiedVilla, freshness: string | null) =>
  [name, code, town, `${capacity} kişi`, freshness].filter(Boolean).join(' · ');

/** Bars narrower than this, in pixels, show their name only as a title. */
const NAME_FROM = 48;

/** Days from the first rendered one within which the beginning of a bar may scroll out of view. */
const NEAR_EDGE = MORE_DAYS;

type BarProps = {
  run: NightRun;
  nights: Range;
  dayWidth: number;
  isOpen: boolean;
  /** The first rendered day. */
  from: number;
};

type SeasonProps = {
  season: NightlyPrices['seasons'][number];
  nights: Range;
  dayWidth: number;
};

/** The nightly price of a season, under the bars; the cursor's line has that of a single night. */
function SeasonPrice({ season, nights, dayWidth }: SeasonProps) {
  const { left, width } = boxOf(nights.first, nights.end, dayWidth);
  return (
    <div
      data-track
      className="absolute inset-y-0 flex items-center overflow-clip border-l border-dashed border-line-strong/60 px-1 text-xs text-soft figures"
      style={{ left: `calc(var(--names) + ${left}px)`, width }}
    >
      <span className="pointer-events-none sticky left-[calc(var(--names)+6px)] block w-fit max-w-full truncate">
        {formatKurus(season.nightly)}
      </span>
    </div>
  );
}

/** From noon to noon, so that a departure and an arrival share a day. */
function Bar({ run, nights, dayWidth, isOpen, from }: BarProps) {
  const { left, width } = boxOf(nights.first, nights.end, dayWidth);
  const variant = variantOf(run);
  const text = describeRun(run);
  const name = width > NAME_FROM && (run.label || variant.word);
  // A name that stays in view needs an element of its own, used only where it may be necessary.
  const isNearEdge = nights.first < from + NEAR_EDGE;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-kind={run.kind}
      data-ref={run.ref}
      title={text}
      aria-label={text}
      className={cx(
        // Clipped rather than hidden, so that the sticky name works within the scrolling calendar.
        isNearEdge ? 'overflow-clip' : 'truncate',
        'absolute inset-y-1 rounded-sm border px-1.5 text-left text-xs font-medium',
        variant.className,
        isOpen && 'outline-2 outline-offset-1 outline-ink',
      )}
      style={{ left: `calc(var(--names) + ${left + 1}px)`, width: width - 2 }}
    >
      {name && isNearEdge ? (
        <span className="sticky left-[calc(var(--names)+6px)] block w-fit max-w-full truncate">
          {name}
        </span>
      ) : (
        name
      )}
    </button>
  );
}
