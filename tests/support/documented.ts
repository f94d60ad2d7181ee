import { expect } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '#worker/routes/all.ts';

/**
 * Compares an answer of the API with what its route declares: the schema of that status accepts it,
 * and it has no field that the schema does not name. Every call of every test passes through here.
 */
export function expectDocumented(method: string, path: string, status: number, body: unknown) {
  if (status >= 400 || body === undefined) return;
  const declared = findRoute(method, path);
  if (declared === undefined) return;
  const what = `${method} ${declared.path} ${status}`;
  const also = declared.also?.[status];
  const isKnown = also !== undefined || status === (declared.status ?? 200);
  expect(isKnown, `${what} is not documented`).toBe(true);
  const schema = typeof also === 'object' ? also.answer : also ? undefined : declared.answer;
  if (schema === undefined) return;
  const envelope = z.object({ content: schema });
  const parsed = envelope.safeParse(body);
  expect(parsed.error?.issues ?? [], `${what} differs from its schema`).toEqual([]);
  expect(body, `${what} carries undocumented fields`).toEqual(parsed.data);
}

/** The routes of the API, fixed paths before those with a parameter in the same place. */
const ROUTES = allRoutes
  .toSorted((a, b) => parameters(a.path) - parameters(b.path))
  .map((route) => ({ route, pattern: pattern(route.path) }));

function findRoute(method: string, path: string) {
  const { pathname } = new URL(path, 'http://test');
  const wanted = method.toLowerCase();
  return ROUTES.find(({ route, pattern: fits }) => route.method === wanted && fits.test(pathname))
    ?.route;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

function parameters(path: string): number {
  return path.split('{').length;
}
