import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { formatKurus } from '#domain/values/money.ts';
import { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import {
  bookableKinds,
  mailOfEntry,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
} from '#domain/payments/rules.ts';
import { TRANSACTION_KINDS } from '#domain/payments/ledger.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { ConfirmTick } from '#dashboard/shared/ledger/confirm-tick.tsx';
import { moneyChanged, recordTransaction, reservationMoneyQuery } from '../api.ts';
import { ReservationPicker } from './reservation-picker.tsx';

type Values = z.input<typeof RecordTransactionInput>;

/** Ways of money that a clerk records; links are the provider's. */
const METHODS = ['havale_eft', 'fast', 'cash', 'card'] as const;

type Props = {
  /** Id of the reservation, where it is known already. */
  reservation: string | undefined;
  onClose: () => void;
  onRecorded: (id: string) => void;
};

/** Money that moved outside the provider: a transfer, cash, a refund, a payout. */
export function RecordDrawer({ reservation = '', onClose, onRecorded }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, submit, ...state } = useSaveForm({
    schema: RecordTransactionInput,
    defaults: valuesOf(reservation),
    draft: draftName('transaction', 'new', { reservation }),
    focusFirst: reservation === '' ? 'reservation_id' : 'kind',
    save: (input) => recordTransaction(input, keyOf(input)),
    onSaved: ({ id, warning }) => {
      moneyChanged(client);
      if (warning !== null) notify.info(warning);
      onRecorded(id);
    },
    done: 'Ödeme kaydedildi',
  });
  const { register, control, formState, watch, setValue } = form;
  const { errors } = formState;
  const [chosenId, kind, amount, confirm] = watch(['reservation_id', 'kind', 'amount', 'confirm']);
  const { data: stay } = useQuery(reservationMoneyQuery(chosenId === '' ? null : chosenId));
  const givesBack = kind === 'refund' || kind === 'deposit_refund';
  const usual = stay?.open?.[kind];
  return (
    <FormDrawer title="Ödeme kaydet" onClose={onClose}>
      <SaveForm offer={state.offer} onSubmit={submit}>
        <Controller
          control={control}
          name="reservation_id"
          render={({ field }) => (
            <Field label="Rezervasyon" error={errors.reservation_id?.message}>
              <ReservationPicker
                {...field}
                chosen={stay ? `${stay.reservation_id} · ${stay.customer_name}` : chosenId}
              />
            </Field>
          )}
        />
        {stay && (
          <dl className="grid grid-cols-3 gap-2 rounded-md bg-sunken px-3 py-2">
            {(
              [
                ['Toplam', stay.total],
                ['Ödenen', stay.paid],
                ['Kalan', stay.due],
              ] as const
            ).map(([name, amount]) => (
              <div key={name}>
                <dt className="text-xs text-soft">{name}</dt>
                <dd className="figures">{formatKurus(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Field label="Tür" error={errors.kind?.message}>
            <Select {...register('kind')}>
              {kindsOf(stay?.open ?? null, kind).map((one) => (
                <option key={one} value={one}>
                  {TRANSACTION_KIND_LABELS[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Ödeme yolu" error={errors.method?.message}>
            <Select {...register('method')}>
              {METHODS.map((method) => (
                <option key={method} value={method}>
                  {TRANSACTION_METHOD_LABELS[method]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="grid gap-1.5">
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <Field
                label="Tutar (₺)"
                error={errors.amount?.message}
                {...(givesBack && usual !== undefined && { hint: mostText(usual) })}
              >
                <MoneyInput {...field} value={field.value || null} onChange={field.onChange} />
              </Field>
            )}
          />
          {usual !== undefined && usual > 0 && (
            <Button
              variant="quiet"
              className="figures justify-self-end border-line"
              onClick={() => setValue('amount', usual, { shouldDirty: true, shouldValidate: true })}
            >
              {formatKurus(usual)} yaz
            </Button>
          )}
        </div>
        <Controller
          control={control}
          name="paidAt"
          render={({ field }) => (
            <Field
              label="Ödeme zamanı (Türkiye saati)"
              hint="Boş bırakırsanız şimdi sayılır."
              error={errors.paidAt?.message}
            >
              <InstantInput
                {...field}
                value={field.value ?? null}
                onChange={(at) => field.onChange(at ?? undefined)}
              />
            </Field>
          )}
        />
        <Field
          label={kind === 'refund' ? 'İadenin nedeni' : 'Not'}
          error={errors.note?.message}
          {...(kind !== 'refund' && { hint: 'Dekont numarası ya da açıklama; misafir görmez.' })}
        >
          <TextArea rows={3} maxLength={500} {...register('note')} />
        </Field>
        {mailOfEntry(kind) !== null && (
          <label className="flex items-center gap-2">
            <input type="checkbox" className="size-4 accent-accent" {...register('notify')} />
            Misafire e-posta gönder
          </label>
        )}
        {stay && (
          <ConfirmTick
            stay={stay}
            kind={kind}
            amount={amount}
            value={confirm}
            onChange={(wanted) => setValue('confirm', wanted, { shouldDirty: true })}
          />
        )}
        <FormFoot {...state} label="Kaydet" onCancel={onClose} />
      </SaveForm>
    </FormDrawer>
  );
}

const mostText = (left: number): string =>
  left > 0 ? `En çok ${formatKurus(left)} iade edilebilir.` : 'İade edilecek tutar yok.';

const valuesOf = (reservation: string): Values => ({
  reservation_id: reservation,
  kind: 'prepayment',
  method: 'havale_eft',
  // The box shows it empty; the schema asks for more than nothing.
  amount: 0,
  note: '',
  // Named, so that the empty box counts as unchanged.
  paidAt: undefined,
  notify: true,
  // Unless the clerk says otherwise, the amount decides.
  confirm: undefined,
});

/** What can be booked for the stay, and what was chosen before it was known. */
const kindsOf = (open: Parameters<typeof bookableKinds>[0], chosen: Values['kind']) =>
  open === null ? TRANSACTION_KINDS : [...new Set([chosen, ...bookableKinds(open)])];
