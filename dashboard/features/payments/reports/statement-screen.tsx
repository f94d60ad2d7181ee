import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { formatDay, formatStay, istanbulDay } from '#domain/values/dates.ts';
import { formatIban } from '#domain/values/iban.ts';
import { formatKurus } from '#domain/values/money.ts';
import { formatMonths } from '#domain/payments/reports/month-span.ts';
import type { Statement } from '#domain/payments/reports/report-schema.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { statementQuery } from '#dashboard/shared/ledger/statement.ts';
import { ExportMenu } from '#dashboard/shared/spreadsheets/export-menu.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import { InvoiceNumber } from '../invoices/invoice-number.tsx';
import { Balances } from './balances.tsx';
import { ownersQuery } from './report-api.ts';
import { Overpaid, ReportFrame, ReportTable, term, Tiles } from './report-frame.tsx';
import { statementSheet } from './statement-spreadsheet.ts';

type Props = {
  month: string;
  /** The last month. */
  until: string;
  owner: number | undefined;
  /** An owner sees the own statement and chooses nobody. */
  isStaff: boolean;
  /** The statement on paper. */
  guestDocument: ReactNode;
  onChange: (next: { month?: string; until?: string; owner?: number | undefined }) => void;
};

/**
 * An owner's months: stays, commission, payouts, and the closing balance; without an owner, the
 * balances of all.
 */
export function StatementScreen(props: Props) {
  const { month, until, owner, isStaff, guestDocument, onChange } = props;
  const isChosen = !isStaff || owner !== undefined;
  const query = useQuery({
    ...statementQuery(month, isStaff ? owner : undefined, until),
    enabled: isChosen,
  });
  const { data } = query;
  return (
    <ReportFrame
      title={isStaff ? 'Ev sahibi ekstresi' : 'Hesap ekstrem'}
      intro={`Seçilen aylarda başlayan konaklamalar, komisyon, ${isStaff ? 'ev sahibine' : 'size'} yapılan ödemeler ve kalan bakiye.`}
      actions={
        <>
          {isStaff && <OwnerSelect owner={owner} onChange={(next) => onChange({ owner: next })} />}
          <MonthPicker
            label={isChosen ? 'İlk ay' : 'Ay'}
            shown={isChosen}
            month={month}
            onChange={(next) => onChange({ month: next })}
          />
          {isChosen && (
            <MonthPicker
              label="Son ay"
              shown
              month={until}
              onChange={(next) => onChange({ until: next })}
            />
          )}
          {data && data.stays.length > 0 && <ExportMenu sheet={statementSheet(data)} />}
          {data && guestDocument}
        </>
      }
    >
      {!isChosen ? (
        <Balances month={month} />
      ) : data ? (
        <StatementBody statement={data} isStaff={isStaff} />
      ) : (
        <Waiting query={query} size="h-96 w-full" />
      )}
    </ReportFrame>
  );
}

type OwnerSelectProps = { owner: number | undefined; onChange: (id: number | undefined) => void };

function OwnerSelect({ owner, onChange }: OwnerSelectProps) {
  const { data } = useQuery(ownersQuery);
  return (
    <div className="w-56 max-md:w-full">
      <Select
        aria-label="Ev sahibi"
        value={owner ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || undefined)}
      >
        <option value="">Tüm ev sahipleri</option>
        <Options of={data?.items.map(({ id, name }) => [id, name] as const)} />
      </Select>
    </div>
  );
}

function StatementBody({ statement, isStaff }: { statement: Statement; isStaff: boolean }) {
  const { owner, stays, invoices, payouts, totals, carried, balance } = statement;
  const months = formatMonths(statement);
  return (
    <>
      <p>
        <span className="font-medium">{owner.name}</span>
        <span className="text-soft max-md:block">
          <span aria-hidden="true" className="mx-1 max-md:hidden">
            ·
          </span>
          {owner.iban ? formatIban(owner.iban) : 'IBAN kayıtlı değil'}
        </span>
      </p>
      <Tiles
        tiles={[
          { name: 'Devreden', amount: carried },
          { name: 'Hak ediş', amount: totals.payout },
          { name: 'Ödenen', amount: totals.paid_this_month },
          {
            name: 'Kalan bakiye',
            amount: balance,
            strong: true,
            ...(balance < 0 && { note: 'Ev sahibi acentaya borçlu' }),
          },
        ]}
      />
      <ReportTable
        title={`Konaklamalar · ${months}`}
        head={[
          'Konaklama',
          'Tarih',
          '₺Brüt',
          '₺Komisyon',
          '₺Temizlik ve ek',
          '₺Net',
          '₺Girişte alınan',
          '₺Hak ediş',
          '₺Ödenen',
          '₺Kalan',
        ]}
        none={`${months} içinde başlayan konaklama yok.`}
        keys={stays.map((stay) => stay.reservation_uid)}
        rows={stays.map((stay) => [
          <span key="who">
            {stay.villa_name}
            <span className="block text-soft">{stay.customer_name}</span>
            <StayLink
              id={stay.reservation_uid}
              className="figures whitespace-nowrap text-accent underline-offset-4 hover:underline"
            >
              {stay.reservation_id}
            </StayLink>
          </span>,
          <span key="stay" className="whitespace-nowrap">
            {formatStay(stay.checkin, stay.checkout)}
            <span className="block text-soft">
              {stay.nights} gece · {STATUS_LABELS[stay.status]}
            </span>
          </span>,
          formatKurus(stay.gross),
          term(stay.commission),
          term(stay.extras),
          <strong key="net" className="font-semibold">
            {formatKurus(stay.net)}
          </strong>,
          term(stay.at_door),
          term(stay.payout),
          term(stay.paid_out),
          stay.left < 0 ? (
            <Overpaid key="left" amount={stay.left} />
          ) : stay.payout === 0 ? (
            term(stay.left)
          ) : (
            formatKurus(stay.left)
          ),
        ])}
        foot={[
          'Toplam',
          `${totals.nights} gece`,
          formatKurus(totals.gross),
          term(totals.commission),
          term(totals.extras),
          formatKurus(totals.net),
          term(totals.at_door),
          term(totals.payout),
          '',
          '',
        ]}
      />
      {invoices.length > 0 && (
        <p>
          Komisyon faturası:{' '}
          {invoices.map(({ id, number, issued_on: day, gross, file }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <InvoiceNumber
                number={number}
                path={file ? `/v1/admin/reports/statement/invoices/${id}/file.pdf` : null}
              />
              {` · ${formatDay(day)} · ${formatKurus(gross)}`}
            </Fragment>
          ))}
        </p>
      )}
      <ReportTable
        title={`Ödemeler · ${months}`}
        head={['Tarih', 'Rezervasyon', 'Villa', 'Yol', '₺Tutar']}
        none={
          isStaff
            ? `${months} içinde ev sahibine ödeme kaydedilmedi.`
            : `${months} içinde size ödeme yapılmadı.`
        }
        keys={payouts.map(({ id }) => id)}
        rows={payouts.map((payout) => [
          <span key="day" title={formatTimestamp(payout.paid_at)}>
            {formatShownDay(istanbulDay(new Date(payout.paid_at)))}
          </span>,
          <span key="code" className="figures">
            {payout.reservation_id}
          </span>,
          payout.villa_name,
          TRANSACTION_METHOD_LABELS[payout.method],
          formatKurus(payout.amount),
        ])}
        foot={['Toplam', '', '', '', formatKurus(totals.paid_this_month)]}
      />
    </>
  );
}
