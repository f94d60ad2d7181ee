import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { backToPage, type NewsletterOutcome } from '#domain/subscribers/back-to-page.ts';
import { Confirmed, LinkTokenInput } from '#domain/wire/link-token.ts';
import {
  LeftNewsletter,
  Subscribed,
  SubscribeInput,
  SubscriberTokenQuery,
} from '#domain/subscribers/schema.ts';
import type { AppContext } from '#worker/http/context.ts';
import { route, tagged } from '#worker/http/route.ts';
import { confirmSubscription, leaveNewsletter } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

const backFrom = (outcome: NewsletterOutcome) => (c: AppContext, code: string | null) =>
  backToPage(c.req.url, undefined, code === null ? outcome : outcomeOfLink(code));

export const subscriberRoutes = tagged('website', [
  route('public', 'post /v1/website/subscribe', {
    summary: 'Put an address on the list of the newsletter; it gets a mail to confirm itself',
    description:
      'JSON or a form. 400 VALIDATION, 409 ALREADY_SUBSCRIBED (one that was not confirmed gets its mail again, at most once an hour), 429 TOO_MANY_REQUESTS.',
    json: SubscribeInput,
    form: SubscribeInput,
    answer: Subscribed,
    returns: 'On the list once it is confirmed',
    status: 201,
    back: (c, code) => backToPage(c.req.url, c.req.header('referer'), outcomeOf(code)),
    limit: 'write',
    handle: (deps, { body: input }, { actor }) => subscribe(deps, input, actor),
  }),
  route('public', 'post /v1/website/subscribe/confirm', {
    summary: 'Confirm an address with the token of its mail, by the button of the page it leads to',
    description: 'JSON or a form. 404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
    json: LinkTokenInput,
    form: LinkTokenInput,
    answer: Confirmed,
    returns: 'On the list, also when it was before',
    back: backFrom('onaylandi'),
    limit: 'write',
    handle: async (deps, { body: { token } }, { actor }) => {
      await confirmSubscription(deps, token, actor);
      return { confirmed: true as const };
    },
  }),
  route('public', 'get /v1/website/subscribe/leave', {
    summary: 'To the page with the button for leaving; opening an address changes nothing',
    query: SubscriberTokenQuery,
    also: { 303: 'On to the page' },
    handle: async (_deps, { query: { token, language = FIRST_LANGUAGE } }, { c }) => {
      const query = new URLSearchParams({ baglanti: token });
      return c.redirect(await localAddress(`/onay/bulten-ayril?${query}`, language), 303);
    },
  }),
  route('public', 'post /v1/website/subscribe/leave', {
    summary: "Leave the newsletter, by the page's button or a mail program's (RFC 8058)",
    description: '404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
    query: SubscriberTokenQuery,
    answer: LeftNewsletter,
    returns: 'Off the list, also when it was before',
    back: backFrom('ayrildi'),
    limit: 'write',
    handle: async (deps, { query }, { actor }) => {
      await leaveNewsletter(deps, query.token, actor);
      return { left: true as const };
    },
  }),
]);

function outcomeOf(code: string | null): NewsletterOutcome {
  if (code === null) return 'eklendi';
  return code === 'ALREADY_SUBSCRIBED' ? 'zaten' : 'hata';
}

const outcomeOfLink = (code: string): NewsletterOutcome =>
  code === 'NOT_FOUND' ? 'gecersiz' : 'hata';
