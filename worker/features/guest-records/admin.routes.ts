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
  UpdateGuestRecordInput,
} from '#domain/guest-records/schema.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { getGuestRecord } from './guest-record.ts';
import { listGuestRecords } from './list-queries.ts';
import { mergeRecords, previewMerge, undoMerge } from './merge-records.ts';
import { whatsappGuest } from './send-whatsapp.ts';
import { readThread } from './thread.ts';
import { updateGuestRecord } from './update-record.ts';
import { mailGuest, writeGuestNote } from './write-note.ts';

const tags = ['admin guest records'];

const listRoute = route('guests', {
  method: 'get',
  path: '/v1/admin/guest-records',
  tags,
  summary: 'Everybody the agency knows, one record a person, 25 a page',
  request: { query: GuestRecordQuery },
  responses: { 200: answer(GuestRecordPage, 'One page, with every tag in use') },
});

const detailRoute = route('guests', {
  method: 'get',
  path: '/v1/admin/guest-records/{id}',
  tags,
  summary: 'A person: contacts, tags, stays, money, consents, possible doubles',
  description: 'Amounts in kuruş. 404 NOT_FOUND, also for one that was merged into another.',
  request: { params: EventIdParam },
  responses: { 200: answer(GuestRecord, 'The record') },
});

const updateRoute = route('guests', {
  method: 'put',
  path: '/v1/admin/guest-records/{id}',
  tags,
  summary: 'Change name, tags or whether they are accepted again; what is left out stays',
  description: '404 NOT_FOUND, 409 STALE_VERSION.',
  request: { params: EventIdParam, body: jsonBody(UpdateGuestRecordInput) },
  responses: { 200: answer(GuestRecord, 'The record') },
});

const threadRoute = route('guests', {
  method: 'get',
  path: '/v1/admin/guest-records/{id}/thread',
  tags,
  summary: 'Messages, answers, offers, mails and notes of a guest, the oldest first',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(GuestThread, 'The latest 200 lines') },
});

const noteRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-records/{id}/notes',
  tags,
  summary: 'Write down a note, or what was said in a call',
  description: '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(GuestNoteInput) },
  responses: { 201: answer(GuestThread, 'The thread with it') },
});

const mailRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-records/{id}/mail',
  tags,
  summary: 'Write to a guest by mail; what waited for an answer has one',
  description: '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 GUEST_WITHOUT_ADDRESS.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(GuestMailInput) },
  responses: { 201: answer(GuestThread, 'The thread with it; its mail is on the way') },
});

const whatsappRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-records/{id}/whatsapp',
  tags,
  summary: 'Write to a guest from our number at WhatsApp; what waited for an answer has one',
  description:
    'Freely within 24 hours of their last message, else as the approved template. 404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 WHATSAPP_NOT_CONFIGURED, WHATSAPP_WINDOW_CLOSED, GUEST_WITHOUT_PHONE.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(GuestWhatsappInput) },
  responses: { 201: answer(GuestThread, 'The thread with it, and what became of it so far') },
});

const previewRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-records/{id}/merge/preview',
  tags,
  summary: 'Two records side by side, before they become one; changes nothing',
  description: '404 NOT_FOUND, 422 VALIDATION for one and the same.',
  request: { params: EventIdParam, body: jsonBody(MergePreviewInput) },
  responses: { 200: answer(MergePreview, 'Both as they are') },
});

const mergeRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-records/{id}/merge',
  tags,
  summary: 'Make another record a part of this one',
  description: '404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION for one and the same.',
  request: { params: EventIdParam, body: jsonBody(MergeInput) },
  responses: { 200: answer(GuestRecord, 'The record that both became') },
});

const undoRoute = route('guests', {
  method: 'post',
  path: '/v1/admin/guest-merges/{id}/undo',
  tags,
  summary: 'Make two records of one again',
  description: '404 NOT_FOUND, 422 MERGED_AGAIN while the record is a part of another.',
  request: { params: EventIdParam },
  responses: { 200: answer(GuestRecord, 'The record that had taken the other in') },
});

/** Misafirler and Konuşmalar: guest records and their threads. */
export const adminGuestRecordRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listGuestRecords(c.get('deps').db, query, getSession(c).userId);
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const content = await getGuestRecord(c.get('deps'), c.req.valid('param').id);
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await updateGuestRecord(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(threadRoute, async (c) =>
    c.json({ content: await readThread(c.get('deps'), c.req.valid('param').id) }, 200),
  )
  .openapi(noteRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const content = await writeGuestNote(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(mailRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const content = await mailGuest(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(whatsappRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const content = await whatsappGuest(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(previewRoute, async (c) => {
    const { gone } = c.req.valid('json');
    const content = await previewMerge(c.get('deps'), c.req.valid('param').id, gone);
    return c.json({ content }, 200);
  })
  .openapi(mergeRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await mergeRecords(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(undoRoute, async (c) => {
    const content = await undoMerge(c.get('deps'), c.req.valid('param').id, actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  });
