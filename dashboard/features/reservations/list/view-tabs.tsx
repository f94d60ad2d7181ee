import { Link } from '@tanstack/react-router';
import type { Day } from '#domain/values/dates.ts';
import { isSameSearch } from '#dashboard/list/views/view-state.ts';
import { TAB } from '#dashboard/ui/tab-class.ts';
import type { ReservationSearch } from './search.ts';

/** The views that clerks use all day. */
const viewsOf = (today: Day): readonly (readonly [string, ReservationSearch])[] => [
  ['Güncel', {}],
  ['Yanıt bekleyen', { status: 'requested' }],
  ['Yaklaşan', { status: 'confirmed', oldrez: '0', order: 'checkin' }],
  ['Bugün', { datetype: 'present', date1: today, date2: today, order: 'checkin' }],
  ['Hepsi', { oldrez: 'all' }],
];

/** Predefined views, one click each; a user's saved views are beside the list's title. */
export function ViewTabs({ search, today }: { search: ReservationSearch; today: Day }) {
  return (
    <nav
      aria-label="Hazır görünümler"
      className="-mx-3 flex gap-1 overflow-x-auto px-3 lg:-mx-4 lg:px-4"
    >
      {viewsOf(today).map(([name, view]) => (
        <Link
          key={name}
          to="/reservations"
          search={view}
          // The router would mark every view that is a subset of the address.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isSameSearch(view, search) ? 'page' : 'false'}
          className={`${TAB} shrink-0`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
