import {
  parseMonthSearch,
  parseTransactionSearch,
} from '#dashboard/features/payments/ledger/search.ts';
import { parseBtransSearch } from '#dashboard/features/reports/btrans/search.ts';
import { parseReportSearch } from '#dashboard/features/reports/management/search.ts';
import { parseMinistrySearch } from '#dashboard/features/reports/ministry/search.ts';
import { searchDay, searchOf, textUpTo } from '#dashboard/list/filters/list-search.ts';
import { drawer, list, row, screen } from './frame.tsx';
import { parseAllSearch, parseSkipSearch, parseStatementSearch } from './searches.ts';

const transactions = list({
  path: 'transactions',
  search: parseTransactionSearch,
  file: () => import('./pages/transactions.tsx'),
});

/** Payments, what owners get, books and reports. */
export const money = [
  transactions.addChildren([
    row(transactions, () => import('#dashboard/features/payments/ledger/transaction-drawer.tsx')),
    drawer(transactions, {
      path: 'yeni',
      search: searchOf({ rezervasyon: textUpTo(60) }),
      file: () => import('./pages/record-payment.tsx'),
    }),
  ]),
  screen({
    path: 'transactions/uyarilar',
    search: parseAllSearch,
    file: () => import('#dashboard/features/payments/alarm-screen.tsx'),
  }),
  screen({
    path: 'transactions/mutabakat',
    search: parseMonthSearch,
    file: () => import('./pages/reconciliation.tsx'),
  }),
  screen({
    path: 'transactions/ekstre',
    search: parseStatementSearch,
    file: () => import('./pages/owner-statement.tsx'),
  }),
  screen({
    path: 'transactions/faturalar',
    search: parseMonthSearch,
    file: () => import('#dashboard/features/payments/invoices/invoices-screen.tsx'),
  }),
  screen({
    path: 'transactions/muhasebe',
    search: parseMonthSearch,
    file: () => import('#dashboard/features/payments/bookkeeping/journal-screen.tsx'),
  }),
  screen({
    path: 'transactions/muhasebe/hesaplar',
    file: () => import('#dashboard/features/payments/bookkeeping/accounts-form.tsx'),
  }),
  screen({
    path: 'payouts',
    search: parseSkipSearch,
    file: () => import('#dashboard/features/payments/payouts/run-list.tsx'),
  }),
  screen({
    path: 'payouts/yeni',
    search: searchOf({ gun: searchDay }),
    file: () => import('#dashboard/features/payments/payouts/new-run.tsx'),
  }),
  screen({
    path: 'payouts/duzen',
    file: () => import('#dashboard/features/payments/payouts/layout-form.tsx'),
  }),
  screen({
    path: 'payouts/$id',
    file: () => import('#dashboard/features/payments/payouts/run-screen.tsx'),
  }),
  screen({
    path: 'reports',
    search: parseReportSearch,
    file: () => import('#dashboard/features/reports/management/report-screen.tsx'),
  }),
  screen({
    path: 'btrans',
    search: parseBtransSearch,
    file: () => import('#dashboard/features/reports/btrans/btrans-screen.tsx'),
  }),
  screen({
    path: 'ministry',
    search: parseMinistrySearch,
    file: () => import('#dashboard/features/reports/ministry/ministry-screen.tsx'),
  }),
] as const;
