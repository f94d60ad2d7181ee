import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PayoutRunDetail } from '#domain/payouts/schema.ts';
import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { moneyChanged } from '../api.ts';
import { ReportFrame, ReportTable } from '../reports/report-frame.tsx';
import { downloadTransfers, markRunSent, runQuery, takeBackRun } from './api.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { runState } from './run-list.tsx';

type Props = { params: { id: string } };

/**
 * One payout run: who received what for which stays, the bank's file, and undo while it is
 * possible.
 */
export default function PayoutRunScreen({ params: { id } }: Props) {
  const query = useQuery(runQuery(id));
  const { data: run } = query;
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const file = useSend({
    send: (day: string) => downloadTransfers(id, day),
    onDone: () => moneyChanged(client),
  });
  const sent = useSend({
    send: () => markRunSent(id),
    done: 'Gönderildi olarak işaretlendi',
    onSettled: () => moneyChanged(client),
  });
  if (!run) return <Waiting query={query} size="m-4 h-96" />;
  const day = istanbulDay(new Date(run.created_at));
  return (
    <ReportFrame
      title={`Ödeme günü · ${formatDayLong(day)}`}
      intro={`${run.owners} ev sahibine ${formatKurus(run.total)} · vadesi ${formatShownDay(run.until)} gününe kadar`}
      actions={
        <>
          {run.can_take_back && <Button onClick={() => ask(true)}>Geri al</Button>}
          {run.awaits_bank && run.taken_back_at === null && (
            <Button busy={sent.isPending} onClick={() => sent.mutate()}>
              Bankadan gönderdim
            </Button>
          )}
          {run.taken_back_at === null && (
            <Button variant="primary" busy={file.isPending} onClick={() => file.mutate(day)}>
              Banka dosyasını indir
            </Button>
          )}
        </>
      }
    >
      <p className="text-soft">
        {runState(run)}
        {run.taken_back_reason && ` · ${run.taken_back_by ?? ''}: ${run.taken_back_reason}`}
      </p>
      {run.awaits_bank && run.taken_back_at === null && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          Bu ödemeler yazıldı, henüz bankaya verilmedi. Banka dosyasını indirince ya da siz
          işaretleyince{run.notified ? ' ev sahiplerine haber gider.' : ' gönderilmiş sayılır.'}
        </p>
      )}
      <Payouts run={run} />
      {isAsking && <TakeBackDialog run={run} onClose={() => ask(false)} />}
    </ReportFrame>
  );
}

PayoutRunScreen.reads = ({ params }: Props) => [runQuery(params.id)];

const Payouts = ({ run }: { run: PayoutRunDetail }) => (
  <ReportTable
    title="Ödenenler"
    head={['Ev sahibi', '₺Tutar', 'IBAN', 'Konaklamalar']}
    none="Bu günde ödeme yok."
    keys={run.payouts.map(({ id }) => id)}
    rows={run.payouts.map(({ owner, iban, stays, amount, due, reason }) => [
      <Link
        key="owner"
        to="/transactions/ekstre"
        search={{ kisi: owner.id }}
        className="text-accent underline-offset-4 hover:underline"
      >
        {owner.name}
      </Link>,
      <span key="amount">
        {formatKurus(amount)}
        {reason && (
          <span className="block text-xs whitespace-normal text-soft">
            {formatKurus(due)} yerine: {reason}
          </span>
        )}
      </span>,
      <span key="iban" className="figures whitespace-nowrap text-soft">
        {iban}
      </span>,
      <span key="stays" className="grid gap-0.5">
        {stays.map((stay) => (
          <StayLink
            id={stay.reservation_uid}
            key={stay.reservation_uid}
            className="whitespace-nowrap text-soft underline-offset-4 hover:underline"
          >
            <span className="figures">{stay.reservation_id}</span> · {stay.villa_name} ·{' '}
            {formatKurus(stay.amount)}
          </StayLink>
        ))}
      </span>,
    ])}
    foot={['Toplam', formatKurus(run.total), '', '']}
  />
);

function TakeBackDialog({ run, onClose }: { run: PayoutRunDetail; onClose: () => void }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const input = { reason: reason.trim() };
      return takeBackRun(run.id, input, keyOf(input));
    },
    onSuccess: () => {
      notify.success('Ödeme günü geri alındı');
      onClose();
    },
    // Also when it is refused: a colleague may have taken it back meanwhile.
    onSettled: () => moneyChanged(client),
  });
  return (
    <DialogForm
      title="Ödeme gününü geri al"
      text={`${run.owners} ödemenin hepsi karşı kayıtla geri alınır; ${run.notified && !run.awaits_bank ? 'ev sahiplerine haber gider' : 'ev sahiplerine haber gitmemişti, şimdi de gitmez'}. Banka dosyasını bankaya verdiyseniz önce orada durdurun.`}
      onClose={onClose}
      action="Hepsini geri al"
      variant="danger"
      busy={isPending}
      disabled={reason.trim().length < 3}
      onSubmit={() => mutate()}
    >
      <TextInput
        label="Neden"
        {...(error && { error: messageOf(error) })}
        value={reason}
        required
        minLength={3}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  );
}
