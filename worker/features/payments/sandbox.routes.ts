import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import type { AppContext } from '#worker/http/context.ts';
import { featureApp, route } from '#worker/http/route.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import type { CheckoutRow } from './checkout/checkout-queries.ts';
import { findSandboxSession, playSandbox } from './checkout/play-sandbox.ts';
import { SANDBOX_PAGE_HEADERS, sandboxPage } from './providers/sandbox-page.ts';

const tags = ['payments'];
const params = z.object({ token: z.string().max(600) });

/** The fields that the sandbox's page sends. */
const PlayForm = z.strictObject({
  act: z.string().max(40).default(''),
  code: z.string().max(40).default(''),
  play: z.string().max(40).default(''),
});
const ON = { 303: { description: 'To the page that tells how it went' } } as const;

const pageRoute = route('public', {
  method: 'get',
  path: '/v1/payment/sandbox/{token}',
  tags,
  summary: "The sandbox's 3-D Secure page; only where the sandbox is switched on",
  request: { params },
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...ON,
  },
});

const playRoute = route('public', {
  method: 'post',
  path: '/v1/payment/sandbox/{token}',
  tags,
  summary: "The sandbox's bank decides, sends its callback and the guest back to us",
  request: {
    params,
    body: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: PlayForm } },
    },
  },
  responses: ON,
});

export const sandboxRoutes = featureApp()
  .openapi(pageRoute, async (c) => {
    const { token } = c.req.valid('param');
    const session = await findSession(c, token);
    if (!session?.isOpen) return c.redirect(await resultPage(c, session?.checkout), 303);
    const { amount } = session.checkout;
    const action = `/v1/payment/sandbox/${token}`;
    return c.html(
      sandboxPage({ action, title: 'Rezervasyon ödemesi', amount }),
      200,
      SANDBOX_PAGE_HEADERS,
    );
  })
  .openapi(playRoute, async (c) => {
    const deps = c.get('deps');
    const session = await findSession(c, c.req.valid('param').token);
    if (session?.isOpen && deps.payments.sandbox !== null) {
      await playSandbox(deps, deps.payments.sandbox, session.checkout, c.req.valid('form'));
    }
    return c.redirect(await resultPage(c, session?.checkout), 303);
  });

async function findSession(c: AppContext, token: string) {
  const deps = c.get('deps');
  if (deps.payments.sandbox === null) throw notFound('Böyle bir adres yok.');
  return findSandboxSession(deps, deps.payments.sandbox, token);
}

/** The page that shows the guest the result; without a checkout, the page where payments begin. */
async function resultPage(c: AppContext, checkout: CheckoutRow | undefined): Promise<string> {
  if (checkout === undefined) return '/guvenli-odeme';
  const { url } = await privateLink({ ...c.get('deps'), siteUrl: '' }, 'checkout', checkout.id);
  return url;
}
