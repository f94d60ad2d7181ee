import type { hc } from 'hono/client';
import type { ApiOf, Route } from '#worker/http/route.ts';
import { apiFetch } from './api.ts';

type Call = {
  param?: Record<string, string>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  json?: unknown;
};

/** As Hono's client takes them. */
type Options = { init?: { signal?: AbortSignal } };

/**
 * Hono's client with its types and a fifth of its code: this API is called with path parameters,
 * a query, headers and JSON, now and then with a signal to give up, and nothing else. `apiClient<typeof routes>('/').v1.admin.other.$get()`.
 */
export const apiClient = <Routes extends readonly Route[]>(base: string) =>
  clientAt([base.replace(/\/$/, '')]) as ReturnType<typeof hc<ApiOf<Routes>>>;

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
): Promise<Response> {
  const method = path.at(-1)?.slice(1).toUpperCase();
  const address = path
    .slice(0, -1)
    .map((part) => (part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part))
    .join('/');
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString();
  return apiFetch(search === '' ? address : `${address}?${search}`, {
    ...init,
    method,
    headers: { ...header, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}
