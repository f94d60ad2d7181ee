import { zValidator } from '@hono/zod-validator';
import type { Hono, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { Settled } from '#worker/platform/database/idempotency.ts';
import { requireAccess } from './access.ts';
import { assertConfirmed } from './confirmed.ts';
import { actorOf, type AppContext, type AppEnv } from './context.ts';
import { IdempotencyHeader, OptionalIdempotencyHeader } from './requests/idempotency-header.ts';
import { PLAIN } from './requests/body-size.ts';
import { answerPlainForms, isForm, requireSentBody } from './requests/plain-form.ts';
import { requireLink } from './requests/private-link-header.ts';
import { assertWithinLimit } from './requests/rate-limit.ts';
import { requireReadableContent } from './requests/readable-text.ts';
import { limitBody, requireReadableBody } from './requests/request-body.ts';
import type { Route } from './route.ts';

type Handler = MiddlewareHandler<AppEnv>;

/**
 * Adds routes to an app: each checks access, then input, then limits, then does its work. What of it
 * needs no body comes before the body is read; a file is counted against the limit before, too.
 */
export function serveRoutes(app: Hono<AppEnv>, routes: readonly Route[]): Hono<AppEnv> {
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(route.method, [path], ...stepsOf(route), (c) => perform(route, c));
  }
  return app;
}

function stepsOf(route: Route): Handler[] {
  const { back, access, link, query, param, idempotency, json, form, multipart } = route;
  const steps: Handler[] = [];
  const takesBoth = json !== undefined && form !== undefined;
  if (back !== undefined) steps.push(answerPlainForms(back));
  if (takesBoth) steps.push(requireSentBody);
  steps.push(requireAccess(access));
  if (link !== undefined) steps.push(requireLink(link));
  if (query !== undefined) steps.push(valid('query', z.preprocess(withoutEmpty, query)));
  if (param !== undefined) steps.push(valid('param', param));
  if (idempotency !== undefined) {
    const isRequired = idempotency === 'required';
    steps.push(valid('header', isRequired ? IdempotencyHeader : OptionalIdempotencyHeader));
  }
  // A file is counted before it is read, whatever is wrong with it.
  if (multipart !== undefined && route.limit !== undefined) steps.push(countCall(route.limit));
  if (route.method === 'get') return steps;
  const size = route.size ?? PLAIN;
  steps.push(limitBody(size), requireReadableBody);
  const asForm = form ?? multipart;
  const takes = json !== undefined || asForm !== undefined;
  if (takes) steps.push(requireType(json !== undefined, asForm !== undefined));
  steps.push(requireReadableContent(size));
  if (!takes) return steps;
  const readJson = json && valid('json', json);
  const readForm = asForm && valid('form', asForm);
  if (readJson !== undefined) {
    steps.push(
      readForm === undefined ? readJson : (c, next) => (isForm(c) ? readForm : readJson)(c, next),
    );
  } else if (readForm !== undefined) steps.push(readForm);
  return steps;
}

const countCall =
  (bucket: NonNullable<Route['limit']>): Handler =>
  async (c, next) => {
    await assertWithinLimit(c, bucket);
    await next();
  };

/** Refuses a body of another type than the route declares. @throws `UNSUPPORTED_MEDIA_TYPE` (415) */
const requireType =
  (takesJson: boolean, takesForm: boolean): Handler =>
  async (c, next) => {
    const isSent = c.req.header('content-type') !== undefined || (await c.req.text()) !== '';
    if (isSent && !(isForm(c) ? takesForm : takesJson && isJson(c))) {
      throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE');
    }
    await next();
  };

const isJson = (c: AppContext): boolean =>
  /^application\/json\b/i.test(c.req.header('content-type') ?? '');

/** Most faults of an input that are named. */
const MAX_ISSUES = 50;

/**
 * Refuses invalid input before the route sees it. @throws `VALIDATION` with its issues: 400, or 422
 * when all that is wrong is a field that nobody knows, or an unknown language
 */
const valid = (part: 'query' | 'param' | 'header' | 'json' | 'form', schema: z.ZodType) =>
  zValidator(part, schema, (result) => {
    if (result.success) return;
    const found = result.error.issues.slice(0, MAX_ISSUES);
    const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }));
    // The request is sound except for what nobody asked for, or a language that we do not speak.
    const isExtra = found.every(
      ({ code, path }) => code === 'unrecognized_keys' || path.join('.') === 'language',
    );
    throw new DomainError(isExtra ? 'refused' : 'malformed', 'VALIDATION', { issues });
  }) as Handler;

/** `?town=&adults=` asks for nothing: an empty parameter is one that was left out. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));

async function perform(route: Route, c: AppContext): Promise<Response> {
  const { limit, confirmed, cache, etag, status = 200, idempotency, handle } = route;
  if (limit !== undefined && route.multipart === undefined) await assertWithinLimit(c, limit);
  const [deps, session] = [c.get('deps'), c.get('session')];
  if (confirmed && session !== null) assertConfirmed(deps, session);
  const caller = { actor: actorOf(c), session, c };
  const given = await handle(deps, inputOf(c) as never, caller as never);
  if (given instanceof Response) {
    if (cache !== undefined) given.headers.set('Cache-Control', cache);
    return given;
  }
  if (cache !== undefined) c.header('Cache-Control', cache);
  const settled =
    idempotency === undefined
      ? undefined
      : (given as Pick<Settled<unknown>, 'content'> & Partial<Settled<unknown>>);
  if (settled?.replayed) c.header('Idempotent-Replayed', 'true');
  const content = settled === undefined ? given : settled.content;
  if (etag) c.header('ETag', `"${(content as { version: number }).version}"`);
  return c.json({ content }, status as ContentfulStatusCode);
}

function inputOf(c: AppContext) {
  const valid = (part: string) => c.req.valid(part as never) as unknown;
  return {
    query: valid('query'),
    param: valid('param'),
    body: valid('json') ?? valid('form'),
    key: (valid('header') as Record<string, string> | undefined)?.['idempotency-key'],
  };
}
