import type { AdminUser } from '#domain/users/admin-schema.ts';
import { useSession } from '#dashboard/app/session.ts';
import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { setUserActivity, userRows } from './api.ts';
import { PERSON, userCard, userColumns } from './columns.tsx';
import { ROLE_CHOICES } from './search.ts';
import { userSheet } from './spreadsheet.ts';

/** Who may sign in: the agency's people and the owners of its villas. */
export default listPage({
  screen: 'users',
  title: 'Kullanıcılar',
  noun: 'kullanıcı',
  source: userRows,
  defaultOrder: 'name',
  head: PERSON,
  card: userCard,
  sheet: userSheet,
  box: 'Ad ya da e-posta',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter label="Rol" all="Tüm roller" {...of('role')} choices={ROLE_CHOICES} />
      <ChoiceFilter
        label="Giriş"
        all="Açık ve kapalı"
        {...of('active')}
        choices={yesOrNo('Girişi açık', 'Girişi kapalı')}
      />
    </>
  ),
  add: 'Yeni kullanıcı',
  useMore: () => {
    const ownId = useSession()?.id;
    const toggle = useActivity<AdminUser>({
      lists: userRows.key,
      send: setUserActivity,
      done: (active) => (active ? 'Giriş açıldı' : 'Giriş kapatıldı, açık oturumları sona erdi'),
    });
    return { columns: userColumns(ownId, toggle) };
  },
  empty: { title: 'Kullanıcı yok' },
});
