import { useId } from 'react';
import type { ProposedPayout } from '#domain/payouts/schema.ts';
import { PAYOUT_TIMING_LABELS } from '#domain/payouts/timing.ts';
import { formatStay } from '#domain/values/dates.ts';
import { formatIban } from '#domain/values/iban.ts';
import { formatKurus } from '#domain/values/money.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';

/** The clerk's changes to a row; by default all that is due is paid. */
export type Choice = { isOut?: boolean; amount?: number; reason?: string };

type Props = { row: ProposedPayout; choice: Choice; onChoose: (choice: Choice) => void };

/** An owner to be paid: in or out, how much, and for which stays. */
export function ProposedRow({ row, choice, onChoose }: Props) {
  const { owner, due, timing, stays } = row;
  const { isOut = false, amount = due, reason = '' } = choice;
  const tick = useId();
  const early = stays.filter(({ owed, collected }) => collected < owed);
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-raised p-3 lg:p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <input
          id={tick}
          type="checkbox"
          className="mt-0.5 size-4 shrink-0"
          checked={!isOut}
          onChange={({ target }) => onChoose({ ...choice, isOut: !target.checked })}
        />
        <label htmlFor={tick} className={cx('min-w-40 flex-1', isOut && 'opacity-60')}>
          <span className="block font-medium">{owner.name}</span>
          <span className="figures block text-xs text-soft">
            {owner.iban && formatIban(owner.iban)}
          </span>
          <span className="block text-xs text-soft">
            {PAYOUT_TIMING_LABELS[timing]} ödenir · vadesi gelen {formatKurus(due)}
          </span>
        </label>
        {!isOut && (
          <div className="grid w-full gap-2 sm:w-56">
            <MoneyInput
              label="Ödenecek tutar"
              {...amountError(amount, due)}
              value={amount}
              onChange={(kurus) => onChoose({ ...choice, amount: kurus ?? Number.NaN })}
            />
            {amount < due && (
              <TextInput
                label="Neden daha az"
                {...(reason.trim() === '' && { error: 'Nedenini yazın.' })}
                value={reason}
                maxLength={200}
                onChange={({ target }) => onChoose({ ...choice, reason: target.value })}
              />
            )}
          </div>
        )}
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer text-soft fingertip">
          {stays.length} konaklama
          {early.length > 0 && (
            <span className="text-amber"> · {early.length} tanesinde tahsilat eksik</span>
          )}
        </summary>
        <ul className="mt-3 grid gap-1">
          {stays.map((stay) => (
            <li key={stay.reservation_uid} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="figures">{stay.reservation_id}</span> · {stay.villa_name} ·{' '}
                {formatStay(stay.checkin, stay.checkout)}
                {stay.collected < stay.owed && (
                  <span className="text-amber">
                    {' '}
                    · misafirden {formatKurus(stay.collected)} alındı
                  </span>
                )}
              </span>
              <span className="figures">{formatKurus(stay.owed)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function amountError(amount: number, due: number): { error?: string } {
  if (!Number.isInteger(amount) || amount <= 0) return { error: 'Sıfırdan büyük bir tutar yazın.' };
  return amount > due ? { error: `En çok ${formatKurus(due)} ödenebilir.` } : {};
}
