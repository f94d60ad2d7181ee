import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminUser } from '#domain/users/admin-schema.ts';
import { useSession } from '#dashboard/app/session.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { setUserActivity, USER_LISTS, userListQuery } from './api.ts';
import { PERSON, userCard, userColumns } from './columns.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, ROLE_CHOICES, type UserSearch } from './search.ts';
import { userSheet } from './spreadsheet.ts';

type Props = { search: UserSearch; openId: string | undefined };

/** Who may sign in: the agency's people and the owners of its villas. */
export default function UserList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/users' });
  const ownId = useSession()?.id;
  const query = useQuery(userListQuery(search));
  const go = (next: UserSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  const toggle = useActivity<AdminUser>({
    lists: USER_LISTS,
    send: setUserActivity,
    done: (active) => (active ? 'Giriş açıldı' : 'Giriş kapatıldı, açık oturumları sona erdi'),
  });
  const columns = useMemo(() => userColumns(ownId, toggle), [ownId, toggle]);
  return (
    <ListScreen
      screen="users"
      title="Kullanıcılar"
      noun="kullanıcı"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/users/$id', params: { id: String(row.id) }, search }),
        head: PERSON,
        card: userCard,
        openId,
      }}
      columns={columns}
      sheet={userSheet(search)}
      box={box('Ad ya da e-posta')}
      filters={
        <>
          <ChoiceFilter
            label="Rol"
            all="Tüm roller"
            value={search.role}
            choices={ROLE_CHOICES}
            onChoose={(role) => change({ role })}
          />
          <ChoiceFilter
            label="Giriş"
            all="Açık ve kapalı"
            value={search.active}
            choices={[
              ['1', 'Girişi açık'],
              ['0', 'Girişi kapalı'],
            ]}
            onChoose={(active) => change({ active })}
          />
        </>
      }
      actions={
        <NewLink to="/users/$id" params={{ id: 'yeni' }} search={search}>
          Yeni kullanıcı
        </NewLink>
      }
      empty={{ title: 'Kullanıcı yok' }}
    />
  );
}

UserList.reads = ({ search }: { search: UserSearch }) => [userListQuery(search)];
