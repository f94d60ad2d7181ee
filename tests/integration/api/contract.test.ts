import { beforeAll, describe, expect, it } from 'vitest';
import { may, PERMISSIONS } from '#domain/auth/permissions.ts';
import { MESSAGES } from '#domain/messages.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { PARTS, partOf } from '#worker/routes/parts.ts';
import { describeApi, METHODS, type Operation, shapeOf } from '#worker/reference/document.ts';
import { exampleOf } from '#worker/reference/example.ts';
import type { JsonSchema } from '#worker/reference/json-schema.ts';
import type { Access } from '#worker/http/access.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { SPEC_CALLS } from '#tests/support/spec-calls.ts';

const KNOWN = new Set<Access>(['public', 'account', ...PERMISSIONS]);

/** Whom the specification would name: `owner` is everybody who is signed in, owners among them. */
const audienceOf = (permission: Access) =>
  permission === 'public' || permission === 'account'
    ? permission
    : may('OWNER', permission)
      ? 'owner'
      : 'admin';

describe('the contract', () => {
  let app: TestApp;
  let token: string;
  let calls: { method: string; path: string; operation: Operation }[];

  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    const document = describeApi(allRoutes, 'test');
    calls = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
      }),
    );
  });

  it('loads every call where its path leads', async () => {
    const lost = await Promise.all(
      PARTS.map(async (part) => {
        const paths = (await part.load()).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x'));
        return paths.filter((path) => partOf(path) !== part);
      }),
    );
    expect(lost.flat()).toEqual([]);
    const nobodys = ['/', '/v1', '/v1/nobody', '/v1/adminer', '/v3/search'];
    expect(nobodys.filter((path) => partOf(path) !== undefined)).toEqual([]);
  });

  it('has every call of the specification, for whom it is meant', () => {
    const declared = new Map(
      calls.map(({ method, path, operation }) => [
        `${method} ${shapeOf(path)}`,
        audienceOf(operation['x-permission']),
      ]),
    );
    const wrong = SPEC_CALLS.flatMap(({ method, path, access }) => {
      const found = declared.get(`${method} ${shapeOf(path)}`);
      return found === access ? [] : [`${method} ${path}: ${found ?? 'missing'}, not ${access}`];
    });
    expect(wrong).toEqual([]);
    expect(new Set(SPEC_CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      SPEC_CALLS.length,
    );
  });

  it('describes every call with its permission, input and output', () => {
    const lacking = calls.flatMap(({ method, path, operation }) => {
      const { tags, summary, parameters = [], requestBody, responses } = operation;
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      const problems = [
        ['permission', KNOWN.has(operation['x-permission'])],
        ['tags', tags !== undefined && tags.length > 0],
        ['summary', (summary ?? '').length > 5],
        ['path parameters', inPath.toSorted().join() === declared.toSorted().join()],
        [
          'required path parameters',
          parameters.every((one) => one.in !== 'path' || one.required === true),
        ],
        ['parameter schemas', parameters.every(({ schema }) => schema?.type !== undefined)],
        ['success', Object.keys(responses).some((status) => /^[23]/.test(status))],
        [
          'body schema',
          Object.values(requestBody?.content ?? {}).every(({ schema }) => schema !== undefined),
        ],
      ] as const;
      return problems.filter(([, ok]) => !ok).map(([what]) => `${method} ${path}: ${what}`);
    });
    expect(lacking).toEqual([]);
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    // Paths that differ by the names of their parameters are one path, which OpenAPI wants once.
    const paths = new Set(calls.map(({ path }) => path));
    expect(new Set([...paths].map(shapeOf)).size).toBe(paths.size);
  });

  it('refuses unknown fields in every JSON body', () => {
    const open = calls.flatMap(({ method, path, operation }) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return schema === undefined || isClosed(schema) ? [] : [`${method} ${path}`];
    });
    expect(open).toEqual([]);
  });

  it('limits every text and list of every body', () => {
    const endless = calls.flatMap(({ method, path, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema = {} }) =>
        unlimited(schema, '').map((field) => `${method} ${path}: ${field}`),
      ),
    );
    expect(endless).toEqual([]);
  });

  it('applies defaults only to new rows, never to fields left out of an update', () => {
    // Places that are written whole: a guest of a list by its number, the columns of a screen, an answer.
    const whole = [
      '/v1/guestlist/{position}',
      '/v1/account/preferences/{screen}',
      '/v1/admin/calendars/conflicts/{id}',
    ];
    const defaulting = calls.flatMap(({ method, path, operation }) => {
      if (!['PUT', 'PATCH'].includes(method) || whole.includes(path)) return [];
      const body = operation.requestBody?.content['application/json']?.schema;
      return Object.entries(body?.properties ?? {}).flatMap(([name, field]) =>
        'default' in field ? [`${method} ${path}: ${name}`] : [],
      );
    });
    expect(defaulting).toEqual([]);
  });

  it('gives examples that its own rules accept', () => {
    const wrong = calls.flatMap(({ method, path, operation }) => {
      const json = operation.requestBody?.content['application/json'];
      const route = allRoutes.find(
        (one) => one.path === path && one.method === method.toLowerCase(),
      );
      if (json?.schema === undefined || route?.json === undefined) return [];
      const parsed = route.json.safeParse(exampleOf(json.schema));
      const issues = parsed.error?.issues ?? [];
      return issues.map(({ path: at, message }) => `${method} ${path} ${at.join('.')}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('names only error codes that exist, and a Turkish sentence for each', () => {
    const unknown = calls.flatMap(({ method, path, operation }) => {
      const texts = [operation.description ?? ''];
      return texts
        .flatMap((text) => [...text.matchAll(/\b4\d\d ([A-Z][A-Z_]{3,})/g)])
        .flatMap(([, code = '']) => (code in MESSAGES ? [] : [`${method} ${path}: ${code}`]));
    });
    expect(unknown).toEqual([]);
    expect(Object.values(MESSAGES).filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  });

  it('answers every list of the specification in the shape and page size of lists', async () => {
    const wrong: unknown[] = [];
    for (const { method, path, access, take } of SPEC_CALLS) {
      if (method !== 'GET' || path.includes('{') || take === undefined) continue;
      const answer = await app.call('GET', path, access === 'public' ? {} : { token });
      const content = answer.body?.content;
      const right =
        answer.status === 200 &&
        Array.isArray(content?.items) &&
        Number.isInteger(content.total) &&
        content.skip === 0 &&
        content.take === take;
      if (!right) wrong.push({ path, status: answer.status, content });
    }
    expect(wrong).toEqual([]);
  });

  it('answers all other reads of the specification for an admin', async () => {
    const wrong: unknown[] = [];
    for (const { method, path, access, take } of SPEC_CALLS) {
      if (method !== 'GET' || path.includes('{') || take !== undefined) continue;
      const answer = await app.call('GET', path, access === 'public' ? {} : { token });
      // Pages, settings and offers of an empty database are not there; what is asked is well formed.
      const fits =
        answer.status === 200
          ? answer.body?.content !== undefined
          : [400, 404].includes(answer.status) && typeof answer.body?.content === 'string';
      if (!fits) wrong.push({ path, status: answer.status, body: answer.body });
    }
    expect(wrong).toEqual([]);
  });

  it('is served as a document and as a page whose scripts are files of ours', async () => {
    const document = await app.call('GET', '/v1/openapi.json');
    expect(document.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Kıyı API' } });
    const error = document.body.paths['/v1/admin/towns'].post.responses['409'];
    expect(error.description).toContain(MESSAGES.SLUG_TAKEN);
    expect(error.content['application/json'].schema.$ref).toBe('#/components/schemas/Error');
    expect(document.body.components.schemas.Error.required).toContain('requestId');
    const page = await app.call('GET', '/v1/reference');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; /,
    );
    expect(page.text).not.toMatch(/<script>|<script(?![^>]* src="\/reference\/)|https?:\/\//i);
  });
});

/** True when an object takes no field but its own, in all its alternatives. */
function isClosed(schema: JsonSchema): boolean {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.every(isClosed);
  return schema.type !== 'object' || schema.additionalProperties !== undefined;
}

/** Texts without a length and lists without a size, by their place. */
function unlimited(schema: JsonSchema, at: string): string[] {
  const types = [schema.type].flat();
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => [`${at}.${name}`, part]),
    ...(schema.items === undefined ? [] : [[`${at}[]`, schema.items]]),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((part) => [at, part]),
  ] as [string, JsonSchema][];
  const isEndlessText =
    types.includes('string') &&
    schema.maxLength === undefined &&
    schema.enum === undefined &&
    schema.format === undefined &&
    !schema.pattern?.endsWith('$');
  const isEndlessList = types.includes('array') && schema.maxItems === undefined;
  return [
    ...(isEndlessText || isEndlessList ? [at] : []),
    ...inside.flatMap(([place, part]) => unlimited(part, place)),
  ];
}
