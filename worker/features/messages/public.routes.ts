import { ContactInput, ContactReceived } from '#domain/messages/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '#worker/http/requests/plain-form.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { receiveMessage } from './receive-message.ts';

const contactRoute = route('public', {
  method: 'post',
  path: '/v1/contact',
  tags: ['website'],
  summary: 'Write to the agency',
  description:
    'JSON, or a form with the same fields. The same message on the same day is taken once. 400 VALIDATION, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(ContactInput, ContactInput) },
  responses: { 201: answer(ContactReceived, 'The message has arrived'), ...SENT_BACK },
});

const routes = featureApp();
routes.post(
  '/v1/contact',
  answerPlainForms((_, code) =>
    code === null ? '/contact?sent=1#sent' : `/contact?error=${code}#error`,
  ),
);

export const messageRoutes = routes.openapi(contactRoute, async (c) => {
  await assertWithinLimit(c, 'write');
  const input = c.req.valid(isForm(c) ? 'form' : 'json');
  return c.json({ content: await receiveMessage(c.get('deps'), input, actorOf(c)) }, 201);
});
