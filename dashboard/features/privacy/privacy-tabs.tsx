import { Link } from '@tanstack/react-router';

const TAB =
  'inline-flex h-8 items-center rounded-md px-3 text-soft hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-ink max-md:h-10';

/** What people ask, what is held of one, how long everything is kept, and what was destroyed. */
export function PrivacyTabs() {
  return (
    <nav aria-label="Kişisel veri ekranları" className="flex flex-wrap gap-1">
      <Link to="/privacy" activeOptions={{ exact: true, includeSearch: false }} className={TAB}>
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
