import { type FormEvent, useState } from 'react';
import { findPaymentDoubt, type PaymentDoubt, type TypedPayment } from '#domain/payments/doubt.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import type { PaymentForm } from './payment-fields.tsx';

type Options = {
  /** What is typed now, and how a part of it is changed. */
  typed: TypedPayment;
  onTake: (change: Partial<TypedPayment>) => void;
  stay: Pick<ReservationDetail, 'open' | 'created_at'> | undefined;
  submit: (event?: FormEvent) => unknown;
};

/** A question about what was typed, and what that was: whatever is changed is asked about anew. */
type Asked = { doubt: PaymentDoubt; typed: string };

/**
 * Asks once before a payment that does not fit is recorded. `onSubmit` is for the form, `box` for
 * the place above its footer.
 */
export function usePaymentDoubt({ typed: payment, onTake, stay, submit }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const typed = JSON.stringify(payment);
  const doubt = asked?.typed === typed && confirmed !== typed ? asked.doubt : null;
  function onSubmit(event?: FormEvent) {
    const facts = stay?.open && { open: stay.open, createdAt: stay.created_at, now: new Date() };
    const found = facts ? findPaymentDoubt(payment, facts) : null;
    if (found === null || confirmed === typed) return void submit(event);
    event?.preventDefault();
    setAsked({ doubt: found, typed });
  }
  function confirm() {
    setConfirmed(typed);
    void submit();
  }
  function take({ change }: NonNullable<PaymentDoubt['likely']>) {
    onTake(change);
    setAsked(null);
  }
  const { likely, mayStand } = doubt ?? {};
  const box = doubt && (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="tabular-nums">{doubt.text}</p>
      <div className="flex flex-wrap gap-2">
        {likely && (
          <Button className="figures" onClick={() => take(likely)}>
            {likely.question}
          </Button>
        )}
        {mayStand && (
          <Button variant="quiet" onClick={confirm}>
            Doğru, kaydet
          </Button>
        )}
      </div>
    </div>
  );
  return { onSubmit, box };
}

type FormOptions = Pick<Options, 'stay' | 'submit'> & { form: PaymentForm };

/** The same of a whole form. */
export function useFormDoubt({ form, ...options }: FormOptions) {
  const [kind, amount, paidAt] = form.watch(['kind', 'amount', 'paidAt']);
  return usePaymentDoubt({
    ...options,
    typed: { kind, amount, paidAt },
    onTake: (change) => {
      for (const [name, value] of Object.entries(change)) {
        form.setValue(name as 'amount', value as number, {
          shouldDirty: true,
          shouldValidate: true,
        });
      }
      // The button that had the focus is gone with its question.
      form.setFocus('amount');
    },
  });
}
