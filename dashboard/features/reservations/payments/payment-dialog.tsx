import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import {
  bookableKinds,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
} from '#domain/payments/rules.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { ConfirmTick } from '#dashboard/shared/ledger/confirm-tick.tsx';
import { moneyMoved, recordPayment } from './api.ts';
import { likelyPayment } from './sends.ts';

type Values = z.input<typeof RecordTransactionInput>;
type Props = { detail: ReservationDetail; onClose: () => void };

/** How money reached the agency; what came by a link books itself. */
const METHODS = ['havale_eft', 'fast', 'card', 'cash'] as const;

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
  const { register, control, formState, setValue, watch } = form;
  const { errors } = formState;
  const [kind, amount, confirm] = watch(['kind', 'amount', 'confirm']);
  /** Of most kinds there is one amount that they usually come to: what is open. */
  const proposeAmount = (chosen: Values['kind']) =>
    setValue('amount', detail.open?.[chosen] ?? 0, { shouldDirty: true });
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
        <SaveForm offer={state.offer} onSubmit={submit}>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Ne için" error={errors.kind?.message}>
              <Select
                {...register('kind', {
                  onChange: ({ target }) => proposeAmount(target.value as Values['kind']),
                })}
              >
                {bookableKinds(detail.open).map((one) => (
                  <option key={one} value={one}>
                    {TRANSACTION_KIND_LABELS[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Nasıl" error={errors.method?.message}>
              <Select {...register('method')}>
                {METHODS.map((one) => (
                  <option key={one} value={one}>
                    {TRANSACTION_METHOD_LABELS[one]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label="Tutar" error={errors.amount?.message}>
            <Controller
              control={control}
              name="amount"
              render={({ field }) => <MoneyInput {...field} value={field.value || null} />}
            />
          </Field>
          <Field
            label="Zamanı (Türkiye saati)"
            hint="Boş bırakırsanız şimdi."
            error={errors.paidAt?.message}
          >
            <Controller
              control={control}
              name="paidAt"
              render={({ field: { onChange, value, ...field } }) => (
                <InstantInput
                  {...field}
                  value={value ?? null}
                  onChange={(instant) => onChange(instant ?? undefined)}
                />
              )}
            />
          </Field>
          <Field label={kind === 'refund' ? 'Neden' : 'Not'} error={errors.note?.message}>
            <TextArea rows={2} {...register('note')} />
          </Field>
          <label className="flex items-center gap-2">
            <input type="checkbox" className="size-4 accent-accent" {...register('notify')} />
            Misafire e-posta ile bilgi ver
          </label>
          <ConfirmTick
            stay={detail}
            kind={kind}
            amount={amount}
            value={confirm}
            onChange={(wanted) => setValue('confirm', wanted, { shouldDirty: true })}
          />
          <FormFoot {...state} onCancel={leave} />
        </SaveForm>
      </div>
    </Dialog>
  );
}

const valuesOf = (detail: ReservationDetail): Values => ({
  reservation_id: detail.id,
  ...likelyPayment(detail),
  method: 'havale_eft',
  note: '',
  notify: true,
  // Unless the clerk says otherwise, the amount decides.
  confirm: undefined,
});
