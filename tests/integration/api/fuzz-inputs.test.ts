import type { Client, InStatement } from '@libsql/client/web';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import english from '#domain/languages/en/errors.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { describeApi, METHODS, type Operation } from '#worker/reference/document.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn, unique } from '#tests/support/factories.ts';
import { type Draw, drawMalformed } from '#tests/support/malformed.ts';
import { createRandom } from '#tests/support/random.ts';

const { fuzzDraws: draws, fuzzSeed: seed } = inject('effort');

/** Requests on their way at the same time. */
const LANES = 24;

/** What a call that names English is refused with: its documented example does. */
const IN_ENGLISH = new Set<unknown>(sentencesOf(english));

function sentencesOf(texts: object): unknown[] {
  return Object.values(texts).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? sentencesOf(one) : [one],
  );
}

/** Letters or words that every Turkish sentence of ours has one of; text from the inside has none. */
const TURKISH = /[çğıöşüÇĞİÖŞÜ]|\b(?:bir|bu|ve|yok|olmal|olabilir)/i;
const INSIDE = /SQLITE|at \S+ \(|node_modules|\.ts:\d+|ZodError|TypeError/;

type Call = { method: string; path: string; operation: Operation };

describe(`malformed input, ${draws} an endpoint, FUZZ_SEED=${seed}`, () => {
  let app: TestApp;
  let token: string;
  let email: string;
  let ids: Map<string, string | number>;

  beforeAll(async () => {
    app = testApp({ wrapClient: withRememberedSessions });
    ({ email } = await createUser(app));
    token = await signIn(app, email);
    ids = await makeRows();
  });

  const calls = listCalls();

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused clearly by %s',
    async (name, call) => {
      const random = createRandom(
        seed + [...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7),
      );
      const wrong: unknown[] = [];
      const lane = async () => {
        while (left > 0 && wrong.length < 5) {
          left -= 1;
          const draw = drawMalformed(
            random,
            call.path,
            call.operation,
            ids,
            call.method !== 'DELETE',
          );
          const problem = findProblem(await send(call.method, draw));
          if (problem !== null) wrong.push({ ...problem, draw: shorten(draw) });
        }
      };
      let left = hasInput(call.operation) ? draws : Math.ceil(draws / 10);
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(wrong).toEqual([]);
    },
  );

  async function send(method: string, { url, body, headers }: Draw): Promise<Answer> {
    return app.call(method, url, { token, headers, ...(body !== undefined && { body }) });
  }

  /** A row of each kind, by the name that paths and bodies call its id. */
  async function makeRows(): Promise<Map<string, string | number>> {
    const made = async (path: string, body: object) => {
      const answer = await app.call('POST', path, { token, body });
      expect([path, answer.status, answer.text]).toEqual([path, 201, expect.any(String)]);
      return answer.body.content.id as string | number;
    };
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, checkIn: '2027-09-06', checkOut: '2027-09-13' });
    const reservations = await app.call('GET', '/v1/admin/reservations', { token });
    const reservationId = reservations.body.content.items[0].id;
    const category = await made('/v1/admin/featurecategory', { name: unique('Kategori') });
    const feature = await made('/v1/admin/feature', {
      categoryId: category,
      name: unique('Özellik'),
    });
    const type = await made('/v1/admin/villatypes', { name: unique('Tip') });
    const user = (await createUser(app, { role: 'OWNER' })).id;
    const view = await made('/v1/admin/views', { screen: 'villas', name: 'Benim', state: {} });
    return new Map<string, string | number>([
      ['villa_id', villa.id],
      ['villaId', villa.id],
      ['slug', villa.slug],
      ['town_id', villa.townId],
      ['district_id', villa.districtId],
      ['owner_id', user],
      ['categoryId', category],
      ['featureId', feature],
      ['screen', 'villas'],
      ['reservation_id', reservationId],
      ['/v1/admin/villas/{id} id', villa.id],
      ['/v1/admin/users/{id} id', user],
      ['/v1/admin/users/{id}/passwordlink id', user],
      ['/v1/admin/villatypes/{id} id', type],
      ['/v1/admin/showtown/{id} id', villa.townId],
      ['/v1/admin/showdistrict/{id} id', villa.districtId],
      ['/v1/admin/feature/{id} id', feature],
      ['/v1/admin/featurecategory/{id} id', category],
      ['/v1/admin/reservations/{id} id', reservationId],
      ['/v1/admin/reservations/{id}/guests id', reservationId],
      ['/v1/admin/views/{id} id', view],
    ]);
  }
});

/**
 * The session check is the same for all of a run's requests and a third of their cost: it is read
 * once. What revokes a session is proved elsewhere.
 */
function withRememberedSessions(client: Client): Client {
  const sessions = new Map<string, ReturnType<Client['execute']>>();
  const execute = (statement: InStatement) => {
    const isSession = typeof statement === 'object' && /from "sessions" inner/.test(statement.sql);
    if (!isSession) return client.execute(statement);
    const key = JSON.stringify(statement.args);
    const known = sessions.get(key) ?? client.execute(statement);
    sessions.set(key, known);
    return known;
  };
  return Object.assign(Object.create(client) as Client, {
    execute,
    batch: client.batch.bind(client),
  });
}

/** False for calls that take nothing: no schema to draw from, only what is not asked for. */
const hasInput = ({ parameters = [], requestBody }: Operation) =>
  parameters.length > 0 || requestBody !== undefined;

/** Every call but those that would end the session all others are made with. */
function listCalls(): Call[] {
  const { paths } = describeApi(allRoutes, 'test');
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Call[] => {
      const operation = item[method];
      if (operation === undefined || path === '/v1/auth/logout') return [];
      return [{ method: method.toUpperCase(), path, operation }];
    }),
  );
}

/** What is wrong with an answer: an error of ours, or a refusal that is not in the envelope. */
function findProblem({ status, body, text }: Answer): { status: number; text: string } | null {
  const isEnvelope =
    typeof body?.code === 'string' &&
    typeof body.requestId === 'string' &&
    (TURKISH.test(body.content ?? '') || IN_ENGLISH.has(body.content)) &&
    (body.issues ?? []).every(({ message }: { message: string }) => message.length > 3);
  const isFine = status < 400 || (status < 500 && isEnvelope && !INSIDE.test(text));
  return isFine ? null : { status, text: text.slice(0, 400) };
}

const shorten = ({ url, body, headers }: Draw) => ({
  url: url.slice(0, 300),
  body: body?.slice(0, 600),
  headers,
});
