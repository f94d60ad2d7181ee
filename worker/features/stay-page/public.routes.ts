import * as z from 'zod';
import { scoresOf } from '#domain/comments/categories.ts';
import { MAX_REVIEW_PHOTOS } from '#domain/comments/photos.ts';
import { ReviewFields } from '#domain/comments/schema.ts';
import { OwnBuyerInput } from '#domain/invoices/schema.ts';
import { StayRequest } from '#domain/stay-page/requests.ts';
import {
  AskInput,
  SharedStayLink,
  StayPage,
  StayAddress,
  StayEmailInput,
  StayMessageInput,
  TransferFields,
  StayPageInput,
  WithdrawInput,
} from '#domain/stay-page/schema.ts';
import { Confirmed } from '#domain/wire/link-token.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { RECEIPT, REVIEW } from '#worker/http/requests/body-size.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { privateLinkOf } from '#worker/http/requests/private-link-header.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readGuestInvoicePdf } from '#worker/features/invoices/of-stay.ts';
import { saveBuyer } from '#worker/features/invoices/save-buyer.ts';
import { pictureAnswer } from '#worker/features/media/guide-pictures/picture-answer.ts';
import { askForStay, withdrawRequest } from './ask.ts';
import { findGuestPicture } from './guest-picture.ts';
import { findGuestInvoice } from './invoice/invoice.ts';
import { getOwnStay, openStay, shareStay } from './open-stay.ts';
import { reportTransfer } from './report-transfer.ts';
import { reviewStay } from './review-stay.ts';
import { correctEmail } from './correct-email.ts';
import { stayCalendar } from './stay-calendar.ts';
import { writeStayMessage } from './write-message.ts';

/**
 * A token of 256 bits cannot be guessed: the limit is against load, as for prices, and not against
 * guessing.
 */
const READS = 'quote';

/** The private link of the mail, where the browser itself asks for a file. */
const StayLinkQuery = z.object({ baglanti: z.string().max(200).default('') });

const UNKNOWN =
  '404 NOT_FOUND, one and the same for a link that never was, has run out, was renewed or revoked';

const Photos = z
  .preprocess(
    // A browser sends an empty file when none was chosen, and a single one not as a list.
    (value) => [value ?? []].flat().filter((one) => !(one instanceof File) || one.size > 0),
    z.array(UploadedFile).max(MAX_REVIEW_PHOTOS, `En çok ${MAX_REVIEW_PHOTOS} fotoğraf ekleyin.`),
  )
  .meta({
    type: 'array',
    maxItems: MAX_REVIEW_PHOTOS,
    items: { type: 'string', format: 'binary' },
  });

export const stayPageRoutes = tagged('stay page', [
  route('public', 'post /v1/stay', {
    summary: 'The page of a stay by its private link; for fellow travellers without money and code',
    description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
    json: StayPageInput,
    answer: StayPage,
    returns: 'What the page shows now',
    limit: READS,
    cache: 'no-store',
    handle: (deps, { body }) => openStay(deps, body.link),
  }),
  route('public', 'post /v1/stay/share', {
    summary: 'A link for fellow travellers: the house and the days, no money and no identities',
    description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
    json: StayPageInput,
    answer: SharedStayLink,
    returns: 'The link, the same until it is renewed',
    limit: READS,
    cache: 'no-store',
    handle: (deps, { body }) => shareStay(deps, body.link),
  }),
  route('public', 'post /v1/stay/requests', {
    summary: 'Ask for other dates or people, to call off, for extras, for a late check-out',
    description: `${UNKNOWN}; 409 PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 NOT_IN_THIS_STATE, VALIDATION, 429 TOO_MANY_REQUESTS.`,
    json: AskInput,
    answer: StayRequest,
    returns: 'It stands in the clerks’ list',
    status: 201,
    limit: 'write',
    idempotency: 'required',
    cache: 'no-store',
    handle: (deps, { body, key }, { actor }) => askForStay(deps, body, key, actor),
  }),
  route('public', 'post /v1/stay/messages', {
    summary: 'Write to the agency about the stay, in the thread that clerks answer in',
    description: `${UNKNOWN}; 409 IDEMPOTENCY_KEY_REUSED, 429 TOO_MANY_REQUESTS.`,
    json: StayMessageInput,
    answer: Confirmed,
    returns: 'It stands in the thread',
    status: 201,
    limit: 'write',
    idempotency: 'required',
    cache: 'no-store',
    handle: (deps, { body, key }, { actor }) => writeStayMessage(deps, body, key, actor),
  }),
  route('public', 'post /v1/stay/email', {
    summary: 'Correct the address that mails about the stay go to; the old one is told',
    description: `${UNKNOWN}; 409 STALE_VERSION, 422 VALIDATION, 429 TOO_MANY_REQUESTS.`,
    json: StayEmailInput,
    answer: StayAddress,
    returns: 'The page’s address: another one after a correction, because the links have ended',
    limit: 'write',
    cache: 'no-store',
    handle: (deps, { body }, { actor }) => correctEmail(deps, body, actor),
  }),
  route('public', 'post /v1/stay/buyer', {
    summary: 'Say what the invoice of the stay needs of its guest',
    description: `${UNKNOWN}; 422 VALIDATION, 429 TOO_MANY_REQUESTS.`,
    json: OwnBuyerInput,
    answer: Confirmed,
    returns: 'Saved',
    limit: 'write',
    cache: 'no-store',
    handle: async (deps, { body: { link, ...input } }, { actor }) => {
      const { row } = (await getOwnStay(deps, link)).stay;
      await saveBuyer(deps, `stay:${row.id}`, { ...input, registered: null }, actor);
      return { confirmed: true as const };
    },
  }),
  route('public', 'post /v1/stay/requests/withdraw', {
    summary: 'Take a request back that nobody has answered',
    description: `${UNKNOWN}, and for an answered request; 429 TOO_MANY_REQUESTS.`,
    json: WithdrawInput,
    answer: Confirmed,
    returns: 'Taken back',
    limit: 'write',
    cache: 'no-store',
    handle: async (deps, { body }, { actor }) => {
      await withdrawRequest(deps, body, actor);
      return { confirmed: true as const };
    },
  }),
  route('public', 'post /v1/stay/transfer', {
    summary: 'Say that a transfer was made, with its receipt; a clerk books what came',
    description: `${UNKNOWN}; 409 IDEMPOTENCY_KEY_REUSED, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE, VALIDATION, 429 TOO_MANY_REQUESTS.`,
    link: getOwnStay,
    multipart: z.strictObject({ ...TransferFields, receipt: UploadedFile.optional() }),
    size: RECEIPT,
    answer: StayRequest,
    returns: 'It stands in the clerks’ list',
    status: 201,
    limit: 'write',
    idempotency: 'required',
    cache: 'no-store',
    handle: (deps, { body, key }, { actor, c }) =>
      reportTransfer(deps, { ...body, link: privateLinkOf(c) }, key, actor),
  }),
  route('public', 'post /v1/stay/review', {
    summary: 'Tell of a stay that is over, with photos; published after approval',
    description: `${UNKNOWN}; 409 ALREADY_REVIEWED, IDEMPOTENCY_KEY_REUSED, 413 TOO_LARGE over 5 MB a photo or 15 MB together, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE, IMAGE_UNREADABLE, IMAGE_TOO_LARGE, 429 TOO_MANY_REQUESTS.`,
    link: getOwnStay,
    multipart: z.strictObject({ ...ReviewFields, photos: Photos.optional() }),
    size: REVIEW,
    answer: Confirmed,
    returns: 'The review waits for approval',
    status: 201,
    limit: 'write',
    idempotency: 'required',
    cache: 'no-store',
    handle: (deps, { body: { author, text, rating, photos = [], ...rest }, key }, { actor, c }) => {
      const review = {
        link: privateLinkOf(c),
        author,
        text,
        rating,
        photos,
        scores: scoresOf(rest),
      };
      return reviewStay(deps, review, key, actor);
    },
  }),
  route('public', 'get /v1/stay/calendar.ics', {
    summary: 'The stay as a calendar entry',
    description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
    query: StayLinkQuery,
    file: 'text/calendar',
    returns: 'iCalendar',
    limit: READS,
    cache: 'no-store',
    handle: async (deps, { query }, { c }) => {
      const { text, name } = await stayCalendar(deps, query.baglanti);
      c.header('Content-Disposition', `attachment; filename="${name}.ics"`);
      return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
    },
  }),
  route('public', 'get /v1/stay/invoice.pdf', {
    summary: 'The invoice of the stay, where there is one; for who booked alone',
    description: `${UNKNOWN}, and while there is none; 429 TOO_MANY_REQUESTS.`,
    query: StayLinkQuery,
    file: 'application/pdf',
    limit: READS,
    handle: async (deps, { query }) => {
      const { body, name } = await findGuestInvoice(deps, query.baglanti);
      return fileAnswer(body, `${name}.pdf`, 'application/pdf');
    },
  }),
  route('public', 'get /v1/stay/invoices/{id}/file.pdf', {
    summary: 'An invoice to the guest as the integrator signed it; for who booked alone',
    description: `${UNKNOWN}, for an invoice to somebody else, and while there is none; 429 TOO_MANY_REQUESTS.`,
    param: EventIdParam,
    query: StayLinkQuery,
    file: 'application/pdf',
    limit: READS,
    handle: async (deps, { param, query: { baglanti } }) => {
      const { row } = (await getOwnStay(deps, baglanti)).stay;
      const { number, bytes } = await readGuestInvoicePdf(deps, row.id, param.id);
      return fileAnswer(bytes, `${number}.pdf`, 'application/pdf');
    },
  }),
  route('public', 'get /v1/stay/pictures/{id}', {
    summary: 'A picture of the house guide, while the guest may read it',
    description: `${UNKNOWN}, and for a picture of another house or too early; 429 TOO_MANY_REQUESTS.`,
    param: EventIdParam,
    query: StayLinkQuery,
    file: 'application/octet-stream',
    limit: READS,
    handle: async (deps, { param, query: { baglanti } }) =>
      pictureAnswer(await findGuestPicture(deps, baglanti, param.id)),
  }),
]);
