import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { restOf, surplusOf } from '#domain/payments/dues.ts';
import type { ReservationMoney, TransactionDetail } from '#domain/payments/admin-schema.ts';
import {
  isDamage,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
} from '#domain/payments/rules.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { FactList } from '#dashboard/ui/fact-list.tsx';
import { transactionQuery } from '../api.ts';
import { EntryStatus, SignedAmount } from './columns.tsx';
import { EntryActions } from './entry-actions.tsx';

export default function TransactionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(transactionQuery(id));
  const entry = query.data;
  return (
    <RowDrawer
      title={entry ? TRANSACTION_KIND_LABELS[entry.kind] : 'Ödeme'}
      onClose={onClose}
      query={query}
      row={entry}
      missing="Ödeme bulunamadı"
      missingText="Adresi denetleyip yeniden deneyin."
    >
      {(row) => <EntryBody entry={row} />}
    </RowDrawer>
  );
}

function EntryBody({ entry }: { entry: TransactionDetail }) {
  const way = TRANSACTION_METHOD_LABELS[entry.method];
  const facts = [
    // No money moves when a deposit is kept.
    ['Yol', isDamage(entry.kind) ? null : way],
    ['Taksit', entry.installments > 1 ? String(entry.installments) : null],
    ['Ödendi', entry.paid_at && formatTimestamp(entry.paid_at)],
    ['Kaydedildi', formatTimestamp(entry.created_at)],
    ['Kaydeden', entry.created_by ?? 'Ödeme sağlayıcısı'],
    ['Sağlayıcı kodu', entry.provider_ref],
    ['Kur', entry.rate],
    ['Hata', entry.failure],
    ['Not', entry.note],
  ] as const;
  return (
    <div className="grid gap-5">
      <div className="flex items-baseline justify-between text-lg font-semibold">
        <SignedAmount entry={entry} />
        <span className="text-sm font-medium">
          <EntryStatus entry={entry} />
        </span>
      </div>
      <FactList facts={facts} valueClass="whitespace-pre-line" />
      {entry.refund_of !== null && (
        <Link
          from="/transactions/$id"
          to="/transactions/$id"
          params={{ id: entry.refund_of }}
          search={(search) => search}
          className="justify-self-start font-medium text-accent hover:underline"
        >
          {isDamage(entry.kind) ? 'Düzelttiği kesinti' : 'İadesi olduğu ödeme'}
        </Link>
      )}
      <EntryActions key={entry.id} entry={entry} />
      <section aria-label="Rezervasyon" className="grid gap-2 border-t border-line pt-4">
        <div>
          <StayLink
            id={entry.reservation_uid}
            className="figures font-medium text-accent hover:underline"
          >
            {entry.reservation_id}
          </StayLink>
          <p>{entry.customer_name}</p>
          <p className="text-soft">
            {entry.villa_name} · {formatStay(entry.reservation.checkin, entry.reservation.checkout)}
          </p>
        </div>
        <MoneyOf money={entry.reservation} />
        <Link
          from="/transactions/$id"
          to="/transactions/yeni"
          search={(search) => ({ ...search, rezervasyon: entry.reservation_uid })}
          className={cx(buttonClass('plain'), 'justify-self-start')}
        >
          <Plus size={14} aria-hidden="true" />
          Bu rezervasyona kaydet
        </Link>
      </section>
      <section aria-label="Rezervasyonun tüm kayıtları" className="border-t border-line pt-4">
        <h3 className="mb-1.5 text-xs font-medium text-soft">Rezervasyonun tüm kayıtları</h3>
        <ul className="grid">
          {entry.entries.map((one) => (
            <li key={one.id}>
              <Link
                from="/transactions/$id"
                to="/transactions/$id"
                params={{ id: one.id }}
                search={(search) => search}
                aria-current={one.id === entry.id || undefined}
                className="-mx-2 flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-sunken aria-current:bg-accent-wash"
              >
                <span className="figures w-24 shrink-0 text-soft">
                  {formatTimestamp(one.paid_at ?? one.created_at)}
                </span>
                <span className="min-w-0 flex-1 truncate">{TRANSACTION_KIND_LABELS[one.kind]}</span>
                <SignedAmount entry={one} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The state of a reservation's payments. */
function MoneyOf({ money }: { money: ReservationMoney }) {
  const paid = money.received - money.refunded;
  const surplus = surplusOf({ status: money.status, paid, total: money.total });
  const rest = restOf({ due: money.due, surplus });
  const lines: [string, number | string][] = [
    ['Durum', money.state_label],
    ['Toplam', money.total],
    ['Gelen', money.received],
    ['İade edilen', money.refunded],
    [rest.label, rest.amount],
    ['Depozito (alınan)', money.deposit.held],
    ['Ev sahibine ödenecek', money.payout.agreed],
    ['Ev sahibine ödenen', money.payout.paid],
  ];
  return (
    <dl className="grid gap-1">
      {lines.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-soft">{name}</dt>
          <dd className="figures">{typeof value === 'number' ? formatKurus(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
