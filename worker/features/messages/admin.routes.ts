import {
  Message,
  MessageList,
  MessageListQuery,
  ReplyInput,
  UpdateMessageInput,
} from '#domain/messages/admin-schema.ts';
import { PublishQuestionInput } from '#domain/messages/questions.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findMessageFile } from './message-file.ts';
import { listMessages } from './queries.ts';
import { publishQuestion } from './questions/publish-question.ts';
import { replyToMessage } from './reply-to-message.ts';
import { readMessage, updateMessage } from './update-message.ts';

export const adminMessageRoutes = tagged('admin messages', [
  route('messages', 'get /v1/admin/contact/messages', {
    summary: 'Messages of the contact form, the newest first, 10 a page',
    query: MessageListQuery,
    answer: MessageList,
    returns: 'One page',
    handle: ({ db }, { query }) => listMessages(db, query),
  }),
  route('messages', 'get /v1/admin/contact/messages/{id}', {
    summary: 'One message; from now on it is read',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: Message,
    returns: 'The message',
    handle: (deps, { param }, { actor }) => readMessage(deps, param.id, actor),
  }),
  route('messages', 'patch /v1/admin/contact/messages/{id}', {
    summary: 'Mark a message as answered or read, or take the mark back',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    json: UpdateMessageInput,
    answer: Message,
    returns: 'The message',
    handle: (deps, { param: { id }, body }, { actor }) => updateMessage(deps, id, body, actor),
  }),
  route('messages', 'post /v1/admin/contact/messages/{id}/reply', {
    summary: 'Answer a message by mail',
    description:
      '404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 GUEST_WITHOUT_ADDRESS, NOT_A_QUESTION.',
    param: EventIdParam,
    json: ReplyInput,
    answer: Message,
    returns: 'The message, answered; its mail is on the way',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor }) =>
      replyToMessage(deps, id, body, key, actor),
  }),
  route('messages', 'put /v1/admin/contact/messages/{id}/question', {
    summary: 'What stands on the page of the villa of a question and its answer',
    description: '404 NOT_FOUND, 422 NOT_A_QUESTION (it does not ask about a villa).',
    param: EventIdParam,
    json: PublishQuestionInput,
    answer: Message,
    returns: 'The message',
    handle: (deps, { param: { id }, body }, { actor }) => publishQuestion(deps, id, body, actor),
  }),
  route('messages', 'get /v1/admin/contact/files/{id}', {
    summary: 'A file that came with a message, to be saved',
    description: '404 NOT_FOUND, also for one that was only named and not kept.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param }) => {
      const { body, name, contentType } = await findMessageFile(deps, param.id);
      return fileAnswer(body, name, contentType);
    },
  }),
]);
