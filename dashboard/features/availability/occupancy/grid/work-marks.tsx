import type { TaskMark } from '#domain/house-tasks/schema.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import type { Range } from './geometry.ts';

type Props = { marks: readonly TaskMark[]; firstDay: Day; days: Range; dayWidth: number };

/** A dot under each day on which something is open in the house, and what it is in words. */
export function WorkMarks({ marks, firstDay, days, dayWidth }: Props) {
  return marks.map((mark) => {
    const night = nightsBetween(firstDay, mark.day);
    if (night < days.first || night >= days.end) return null;
    const text = `${formatShownDay(mark.day)}: ${describeWork(mark)}`;
    return (
      <span
        key={mark.day}
        title={text}
        className={cx(
          'absolute bottom-0.5 size-2 -translate-x-1/2 rounded-full outline-1 outline-ground',
          workColour(mark.unready),
        )}
        style={{ left: `calc(var(--names) + ${(night + 0.5) * dayWidth}px)` }}
      >
        <span className="sr-only">{text}</span>
      </span>
    );
  });
}

export const workColour = (isUnready: boolean) => (isUnready ? 'bg-red' : 'bg-amber');

/** What is open, as it is said of a cell. */
export const describeWork = ({ open, unready }: TaskMark) =>
  `${unready ? 'bugünkü girişe hazır değil' : 'açık iş'}: ${open.join(', ')}`;
