import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { type MonthSearch, readMonth } from '../ledger/search.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import { ReportFrame, ReportTable, Tiles } from '../reports/report-frame.tsx';
import { closeMonth, downloadJournal, JOURNAL, journalQuery } from './api.ts';

const INVOICE_WORDS = {
  commission: 'Komisyon',
  services: 'Ek hizmet',
  kept: 'İptal kesintisi',
} as const;

/**
 * A month of the books for the bookkeeper: accounts, invoices to issue, the file, and closing it.
 */
export default function JournalScreen({ search, onSearch }: ScreenProps<MonthSearch>) {
  const month = readMonth(search.ay);
  const onMonth = (ay: string) => onSearch({ ay });
  const query = useQuery(journalQuery(month));
  const { data } = query;
  const [isAsking, ask] = useState(false);
  const file = useSend({
    send: () => downloadJournal(month),
  });
  return (
    <ReportFrame
      title="Muhasebe"
      intro="Ayın yevmiye kayıtları ve kesilecek faturalar. Kapatılan ay değişmez; düzeltmeler sıradaki aya yazılır."
      actions={
        <>
          <Link to="/transactions/faturalar" search={{ ay: month }} className={buttonClass()}>
            Faturalar
          </Link>
          <Link to="/transactions/muhasebe/hesaplar" className={buttonClass()}>
            Hesap kodları
          </Link>
          <MonthPicker month={month} onChange={onMonth} />
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            Yevmiyeyi indir (CSV)
          </Button>
          {data?.can_close && (
            <Button variant="primary" onClick={() => ask(true)}>
              Ayı kapat
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <JournalBody journal={data} onMonth={onMonth} />
      ) : (
        <Waiting query={query} size="h-96 w-full" />
      )}
      {isAsking && <CloseDialog month={month} onClose={() => ask(false)} />}
    </ReportFrame>
  );
}

JournalScreen.reads = ({ search }: { search: MonthSearch }) => [journalQuery(readMonth(search.ay))];

function JournalBody({ journal, onMonth }: { journal: Journal; onMonth: (month: string) => void }) {
  const { accounts, invoices, debit, credit, vouchers, corrections, next } = journal;
  const name = formatMonth(journal.month);
  return (
    <>
      <p className="text-soft">
        {stateText(journal)}
        {corrections > 0 && ` · ${corrections} düzeltme fişi`}
        {journal.state === 'later' && next !== null && next < journal.month && (
          <>
            {' · '}
            <button
              type="button"
              className="text-accent underline-offset-4 hover:underline fingertip"
              onClick={() => onMonth(next)}
            >
              Sıradaki ay: {formatMonth(next)}
            </button>
          </>
        )}
      </p>
      <Tiles
        tiles={[
          { name: 'Borç', amount: debit },
          { name: 'Alacak', amount: credit },
          {
            name: 'Kesilecek faturalar',
            amount: sumKurus(invoices.map(({ gross }) => gross)),
            strong: true,
            note: `${invoices.length} fatura`,
          },
          { name: 'Hesaplanan KDV', amount: sumKurus(invoices.map(({ vat }) => vat)) },
        ]}
      />
      <ReportTable
        title={`Hesaplar · ${name} · ${vouchers} fiş`}
        head={['Hesap', '₺Borç', '₺Alacak', '₺Fark']}
        none={`${name} içinde kayıt yok.`}
        keys={accounts.map(({ role }) => role)}
        rows={accounts.map((account) => [
          <span key="account">
            <span className="figures">{account.code}</span> {account.name}
          </span>,
          formatKurus(account.debit),
          formatKurus(account.credit),
          formatKurus(account.debit - account.credit),
        ])}
        foot={['Toplam', formatKurus(debit), formatKurus(credit), formatKurus(debit - credit)]}
      />
      <ReportTable
        title={`Kesilecek faturalar · ${name}`}
        head={['Kime', 'Ne için', '₺Matrah', '₺KDV', '₺Toplam']}
        none={`${name} için kesilecek fatura yok.`}
        keys={invoices.map(({ what, name: payer }) => `${what} ${payer}`)}
        rows={invoices.map(({ what, name: payer, stays, net, vat, gross }) => [
          payer,
          `${INVOICE_WORDS[what]} · ${stays} konaklama`,
          formatKurus(net),
          formatKurus(vat),
          formatKurus(gross),
        ])}
      />
    </>
  );
}

function stateText({ state, closed_at: at, closed_by: by, can_close: canClose }: Journal): string {
  if (state === 'closed')
    return `Kapandı${at ? ` · ${formatTimestamp(at)}` : ''}${by ? ` · ${by}` : ''}`;
  if (state === 'next')
    return canClose ? 'Açık: kapatılacak sıradaki ay' : 'Açık: ay bitince kapatılır';
  return 'Açık';
}

function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      title={`${formatMonth(month)} kapatılsın mı?`}
      text="Kapatılan ay bir daha açılmaz. Sonradan değişen ne varsa düzeltme olarak sıradaki açık aya yazılır."
      action="Ayı kapat"
      onClose={onClose}
      send={() => closeMonth(month)}
      done={`${formatMonth(month)} kapandı`}
      onSettled={() => client.invalidateQueries({ queryKey: JOURNAL })}
    />
  );
}
