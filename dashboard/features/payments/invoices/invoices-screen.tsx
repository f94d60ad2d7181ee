import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { InvoiceDraft, InvoiceMonth, InvoiceRow } from '#domain/invoices/schema.ts';
import {
  INVOICE_MOVES,
  INVOICE_STATE_LABELS,
  type InvoiceState,
  nameOfPaper,
} from '#domain/invoices/states.ts';
import { formatDay, formatMonth } from '#domain/values/dates.ts';
import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { type MonthSearch, readMonth } from '../ledger/search.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';
import { ReportFrame, ReportTable, Tiles } from '../reports/report-frame.tsx';
import {
  downloadInvoices,
  INVOICES,
  invoicesQuery,
  issueInvoices,
  setInvoiceStates,
} from './api.ts';
import { AnswersButton } from './answers-button.tsx';
import { AskBuyerDialog } from './ask-buyer-dialog.tsx';
import { BuyerDialog } from './buyer-dialog.tsx';
import { InvoiceNumber } from './invoice-number.tsx';

/** Invoices of a month: what is due, with what it lacks, and what was issued. */
export default function InvoicesScreen({ search, onSearch }: ScreenProps<MonthSearch>) {
  const month = readMonth(search.ay);
  const query = useQuery(invoicesQuery(month));
  const file = useSend({
    send: () => downloadInvoices(month),
  });
  return (
    <ReportFrame
      title="Faturalar"
      intro="Komisyon ev sahibine, ek hizmet ve iptal kesintisi misafire faturalanır; hizmetten sonraki yedi gün içinde kesilir (VUK md. 231)."
      actions={
        <>
          <MonthPicker month={month} onChange={(ay) => onSearch({ ay })} />
          <AnswersButton />
          <Button
            busy={file.isPending}
            disabled={query.data?.issued.length === 0}
            onClick={() => file.mutate()}
          >
            Dosyaları indir (UBL, Excel)
          </Button>
        </>
      }
    >
      <Loaded query={query} waiting="h-96 w-full">
        {(data) => <InvoicesBody data={data} />}
      </Loaded>
    </ReportFrame>
  );
}

InvoicesScreen.reads = ({ search }: { search: MonthSearch }) => [
  invoicesQuery(readMonth(search.ay)),
];

function InvoicesBody({ data }: { data: InvoiceMonth }) {
  const mayWrite = usePermission('money.write');
  const [asked, ask] = useState<InvoiceDraft | null>(null);
  // Whose buyers are filled in, one after the other.
  const [filled, fill] = useState<InvoiceDraft[]>([]);
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: issueInvoices,
    onDone: ({ issued, refused }) => {
      if (issued.length > 0) notify.success(`${issued.length} fatura kesildi`);
      notify.each('error', refused.map(reasonOf));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: INVOICES }),
  });
  const name = formatMonth(data.month);
  const ready = data.drafts.filter(({ missing }) => missing.length === 0);
  const lacking = [
    ...new Map(data.drafts.filter(lacksBuyer).map((draft) => [draft.payer, draft])).values(),
  ];
  const late = data.drafts.filter(({ is_late: isLate }) => isLate);
  if (data.missing.length > 0) return <SetUp missing={data.missing} />;
  return (
    <>
      <Tiles
        tiles={[
          {
            name: 'Kesilecek',
            amount: sumKurus(data.drafts.map(({ gross }) => gross)),
            note: `${data.drafts.length} fatura${late.length > 0 ? `, ${late.length} gecikmiş` : ''}`,
            strong: true,
          },
          {
            name: 'Kesilen',
            amount: sumKurus(
              data.issued.filter(({ state }) => state !== 'cancelled').map(({ gross }) => gross),
            ),
            note: `${data.issued.length} fatura`,
          },
        ]}
      />
      {mayWrite && data.drafts.length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            busy={isPending}
            disabled={ready.length === 0}
            onClick={() => mutate(ready.map(({ id }) => id))}
          >
            {ready.length === 1
              ? 'Hazır olan faturayı kes'
              : `Hazır olan ${ready.length} faturayı kes`}
          </Button>
          {lacking.length > 0 && (
            <Button onClick={() => fill(lacking)}>
              {lacking.length === 1
                ? 'Eksik alıcıyı doldur'
                : `Eksik ${lacking.length} alıcıyı sırayla doldur`}
            </Button>
          )}
        </p>
      )}
      <ReportTable
        title={`Kesilecek · ${name}`}
        head={['Kime', 'Ne için', 'Son gün', '₺Matrah', '₺Vergi', '₺Toplam', 'Eksik']}
        none={`${name} için kesilecek fatura yok.`}
        keys={data.drafts.map(({ id }) => id)}
        rows={data.drafts.map((draft) => [
          draft.name,
          `${nameOfPaper(draft)} · ${draft.stays.join(', ')}`,
          <span key="day" className={draft.is_late ? 'text-red' : undefined}>
            {formatDay(draft.due_on)}
            {draft.is_late && ' · gecikti'}
          </span>,
          formatKurus(draft.net),
          <TaxesOf key="taxes" draft={draft} />,
          formatKurus(draft.gross),
          <span key="missing" className="flex flex-wrap items-center gap-2">
            {draft.missing.join(', ')}
            {mayWrite && (
              <>
                <Button onClick={() => fill([draft])} aria-label={`Alıcı: ${draft.name}`}>
                  Alıcı
                </Button>
                {lacksBuyer(draft) && (
                  <Button onClick={() => ask(draft)} aria-label={`Bilgi iste: ${draft.name}`}>
                    Bilgi iste
                  </Button>
                )}
              </>
            )}
          </span>,
        ])}
      />
      <ReportTable
        title={`${name} ayında kesilen`}
        head={['Numara', 'Kime', 'Ne için', 'Tarih', '₺Toplam', 'Durum']}
        none={`${name} ayında fatura kesilmedi.`}
        keys={data.issued.map(({ id }) => id)}
        rows={data.issued.map((row) => [
          <InvoiceNumber
            key="number"
            number={row.number}
            path={row.file ? `/v1/admin/invoices/${row.id}/file.pdf` : null}
          />,
          row.name,
          `${nameOfPaper(row)} · ${row.stays.join(', ')}`,
          formatDay(row.issued_on),
          formatKurus(row.gross),
          <span key="state" className="flex flex-wrap items-center gap-2">
            <StateOf row={row} mayWrite={mayWrite} />
            {(row.problem || row.state_reason) && (
              <small className="text-soft">{row.problem || row.state_reason}</small>
            )}
          </span>,
        ])}
      />
      {filled[0] !== undefined && (
        <BuyerDialog
          key={filled[0].payer}
          draft={filled[0]}
          others={filled.length - 1}
          onSaved={() => fill(filled.slice(1))}
          onClose={() => fill([])}
        />
      )}
      {asked && <AskBuyerDialog draft={asked} onClose={() => ask(null)} />}
    </>
  );
}

const lacksBuyer = ({ buyer }: InvoiceDraft): boolean =>
  buyer === null || (buyer.number === '' && buyer.number_kind !== 'unknown');

/** VAT, and below it the accommodation tax where there is one. */
function TaxesOf({ draft: { vat, accommodation } }: { draft: InvoiceDraft }) {
  return (
    <span>
      {formatKurus(vat)}
      {accommodation !== undefined && (
        <span className="block text-xs text-soft">
          konaklama vergisi {formatKurus(accommodation)}
        </span>
      )}
    </span>
  );
}

const STATE_TONES: Record<InvoiceState, Tone> = {
  issued: 'waiting',
  sent: 'present',
  accepted: 'sure',
  failed: 'failed',
  cancelled: 'dropped',
};

const reasonOf = ({ reason }: { reason: string }) => reason;

/** The state of an invoice, and where it may go from there. */
function StateOf({ row, mayWrite }: { row: InvoiceRow; mayWrite: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: (state: InvoiceState) => setInvoiceStates([{ number: row.number, state, reason: '' }]),
    onDone: ({ refused }) => notify.each('error', refused.map(reasonOf)),
    onSettled: () => void client.invalidateQueries({ queryKey: INVOICES }),
  });
  const next = INVOICE_MOVES[row.state];
  if (!mayWrite || next.length === 0) {
    return <Badge tone={STATE_TONES[row.state]}>{INVOICE_STATE_LABELS[row.state]}</Badge>;
  }
  return (
    <Select
      aria-label={`${row.number}: durum`}
      value={row.state}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value as InvoiceState)}
    >
      <Options of={[row.state, ...next]} labels={INVOICE_STATE_LABELS} />
    </Select>
  );
}

function SetUp({ missing }: { missing: string[] }) {
  return (
    <p className="rounded-md bg-amber-wash px-3 py-2">
      Faturaları buradan kesmek için eksik: {missing.join(', ')}.{' '}
      <Link to="/settings/rules" className="underline underline-offset-4">
        Ayarlara git
      </Link>
    </p>
  );
}
