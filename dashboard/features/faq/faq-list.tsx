import type { AdminFaqEntry } from '#domain/faq/schema.ts';
import { column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { faqRows, orderFaq, setFaqActivity } from './api.ts';
import { faqSheet } from './spreadsheet.ts';

const QUESTION: HeadColumn<AdminFaqEntry> = {
  title: 'Soru',
  width: 380,
  cell: (row) => <span className="block max-w-lg truncate">{row.question}</span>,
};

const COLUMNS = [
  column<AdminFaqEntry>('group', 'Başlık', { width: 190, drop: 1 }, (row) => row.group),
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

/** The questions of the FAQ page, under their headings. */
export default cataloguePage({
  screen: 'faq',
  title: 'Sık sorulanlar',
  noun: 'soru',
  source: faqRows,
  head: QUESTION,
  card: faqCard,
  sheet: faqSheet,
  add: 'Yeni soru',
  activity: {
    send: setFaqActivity,
    done: ['Soru sitede', 'Soru siteden gizlendi'],
    drop: 3,
    label: (row) => `${row.question} sitede`,
  },
  order: { send: orderFaq, nameOf: ({ question }) => question },
  columns: COLUMNS,
  empty: { title: 'Henüz soru yok' },
});
