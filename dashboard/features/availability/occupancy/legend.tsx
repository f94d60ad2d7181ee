import { cx } from '#dashboard/ui/class-names.ts';
import { LEGEND } from './grid/bar-variants.ts';
import { workColour } from './grid/work-marks.tsx';

export function Legend({ hasWork }: { hasWork: boolean }) {
  return (
    <ul aria-label="Renklerin anlamı" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {LEGEND.map(({ word, className }) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('h-3 w-5 rounded-sm border', className)} />
          {word}
        </li>
      ))}
      {hasWork &&
        [false, true].map((isUnready) => (
          <li key={String(isUnready)} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-2 rounded-full', workColour(isUnready))} />
            {isUnready ? 'Bugünkü girişe hazır değil' : 'Açık ev işi (31 gün)'}
          </li>
        ))}
    </ul>
  );
}
