import { z } from '@hono/zod-openapi';
import {
  CorrectedKept,
  CorrectKeptInput,
  KeepDepositFields,
  KeptDeposit,
} from '#domain/payments/deposits/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { correctKept } from './deposits/correct-kept.ts';
import { findProof, keepDeposit } from './deposits/keep-deposit.ts';

const tags = ['admin payments'];

const keepRoute = route('payments', {
  method: 'post',
  path: '/v1/admin/deposits/{id}/keep',
  tags,
  summary: 'Keep a part of a stay’s damage deposit, with a photo and what happened',
  description:
    '`id` is the reservation. 404, 409 STALE_VERSION, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 DEPOSIT_EXCEEDS_HELD, NOT_IN_THIS_STATE.',
  request: {
    params: EventIdParam,
    headers: IdempotencyHeader,
    body: multipartBody(z.strictObject({ ...KeepDepositFields, photo: UploadedFile })),
  },
  responses: { 201: answer(KeptDeposit, 'It is booked, and the guest is told') },
});

const correctRoute = route('payments', {
  method: 'post',
  path: '/v1/admin/transactions/{id}/correction',
  tags,
  summary: 'Take back what was kept of a deposit by mistake, or a part of it',
  description:
    '`id` is the entry of the deduction. It stays, with its photo; an entry `kept_return` of today takes the amount back. 404, 409 STALE_VERSION, 422 NOT_A_DEDUCTION, RETURN_EXCEEDS_KEPT.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(CorrectKeptInput) },
  responses: { 201: answer(CorrectedKept, 'It is booked, and the guest is told') },
});

const proofRoute = route('payments', {
  method: 'get',
  path: '/v1/admin/transactions/{id}/proof',
  tags,
  summary: 'The photo of the damage that a deposit was kept for',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

export const depositRoutes = featureApp()
  .openapi(keepRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await keepDeposit(c.get('deps'), id, c.req.valid('form'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(correctRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await correctKept(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(proofRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { body, name, contentType } = await findProof(c.get('deps'), id);
    return fileAnswer(body, name, contentType);
  });
