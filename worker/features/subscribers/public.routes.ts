import { DomainError } from '#domain/errors.ts';
import {
  LeftNewsletter,
  Subscribed,
  SubscribeInput,
  SubscriberTokenQuery,
} from '#domain/subscribers/schema.ts';
import { actorOf } from '../../http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '../../http/requests/plain-form.ts';
import { assertWithinLimit } from '../../http/requests/rate-limit.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { backToPage, type NewsletterOutcome } from './back-to-page.ts';
import { confirmSubscription, leaveNewsletter } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

const tags = ['website'];
const TO_THE_SITE = {
  303: { description: 'On to the front page, which tells what came of it' },
} as const;

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
  method: 'get',
  path: '/v1/website/subscribe/confirm',
  tags,
  summary: 'Confirm an address by the link of its mail',
  request: { query: SubscriberTokenQuery },
  responses: TO_THE_SITE,
});

const leaveRoute = route('public', {
  method: 'get',
  path: '/v1/website/subscribe/leave',
  tags,
  summary: 'Leave the newsletter by the link of a mail',
  request: { query: SubscriberTokenQuery },
  responses: TO_THE_SITE,
});

const oneClickRoute = route('public', {
  method: 'post',
  path: '/v1/website/subscribe/leave',
  tags,
  summary: "Leave the newsletter by a mail program's button (RFC 8058)",
  description: '404 NOT_FOUND for an unknown link.',
  request: { query: SubscriberTokenQuery },
  responses: { 200: answer(LeftNewsletter, 'Off the list, also when it was before') },
});

const routes = featureApp();
routes.post(
  '/v1/website/subscribe',
  answerPlainForms((c, code) => backToPage(c.req.url, c.req.header('referer'), outcomeOf(code))),
);

export const subscriberRoutes = routes
  .openapi(subscribeRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = c.req.valid(isForm(c) ? 'form' : 'json');
    return c.json({ content: await subscribe(c.get('deps'), input, actorOf(c)) }, 201);
  })
  .openapi(confirmRoute, async (c) => {
    const { token } = c.req.valid('query');
    const outcome = await outcomeOfLink(
      confirmSubscription(c.get('deps'), token, actorOf(c)),
      'onaylandi',
    );
    return c.redirect(backToPage(c.req.url, undefined, outcome), 303);
  })
  .openapi(leaveRoute, async (c) => {
    const { token } = c.req.valid('query');
    const outcome = await outcomeOfLink(
      leaveNewsletter(c.get('deps'), token, actorOf(c)),
      'ayrildi',
    );
    return c.redirect(backToPage(c.req.url, undefined, outcome), 303);
  })
  .openapi(oneClickRoute, async (c) => {
    await leaveNewsletter(c.get('deps'), c.req.valid('query').token, actorOf(c));
    return c.json({ content: { left: true as const } }, 200);
  });

function outcomeOf(code: string | null): NewsletterOutcome {
  if (code === null) return 'eklendi';
  return code === 'ALREADY_SUBSCRIBED' ? 'zaten' : 'hata';
}

/** A person follows a link: a bad one is told on a page as well. */
async function outcomeOfLink(
  done: Promise<void>,
  outcome: NewsletterOutcome,
): Promise<NewsletterOutcome> {
  try {
    await done;
    return outcome;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'missing') return 'gecersiz';
    throw error;
  }
}
