import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import type { AdminTeamMember } from '#domain/pages/team-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns.ts';
import type { ListSearch } from '#dashboard/list/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { IconButton } from '#dashboard/ui/button.tsx';
import { orderTeam, TEAM, teamListQuery } from './api.ts';

type Props = { search: ListSearch; openId: string | undefined };

/** The people of the "about" page, in its order. */
export function TeamList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/website/team' });
  const client = useQueryClient();
  const query = useQuery(teamListQuery);
  const ids = useMemo(() => query.data?.items.map((row) => row.id) ?? [], [query.data]);
  const { mutate } = useMutation({
    mutationFn: orderTeam,
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => void client.invalidateQueries({ queryKey: TEAM }),
  });
  const columns = useMemo(
    () =>
      teamColumns((id, by) => {
        const at = ids.indexOf(id);
        mutate(ids.toSpliced(at, 1).toSpliced(at + by, 0, id));
      }),
    [ids, mutate],
  );
  return (
    <ListScreen
      screen="team"
      title="Ekip"
      noun="kişi"
      query={query}
      take={ids.length || 1}
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

const NAME: HeadColumn<AdminTeamMember> = { title: 'Ad', width: 220, cell: (row) => row.name };

const teamColumns = (move: (id: number, by: 1 | -1) => void): Column<AdminTeamMember>[] => [
  { id: 'title', title: 'Görevi', byDefault: true, width: 220, drop: 1, cell: (row) => row.title },
  {
    id: 'order',
    title: 'Sıra',
    byDefault: true,
    width: 90,
    drop: 2,
    cell: (row) => (
      <span className="relative z-[1] inline-flex">
        <IconButton label={`${row.name} yukarı`} onClick={() => move(row.id, -1)}>
          <ArrowUp size={14} />
        </IconButton>
        <IconButton label={`${row.name} aşağı`} onClick={() => move(row.id, 1)}>
          <ArrowDown size={14} />
        </IconButton>
      </span>
    ),
  },
];

/** A person on a phone. */
function memberCard(row: AdminTeamMember) {
  return (
    <>
      <span className="font-medium">{row.name}</span>
      <span className="text-soft">{row.title}</span>
    </>
  );
}
