import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { route, tagged } from '#worker/http/route.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import type { CheckoutRow } from './checkout/checkout-queries.ts';
import { findSandboxSession, playSandbox } from './checkout/play-sandbox.ts';
import { spokenTo } from './providers/port.ts';
import { SANDBOX_PAGE_HEADERS, sandboxPage } from './providers/sandbox-page.ts';

const param = z.object({ token: z.string().max(600) });

/** The fields that the sandbox's page sends. */
const PlayForm = z.strictObject({
  act: z.string().max(40).default(''),
  code: z.string().max(40).default(''),
  play: z.string().max(40).default(''),
});
const ON = { 303: 'To the page that tells how it went' };

export const sandboxRoutes = tagged('payments', [
  route('public', 'get /v1/payment/sandbox/{token}', {
    summary: "The sandbox's 3-D Secure page; only where the sandbox is switched on",
    param,
    file: 'text/html',
    returns: 'The page',
    also: ON,
    handle: async (deps, { param: { token } }, { c }) => {
      const session = await findSession(deps, token);
      if (!session?.isOpen) return c.redirect(await resultPage(deps, session?.checkout), 303);
      const { amount } = session.checkout;
      const action = `/v1/payment/sandbox/${token}`;
      const speaks = spokenTo(await languageOf(deps, session.checkout));
      return c.html(sandboxPage({ action, amount, speaks }), 200, SANDBOX_PAGE_HEADERS);
    },
  }),
  route('public', 'post /v1/payment/sandbox/{token}', {
    summary: "The sandbox's bank decides, sends its callback and the guest back to us",
    param,
    form: PlayForm,
    also: ON,
    handle: async (deps, { param, body }, { c }) => {
      const session = await findSession(deps, param.token);
      if (session?.isOpen && deps.payments.sandbox !== null) {
        await playSandbox(deps, deps.payments.sandbox, session.checkout, body);
      }
      return c.redirect(await resultPage(deps, session?.checkout), 303);
    },
  }),
]);

async function findSession(deps: Deps, token: string) {
  if (deps.payments.sandbox === null) throw notFound('Böyle bir adres yok.');
  return findSandboxSession(deps, deps.payments.sandbox, token);
}

/** The page that shows the guest the result; without a checkout, the page where payments begin. */
async function resultPage(deps: Deps, checkout: CheckoutRow | undefined): Promise<string> {
  if (checkout === undefined) return '/guvenli-odeme';
  const { url } = await privateLink({ ...deps, siteUrl: '' }, 'checkout', checkout.id);
  return localAddress(url, await languageOf(deps, checkout));
}

/** The guest's. */
async function languageOf(deps: Deps, { reservationId }: CheckoutRow): Promise<Language> {
  const [stay] = await deps.db.read
    .select({ language: reservations.language })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  return stay?.language ?? FIRST_LANGUAGE;
}
