import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { formatKurus } from '#domain/values/money.ts';
import { restOf } from '#domain/payments/dues.ts';
import { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { useFormDoubt } from '#dashboard/shared/ledger/payment-doubt.tsx';
import { PaymentFields, type PaymentValues } from '#dashboard/shared/ledger/payment-fields.tsx';
import { moneyChanged, recordTransaction, reservationMoneyQuery } from '../api.ts';
import { ReservationPicker } from './reservation-picker.tsx';

export type RecordProps = {
  /** Id of the reservation, where it is known already. */
  reservation: string | undefined;
  /** What is known of it already, such as the line of a statement that it is recorded from. */
  known?: Partial<PaymentValues>;
  onClose: () => void;
  onRecorded: (id: string) => void;
};

export function RecordForm({ reservation = '', known, onClose, onRecorded }: RecordProps) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
    schema: RecordTransactionInput,
    defaults: { ...valuesOf(reservation), ...known },
    draft: draftName('transaction', known?.bank_line ?? 'new', { reservation }),
    focusFirst: reservation === '' ? 'reservation_id' : 'kind',
    save: (input) => recordTransaction(input, keyOf(input)),
    onSaved: ({ id, warning }) => {
      moneyChanged(client);
      if (warning !== null) notify.info(warning);
      onRecorded(id);
    },
    done: 'Ödeme kaydedildi',
  });
  const { control, watch } = form;
  const chosenId = watch('reservation_id');
  const { data: stay } = useQuery(reservationMoneyQuery(chosenId === '' ? null : chosenId));
  const doubt = useFormDoubt({ form, stay, submit: state.submit });
  return (
    <SaveForm {...state} submit={doubt.onSubmit} label="Kaydet" onCancel={onClose}>
      <Controller
        control={control}
        name="reservation_id"
        render={({ field }) => (
          <ReservationPicker
            label="Rezervasyon"
            {...field}
            chosen={stay ? `${stay.reservation_id} · ${stay.customer_name}` : chosenId}
          />
        )}
      />
      {stay && (
        <dl className="grid grid-cols-3 gap-2 rounded-md bg-sunken px-3 py-2">
          {[
            { label: 'Toplam', amount: stay.total },
            { label: 'Ödenen', amount: stay.paid },
            restOf(stay),
          ].map(({ label, amount }) => (
            <div key={label}>
              <dt className="text-xs text-soft">{label}</dt>
              <dd className="figures">{formatKurus(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <PaymentFields form={form} stay={stay} />
      {doubt.box}
    </SaveForm>
  );
}

const valuesOf = (reservation: string): PaymentValues => ({
  reservation_id: reservation,
  kind: 'prepayment',
  method: 'havale_eft',
  // Shown as an empty field; the schema requires more than zero.
  amount: 0,
  note: '',
  // Listed, so that the empty field counts as unchanged.
  paidAt: undefined,
  notify: true,
  // By default the amount decides.
  confirm: undefined,
});
