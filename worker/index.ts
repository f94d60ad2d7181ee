import { MESSAGES } from '#domain/messages.ts';
import { FIRST_LANGUAGE, languageOfPath } from '#domain/languages/languages.ts';
import { handle } from '@astrojs/cloudflare/handler';
import { getApplication } from './application.ts';
import type { ReadMail } from './features/mail-in/read-mail.ts';
import { isWriter } from './http/requests/writer-cookie.ts';
import {
  answerPageMiss,
  answerUnavailable,
  findMissingPage,
  isUnavailable,
  readMixedAddress,
  withPageHeaders,
} from './pages.ts';
import { findPublishedPage, hasNoPage, lookAhead } from './published-pages.ts';
import { createBudget, currentBudget, withBudget } from './platform/database/budget.ts';
import type { Env } from './platform/env.ts';
import { newId } from './platform/ids.ts';
import { logError } from './platform/log.ts';
import { watchPage } from './watch-pages.ts';

/** API calls and uploaded files; everything else below `/media/` is a file of the build. */
const API = /^\/(v1|v2|media\/(pictures|documents))\//;

/**
 * How long a call may wait for the database in total before its response begins, in ms; less for a
 * page, because visitors try again. Single database calls have their own limit
 * (shared-database.ts).
 */
const CALL_MS = 15_000;
const PAGE_MS = 5_000;

type PlatformContext = Parameters<typeof handle>[2];

/**
 * The API first, then the pages and files; all in one Worker. Parts that no visitor waits for are
 * loaded on demand.
 */
export default {
  async fetch(request: Request, env: Env, context: PlatformContext): Promise<Response> {
    const isCall = API.test(new URL(request.url).pathname);
    const requestId = newId(new Date());
    const ms = isCall ? CALL_MS : PAGE_MS;
    const budget = createBudget({ ms, requestId, isWriter: isWriter(request) });
    const answer = () =>
      (isCall ? callApi : answerPage)(request, env, context).catch((error: unknown) =>
        answerFailure(request, env, error),
      );
    const response = await withBudget(budget, () =>
      isCall ? answer() : watchPage(request, answer),
    );
    if (isCall) budget.end();
    // Not by method: a quote uses POST, but writes nothing.
    if (budget.wrote && response.status < 400) {
      context.waitUntil(Promise.all([lookAhead(env), sendMails(env)]));
    }
    return response;
  },

  /** A received mail. If this throws, the sender's server retries. */
  async email(message: RoutedMail | MailRead, env: Env, context: PlatformContext): Promise<void> {
    try {
      const { receiveMail, takeMail } = await import('./features/mail-in/receive-mail.ts');
      const { deps } = getApplication(env);
      const outcome = await ('read' in message
        ? takeMail(deps, message.read)
        : receiveMail(deps, message));
      if (outcome.is === 'later') throw new Error('more mails than are taken in an hour');
      if (outcome.is === 'refused') message.setReject(outcome.reason);
      if (outcome.is === 'taken') context.waitUntil(sendMails(env));
    } catch (error) {
      logError({ at: 'mail-in' }, error);
      // The sender's server tries again.
      throw error;
    }
  },

  /** Every minute (wrangler.toml): time-based tasks. */
  async scheduled(_event: unknown, env: Env): Promise<void> {
    try {
      const { runScheduled } = await import('./scheduled.ts');
      await runScheduled(getApplication(env).deps);
    } catch (error) {
      logError({ at: 'cron' }, error);
    }
  },
};

/** The part of the platform's mail message (Email Routing) that we use. */
type RoutedMail = {
  from: string;
  to: string;
  raw: ReadableStream<Uint8Array>;
  setReject(reason: string): void;
};

/** A mail that the server of one's own has read already. */
type MailRead = { read: ReadMail; setReject(reason: string): void };

/** Sends what a write has added to the outbox and to the pushes; the cron sends the rest. */
async function sendMails(env: Env): Promise<void> {
  const [{ sendMailsSoon }, { sendPushesSoon }] = await Promise.all([
    import('./features/mail/send-soon.ts'),
    import('./features/push/send-soon.ts'),
  ]);
  const { deps } = getApplication(env);
  await Promise.all([sendMailsSoon(deps), sendPushesSoon(deps)]);
}

/** What an installation lacks is found while its application is made. */
const callApi = async (request: Request, env: Env, context: PlatformContext): Promise<Response> =>
  getApplication(env).api.fetch(request, env, context);

/** What nothing inside has answered, an installation that lacks something above all. */
async function answerFailure(request: Request, env: Env, error: unknown): Promise<Response> {
  logError({ at: 'worker' }, error);
  if (!API.test(new URL(request.url).pathname)) {
    return withPageHeaders(request, await answerUnavailable(request, env));
  }
  const { requestId } = currentBudget() ?? {};
  const body = { code: 'BUSY', content: MESSAGES.BUSY, requestId };
  return Response.json(body, { status: 503, headers: { 'Retry-After': '30' } });
}

async function answerPage(request: Request, env: Env, context: PlatformContext): Promise<Response> {
  const moved = await readMixedAddress(request);
  if (moved !== null) {
    const answer = new Response(null, { status: 301, headers: { Location: moved } });
    return withPageHeaders(request, answer);
  }
  const { pathname } = new URL(request.url);
  const render = (asked: Request) => handle(asked, env as never, context);
  const isTurkish = languageOfPath(pathname) === FIRST_LANGUAGE;
  const missing = () =>
    isTurkish
      ? render(new Request(new URL('/-', request.url)))
      : findMissingPage(request, env, render);
  const published = hasNoPage(pathname)
    ? await missing()
    : await findPublishedPage({
        request,
        env,
        render,
        goOn: (work) => context.waitUntil(work),
      });
  const page = published instanceof Response ? published : await render(request);
  const isUnsure = page.status === 404 && published === 'unknown';
  if (isUnsure || isUnavailable(page))
    return withPageHeaders(request, await answerUnavailable(request, env));
  if (page.status !== 404) return withPageHeaders(request, page);
  // A page that found nothing to show answers without words, which the framework may make an empty text.
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false;
  const miss = isTurkish && isPage ? page : await missing();
  return withPageHeaders(request, await answerPageMiss(request, env, miss));
}
