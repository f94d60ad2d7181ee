import { Link } from '@tanstack/react-router';
import { TAB } from '#dashboard/ui/tab-class.ts';

/**
 * Requests, data of a person, retention periods, and deletions. An open request still belongs to
 * the list of requests: set explicitly, because that address is a prefix of the others.
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
