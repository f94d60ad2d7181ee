import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Bank } from '#domain/banks/admin-schema.ts';
import type { ListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { BANKS, bankListQuery, setBankActivity } from './api.ts';
import { BANK, bankCard, COLUMNS } from './columns.tsx';
import { bankSheet } from './spreadsheet.ts';

type Props = { search: ListSearch; openId: string | undefined };

/** The accounts that guests may pay to. */
export default function BankList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/website/bank' });
  const query = useQuery(bankListQuery);
  const toggle = useActivity<Bank>({
    lists: BANKS,
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
      sheet={bankSheet}
      actions={
        <NewLink to="/website/bank/$id" params={{ id: 'yeni' }}>
          Yeni hesap
        </NewLink>
      }
      empty={{
        title: 'Henüz hesap yok',
        text: 'Eklediğiniz hesaplar ödeme sayfasında ve ön ödeme postasında görünür.',
      }}
    />
  );
}

BankList.reads = () => [bankListQuery];

const activityColumn = (toggle: (id: number, on: boolean) => void) =>
  switchColumn<Bank>({
    id: 'active',
    title: 'Sitede',
    width: 70,
    drop: 4,
    label: (row) => `${row.bank} sitede gösterilsin`,
    isOn: (row) => row.active,
    onSwitch: toggle,
  });
