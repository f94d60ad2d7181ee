import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { PROVIDER_LABELS, type ProviderName } from '#domain/payments/providers.ts';
import type { Reconciliation } from '#domain/payments/reports/report-schema.ts';
import { TRANSACTION_KIND_LABELS, TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import { reconciliationQuery } from './report-api.ts';
import { AlarmNotice, ReportFrame, ReportTable, Tiles } from './report-frame.tsx';

type Props = {
  month: string;
  onMonth: (month: string) => void;
  /** What the month is reconciled with: the banks' statements. */
  children: ReactNode;
};

const providerLabel = (name: string) => PROVIDER_LABELS[name as ProviderName] ?? name;

/** What moved in a month, to be laid beside the statements of banks and providers. */
export function ReconciliationScreen({ month, onMonth, children }: Props) {
  const query = useQuery(reconciliationQuery(month));
  return (
    <ReportFrame
      title="Mutabakat"
      intro="Ayın para hareketleri, ödeme gününe göre. Banka ve ödeme kuruluşu ekstreleriyle karşılaştırın."
      actions={<MonthPicker month={month} onChange={onMonth} />}
    >
      {children}
      <Loaded query={query} waiting="h-96 w-full">
        {(data) => <ReconciliationBody month={data} />}
      </Loaded>
    </ReportFrame>
  );
}

function ReconciliationBody({ month }: { month: Reconciliation }) {
  const { totals, opening, closing, channels, kinds, days, pending, providers } = month;
  const name = formatMonth(month.month);
  return (
    <>
      <div className="-mx-3 lg:-mx-4">
        <AlarmNotice />
      </div>
      <Tiles
        tiles={[
          { name: 'Ay başı', amount: opening },
          { name: 'Gelen', amount: totals.received + totals.deposits_in },
          { name: 'Giden', amount: totals.refunded + totals.deposits_out + totals.paid_out },
          { name: 'Ay sonu', amount: closing, strong: true },
        ]}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReportTable
          title="Yollara göre"
          head={['Yol', '₺Gelen', '₺Giden', '₺Fark', '₺Kayıt']}
          none={`${name} için para hareketi yok.`}
          keys={channels.map(({ method, provider }) => `${method} ${provider}`)}
          rows={channels.map((row) => [
            row.provider === null
              ? TRANSACTION_METHOD_LABELS[row.method]
              : `${TRANSACTION_METHOD_LABELS[row.method]} · ${providerLabel(row.provider)}`,
            formatKurus(row.received + row.deposits_in),
            formatKurus(row.refunded + row.deposits_out + row.paid_out),
            formatKurus(row.net),
            row.entries,
          ])}
          foot={[
            'Toplam',
            formatKurus(totals.received + totals.deposits_in),
            formatKurus(totals.refunded + totals.deposits_out + totals.paid_out),
            formatKurus(totals.net),
            totals.entries,
          ]}
        />
        <ReportTable
          title="Türlere göre"
          head={['Tür', '₺Tutar', '₺Kayıt']}
          none={`${name} için para hareketi yok.`}
          keys={kinds.map(({ kind }) => kind)}
          rows={kinds.map(({ kind, amount, entries }) => [
            TRANSACTION_KIND_LABELS[kind],
            formatKurus(amount),
            entries,
          ])}
        />
        <ReportTable
          title="Günlere göre"
          head={['Gün', '₺Gelen', '₺Giden']}
          none={`${name} için para hareketi yok.`}
          keys={days.map(({ day }) => day)}
          rows={days.map(({ day, came, left }) => [
            <Link
              key={day}
              to="/transactions"
              search={{ date1: day, date2: day }}
              className="text-accent underline-offset-4 hover:underline"
            >
              {formatShownDay(day)}
            </Link>,
            formatKurus(came),
            formatKurus(left),
          ])}
        />
        <div className="grid gap-4">
          <ReportTable
            title="Ödeme kuruluşları"
            head={['Kuruluş', '₺Bildirilen', '₺Deftere yazılan', '₺Tutar']}
            none="Bu ay ödeme kuruluşundan bildirim gelmedi."
            keys={providers.map(({ provider }) => provider)}
            rows={providers.map((row) => [
              providerLabel(row.provider),
              row.reported,
              row.booked,
              formatKurus(row.booked_amount),
            ])}
          />
          <ReportTable
            title="Sonucu beklenen iadeler"
            head={['Rezervasyon', '₺Tutar', '₺Başladı']}
            none="Beklenen iade yok."
            keys={pending.map(({ id }) => id)}
            rows={pending.map((row) => [
              <Link
                key={row.id}
                to="/transactions/$id"
                params={{ id: row.id }}
                className="figures text-accent underline-offset-4 hover:underline"
              >
                {row.reservation_id}
              </Link>,
              formatKurus(row.amount),
              formatTimestamp(row.created_at),
            ])}
          />
          <p className="text-soft">
            {month.failed === 0
              ? 'Ay içinde başarısız kart denemesi yok'
              : `Ay içinde ${month.failed} kart denemesi başarısız oldu`}
            ; {month.open_alarms === 0 ? 'açık uyarı yok.' : `${month.open_alarms} uyarı açık.`}
          </p>
        </div>
      </div>
    </>
  );
}
