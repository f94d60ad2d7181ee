import { type FormEvent, useState } from 'react';
import { findPaymentDoubt, type PaymentDoubt } from '#domain/payments/doubt.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import type { PaymentForm } from './payment-fields.tsx';

type Options = {
  form: PaymentForm;
  stay: ReservationDetail | undefined;
  submit: (event?: FormEvent) => unknown;
};

/**
 * Asks once before a payment that does not fit is recorded. `onSubmit` is for the form, `box` for
 * the place above its footer.
 */
export function usePaymentDoubt({ form, stay, submit }: Options) {
  const [asked, setAsked] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const values = form.watch();
  // Whatever is changed is looked at anew.
  const doubt = stay?.open
    ? findPaymentDoubt(values, { open: stay.open, createdAt: stay.created_at, now: new Date() })
    : null;
  const isAsked = doubt !== null && asked === doubt.text && confirmed !== doubt.text;
  function onSubmit(event: FormEvent) {
    if (doubt === null || confirmed === doubt.text) return void submit(event);
    event.preventDefault();
    setAsked(doubt.text);
  }
  function confirm() {
    if (doubt === null) return;
    setConfirmed(doubt.text);
    void submit();
  }
  function take({ change }: NonNullable<PaymentDoubt['likely']>) {
    for (const [name, value] of Object.entries(change)) {
      form.setValue(name as 'amount', value as number, { shouldDirty: true, shouldValidate: true });
    }
    setAsked(null);
  }
  const box = isAsked && (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="figures">{doubt.text}</p>
      <div className="flex flex-wrap gap-2">
        {doubt.likely && (
          <Button className="figures" autoFocus onClick={() => doubt.likely && take(doubt.likely)}>
            {doubt.likely.question}
          </Button>
        )}
        {doubt.mayStand && (
          <Button variant="quiet" onClick={confirm}>
            Doğru, kaydet
          </Button>
        )}
      </div>
    </div>
  );
  return { onSubmit, box };
}
