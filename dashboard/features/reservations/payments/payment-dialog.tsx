import { useQueryClient } from '@tanstack/react-query';
import { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { useFormDoubt } from '#dashboard/shared/ledger/payment-doubt.tsx';
import { PaymentFields, type PaymentValues } from '#dashboard/shared/ledger/payment-fields.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { TRANSACTION_KIND_LABELS } from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { reverseEntry } from '#dashboard/shared/ledger/reversal.ts';
import { moneyMoved, recordPayment } from './api.ts';
import { likelyPayment } from './sends.ts';

type Props = {
  detail: ReservationDetail;
  /** What is recorded, where that is known: the refund of what was paid too much. */
  start?: Partial<PaymentValues>;
  onClose: () => void;
};

/** Books money that moved outside the payment provider. */
export default function PaymentDialog({ detail, start, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
    schema: RecordTransactionInput,
    defaults: { ...valuesOf(detail), ...start },
    draft: draftName('payment', detail.id, start),
    focusFirst: start === undefined ? 'amount' : 'note',
    save: (input) => recordPayment({ ...input, undoable: true }, keyOf(input)),
    onSaved: ({ id, warning, kind, amount }) => {
      moneyMoved(client, detail.id);
      if (warning !== null) notify.info(warning);
      const text = `${TRANSACTION_KIND_LABELS[kind]} kaydedildi: ${formatKurus(amount)}`;
      notify.success(text, { label: 'Geri al', onClick: () => void takeBack(id) });
      onClose();
    },
    done: null,
  });
  async function takeBack(id: string) {
    try {
      await reverseEntry(id, 'Hemen geri alındı', crypto.randomUUID());
      notify.success('Geri alındı: kayıt ters kaydıyla duruyor.');
    } catch (error) {
      notify.error(messageOf(error));
    }
    moneyMoved(client, detail.id);
  }
  const doubt = useFormDoubt({ form, stay: detail, submit: state.submit });
  return (
    <SaveDialog
      title={`Ödeme kaydet: ${detail.reservation_id}`}
      text={`${detail.customer_name} · ${detail.villa_name}`}
      {...state}
      submit={doubt.onSubmit}
      onClose={onClose}
    >
      <PaymentFields form={form} stay={detail} />
      {doubt.box}
    </SaveDialog>
  );
}

const valuesOf = (detail: ReservationDetail): PaymentValues => ({
  reservation_id: detail.id,
  ...likelyPayment(detail),
  method: 'havale_eft',
  note: '',
  notify: true,
  // By default the amount decides.
  confirm: undefined,
});
