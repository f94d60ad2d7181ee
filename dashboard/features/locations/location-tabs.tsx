import { Link } from '@tanstack/react-router';
import { TAB } from '#dashboard/ui/tab-class.ts';

/** Where visitors search, and the ilçe that reports name. */
export function LocationTabs({ at }: { at: 'towns' | 'districts' }) {
  const current = (tab: typeof at) => (tab === at ? ('page' as const) : undefined);
  return (
    <nav aria-label="Bölge ekranları" className="flex gap-1">
      <Link
        to="/towndistrict"
        activeOptions={{ exact: true }}
        aria-current={current('towns')}
        className={TAB}
      >
        Bölgeler
      </Link>
      <Link to="/towndistrict/districts" aria-current={current('districts')} className={TAB}>
        İlçeler
      </Link>
    </nav>
  );
}
