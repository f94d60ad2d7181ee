import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { bankRows, setBankActivity } from './api.ts';
import { BANK, bankCard, COLUMNS } from './columns.tsx';
import { bankSheet } from './spreadsheet.ts';

/** The accounts that guests may pay to. */
export default cataloguePage({
  screen: 'banks',
  title: 'Banka hesapları',
  noun: 'hesap',
  source: bankRows,
  head: BANK,
  card: bankCard,
  sheet: bankSheet,
  add: 'Yeni hesap',
  activity: {
    send: setBankActivity,
    done: ['Hesap sitede gösteriliyor', 'Hesap siteden gizlendi'],
    drop: 4,
    label: (row) => `${row.bank} sitede gösterilsin`,
  },
  columns: COLUMNS,
  empty: {
    title: 'Henüz hesap yok',
    text: 'Eklediğiniz hesaplar ödeme sayfasında ve ön ödeme postasında görünür.',
  },
});
