import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminFaqEntry } from '#domain/faq/schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import type { ListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { orderColumn } from '#dashboard/list/columns/order-column.tsx';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import { useOrder } from '#dashboard/list/rows/use-order.ts';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { FAQ, faqListQuery, orderFaq, setFaqActivity } from './api.ts';
import { faqSheet } from './spreadsheet.ts';

type Props = { search: ListSearch; openId: string | undefined };

/** The questions of the FAQ page, under their headings. */
export default function FaqList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/website/faq' });
  const query = useQuery(faqListQuery);
  const toggle = useActivity<AdminFaqEntry>({
    lists: FAQ,
    send: setFaqActivity,
    done: (active) => (active ? 'Soru sitede' : 'Soru siteden gizlendi'),
  });
  const order = useOrder(FAQ, orderFaq);
  const rows = query.data?.items ?? NONE;
  const columns = useMemo(() => faqColumns(rows, order, toggle), [rows, order, toggle]);
  return (
    <ListScreen
      screen="faq"
      title="Sık sorulanlar"
      noun="soru"
      query={query}
      search={search}
      defaultOrder=""
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/website/faq/$id', params: { id: String(row.id) } }),
        head: QUESTION,
        card: faqCard,
        openId,
      }}
      columns={columns}
      sheet={faqSheet}
      actions={
        <NewLink to="/website/faq/$id" params={{ id: 'yeni' }}>
          Yeni soru
        </NewLink>
      }
      empty={{ title: 'Henüz soru yok' }}
    />
  );
}

FaqList.reads = () => [faqListQuery];

const QUESTION: HeadColumn<AdminFaqEntry> = {
  title: 'Soru',
  width: 380,
  cell: (row) => <span className="block max-w-lg truncate">{row.question}</span>,
};

const NONE: AdminFaqEntry[] = [];

const faqColumns = (
  rows: AdminFaqEntry[],
  order: (ids: number[]) => void,
  toggle: (id: number, on: boolean) => void,
): Column<AdminFaqEntry>[] => [
  {
    id: 'group',
    title: 'Başlık',
    byDefault: true,
    width: 190,
    drop: 1,
    cell: (row) => row.group,
  },
  orderColumn({ rows, nameOf: ({ question }) => question, onOrder: order }),
  switchColumn({
    id: 'active',
    title: 'Sitede',
    width: 70,
    drop: 3,
    label: (row) => `${row.question} sitede`,
    isOn: (row) => row.active,
    onSwitch: toggle,
  }),
];

/** A question on a phone. */
function faqCard(row: AdminFaqEntry) {
  return (
    <>
      <span className="font-medium">{row.question}</span>
      <span className="flex gap-2 text-soft">
        <span className="flex-1">{row.group}</span>
        {!row.active && 'Gizli'}
      </span>
    </>
  );
}
