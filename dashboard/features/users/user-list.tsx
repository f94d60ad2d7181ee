import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { AdminUser } from '#domain/users/admin-schema.ts';
import { useSession } from '#dashboard/app/session.ts';
import { ChoiceFilter } from '#dashboard/list/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { useToggle } from '#dashboard/list/use-toggle.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { setUserActivity, USER_LISTS, userListQuery } from './api.ts';
import { PERSON, userCard, userColumns } from './columns.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, ROLES, type UserSearch } from './search.ts';
import { userSheet } from './sheet.ts';

type Props = { search: UserSearch; openId: string | undefined };

/** Who may sign in: the agency's people and the owners of its villas. */
export function UserList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/users' });
  const ownId = useSession()?.id;
  const query = useQuery(userListQuery(search));
  const go = (next: UserSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<UserSearch>) => go({ ...search, page: undefined, ...next });
  const toggle = useToggle<AdminUser>({
    lists: USER_LISTS,
    isRow: (row, id) => row.id === id,
    change: (row, active) => ({ ...row, active }),
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
      box={{
        label: 'Ad ya da e-posta',
        value: search.q ?? '',
        onSearch: (typed) => change({ q: typed.trim() || undefined }),
      }}
      filters={
        <>
          <ChoiceFilter
            label="Rol"
            all="Tüm roller"
            value={search.role}
            choices={[
              ['ADMIN', ROLES.ADMIN],
              ['OWNER', ROLES.OWNER],
            ]}
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
        <Link
          to="/users/$id"
          params={{ id: 'yeni' }}
          search={search}
          className={buttonClass('primary')}
        >
          <Plus size={14} aria-hidden="true" />
          Yeni kullanıcı
        </Link>
      }
      empty={{ title: 'Kullanıcı yok' }}
    />
  );
}
