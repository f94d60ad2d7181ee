import type { z } from '@hono/zod-openapi';
import { expect } from 'vitest';
import { allRoutes } from '#worker/routes/all.ts';

type ZodResponse = { content?: Record<string, { schema?: z.ZodType }> };

/**
 * Compares an answer of the API with what its route declares: the schema of that status accepts it,
 * and it has no field that the schema does not name. Every call of every test passes through here.
 */
export function expectDocumented(method: string, path: string, status: number, body: unknown) {
  if (status >= 400 || body === undefined) return;
  const declared = findRoute(method, path);
  if (declared === undefined) return;
  const what = `${method} ${declared.path} ${status}`;
  const response = declared.responses[status];
  expect(response, `${what} is not documented`).toBeDefined();
  const media = (response as ZodResponse | undefined)?.content?.['application/json'];
  const schema = media?.schema;
  if (schema === undefined) return;
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? [], `${what} differs from its schema`).toEqual([]);
  expect(body, `${what} carries undocumented fields`).toEqual(parsed.data);
}

/** The routes of the API, fixed paths before those with a parameter in the same place. */
const ROUTES = allRoutes.openAPIRegistry.definitions
  .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
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
