import { KeepDepositFields } from '#domain/payments/deposits/schema.ts';
import * as z from 'zod';
import { CorrectedKept, CorrectKeptInput, KeptDeposit } from '#domain/payments/deposits/schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { PHOTO } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { correctKept } from './deposits/correct-kept.ts';
import { findProof, keepDeposit } from './deposits/keep-deposit.ts';

export const depositRoutes = tagged('admin payments', [
  route('payments', 'post /v1/admin/deposits/{id}/keep', {
    summary: 'Keep a part of a stay’s damage deposit, with a photo and what happened',
    description:
      '`id` is the reservation. 404, 409 STALE_VERSION, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 DEPOSIT_EXCEEDS_HELD, NOT_IN_THIS_STATE.',
    param: EventIdParam,
    multipart: z.strictObject({ ...KeepDepositFields, photo: UploadedFile }),
    size: PHOTO,
    answer: KeptDeposit,
    returns: 'It is booked, and the guest is told',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor }) =>
      keepDeposit(deps, id, body, key, actor),
  }),
  route('payments', 'post /v1/admin/transactions/{id}/correction', {
    summary: 'Take back what was kept of a deposit by mistake, or a part of it',
    description:
      '`id` is the entry of the deduction. It stays, with its photo; an entry `kept_return` of today takes the amount back. 404, 409 STALE_VERSION, 422 NOT_A_DEDUCTION, RETURN_EXCEEDS_KEPT.',
    param: EventIdParam,
    json: CorrectKeptInput,
    answer: CorrectedKept,
    returns: 'It is booked, and the guest is told',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor }) =>
      correctKept(deps, { keptId: id, ...body }, key, actor),
  }),
  route('payments', 'get /v1/admin/transactions/{id}/proof', {
    summary: 'The photo of the damage that a deposit was kept for',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param: { id } }) => {
      const { body, name, contentType } = await findProof(deps, id);
      return fileAnswer(body, name, contentType);
    },
  }),
]);
