import { z } from '@hono/zod-openapi';
import { scoresOf } from '#domain/comments/categories.ts';
import { MAX_REVIEW_PHOTOS } from '#domain/comments/photos.ts';
import { ReviewFields } from '#domain/comments/schema.ts';
import { StayRequest } from '#domain/stay-page/requests.ts';
import {
  AskInput,
  SharedStayLink,
  StayPage,
  StayMessageInput,
  StayPageInput,
  TransferFields,
  WithdrawInput,
} from '#domain/stay-page/schema.ts';
import { StayToken } from '#domain/stay-page/token.ts';
import { Confirmed } from '#domain/wire/link-token.ts';
import { actorOf } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { pictureAnswer } from '#worker/features/media/guide-pictures/picture-answer.ts';
import { askForStay, withdrawRequest } from './ask.ts';
import { findGuestPicture } from './guest-picture.ts';
import { findGuestInvoice } from './invoice/invoice.ts';
import { openStay, shareStay } from './open-stay.ts';
import { reportTransfer } from './report-transfer.ts';
import { reviewStay } from './review-stay.ts';
import { stayCalendar } from './stay-calendar.ts';
import { writeStayMessage } from './write-message.ts';

const tags = ['stay page'];
/**
 * A token of 256 bits cannot be guessed: the limit is against load, as for prices, and not against
 * guessing.
 */
const READS = 'quote';

const UNKNOWN =
  '404 NOT_FOUND, one and the same for a link that never was, has run out, was renewed or revoked';

const openRoute = route('public', {
  method: 'post',
  path: '/v1/stay',
  tags,
  summary: 'The page of a stay by its private link; for fellow travellers without money and code',
  description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
  request: { body: jsonBody(StayPageInput) },
  responses: { 200: answer(StayPage, 'What the page shows now') },
});

const shareRoute = route('public', {
  method: 'post',
  path: '/v1/stay/share',
  tags,
  summary: 'A link for fellow travellers: the house and the days, no money and no identities',
  description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
  request: { body: jsonBody(StayPageInput) },
  responses: { 200: answer(SharedStayLink, 'The link, the same until it is renewed') },
});

const askRoute = route('public', {
  method: 'post',
  path: '/v1/stay/requests',
  tags,
  summary: 'Ask for other dates or people, to call off, for extras, for a late check-out',
  description: `${UNKNOWN}; 409 PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, 422 NOT_IN_THIS_STATE, VALIDATION, 429 TOO_MANY_REQUESTS.`,
  request: { headers: IdempotencyHeader, body: jsonBody(AskInput) },
  responses: { 201: answer(StayRequest, 'It stands in the clerks’ list') },
});

const messageRoute = route('public', {
  method: 'post',
  path: '/v1/stay/messages',
  tags,
  summary: 'Write to the agency about the stay, in the thread that clerks answer in',
  description: `${UNKNOWN}; 409 IDEMPOTENCY_KEY_REUSED, 429 TOO_MANY_REQUESTS.`,
  request: { headers: IdempotencyHeader, body: jsonBody(StayMessageInput) },
  responses: { 201: answer(Confirmed, 'It stands in the thread') },
});

const withdrawRoute = route('public', {
  method: 'post',
  path: '/v1/stay/requests/withdraw',
  tags,
  summary: 'Take a request back that nobody has answered',
  description: `${UNKNOWN}, and for an answered request; 429 TOO_MANY_REQUESTS.`,
  request: { body: jsonBody(WithdrawInput) },
  responses: { 200: answer(Confirmed, 'Taken back') },
});

const transferRoute = route('public', {
  method: 'post',
  path: '/v1/stay/transfer',
  tags,
  summary: 'Say that a transfer was made, with its receipt; a clerk books what came',
  description: `${UNKNOWN}; 409 IDEMPOTENCY_KEY_REUSED, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE, VALIDATION, 429 TOO_MANY_REQUESTS.`,
  request: {
    headers: IdempotencyHeader,
    body: multipartBody(z.strictObject({ ...TransferFields, receipt: UploadedFile.optional() })),
  },
  responses: { 201: answer(StayRequest, 'It stands in the clerks’ list') },
});

const Photos = z
  .preprocess(
    // A browser sends an empty file when none was chosen, and a single one not as a list.
    (value) => [value ?? []].flat().filter((one) => !(one instanceof File) || one.size > 0),
    z.array(UploadedFile).max(MAX_REVIEW_PHOTOS, `En çok ${MAX_REVIEW_PHOTOS} fotoğraf ekleyin.`),
  )
  .openapi({
    type: 'array',
    maxItems: MAX_REVIEW_PHOTOS,
    items: { type: 'string', format: 'binary' },
  });

const reviewRoute = route('public', {
  method: 'post',
  path: '/v1/stay/review',
  tags,
  summary: 'Tell of a stay that is over, with photos; published after approval',
  description: `${UNKNOWN}; 409 ALREADY_REVIEWED, IDEMPOTENCY_KEY_REUSED, 413 TOO_LARGE over 5 MB a photo or 15 MB together, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE, IMAGE_UNREADABLE, IMAGE_TOO_LARGE, 429 TOO_MANY_REQUESTS.`,
  request: {
    headers: IdempotencyHeader,
    body: multipartBody(
      z.strictObject({ link: StayToken, ...ReviewFields, photos: Photos.optional() }),
    ),
  },
  responses: { 201: answer(Confirmed, 'The review waits for approval') },
});

const calendarRoute = route('public', {
  method: 'get',
  path: '/v1/stay/calendar.ics',
  tags,
  summary: 'The stay as a calendar entry',
  description: `${UNKNOWN}; 429 TOO_MANY_REQUESTS.`,
  request: { query: z.object({ baglanti: z.string().max(200).default('') }) },
  responses: {
    200: {
      description: 'iCalendar',
      content: { 'text/calendar': { schema: z.string() } },
    },
  },
});

const invoiceRoute = route('public', {
  method: 'get',
  path: '/v1/stay/invoice.pdf',
  tags,
  summary: 'The invoice of the stay, where there is one; for who booked alone',
  description: `${UNKNOWN}, and while there is none; 429 TOO_MANY_REQUESTS.`,
  request: { query: z.object({ baglanti: z.string().max(200).default('') }) },
  responses: fileResponses('application/pdf'),
});

const pictureRoute = route('public', {
  method: 'get',
  path: '/v1/stay/pictures/{id}',
  tags,
  summary: 'A picture of the house guide, while the guest may read it',
  description: `${UNKNOWN}, and for a picture of another house or too early; 429 TOO_MANY_REQUESTS.`,
  request: {
    params: EventIdParam,
    query: z.object({ baglanti: z.string().max(200).default('') }),
  },
  responses: fileResponses('application/octet-stream'),
});

export const stayPageRoutes = featureApp()
  .openapi(openRoute, async (c) => {
    await assertWithinLimit(c, READS);
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await openStay(c.get('deps'), c.req.valid('json').link) }, 200);
  })
  .openapi(shareRoute, async (c) => {
    await assertWithinLimit(c, READS);
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await shareStay(c.get('deps'), c.req.valid('json').link) }, 200);
  })
  .openapi(askRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await askForStay(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(messageRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await writeStayMessage(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(withdrawRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    await withdrawRequest(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: { confirmed: true as const } }, 200);
  })
  .openapi(transferRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await reportTransfer(c.get('deps'), c.req.valid('form'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(reviewRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    c.header('Cache-Control', 'no-store');
    const { 'idempotency-key': key } = c.req.valid('header');
    const { link, author, text, rating, photos = [], ...rest } = c.req.valid('form');
    const review = { link, author, text, rating, photos, scores: scoresOf(rest) };
    const settled = await reviewStay(c.get('deps'), review, key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(calendarRoute, async (c) => {
    await assertWithinLimit(c, READS);
    const text = await stayCalendar(c.get('deps'), c.req.valid('query').baglanti);
    c.header('Cache-Control', 'no-store');
    c.header('Content-Disposition', 'attachment; filename="konaklamam.ics"');
    return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  })
  .openapi(invoiceRoute, async (c) => {
    await assertWithinLimit(c, READS);
    const { body } = await findGuestInvoice(c.get('deps'), c.req.valid('query').baglanti);
    return fileAnswer(body, 'fatura.pdf', 'application/pdf');
  })
  .openapi(pictureRoute, async (c) => {
    await assertWithinLimit(c, READS);
    const { baglanti } = c.req.valid('query');
    return pictureAnswer(await findGuestPicture(c.get('deps'), baglanti, c.req.valid('param').id));
  });
