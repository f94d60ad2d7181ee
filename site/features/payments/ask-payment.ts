import type { Checkout, PaymentDue } from '#domain/payments/guest-schema.ts';
import { postToApi } from '#site/live-api.ts';
import type { Answer } from '#site/lib/answer.ts';
import { readForm, refusedStatus } from '#site/lib/forms/refused-form.ts';

/** Who wants to pay: a guest with code and e-mail, or the holder of a private link. */
export type Payer = { code: string; email: string } | { link: string };

export type AskedPayment = {
  /** As typed, to be shown again. */
  asked: { code: string; email: string };
  /** Null before anything was asked. */
  payer: Payer | null;
  due: Answer<PaymentDue> | null;
  /** The result of “pay by card”; null before it was clicked. */
  checkout: Answer<Checkout> | null;
  /** Status of the page that shows it. */
  status: number;
};

/** Handles the payment page's forms and its private link. */
export async function askPayment(request: Request): Promise<AskedPayment> {
  const { searchParams } = new URL(request.url);
  const isPost = request.method === 'POST';
  const form = isPost ? await readForm(request) : searchParams;
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  // The e-mail is never taken from the address, because addresses are logged and shared.
  const asked = { code: read('code'), email: isPost ? read('email') : '' };
  const link = read('baglanti');
  const payer = link !== '' ? { link } : isPost ? asked : null;
  if (payer === null) return { asked, payer, due: null, checkout: null, status: 200 };

  const checkout = read('act') === 'card' ? await startCard(request, payer, read('key')) : null;
  if (checkout?.ok) return { asked, payer, due: null, checkout, status: 200 };
  const due = await postToApi<PaymentDue>(request, '/v1/payment/due', { body: payer });
  const failed = [due, checkout].find((answer) => answer !== null && !answer.ok);
  return {
    asked,
    payer,
    due,
    checkout,
    status: failed && !failed.ok ? refusedStatus(failed) : 200,
  };
}

const startCard = (request: Request, payer: Payer, key: string) =>
  postToApi<Checkout>(request, '/v1/payment/checkout', {
    body: payer,
    headers: { 'Idempotency-Key': key },
  });
