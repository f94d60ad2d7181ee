import { DataRequestInput, DataRequestReceived } from '#domain/privacy/schema.ts';
import { Confirmed, LinkTokenInput } from '#domain/wire/link-token.ts';
import { actorOf } from '#worker/http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '#worker/http/requests/plain-form.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { askAboutData, confirmDataRequest } from './requests/ask.ts';

const tags = ['website'];

/** The outcomes of a form as the page receives them (site/features/privacy). */
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
  method: 'post',
  path: '/v1/website/kvkk/confirm',
  tags,
  summary:
    'Confirm such a request with the token of its mail, by the button of the page it leads to',
  description: 'JSON or a form. 404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(LinkTokenInput, LinkTokenInput) },
  responses: { 200: answer(Confirmed, 'The request is open'), ...SENT_BACK },
});

const routes = featureApp();
routes.post(
  '/v1/website/kvkk',
  answerPlainForms((_, code) => backTo(code === null ? 'alindi' : 'hata')),
);
routes.post(
  '/v1/website/kvkk/confirm',
  answerPlainForms((_, code) =>
    backTo(code === null ? 'onaylandi' : code === 'NOT_FOUND' ? 'gecersiz' : 'hata'),
  ),
);

export const privacyRoutes = routes
  .openapi(askRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = c.req.valid(isForm(c) ? 'form' : 'json');
    return c.json({ content: await askAboutData(c.get('deps'), input, actorOf(c)) }, 201);
  })
  .openapi(confirmRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const { token } = c.req.valid(isForm(c) ? 'form' : 'json');
    await confirmDataRequest(c.get('deps'), token, actorOf(c));
    return c.json({ content: { confirmed: true as const } }, 200);
  });
