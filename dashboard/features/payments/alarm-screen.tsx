import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { followsLedger } from '#domain/payments/alarms.ts';
import type { PaymentAlarm } from '#domain/payments/operations-schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { usePage } from '#dashboard/list/use-page.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { transactionQuery } from './api.ts';
import { EntryActions } from './ledger/entry-actions.tsx';
import { ALARM_ROWS, alarmsQuery, booksChanged, resolveAlarm } from './reports/report-api.ts';
import { ReportFrame } from './reports/report-frame.tsx';

/** Payment alarms, each with what to do and a field for recording what was done. */
export default function AlarmScreen({
  search,
  onSearch,
}: ScreenProps<{ hepsi?: '1' | undefined }>) {
  const open = !search.hepsi;
  const [page, turnTo] = usePage(String(open));
  const query = useQuery(alarmsQuery(open, page));
  const { data } = query;
  const total = data?.total ?? 0;
  // The last one of its page was closed.
  if (page > 1 && data?.items.length === 0) turnTo(1);
  return (
    <ReportFrame
      title="Ödeme uyarıları"
      intro="Kendiliğinden çözülemeyen ödemeler. Ne yaptığınızı yazıp kapatın; kayıt kalır."
      actions={
        <>
          {total > ALARM_ROWS && (
            <Pagination page={page} take={ALARM_ROWS} total={total} onPage={turnTo} />
          )}
          <Button aria-pressed={!open} onClick={() => onSearch({ hepsi: open ? '1' : undefined })}>
            {open ? 'Kapatılanları da göster' : 'Yalnız açıkları göster'}
          </Button>
        </>
      }
    >
      {!data ? (
        <Waiting query={query} size="h-40 w-full" />
      ) : data.items.length === 0 ? (
        <EmptyState title="Açık uyarı yok" text="Bütün ödemeler yerini buldu." />
      ) : (
        <ul className="grid gap-3">
          {data.items.map((alarm) => (
            <AlarmCard key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      )}
    </ReportFrame>
  );
}

AlarmScreen.reads = () => [alarmsQuery(true)];

function AlarmCard({ alarm }: { alarm: PaymentAlarm }) {
  const { reservation_uid: stay, transaction_id: entry } = alarm;
  return (
    <li className="grid max-w-3xl gap-2 rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-medium">{alarm.label}</h2>
        <span className="figures text-soft">{formatTimestamp(alarm.created_at)}</span>
        {alarm.resolved_at && <span className="text-green">✓ Kapatıldı</span>}
      </div>
      <p>{alarm.sentence}</p>
      <p className="flex flex-wrap gap-x-4 text-soft">
        {stay && (
          <StayLink id={stay} className="figures text-accent underline-offset-4 hover:underline">
            {alarm.reservation_id}
          </StayLink>
        )}
        {entry && (
          <Link
            to="/transactions/$id"
            params={{ id: entry }}
            className="text-accent underline-offset-4 hover:underline"
          >
            Ödeme kaydı
          </Link>
        )}
        {alarm.provider_ref && <span className="break-all">Kuruluş no {alarm.provider_ref}</span>}
      </p>
      {alarm.resolved_at ? (
        <p className="text-soft">
          {alarm.resolution}
          {alarm.resolved_by && ` · ${alarm.resolved_by}`}, {formatTimestamp(alarm.resolved_at)}
        </p>
      ) : (
        <>
          {stay && isRefund(alarm.kind) && <GiveBack alarm={alarm} stay={stay} />}
          {!followsLedger(alarm.kind) && <ResolveForm id={alarm.id} />}
        </>
      )}
    </li>
  );
}

const isRefund = (kind: PaymentAlarm['kind']): boolean =>
  kind === 'overpaid' || followsLedger(kind);

/** What is too much goes back to its card at once; everything else on the stay's screen. */
function GiveBack({ alarm, stay }: { alarm: PaymentAlarm; stay: string }) {
  const { data } = useQuery({
    ...transactionQuery(alarm.transaction_id ?? ''),
    enabled: alarm.transaction_id !== null,
  });
  if (data !== undefined && data.refundable > 0) {
    return <EntryActions entry={data} excess={alarm.amount} />;
  }
  return (
    <StayLink id={stay} className={cx(buttonClass(), 'justify-self-start')}>
      İadeyi yap
    </StayLink>
  );
}

function ResolveForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resolveAlarm({ id, resolution: text }),
    onSuccess: () => {
      booksChanged(client);
      notify.success('Uyarı kapatıldı');
    },
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextArea
        label="Ne yaptınız?"
        error={error ? messageOf(error) : undefined}
        rows={2}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" busy={isPending} disabled={text.trim().length < 3}>
          Uyarıyı kapat
        </Button>
      </div>
    </form>
  );
}
