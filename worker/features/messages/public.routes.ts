import { ContactInput, ContactReceived } from '#domain/messages/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { receiveMessage } from './receive-message.ts';

export const messageRoutes = tagged('website', [
  route('public', 'post /v1/contact', {
    summary: 'Write to the agency',
    description:
      'JSON, or a form with the same fields. The same message on the same day is taken once. 400 VALIDATION, 429 TOO_MANY_REQUESTS.',
    json: ContactInput,
    form: ContactInput,
    answer: ContactReceived,
    returns: 'The message has arrived',
    status: 201,
    back: (_c, code) => (code === null ? '/contact?sent=1#sent' : `/contact?error=${code}#error`),
    limit: 'write',
    handle: (deps, { body: input }, { actor }) => receiveMessage(deps, input, actor),
  }),
]);
