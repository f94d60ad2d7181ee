import * as z from 'zod';
import { PERMISSIONS, rolesWith } from '#domain/auth/permissions.ts';
import { MESSAGES } from '#domain/messages.ts';
import type { Access } from '#worker/http/access.ts';
import type { Route } from '#worker/http/route.ts';
import {
  IdempotencyHeader,
  OptionalIdempotencyHeader,
} from '#worker/http/requests/idempotency-header.ts';
import { PrivateLinkHeader } from '#worker/http/requests/private-link-header.ts';
import { ErrorAnswer, errorExample, errorsOf } from './errors.ts';
import { exampleOf } from './example.ts';
import { type JsonSchema, schemaOf } from './json-schema.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Media = Record<string, { schema?: JsonSchema; example?: unknown }>;

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
};

/** A call of the document as generated from our declarations. */
export type Operation = {
  operationId?: string;
  security: Record<string, never[]>[];
  tags?: string[];
  summary?: string;
  description?: string;
  'x-permission': Access;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};

export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: Record<string, unknown>;
  [extension: `x-${string}`]: unknown;
};

const DESCRIPTION = [
  'Success is `{ content }`; a list is `{ content: { items, total, skip, take } }`, `total` counting all that match.',
  'Failure is `{ code, content, issues?, requestId }`: `content` is the Turkish sentence for the person, `issues` name the fields.',
  'Money is integer kuruş (100 kuruş = 1 TL), rates are basis points (2000 = 20 %). Days are `YYYY-MM-DD` in Türkiye, stays are half-open `[checkIn, checkOut)` and counted in nights. Instants are ISO 8601 UTC.',
  '`x-permission` says what a call asks for: `public` nothing; `account` a bearer token, for what is the person’s own, and before a required second factor is set up (everything else answers 422 SECOND_FACTOR_REQUIRED then); any other a token of a role that has that permission (`x-permissions`), 403 FORBIDDEN without. An owner’s rows are narrowed to own villas. What is not yours answers 404 like what does not exist.',
  'A call with an `Idempotency-Key` may be sent again after a timeout or a 503: the same key and body get the first answer.',
].join('\n\n');

/**
 * The whole API from its declarations, with what no single declaration contains: errors, examples.
 */
export function describeApi(routes: readonly Route[], version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  const named = new Map<string, string>();
  for (const route of routes) {
    const shape = shapeOf(route.path);
    const path = named.get(shape) ?? route.path;
    named.set(shape, path);
    (paths[path] ??= {})[route.method] = describeRoute({ ...route, path }, namesIn(route.path));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kıyı API', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
    'x-errors': MESSAGES,
    'x-permissions': rolesByPermission(),
  };
}

/** A path without the names of its parameters: two that differ by them alone are one in OpenAPI. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The table of roles, for readers of the document. */
const rolesByPermission = () => Object.fromEntries(PERMISSIONS.map((one) => [one, rolesWith(one)]));

/** `declared` are the path's parameters as the route names them; the path may name them otherwise. */
function describeRoute(route: Route, declared: string[]): Operation {
  const { access, method, path, tag, summary, description } = route;
  const names = namesIn(path);
  const parameters = parametersOf(route).map((one) =>
    one.in === 'path' ? { ...one, name: names[declared.indexOf(one.name)] ?? one.name } : one,
  );
  const requestBody = bodyOf(route);
  const responses = responsesOf(route);
  const said = Object.values(responses).map((one) => one.description);
  const errors = errorsOf({
    permission: access,
    hasBody: requestBody !== undefined,
    hasParameters: parameters.length > 0,
    hasPathId: path.includes('{'),
    text: [description ?? '', ...said].join('\n'),
  });
  for (const { status, codes } of errors) {
    responses[status] ??= {
      description: codes.map((code) => `${code}: ${MESSAGES[code]}`).join('\n'),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          example: errorExample(codes[0] ?? 'VALIDATION'),
        },
      },
    };
  }
  return {
    ...(tag !== undefined && { tags: [tag] }),
    summary,
    ...(description !== undefined && { description }),
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-permission': access,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses,
    operationId: operationId(method, path),
  };
}

function parametersOf({ param, query, idempotency, link }: Route): Parameter[] {
  const key = idempotency === 'required' ? IdempotencyHeader : OptionalIdempotencyHeader;
  const groups = [
    ['path', param],
    ['query', query],
    ['header', idempotency === undefined ? undefined : key],
    ['header', link === undefined ? undefined : PrivateLinkHeader],
  ] as const;
  return groups.flatMap(([place, given]) => {
    if (given === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(given, 'input');
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      schema: { ...schema, ...(description !== undefined && { description }) },
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      name,
      in: place,
    }));
  });
}

function bodyOf({ json, form, multipart }: Route): Operation['requestBody'] {
  const content: Media = {};
  if (json !== undefined) content['application/json'] = mediaOf(json, 'input');
  if (form !== undefined) content['application/x-www-form-urlencoded'] = mediaOf(form, 'input');
  if (multipart !== undefined) content['multipart/form-data'] = mediaOf(multipart, 'input');
  const kinds = Object.keys(content).length;
  if (kinds === 0) return undefined;
  return { ...(kinds === 1 && { required: true }), content };
}

function responsesOf({ status = 200, answer, file, returns = 'The file', also = {}, back }: Route) {
  const responses: Operation['responses'] = {};
  if (answer !== undefined) responses[status] = success(answer, returns);
  if (file !== undefined) {
    const isText = file.includes('text');
    const schema: JsonSchema = { type: 'string', ...(!isText && { format: 'binary' }) };
    responses[status] = { description: returns, content: { [file]: withExample(schema) } };
  }
  for (const [code, one] of Object.entries(also)) {
    responses[code] =
      typeof one === 'string' ? { description: one } : success(one.answer, one.returns);
  }
  if (back !== undefined) {
    responses[303] = { description: 'A plain form (Accept: text/html) is sent back to its page' };
  }
  return responses;
}

const success = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': mediaOf(z.object({ content: schema }), 'output') },
});

const mediaOf = (schema: z.ZodType, io: 'input' | 'output') => withExample(schemaOf(schema, io));

const withExample = (schema: JsonSchema) => ({ schema, example: exampleOf(schema) });

/** `put /v1/admin/towns/{town_id}` → `putAdminTownsByTownId`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/v1\//, '')
    .replace(/\{/g, 'by-')
    .split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
