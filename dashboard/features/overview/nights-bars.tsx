import { formatDateOnly, weekday } from '#domain/values/dates.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { cx } from '#dashboard/ui/class-names.ts';

/** One bar per night; the sentence above describes the chart for assistive technology. */
export default function NightsBars({ homes, days }: Overview['nights']) {
  const of = (count: number) => (homes === 0 ? 0 : Math.min(1, count / homes));
  // On a fixed scale a quiet month would be a row of dots.
  const most = Math.max(...days.map(({ sold, closed }) => of(sold + closed)));
  const top = SCALES.find((scale) => scale >= most) ?? 1;
  const sold = days.reduce((sum, day) => sum + day.sold, 0);
  const share = Math.round(100 * of(sold / Math.max(1, days.length)));
  const fullest = days.toSorted((a, b) => b.sold - a.sold)[0];
  const summary =
    `${homes} villada ortalama %${share} dolu.` +
    (fullest && fullest.sold > 0
      ? ` En dolu gece ${formatShownDay(fullest.day)}: ${fullest.sold} villa.`
      : '');
  return (
    <>
      <p className="text-soft">
        {summary}
        {top < 1 && ` Grafiğin üst sınırı %${100 * top}.`}
      </p>
      <div aria-hidden="true">
        <div className="flex h-28 items-end gap-px md:gap-1">
          {days.map(({ day, sold, closed }) => (
            <div
              key={day}
              title={`${formatShownDay(day)}: ${sold} satıldı, ${closed} kapalı, ${Math.max(0, homes - sold - closed)} boş`}
              className={cx(
                'flex h-full flex-1 flex-col justify-end rounded-sm',
                weekday(day) >= 4 && weekday(day) <= 5 ? 'bg-line' : 'bg-sunken',
              )}
            >
              <div
                className="rounded-t-sm bg-line-strong"
                style={{ height: percent(of(closed) / top) }}
              />
              <div
                className={cx('bg-accent', closed === 0 && 'rounded-t-sm')}
                style={{ height: percent(of(sold) / top) }}
              />
            </div>
          ))}
        </div>
        <div className="mt-1 grid grid-cols-4 text-xs text-soft">
          {days
            .filter((_, i) => i % 7 === 0)
            .map(({ day }) => (
              <span key={day}>{formatDateOnly(day)}</span>
            ))}
        </div>
      </div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 text-xs text-soft">
        <Key color="bg-accent" text="Satıldı" />
        <Key color="bg-line-strong" text="Kapalı ya da başka yerde dolu" />
        <Key color="bg-line" text="Cuma ve cumartesi" />
      </ul>
    </>
  );
}

/** The possible scales of the chart. */
const SCALES = [0.25, 0.5, 0.75, 1];

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function Key({ color, text }: { color: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={cx('size-2.5 rounded-sm', color)} />
      {text}
    </li>
  );
}
