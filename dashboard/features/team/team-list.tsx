import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminTeamMember } from '#domain/team/schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import type { ListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { orderColumn } from '#dashboard/list/columns/order-column.tsx';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import { useOrder } from '#dashboard/list/rows/use-order.ts';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { orderTeam, setMemberActivity, TEAM, teamListQuery } from './api.ts';
import { teamSheet } from './spreadsheet.ts';

type Props = { search: ListSearch; openId: string | undefined };

/** The people of the "about" page, in its order. */
export default function TeamList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/website/team' });
  const query = useQuery(teamListQuery);
  const order = useOrder(TEAM, orderTeam);
  const toggle = useActivity<AdminTeamMember>({
    lists: TEAM,
    send: setMemberActivity,
    done: (active) => (active ? 'Kişi sitede' : 'Kişi siteden gizlendi'),
  });
  const rows = query.data?.items ?? NOBODY;
  const columns = useMemo(() => teamColumns(rows, order, toggle), [rows, order, toggle]);
  return (
    <ListScreen
      screen="team"
      title="Ekip"
      noun="kişi"
      query={query}
      search={search}
      defaultOrder=""
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/website/team/$id', params: { id: String(row.id) } }),
        head: NAME,
        card: memberCard,
        openId,
      }}
      columns={columns}
      sheet={teamSheet}
      actions={
        <NewLink to="/website/team/$id" params={{ id: 'yeni' }}>
          Yeni kişi
        </NewLink>
      }
      empty={{
        title: 'Ekipte henüz kimse yok',
        text: 'Eklediğiniz kişiler Hakkımızda sayfasında görünür.',
      }}
    />
  );
}

TeamList.reads = () => [teamListQuery];

const NAME: HeadColumn<AdminTeamMember> = { title: 'Ad', width: 220, cell: (row) => row.name };

const NOBODY: AdminTeamMember[] = [];

const teamColumns = (
  rows: AdminTeamMember[],
  order: (ids: number[]) => void,
  toggle: (id: number, on: boolean) => void,
): Column<AdminTeamMember>[] => [
  { id: 'title', title: 'Görevi', byDefault: true, width: 220, drop: 1, cell: (row) => row.title },
  orderColumn({ rows, nameOf: ({ name }) => name, onOrder: order }),
  switchColumn({
    id: 'active',
    title: 'Sitede',
    width: 70,
    drop: 3,
    label: (row) => `${row.name} sitede`,
    isOn: (row) => row.active,
    onSwitch: toggle,
  }),
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
