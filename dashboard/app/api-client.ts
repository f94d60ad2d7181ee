import type { hc } from 'hono/client';
import type { ApiOf, Route } from '#worker/http/route.ts';
import { apiFetch, contentOf } from './api.ts';

type Call = {
  param?: Record<string, string | number>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  json?: unknown;
};

/** As Hono's client takes them. */
type Options = { init?: { signal?: AbortSignal } };

/** The arguments of a call; ids in its path may be numbers. */
type Asked<Args> = {
  [At in keyof Args]: Args[At] extends { param: infer Param } | undefined
    ? Omit<NonNullable<Args[At]>, 'param'> & { param: Record<keyof Param, string | number> }
    : Args[At];
};
type ContentOf<Answer> = Answer extends { json(): Promise<{ content: infer Content }> }
  ? Content
  : never;

/** Hono's client, of which each call answers the content. */
type Contents<Client> = {
  [Name in keyof Client]: Client[Name] extends (...args: infer Args) => Promise<infer Answer>
    ? (...args: Extract<Asked<Args>, unknown[]>) => Promise<ContentOf<Answer>>
    : Contents<Client[Name]>;
};

/**
 * Hono's client with its types and a fifth of its code: this API is called with path parameters,
 * a query, headers and JSON, now and then with a signal to give up, and answers content.
 * `apiClient<typeof routes>('/').v1.admin.other.$get()`. @throws ApiError
 */
export const apiClient = <Routes extends readonly Route[]>(base: string) =>
  clientAt([base.replace(/\/$/, '')]) as Contents<ReturnType<typeof hc<ApiOf<Routes>>>>;

/** Property names are collected into a path until `$get` or another method is called. */
function clientAt(path: string[]): unknown {
  return new Proxy(() => null, {
    get: (_target, name) => clientAt([...path, String(name)]),
    apply: (_target, _this, [call = {}, { init } = {}]: [Call?, Options?]) =>
      send(path, call, init),
  });
}

function send(
  path: string[],
  { param = {}, query = {}, header = {}, json }: Call,
  init?: Options['init'],
): Promise<unknown> {
  const method = path.at(-1)?.slice(1).toUpperCase();
  const address = path
    .slice(0, -1)
    .map((part) => (part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part))
    .join('/');
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString();
  return contentOf(
    apiFetch(search === '' ? address : `${address}?${search}`, {
      ...init,
      method,
      headers: { ...header, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }),
  );
}
