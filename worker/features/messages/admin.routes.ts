import {
  Message,
  MessageList,
  MessageListQuery,
  UpdateMessageInput,
} from '#domain/contact/admin-schema.ts';
import { actorOf } from '../../http/context.ts';
import { EventIdParam } from '../../http/path-params.ts';
import { answer, featureApp, jsonBody, route } from '../../http/route.ts';
import { listMessages } from './queries.ts';
import { readMessage, updateMessage } from './update-message.ts';

const tags = ['admin messages'];

const listRoute = route('admin', {
  method: 'get',
  path: '/v1/admin/contact/messages',
  tags,
  summary: 'Messages of the contact form, the newest first, 10 a page',
  request: { query: MessageListQuery },
  responses: { 200: answer(MessageList, 'One page') },
});

const detailRoute = route('admin', {
  method: 'get',
  path: '/v1/admin/contact/messages/{id}',
  tags,
  summary: 'One message; from now on it is read',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Message, 'The message') },
});

const updateRoute = route('admin', {
  method: 'patch',
  path: '/v1/admin/contact/messages/{id}',
  tags,
  summary: 'Mark a message as answered or read, or take the mark back',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(UpdateMessageInput) },
  responses: { 200: answer(Message, 'The message') },
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
  });
