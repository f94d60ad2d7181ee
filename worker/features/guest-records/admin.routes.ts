import {
  GuestMailInput,
  GuestNoteInput,
  GuestRecord,
  GuestRecordPage,
  GuestRecordQuery,
  GuestThread,
  GuestWhatsappInput,
  MergeInput,
  MergePreview,
  MergePreviewInput,
  TranslateMessageInput,
  UpdateGuestRecordInput,
} from '#domain/guest-records/schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { getGuestRecord } from './guest-record.ts';
import { listGuestRecords } from './list-queries.ts';
import { mergeRecords, previewMerge, undoMerge } from './merge-records.ts';
import { whatsappGuest } from './send-whatsapp.ts';
import { readThread } from './thread.ts';
import { translateMessage } from './translate-message.ts';
import { updateGuestRecord } from './update-record.ts';
import { mailGuest, writeGuestNote } from './write-note.ts';

/** Misafirler and Konuşmalar: guest records and their threads. */
export const adminGuestRecordRoutes = tagged('admin guest records', [
  route('guests', 'get /v1/admin/guest-records', {
    summary: 'Everybody the agency knows, one record a person, 25 a page',
    query: GuestRecordQuery,
    answer: GuestRecordPage,
    returns: 'One page, with every tag in use',
    handle: async ({ db }, { query }, { session }) => {
      const { skip, take } = query;
      const found = await listGuestRecords(db, query, session.userId);
      return { ...found, skip, take };
    },
  }),
  route('guests', 'get /v1/admin/guest-records/{id}', {
    summary: 'A person: contacts, tags, stays, money, consents, possible doubles',
    description: 'Amounts in kuruş. 404 NOT_FOUND, also for one that was merged into another.',
    param: EventIdParam,
    answer: GuestRecord,
    returns: 'The record',
    etag: true,
    handle: (deps, { param }) => getGuestRecord(deps, param.id),
  }),
  route('guests', 'put /v1/admin/guest-records/{id}', {
    summary: 'Change name, tags or whether they are accepted again; what is left out stays',
    description: '404 NOT_FOUND, 409 STALE_VERSION.',
    param: EventIdParam,
    json: UpdateGuestRecordInput,
    answer: GuestRecord,
    returns: 'The record',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => updateGuestRecord(deps, id, body, actor),
  }),
  route('guests', 'get /v1/admin/guest-records/{id}/thread', {
    summary: 'Messages, answers, offers, mails and notes of a guest, the oldest first',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: GuestThread,
    returns: 'The latest 200 lines',
    handle: (deps, { param }) => readThread(deps, param.id),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/notes', {
    summary: 'Write down a note, or what was said in a call',
    description: '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED.',
    param: EventIdParam,
    json: GuestNoteInput,
    answer: GuestThread,
    returns: 'The thread with it',
    status: 201,
    idempotency: 'required',
    handle: async (deps, { param, body, key }, { actor }) => ({
      content: await writeGuestNote(deps, param.id, body, key, actor),
    }),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/mail', {
    summary: 'Write to a guest by mail; what waited for an answer has one',
    description: '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 GUEST_WITHOUT_ADDRESS.',
    param: EventIdParam,
    json: GuestMailInput,
    answer: GuestThread,
    returns: 'The thread with it; its mail is on the way',
    status: 201,
    idempotency: 'required',
    handle: async (deps, { param, body, key }, { actor }) => ({
      content: await mailGuest(deps, param.id, body, key, actor),
    }),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/whatsapp', {
    summary: 'Write to a guest from our number at WhatsApp; what waited for an answer has one',
    description:
      'Freely within 24 hours of their last message, else as the approved template. 404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 WHATSAPP_NOT_CONFIGURED, WHATSAPP_WINDOW_CLOSED, GUEST_WITHOUT_PHONE.',
    param: EventIdParam,
    json: GuestWhatsappInput,
    answer: GuestThread,
    returns: 'The thread with it, and what became of it so far',
    status: 201,
    idempotency: 'required',
    handle: async (deps, { param, body, key }, { actor }) => ({
      content: await whatsappGuest(deps, param.id, body, key, actor),
    }),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/translate', {
    summary: 'What a message says in Turkish, or an answer in the language of the guest',
    description:
      'Numbers and addresses that identify somebody are hidden from the service. 404 NOT_FOUND, 409 NO_TRANSLATOR, 503 TRANSLATOR_UNREACHABLE.',
    param: EventIdParam,
    json: TranslateMessageInput,
    answer: TranslateMessageInput.pick({ text: true }),
    returns: 'Its translation; nothing is sent to the guest',
    limit: 'write',
    handle: (deps, { param: { id }, body }, { actor }) => translateMessage(deps, id, body, actor),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/merge/preview', {
    summary: 'Two records side by side, before they become one; changes nothing',
    description: '404 NOT_FOUND, 422 VALIDATION for one and the same.',
    param: EventIdParam,
    json: MergePreviewInput,
    answer: MergePreview,
    returns: 'Both as they are',
    handle: (deps, { param, body: { gone } }) => previewMerge(deps, param.id, gone),
  }),
  route('guests', 'post /v1/admin/guest-records/{id}/merge', {
    summary: 'Make another record a part of this one',
    description: '404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION for one and the same.',
    param: EventIdParam,
    json: MergeInput,
    answer: GuestRecord,
    returns: 'The record that both became',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => mergeRecords(deps, id, body, actor),
  }),
  route('guests', 'post /v1/admin/guest-merges/{id}/undo', {
    summary: 'Make two records of one again',
    description: '404 NOT_FOUND, 422 MERGED_AGAIN while the record is a part of another.',
    param: EventIdParam,
    answer: GuestRecord,
    returns: 'The record that had taken the other in',
    etag: true,
    handle: (deps, { param }, { actor }) => undoMerge(deps, param.id, actor),
  }),
]);
