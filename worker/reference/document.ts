import type { OpenAPIHono } from '@hono/zod-openapi';
import { PERMISSIONS, rolesWith } from '#domain/auth/permissions.ts';
import { MESSAGES } from '#domain/messages.ts';
import type { Access } from '#worker/http/access.ts';
import type { AppEnv } from '#worker/http/context.ts';
import { errorExample, errorsOf } from './errors.ts';
import { exampleOf } from './example.ts';
import type { JsonSchema } from './json-schema.ts';

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
export function describeApi(api: OpenAPIHono<AppEnv>, version: string): ApiDocument {
  const declared = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Kıyı API', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
  });
  // The generator's types contain neither `x-permission` nor which parts are always present.
  const document = declared as unknown as ApiDocument;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) complete(operation, method, path);
    }
  }
  return { ...document, 'x-errors': MESSAGES, 'x-permissions': rolesByPermission() };
}

/** The table of roles, for readers of the document. */
const rolesByPermission = () => Object.fromEntries(PERMISSIONS.map((one) => [one, rolesWith(one)]));

function complete(operation: Operation, method: string, path: string): void {
  operation.operationId = operationId(method, path);
  for (const parameter of operation.parameters ?? []) {
    if (parameter.schema !== undefined) parameter.schema = withoutFlags(parameter.schema);
  }
  addExamples(operation.requestBody?.content);
  for (const response of Object.values(operation.responses)) addExamples(response.content);
  const said = Object.values(operation.responses).map(({ description }) => description);
  const errors = errorsOf({
    permission: operation['x-permission'],
    hasBody: operation.requestBody !== undefined,
    hasParameters: (operation.parameters?.length ?? 0) > 0,
    hasPathId: path.includes('{'),
    text: [operation.description ?? '', ...said].join('\n'),
  });
  for (const { status, codes } of errors) {
    operation.responses[status] ??= {
      description: codes.map((code) => `${code}: ${MESSAGES[code]}`).join('\n'),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' } as JsonSchema,
          example: errorExample(codes[0] ?? 'VALIDATION'),
        },
      },
    };
  }
}

function addExamples(content: Media | undefined): void {
  for (const media of Object.values(content ?? {})) {
    if (media.schema === undefined) continue;
    media.schema = withoutFlags(media.schema);
    media.example ??= exampleOf(media.schema);
  }
}

/** The generator appends a pattern's flags (`^[a-z]+$/u`), which JSON Schema does not have. */
function withoutFlags(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? value.replace(/\/[dgimsuvy]+$/, '') : value,
  );
  return JSON.parse(text) as JsonSchema;
}

/** `put /v1/admin/towns/{town_id}` → `putAdminTownsByTownId`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/v1\//, '')
    .replace(/\{/g, 'by-')
    .split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
