import {
  Message,
  MessageList,
  MessageListQuery,
  ReplyInput,
  UpdateMessageInput,
} from '#domain/messages/admin-schema.ts';
import { PublishQuestionInput } from '#domain/messages/questions.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { findMessageFile } from './message-file.ts';
import { listMessages } from './queries.ts';
import { publishQuestion } from './questions/publish-question.ts';
import { replyToMessage } from './reply-to-message.ts';
import { readMessage, updateMessage } from './update-message.ts';

const tags = ['admin messages'];

const listRoute = route('messages', {
  method: 'get',
  path: '/v1/admin/contact/messages',
  tags,
  summary: 'Messages of the contact form, the newest first, 10 a page',
  request: { query: MessageListQuery },
  responses: { 200: answer(MessageList, 'One page') },
});

const detailRoute = route('messages', {
  method: 'get',
  path: '/v1/admin/contact/messages/{id}',
  tags,
  summary: 'One message; from now on it is read',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Message, 'The message') },
});

const updateRoute = route('messages', {
  method: 'patch',
  path: '/v1/admin/contact/messages/{id}',
  tags,
  summary: 'Mark a message as answered or read, or take the mark back',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(UpdateMessageInput) },
  responses: { 200: answer(Message, 'The message') },
});

const replyRoute = route('messages', {
  method: 'post',
  path: '/v1/admin/contact/messages/{id}/reply',
  tags,
  summary: 'Answer a message by mail',
  description:
    '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 GUEST_WITHOUT_ADDRESS, NOT_A_QUESTION.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(ReplyInput) },
  responses: { 201: answer(Message, 'The message, answered; its mail is on the way') },
});

const publishRoute = route('messages', {
  method: 'put',
  path: '/v1/admin/contact/messages/{id}/question',
  tags,
  summary: 'What stands on the page of the villa of a question and its answer',
  description: '404 NOT_FOUND, 422 NOT_A_QUESTION (it does not ask about a villa).',
  request: { params: EventIdParam, body: jsonBody(PublishQuestionInput) },
  responses: { 200: answer(Message, 'The message') },
});

const fileRoute = route('messages', {
  method: 'get',
  path: '/v1/admin/contact/files/{id}',
  tags,
  summary: 'A file that came with a message, to be saved',
  description: '404 NOT_FOUND, also for one that was only named and not kept.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

export const adminMessageRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listMessages(c.get('deps').db, query);
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const content = await readMessage(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await updateMessage(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(replyRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const input = c.req.valid('json');
    const { content, replayed } = await replyToMessage(c.get('deps'), id, input, key, actorOf(c));
    if (replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content }, 201);
  })
  .openapi(publishRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await publishQuestion(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(fileRoute, async (c) => {
    const { body, name, contentType } = await findMessageFile(
      c.get('deps'),
      c.req.valid('param').id,
    );
    return fileAnswer(body, name, contentType);
  });
