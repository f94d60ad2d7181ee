import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { type Zoom, ZOOMS } from './search.ts';

const NAMES: Record<Zoom, string> = { far: 'Sezon', mid: 'Ay', near: 'Hafta' };
const LEVELS = Object.keys(ZOOMS) as Zoom[];

/** The width of a day; + and − change it too. */
export function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  function turn(by: 1 | -1) {
    const next = LEVELS[LEVELS.indexOf(zoom) + by];
    if (next) onZoom(next);
  }
  useShortcuts({ '+': () => turn(1), '-': () => turn(-1) });
  return (
    <fieldset aria-label="Yakınlık" className="flex rounded-md border border-line bg-raised">
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={level === zoom}
          onClick={() => onZoom(level)}
          className={cx(
            'h-8 rounded-md px-3 max-md:h-11',
            level === zoom ? 'bg-accent-wash font-medium text-accent' : 'text-soft hover:text-ink',
          )}
        >
          {NAMES[level]}
        </button>
      ))}
    </fieldset>
  );
}
