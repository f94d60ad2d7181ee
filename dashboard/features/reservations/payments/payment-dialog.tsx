import { useQueryClient } from '@tanstack/react-query';
import { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { PaymentFields, type PaymentValues } from '#dashboard/shared/ledger/payment-fields.tsx';
import { moneyMoved, recordPayment } from './api.ts';
import { likelyPayment } from './sends.ts';

type Props = { detail: ReservationDetail; onClose: () => void };

/** Books money that moved outside the payment provider. */
export default function PaymentDialog({ detail, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, submit, discard, ...state } = useSaveForm({
    schema: RecordTransactionInput,
    defaults: valuesOf(detail),
    draft: draftName('payment', detail.id),
    focusFirst: 'amount',
    save: (input) => recordPayment(input, keyOf(input)),
    onSaved: ({ warning }) => {
      moneyMoved(client, detail.id);
      if (warning !== null) notify.info(warning);
      onClose();
    },
    done: 'Ödeme kaydedildi',
  });
  function leave() {
    discard();
    onClose();
  }
  return (
    <Dialog
      title={`Ödeme kaydet: ${detail.reservation_id}`}
      text={`${detail.customer_name} · ${detail.villa_name}`}
      onClose={leave}
    >
      <div className="mt-4">
        <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
          <PaymentFields form={form} stay={detail} />
          <FormFoot {...state} onCancel={leave} />
        </SaveForm>
      </div>
    </Dialog>
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
