import { backToPage, type NewsletterOutcome } from '#domain/subscribers/back-to-page.ts';
import { Confirmed, LinkTokenInput } from '#domain/wire/link-token.ts';
import {
  LeftNewsletter,
  Subscribed,
  SubscribeInput,
  SubscriberTokenQuery,
} from '#domain/subscribers/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '#worker/http/requests/plain-form.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { confirmSubscription, leaveNewsletter } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

const tags = ['website'];

const subscribeRoute = route('public', {
  method: 'post',
  path: '/v1/website/subscribe',
  tags,
  summary: 'Put an address on the list of the newsletter; it gets a mail to confirm itself',
  description:
    'JSON or a form. 400 VALIDATION, 409 ALREADY_SUBSCRIBED (one that was not confirmed gets its mail again, at most once an hour), 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(SubscribeInput, SubscribeInput) },
  responses: { 201: answer(Subscribed, 'On the list once it is confirmed'), ...SENT_BACK },
});

const confirmRoute = route('public', {
  method: 'post',
  path: '/v1/website/subscribe/confirm',
  tags,
  summary: 'Confirm an address with the token of its mail, by the button of the page it leads to',
  description: 'JSON or a form. 404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(LinkTokenInput, LinkTokenInput) },
  responses: { 200: answer(Confirmed, 'On the list, also when it was before'), ...SENT_BACK },
});

const leavePageRoute = route('public', {
  method: 'get',
  path: '/v1/website/subscribe/leave',
  tags,
  summary: 'To the page with the button for leaving; opening an address changes nothing',
  request: { query: SubscriberTokenQuery },
  responses: { 303: { description: 'On to the page' } },
});

const leaveRoute = route('public', {
  method: 'post',
  path: '/v1/website/subscribe/leave',
  tags,
  summary: "Leave the newsletter, by the page's button or a mail program's (RFC 8058)",
  description: '404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
  request: { query: SubscriberTokenQuery },
  responses: { 200: answer(LeftNewsletter, 'Off the list, also when it was before'), ...SENT_BACK },
});

const routes = featureApp();
routes.post(
  '/v1/website/subscribe',
  answerPlainForms((c, code) => backToPage(c.req.url, c.req.header('referer'), outcomeOf(code))),
);

const backFrom = (outcome: NewsletterOutcome) =>
  answerPlainForms((c, code) =>
    backToPage(c.req.url, undefined, code === null ? outcome : outcomeOfLink(code)),
  );
routes.post('/v1/website/subscribe/confirm', backFrom('onaylandi'));
routes.post('/v1/website/subscribe/leave', backFrom('ayrildi'));

export const subscriberRoutes = routes
  .openapi(subscribeRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = c.req.valid(isForm(c) ? 'form' : 'json');
    return c.json({ content: await subscribe(c.get('deps'), input, actorOf(c)) }, 201);
  })
  .openapi(confirmRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const { token } = c.req.valid(isForm(c) ? 'form' : 'json');
    await confirmSubscription(c.get('deps'), token, actorOf(c));
    return c.json({ content: { confirmed: true as const } }, 200);
  })
  .openapi(leavePageRoute, (c) => {
    const { token } = c.req.valid('query');
    return c.redirect(`/onay/bulten-ayril?${new URLSearchParams({ baglanti: token })}`, 303);
  })
  .openapi(leaveRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    await leaveNewsletter(c.get('deps'), c.req.valid('query').token, actorOf(c));
    return c.json({ content: { left: true as const } }, 200);
  });

function outcomeOf(code: string | null): NewsletterOutcome {
  if (code === null) return 'eklendi';
  return code === 'ALREADY_SUBSCRIBED' ? 'zaten' : 'hata';
}

const outcomeOfLink = (code: string): NewsletterOutcome =>
  code === 'NOT_FOUND' ? 'gecersiz' : 'hata';
