import { beforeAll, describe, expect, it } from 'vitest';
import { may } from '#domain/auth/permissions.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { describeApi } from '#worker/reference/document.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn, unique } from '#tests/support/factories.ts';
import { addApp } from '#tests/support/second-factor.ts';

/*
 * Every call that an owner may make and that names something by its id, against the rows of another
 * owner. The calls come from the OpenAPI document: one that is missing here fails the test.
 */

/** What one owner has, by what calls name. */
type Rows = {
  token: string;
  userId: number;
  villaId: number;
  slug: string;
  reservationId: string;
  blockId: string;
  commentId: number;
  viewId: number;
  sessionId: string;
  factorId: string;
};

type Call = { path: string; body?: object };

const DATES = { started_at: '2027-09-06', finished_at: '2027-09-08' };

/** Nobody here has an invoice; tests/integration/bookkeeping/invoice-files.test.ts gives one its own. */
const OF_INVOICES = 'GET /v1/admin/reports/statement/invoices/{id}/file.pdf';

/** How each call names a row of somebody, with a body that would do for the own. */
const NAMES: Record<string, (theirs: Rows) => Call> = {
  'GET /v1/admin/reservations/{id}': ({ reservationId: id }) => ({
    path: `/v1/admin/reservations/${id}`,
  }),
  'GET /v1/admin/villas/{id}': ({ villaId }) => ({ path: `/v1/admin/villas/${villaId}` }),
  'GET /v1/admin/villas/{villa_id}/advice': ({ villaId }) => ({
    path: `/v1/admin/villas/${villaId}/advice`,
  }),
  'PATCH /v1/admin/villas/{id}/instant': ({ villaId }) => ({
    path: `/v1/admin/villas/${villaId}/instant`,
    body: { agreed: true },
  }),
  'GET /v1/admin/external/{id}': ({ blockId }) => ({ path: `/v1/admin/external/${blockId}` }),
  [OF_INVOICES]: ({ reservationId: id }) => ({
    path: `/v1/admin/reports/statement/invoices/${id}/file.pdf`,
  }),
  'GET /v1/admin/comment/{id}': ({ commentId }) => ({ path: `/v1/admin/comment/${commentId}` }),
  'PUT /v1/admin/villas/commentreply/{id}': ({ commentId }) => ({
    path: `/v1/admin/villas/commentreply/${commentId}`,
    body: { text: 'Teşekkür ederiz, yine bekleriz.' },
  }),
  'PUT /v1/admin/villas/date/{id}': ({ blockId }) => ({
    path: `/v1/admin/villas/date/${blockId}`,
    body: { ...DATES, status: 'full', note: 'başkasının' },
  }),
  'DELETE /v1/admin/villas/date/{id}': ({ blockId }) => ({
    path: `/v1/admin/villas/date/${blockId}`,
  }),
  'PUT /v1/admin/views/{id}': ({ viewId }) => ({
    path: `/v1/admin/views/${viewId}`,
    body: { name: unique('Başkasının') },
  }),
  'DELETE /v1/admin/views/{id}': ({ viewId }) => ({ path: `/v1/admin/views/${viewId}` }),
  'DELETE /v1/account/sessions/{id}': ({ sessionId }) => ({
    path: `/v1/account/sessions/${sessionId}`,
  }),
  'DELETE /v1/account/factors/{id}': ({ factorId }) => ({
    path: `/v1/account/factors/${factorId}`,
  }),
};

/** The same for calls that name a row in their body or query. */
const NAMES_INSIDE: Record<string, (theirs: Rows) => Call> = {
  'POST /v1/admin/villas/date': ({ villaId }) => ({
    path: '/v1/admin/villas/date',
    body: { villa_id: villaId, ...DATES, started_at: '2027-09-07', status: 'full' },
  }),
  'GET /v1/admin/reports/payday': ({ userId }) => ({
    path: `/v1/admin/reports/payday?owner=${userId}`,
  }),
  'GET /v1/admin/reports/statement': ({ userId }) => ({
    path: `/v1/admin/reports/statement?owner=${userId}&month=2027-04`,
  }),
  'GET /v1/admin/reports/statement.pdf': ({ userId }) => ({
    path: `/v1/admin/reports/statement.pdf?owner=${userId}&month=2027-04`,
  }),
  'GET /v1/admin/reservations': ({ villaId, userId }) => ({
    path: `/v1/admin/reservations?villa_id=${villaId}&owner_id=${userId}`,
  }),
  'GET /v1/admin/reservations/export': ({ villaId, userId }) => ({
    path: `/v1/admin/reservations/export?villa_id=${villaId}&owner_id=${userId}`,
  }),
  'GET /v1/admin/reservations/export.csv': ({ villaId, userId }) => ({
    path: `/v1/admin/reservations/export.csv?villa_id=${villaId}&owner_id=${userId}`,
  }),
  'GET /v1/admin/villas': ({ villaId, userId }) => ({
    path: `/v1/admin/villas?id=${villaId}&owner_id=${userId}`,
  }),
  'GET /v1/admin/villas/withdates': ({ villaId }) => ({
    path: `/v1/admin/villas/withdates?villa_id=${villaId}&from=2027-04-01&to=2027-10-01`,
  }),
  'GET /v1/admin/external': ({ villaId }) => ({ path: `/v1/admin/external?villa_id=${villaId}` }),
  'GET /v1/admin/occupancy': ({ villaId, userId }) => ({
    path: `/v1/admin/occupancy?from=2027-04-01&to=2027-05-01&villa_ids=${villaId}&owner_id=${userId}`,
  }),
  'GET /v1/admin/comment': ({ villaId }) => ({ path: `/v1/admin/comment?villa_id=${villaId}` }),
  'GET /v1/admin/calendars/sources': ({ villaId }) => ({
    path: `/v1/admin/calendars/sources?villa_id=${villaId}`,
  }),
  'GET /v1/admin/calendars/freshness': ({ villaId }) => ({
    path: `/v1/admin/calendars/freshness?villa_id=${villaId}`,
  }),
};

/**
 * Ids that are a kind of thing and nobody's row. A device answers the same to everybody, and stays who it is
 * (push.test.ts).
 */
const NOBODYS = new Set(['screen', 'device']);
const ROW_NAMES = /^(?:id|owner|.*_ids?)$/;
/** What every owner may ask for: towns are everybody's. */
const SHARED_NAMES = new Set(['town_id', 'district_id', 'villa_type_id']);

/** The calls of the document that an owner may make, by where they name a row. */
function callsOfOwners() {
  const { paths } = describeApi(allRoutes, 'test');
  const byPath: string[] = [];
  const inside: string[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const permission = operation['x-permission'];
      if (permission === 'public') continue;
      if (permission !== 'account' && !may('OWNER', permission)) continue;
      const call = `${method.toUpperCase()} ${path}`;
      const named = (operation.parameters ?? []).filter(({ name }) => !NOBODYS.has(name));
      const { schema } = operation.requestBody?.content['application/json'] ?? {};
      const asked = [
        ...named.filter((one) => one.in === 'query').map(({ name }) => name),
        ...Object.keys(schema?.properties ?? {}),
      ];
      if (named.some((one) => one.in === 'path')) byPath.push(call);
      else if (asked.some((name) => ROW_NAMES.test(name) && !SHARED_NAMES.has(name)))
        inside.push(call);
    }
  }
  return { byPath: byPath.toSorted(), inside: inside.toSorted() };
}

describe('another owner’s data', () => {
  let app: TestApp;
  let mine: Rows;
  let theirs: Rows;
  const ask = (who: string | undefined, call: string, { path, body }: Call): Promise<Answer> =>
    app.call(call.split(' ')[0]!, path, {
      ...(who !== undefined && { token: who }),
      ...(body !== undefined && { body }),
    });

  beforeAll(async () => {
    app = testApp();
    mine = await createRows();
    theirs = await createRows();
  });

  async function createRows(): Promise<Rows> {
    const user = await createUser(app, { role: 'OWNER' });
    const token = await signIn(app, user.email);
    const villa = await createVilla(app, { ownerId: user.id });
    await requestStay(app, { slug: villa.slug, checkIn: '2027-04-05', checkOut: '2027-04-12' });
    const contentOf = async (method: string, path: string, body?: object) =>
      (await app.call(method, path, { token, ...(body !== undefined && { body }) })).body.content;
    const block = { villa_id: villa.id, ...DATES, status: 'full' };
    const view = { screen: 'reservations', name: unique('Görünüm'), state: {} };
    const said = { villaId: villa.id, author: 'Deniz', rating: 5, text: 'Havuz temizdi.' };
    const [comment] = await app.deps.db.rows
      .insert(comments)
      .values({ ...said, active: true })
      .returning();
    const { added } = await addApp(app, token);
    const rows = {
      token,
      userId: user.id,
      villaId: villa.id,
      slug: villa.slug,
      reservationId: (await contentOf('GET', '/v1/admin/reservations')).items[0].id,
      blockId: (await contentOf('POST', '/v1/admin/villas/date', block)).id,
      commentId: comment!.id,
      viewId: (await contentOf('POST', '/v1/admin/views', view)).id,
      sessionId: (await contentOf('GET', '/v1/account/sessions')).items[0].id,
      factorId: added.body.content.id,
    };
    expect(Object.values(rows)).not.toContain(undefined);
    return rows;
  }

  it('is asked for by every call that can name it', () => {
    const { byPath, inside } = callsOfOwners();
    expect(Object.keys(NAMES).toSorted()).toEqual(byPath);
    expect(Object.keys(NAMES_INSIDE).toSorted()).toEqual(inside);
  });

  it.each(Object.entries(NAMES))('does not exist for %s', async (call, name) => {
    const answer = await ask(mine.token, call, name(theirs));
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await ask(undefined, call, name(theirs))).status).toBe(401);
  });

  it.each(Object.entries(NAMES_INSIDE))('does not come in through %s', async (call, name) => {
    const answer = await ask(mine.token, call, name(theirs));
    expect([200, 400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain(theirs.slug);
    expect(answer.text).not.toContain(theirs.reservationId);
    expect(answer.text).not.toContain(theirs.blockId);
    if (call.startsWith('POST')) expect(answer.status).toBe(404);
    expect((await ask(undefined, call, name(theirs))).status).toBe(401);
  });

  it('is all there afterwards, and the own answers to the same calls', async () => {
    const rest = (await app.call('GET', '/v1/admin/external', { token: theirs.token })).body;
    expect(rest.content.items.map(({ id }: { id: string }) => id)).toContain(theirs.blockId);
    for (const [call, name] of Object.entries({ ...NAMES_INSIDE, ...NAMES })) {
      if (call === OF_INVOICES) continue;
      const { status } = await ask(theirs.token, call, name(theirs));
      // The own session ends last but one; what comes after it is refused for that alone.
      expect([200, 201, 409, 401], call).toContain(status);
    }
  });
});
