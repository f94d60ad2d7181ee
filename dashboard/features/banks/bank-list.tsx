import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Bank } from '#domain/banks/admin-schema.ts';
import type { ListSearch } from '#dashboard/list/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { useToggle } from '#dashboard/list/use-toggle.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { Switch } from '#dashboard/ui/switch.tsx';
import { BANKS, bankListQuery, setBankActivity } from './api.ts';
import { BANK, bankCard, COLUMNS } from './columns.tsx';

type Props = { search: ListSearch; openId: string | undefined };

/** The accounts that guests may pay to. */
export function BankList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/website/bank' });
  const query = useQuery(bankListQuery);
  const toggle = useToggle<Bank>({
    lists: BANKS,
    isRow: (row, id) => row.id === id,
    change: (row, active) => ({ ...row, active }),
    send: setBankActivity,
    done: (active) => (active ? 'Hesap sitede gösteriliyor' : 'Hesap siteden gizlendi'),
  });
  const columns = useMemo(() => [...COLUMNS, activityColumn(toggle)], [toggle]);
  return (
    <ListScreen
      screen="banks"
      title="Banka hesapları"
      noun="hesap"
      query={query}
      take={query.data?.items.length ?? 1}
      search={search}
      defaultOrder=""
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/website/bank/$id', params: { id: String(row.id) } }),
        head: BANK,
        card: bankCard,
        openId,
      }}
      columns={columns}
      actions={
        <Link to="/website/bank/$id" params={{ id: 'yeni' }} className={buttonClass('primary')}>
          <Plus size={14} aria-hidden="true" />
          Yeni hesap
        </Link>
      }
      empty={{
        title: 'Henüz hesap yok',
        text: 'Eklediğiniz hesaplar ödeme sayfasında ve ön ödeme postasında görünür.',
      }}
    />
  );
}

const activityColumn = (toggle: (id: number, on: boolean) => void) => ({
  id: 'active',
  title: 'Sitede',
  byDefault: true,
  width: 70,
  drop: 4,
  cell: (row: Bank) => (
    <Switch
      label={`${row.bank} sitede gösterilsin`}
      checked={row.active}
      onChange={(on) => toggle(row.id, on)}
    />
  ),
});
