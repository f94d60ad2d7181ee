import { DomainError } from '#domain/errors.ts';
import {
  DataRequestInput,
  DataRequestReceived,
  DataRequestTokenQuery,
} from '#domain/privacy/schema.ts';
import { actorOf } from '../../http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '../../http/requests/plain-form.ts';
import { assertWithinLimit } from '../../http/requests/rate-limit.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { askAboutData, confirmDataRequest } from './requests/ask.ts';

const tags = ['website'];

/** How a visit ends, as the page tells it (site/features/privacy). */
const backTo = (outcome: 'alindi' | 'hata' | 'onaylandi' | 'gecersiz') =>
  `/website/kvkk#basvuru-${outcome}`;

const askRoute = route('public', {
  method: 'post',
  path: '/v1/website/kvkk',
  tags,
  summary:
    'Ask for the data behind an e-mail address, or that it be erased; its owner confirms by mail',
  description:
    'JSON or a form. The answer is the same whatever we have. 400 VALIDATION, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(DataRequestInput, DataRequestInput) },
  responses: { 201: answer(DataRequestReceived, 'A mail is on its way'), ...SENT_BACK },
});

const confirmRoute = route('public', {
  method: 'get',
  path: '/v1/website/kvkk/confirm',
  tags,
  summary: 'Confirm such a request by the link of its mail',
  request: { query: DataRequestTokenQuery },
  responses: { 303: { description: 'On to the page, which tells what came of it' } },
});

const routes = featureApp();
routes.post(
  '/v1/website/kvkk',
  answerPlainForms((_, code) => backTo(code === null ? 'alindi' : 'hata')),
);

export const privacyRoutes = routes
  .openapi(askRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = c.req.valid(isForm(c) ? 'form' : 'json');
    return c.json({ content: await askAboutData(c.get('deps'), input, actorOf(c)) }, 201);
  })
  .openapi(confirmRoute, async (c) => {
    const { token } = c.req.valid('query');
    try {
      await confirmDataRequest(c.get('deps'), token, actorOf(c));
    } catch (error) {
      // A person follows a link: a bad one is told on a page.
      if (!(error instanceof DomainError) || error.kind !== 'missing') throw error;
      return c.redirect(backTo('gecersiz'), 303);
    }
    return c.redirect(backTo('onaylandi'), 303);
  });
