import { MAX_REVIEW_PHOTO_BYTES } from '#domain/comments/photos.ts';
import type { FieldIssue } from '#domain/errors.ts';
import type { GuestForm } from '#domain/guests/schema.ts';
import type { Checkout } from '#domain/payments/guest-schema.ts';
import { readAmount } from '#domain/languages/amounts.ts';
import { language } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';
import { type CommentOutcome, readDraft } from '#site/features/comments/comment.ts';
import { type FormOutcome, saveByForm } from '#site/features/guests/save-by-form.ts';
import type { StayAddress } from '#domain/stay-page/schema.ts';
import type { Answer } from '#site/lib/answer.ts';
import { readBuyer } from '#site/features/invoices/read-buyer.ts';
import { readForm, readTyped, refusedStatus } from '#site/lib/forms/refused-form.ts';
import { postToApi, sendFormToApi, waitToRead } from '#site/live-api.ts';

/** The result of one of the page's forms. */
export type StayOutcome = {
  /** The form's name, and its part of the page. */
  act: string;
  /** The provider's payment page. */
  checkout: Checkout | null;
  guests: FormOutcome | null;
  refused: Refusal | null;
  /** As typed, to be shown again. */
  typed: Record<string, string>;
  /** The page's address after the e-mail was corrected. */
  moved: string | null;
  /** A refused review with its typed values. */
  review: CommentOutcome | null;
};

type Refusal = { message: string; issues: FieldIssue[]; status: number };

/** Largest form of the page in bytes: the photos of a review, and the texts beside them. */
const MAX_FORM_BYTES = MAX_REVIEW_PHOTO_BYTES + 50_000;

const unreadable = (): Refusal => ({
  message: sayOnPage('stayForms').forms.unreadable,
  issues: [],
  status: 413,
});

/** Where on the page each form stands. */
export const PART_OF_ACT: Record<string, string> = {
  card: 'odeme',
  transfer: 'odeme',
  guests: 'misafirler',
  share: 'paylas',
  withdraw: 'istekler',
  email: 'adres',
  buyer: 'fatura',
  message: 'mesajlar',
  review: 'sonra',
};

/** Runs the submitted form of the page; all of them work without JavaScript. */
export async function runStayForm(
  request: Request,
  link: string,
  list: Answer<GuestForm> | null,
): Promise<StayOutcome> {
  await waitToRead(request, MAX_FORM_BYTES);
  const form = await readForm(request, MAX_FORM_BYTES);
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 1000);
  const act = read('act');
  const key = { 'Idempotency-Key': read('key') };
  const typed = readTyped(form, [...form.keys()]);
  const none: StayOutcome = {
    act,
    checkout: null,
    guests: null,
    refused: null,
    typed,
    moved: null,
    review: null,
  };
  if (act === '') return { ...none, refused: unreadable() };
  if (act === 'guests') {
    return list?.ok
      ? { ...none, guests: await saveByForm(request, form, link, list.content) }
      : none;
  }
  if (act === 'card') {
    const answer = await postToApi<Checkout>(request, '/v1/payment/checkout', {
      body: { stay: link, kind: read('kind') },
      headers: key,
    });
    return { ...none, checkout: answer.ok ? answer.content : null, refused: refusalOf(answer) };
  }
  if (act === 'email') {
    const body = { link, email: read('email') };
    const answer = await postToApi<StayAddress>(request, '/v1/stay/email', { body });
    return { ...none, moved: answer.ok ? answer.content.page : null, refused: refusalOf(answer) };
  }
  if (act === 'review') return { ...none, ...(await sendReview(request, link, form, key)) };
  return { ...none, refused: refusalOf(await send(request, link, act, form, read, key)) };
}

/** Text and ratings come back with the error; browsers do not keep the photos. */
async function sendReview(
  request: Request,
  link: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<Pick<StayOutcome, 'refused' | 'review'>> {
  const sent = new FormData();
  for (const [name, value] of form) {
    const isEmpty = typeof value === 'string' ? value === '' : value.size === 0;
    if (name !== 'act' && name !== 'key' && !isEmpty) sent.append(name, value);
  }
  const answer = await sendFormToApi(request, '/v1/stay/review', sent, {
    ...headers,
    'Private-Link': link,
  });
  if (answer.ok) return { refused: null, review: null };
  const { message, issues } = answer;
  const draft = readDraft(form);
  const lost = sent.has('photos') ? ` ${sayOnPage('stayForms').forms.photosAgain}` : '';
  return {
    refused: refusalOf(answer),
    review: { kind: 'failed', draft, message: `${message}${lost}`, issues },
  };
}

function send(
  request: Request,
  link: string,
  act: string,
  form: FormData,
  read: (name: string) => string,
  headers: Record<string, string>,
): Promise<Answer<unknown>> {
  if (act === 'transfer') {
    return sendFormToApi(request, '/v1/stay/transfer', transferForm(form, read), {
      ...headers,
      'Private-Link': link,
    });
  }
  if (act === 'withdraw') {
    const body = { link, id: read('id') };
    return postToApi(request, '/v1/stay/requests/withdraw', { body });
  }
  if (act === 'message') {
    const text = String(form.get('text') ?? '').slice(0, 4000);
    return postToApi(request, '/v1/stay/messages', { body: { link, text }, headers });
  }
  if (act === 'share') return postToApi(request, '/v1/stay/share', { body: { link } });
  if (act === 'buyer') return postToApi(request, '/v1/stay/buyer', { body: readBuyer(form, link) });
  const body = { link, wish: { kind: act, note: read('note'), ...wishOf(act, read) } };
  return postToApi(request, '/v1/stay/requests', { body, headers });
}

/** The fields of a request as the API reads them; form values are texts. */
function wishOf(kind: string, read: (name: string) => string): Record<string, unknown> {
  const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, read(name)]));
  const numbers = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, Number(read(name) || 'NaN')]));
  switch (kind) {
    case 'dates':
      return texts('checkIn', 'checkOut');
    case 'people':
      return numbers('adults', 'children', 'babies');
    case 'cancel':
      return numbers('refund');
    case 'extra':
      return extraWish(read);
    default:
      return texts('time');
  }
}

/**
 * One of the villa's own extras, `{id}:{amount}` as shown on the page, or the guest's own words.
 */
function extraWish(read: (name: string) => string): Record<string, unknown> {
  const [id, amount] = read('extra').split(':');
  return id ? { extra: { id, amount: Number(amount || 'NaN') } } : { what: read('what') };
}

function transferForm(form: FormData, read: (name: string) => string): FormData {
  const sent = new FormData();
  sent.set('amount', String(readAmount(read('amount'), language()) ?? ''));
  sent.set('note', read('note'));
  const receipt = form.get('receipt');
  if (receipt instanceof File && receipt.size > 0) sent.set('receipt', receipt);
  return sent;
}

function refusalOf(answer: Answer<unknown>): Refusal | null {
  if (answer.ok) return null;
  const { message, issues } = answer;
  // An error of a specific field is more helpful than a general one.
  return { message: issues[0]?.message ?? message, issues, status: refusedStatus(answer) };
}

/** The success message of a form; undefined of one that the page does not have. */
export function doneText(act: string): string | undefined {
  const words: Partial<Record<string, string>> = {
    ...sayOnPage('stayForms').done,
    buyer: sayOnPage('buyer').saved,
  };
  return Object.hasOwn(words, act) ? words[act] : undefined;
}
