import { cx } from '#dashboard/ui/class-names.ts';
import { LEGEND } from './grid/bar-variants.ts';

/** What the bars mean. */
export function Legend() {
  return (
    <ul aria-label="Renklerin anlamı" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {LEGEND.map(({ word, className }) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('h-3 w-5 rounded-sm border', className)} />
          {word}
        </li>
      ))}
    </ul>
  );
}
