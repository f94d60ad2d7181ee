import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import { formatKurus } from '#domain/money.ts';
import type { AppContext } from '../../http/context.ts';
import { featureApp, route } from '../../http/route.ts';
import { privateLink } from '../../platform/private-link.ts';
import { findSandboxSession, playSandbox } from './play-sandbox.ts';
import { SANDBOX_PAGE_HEADERS, sandboxClosedPage, sandboxPage } from './sandbox-page.ts';

const tags = ['payments'];
const params = z.object({ token: z.string().max(600) });
const PAGE = { description: 'A page', content: { 'text/html': { schema: z.string() } } };

const pageRoute = route('public', {
  method: 'get',
  path: '/v1/payment/sandbox/{token}',
  tags,
  summary: "The sandbox's 3-D Secure page; only where the sandbox is switched on",
  request: { params },
  responses: { 200: PAGE, 410: { ...PAGE, description: 'It is used up or too old' } },
});

const playRoute = route('public', {
  method: 'post',
  path: '/v1/payment/sandbox/{token}',
  tags,
  summary: "The sandbox's bank decides, sends its callback and the guest back to us",
  request: { params },
  responses: {
    303: { description: 'To the page that tells how it went' },
    410: { ...PAGE, description: 'It is used up or too old' },
  },
});

export const sandboxRoutes = featureApp()
  .openapi(pageRoute, async (c) => {
    const { token } = c.req.valid('param');
    const checkout = await findSession(c, token);
    if (checkout === null) return closed(c);
    const action = `/v1/payment/sandbox/${token}`;
    const title = `Rezervasyon ödemesi, ${formatKurus(checkout.amount)}`;
    return c.html(
      sandboxPage({ action, title, amount: checkout.amount }),
      200,
      SANDBOX_PAGE_HEADERS,
    );
  })
  .openapi(playRoute, async (c) => {
    const deps = c.get('deps');
    const { token } = c.req.valid('param');
    const checkout = await findSession(c, token);
    const account = deps.payments.sandbox;
    if (checkout === null || account === null) return closed(c);
    const form = new URLSearchParams(await c.req.text());
    const read = (name: string) => (form.get(name) ?? '').slice(0, 40);
    const play = { act: read('act'), code: read('code'), play: read('play') };
    await playSandbox(deps, account, checkout, play);
    const { url, tokenHash } = await privateLink({ ...deps, siteUrl: '' }, 'checkout', checkout.id);
    // Made with another secret since: then the guest is told by mail.
    return c.redirect(tokenHash === checkout.tokenHash ? url : '/guvenli-odeme', 303);
  });

async function findSession(c: AppContext, token: string) {
  const deps = c.get('deps');
  if (deps.payments.sandbox === null) throw notFound('Böyle bir adres yok.');
  return findSandboxSession(deps, deps.payments.sandbox, token);
}

const closed = (c: AppContext) =>
  c.html(sandboxClosedPage('Bu ödeme sayfası artık geçerli değil'), 410, SANDBOX_PAGE_HEADERS);
