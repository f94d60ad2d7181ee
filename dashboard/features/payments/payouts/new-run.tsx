import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PayoutRunInput } from '#domain/payouts/schema.ts';
import { isDay } from '#domain/values/dates.ts';
import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { moneyChanged } from '../api.ts';
import { ReportFrame } from '../reports/report-frame.tsx';
import { createRun, proposalQuery } from './api.ts';
import { type Choice, ProposedRow } from './proposed-row.tsx';
import { Unpaid } from './unpaid.tsx';
import { ComingDues } from './coming-dues.tsx';

type Props = ScreenProps<{ gun?: string | undefined }>;

/**
 * What is due to whom; the clerk can leave owners out, lower amounts, and executes it in one step.
 */
export default function NewPayoutRun({ search, onSearch }: Props) {
  const today = thisDay();
  const { gun: until = today } = search;
  const query = useQuery(proposalQuery(until));
  const { data, isFetching } = query;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const [mails, setMails] = useState(true);
  const payable = data?.owners.filter(({ obstacle }) => obstacle === null) ?? [];
  const unpaid = data?.owners.filter(({ obstacle }) => obstacle !== null) ?? [];
  const rows = payable.flatMap(({ owner, due }): PayoutRunInput['rows'] => {
    const { isOut = false, amount = due, reason = '' } = choices[owner.id] ?? {};
    return isOut ? [] : [{ owner: owner.id, due, amount, reason: reason.trim() || null }];
  });
  const isSound = rows.every(
    ({ amount, due, reason }) =>
      Number.isInteger(amount) && amount > 0 && (amount === due || (amount < due && reason)),
  );
  return (
    <ReportFrame
      title="Yeni ödeme günü"
      intro="Vadesi gelen bakiyeler. Ödenmeyecekleri çıkarın, gerekirse tutarı düşürün, sonra hepsini birden yazın."
      actions={
        <div className="flex items-center gap-2">
          <label htmlFor="payout-until" className="text-soft">
            Vadesi
          </label>
          <DayInput
            id="payout-until"
            value={until}
            max={today}
            onChange={(day) => isDay(day) && onSearch({ gun: day })}
          />
        </div>
      }
    >
      {!data ? (
        <Waiting query={query} size="h-96 w-full" />
      ) : data.owners.length === 0 ? (
        <>
          <EmptyState title="Vadesi gelen ödeme yok" text="Bu güne kadar kimseye borç yok." />
          <ComingDues coming={data.coming} />
        </>
      ) : (
        <>
          <ul className="grid gap-2" aria-busy={isFetching}>
            {payable.map((row) => (
              <ProposedRow
                key={row.owner.id}
                row={row}
                choice={choices[row.owner.id] ?? {}}
                onChoose={(choice) => setChoices({ ...choices, [row.owner.id]: choice })}
              />
            ))}
          </ul>
          <Unpaid rows={unpaid} />
          <WriteBar
            input={{ until, rows, notify: mails }}
            isSound={isSound && !isFetching}
            onMails={setMails}
            onStale={() => void query.refetch()}
          />
        </>
      )}
    </ReportFrame>
  );
}

type BarProps = {
  input: PayoutRunInput;
  isSound: boolean;
  onMails: (mails: boolean) => void;
  onStale: () => void;
};

/** The total, and the button that executes the run. */
function WriteBar({ input, isSound, onMails, onStale }: BarProps) {
  const { rows, notify: mails } = input;
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createRun(input, keyOf(input)),
    onSuccess: ({ id }) => {
      moneyChanged(client);
      notify.success('Ödemeler yazıldı');
      void navigate({ to: '/payouts/$id', params: { id } });
    },
    onError: (failure) => {
      if (isRefusal(failure, 'PROPOSAL_CHANGED')) onStale();
    },
  });
  return (
    <div className="sticky bottom-0 -mx-3 grid gap-2 border-t border-line bg-raised px-3 py-3 lg:-mx-4 lg:px-4">
      <Alert>{error && messageOf(error)}</Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex-1 max-md:basis-full">
          <span className="figures text-lg font-semibold">
            {formatKurus(sumKurus(rows.map(({ amount }) => amount || 0)))}
          </span>
          <span className="text-soft"> · {rows.length} ev sahibine</span>
        </p>
        <label className="flex items-center gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={mails}
            onChange={({ target }) => onMails(target.checked)}
          />
          Bankaya verilince ekstreyi e-postayla gönder
        </label>
        <Button
          variant="primary"
          className="max-md:flex-1"
          busy={isPending}
          disabled={!isSound || rows.length === 0}
          onClick={() => mutate()}
        >
          Ödemeleri yaz
        </Button>
      </div>
    </div>
  );
}
