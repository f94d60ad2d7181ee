import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { DomainError } from '#domain/errors.ts';
import type { AppEnv } from './context.ts';
import { requireAccess, type Access } from './access.ts';

export const ErrorAnswer = z.object({
  code: z.string(),
  content: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});

/** `{ content: … }` as JSON, the envelope of every success. */
export function answer<Content extends z.ZodType>(content: Content, description: string) {
  const schema = z.object({ content });
  return { description, content: { 'application/json': { schema } } };
}

/** A required JSON request body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

type AccessRoute = Omit<RouteConfig, 'middleware' | 'security'>;

/** Declares a route together with its required permission; there is no other way to declare one. */
export function route<const Config extends AccessRoute>(access: Access, config: Config) {
  const security = access === 'public' ? [] : [{ bearer: [] }];
  return createRoute({
    ...config,
    middleware: [requireAccess(access)] as const,
    security,
    'x-permission': access,
  });
}

/** Most faults of an input that are named. */
const MAX_ISSUES = 50;

/** An empty app for one feature's routes; invalid input is refused before a handler sees it. */
export function featureApp() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const found = result.error.issues.slice(0, MAX_ISSUES);
      const issues = found.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      }));
      // The request is sound except for what nobody asked for.
      const isExtra = found.every(({ code }) => code === 'unrecognized_keys');
      throw new DomainError(isExtra ? 'refused' : 'malformed', 'VALIDATION', { issues });
    },
  });
}

/** One tree of the routes of several features. */
export function joinRoutes(parts: readonly OpenAPIHono<AppEnv>[]): OpenAPIHono<AppEnv> {
  const all = new OpenAPIHono<AppEnv>();
  for (const part of parts) all.route('/', part);
  return all;
}
