import { Link } from '@tanstack/react-router';
import { TAB } from '#dashboard/ui/tab-class.ts';

/**
 * What people ask, what is held of one, how long everything is kept, and what was destroyed. An open
 * request is still among the requests: the list says so, since its address begins the others' too.
 */
export function PrivacyTabs({ atRequests = false }: { atRequests?: boolean }) {
  return (
    <nav aria-label="Kişisel veri ekranları" className="flex flex-wrap gap-1">
      <Link
        to="/privacy"
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={atRequests ? 'page' : undefined}
        className={TAB}
      >
        Başvurular
      </Link>
      <Link to="/privacy/person" className={TAB}>
        Kişi ara
      </Link>
      <Link to="/privacy/retention" className={TAB}>
        Saklama süreleri
      </Link>
      <Link to="/privacy/destruction" className={TAB}>
        İmha kayıtları
      </Link>
    </nav>
  );
}
