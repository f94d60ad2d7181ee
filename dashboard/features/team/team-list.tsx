import type { AdminTeamMember } from '#domain/team/schema.ts';
import { column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { orderTeam, setMemberActivity, teamRows } from './api.ts';
import { teamSheet } from './spreadsheet.ts';

const NAME: HeadColumn<AdminTeamMember> = { title: 'Ad', width: 220, cell: (row) => row.name };

const COLUMNS = [
  column<AdminTeamMember>('title', 'Görevi', { width: 220, drop: 1 }, (row) => row.title),
];

/** A person on a phone. */
function memberCard(row: AdminTeamMember) {
  return (
    <>
      <span className="font-medium">{row.name}</span>
      <span className="flex gap-2 text-soft">
        <span className="flex-1">{row.title}</span>
        {!row.active && 'Gizli'}
      </span>
    </>
  );
}

/** The people of the "about" page, in its order. */
export default cataloguePage({
  screen: 'team',
  title: 'Ekip',
  noun: 'kişi',
  source: teamRows,
  head: NAME,
  card: memberCard,
  sheet: teamSheet,
  add: 'Yeni kişi',
  activity: {
    send: setMemberActivity,
    done: ['Kişi sitede', 'Kişi siteden gizlendi'],
    drop: 3,
    label: (row) => `${row.name} sitede`,
  },
  order: { send: orderTeam, nameOf: ({ name }) => name },
  columns: COLUMNS,
  empty: {
    title: 'Ekipte henüz kimse yok',
    text: 'Eklediğiniz kişiler Hakkımızda sayfasında görünür.',
  },
});
