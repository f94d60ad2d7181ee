import type { z } from '@hono/zod-openapi';
import { expect } from 'vitest';
import { allRoutes } from '#worker/routes/all.ts';

type ZodResponse = { content?: Record<string, { schema?: z.ZodType }> };

/**
 * Holds an answer of the API against what its route declares: the schema of that status accepts it,
 * and it carries no field the schema does not name. Every call of every test goes through here.
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

function findRoute(method: string, path: string) {
  const { pathname } = new URL(path, 'http://test');
  const candidates = allRoutes.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  );
  const matching = candidates.filter(
    (route) => route.method === method.toLowerCase() && pattern(route.path).test(pathname),
  );
  // A fixed path wins over one with a parameter in the same place.
  return matching.toSorted((a, b) => parameters(a.path) - parameters(b.path))[0];
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);

const parameters = (path: string) => path.split('{').length;
