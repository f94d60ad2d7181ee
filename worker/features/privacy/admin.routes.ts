import {
  CloseDataRequestInput,
  DataRequestDetail,
  DataRequestPage,
  DataRequestQuery,
  DestructionPage,
  DestructionQuery,
  ErasePersonInput,
  PersonInput,
  PersonSummary,
  RetentionList,
  TakeDataRequestInput,
} from '#domain/privacy/admin-schema.ts';
import { toExportJson, toExportText } from '#domain/privacy/export.ts';
import { actorOf } from '#worker/http/context.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { closeDataRequest } from './requests/close-request.ts';
import { exportDestructions, getDestructionPage, listRetention } from './purge/destruction-log.ts';
import { erasePerson } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { getDataRequest, getPerson, toDataRequestItem } from './person/person.ts';
import { listDataRequests } from './queries.ts';
import { takeDataRequest } from './requests/take-request.ts';

const tags = ['admin privacy'];
const base = '/v1/admin/privacy';

const listRoute = route('privacy', {
  method: 'get',
  path: `${base}/requests`,
  tags,
  summary: "Requests about people's own data (KVKK m. 11), 20 a page",
  request: { query: DataRequestQuery },
  responses: { 200: answer(DataRequestPage, 'One page') },
});

const takeRoute = route('privacy', {
  method: 'post',
  path: `${base}/requests`,
  tags,
  summary: 'Take down a request that came by letter or telephone',
  description: 'Open at once, to be answered within 30 days.',
  request: { headers: IdempotencyHeader, body: jsonBody(TakeDataRequestInput) },
  responses: { 201: answer(DataRequestDetail, 'The request') },
});

const detailRoute = route('privacy', {
  method: 'get',
  path: `${base}/requests/{id}`,
  tags,
  summary: 'A request with what is held of its person and what an erasure would do',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(DataRequestDetail, 'The request; ETag is its version') },
});

const exportJsonRoute = route('privacy', {
  method: 'get',
  path: `${base}/requests/{id}/export.json`,
  tags,
  summary: "The person's data for a program; the audit log keeps who took it out",
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

const exportTextRoute = route('privacy', {
  method: 'get',
  path: `${base}/requests/{id}/export.txt`,
  tags,
  summary: "The person's data to read; the audit log keeps who took it out",
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

const eraseRoute = route('privacy', {
  method: 'post',
  path: `${base}/requests/{id}/erase`,
  tags,
  summary: 'Erase or make anonymous what the law lets go; money stays as it is',
  description: '404 NOT_FOUND, 409 STALE_VERSION, 422 NOT_IN_THIS_STATE, VALIDATION.',
  request: { params: EventIdParam, body: jsonBody(ErasePersonInput) },
  responses: { 200: answer(DataRequestDetail, 'The request, and what is held now') },
});

const closeRoute = route('privacy', {
  method: 'post',
  path: `${base}/requests/{id}/close`,
  tags,
  summary: 'Answer a request; the answer goes out by mail',
  description: '404 NOT_FOUND, 409 STALE_VERSION, 422 NOT_IN_THIS_STATE.',
  request: { params: EventIdParam, body: jsonBody(CloseDataRequestInput) },
  responses: { 200: answer(DataRequestDetail, 'The closed request') },
});

const personRoute = route('privacy', {
  // POST, because a phone number or an address in the URL would end up in logs.
  method: 'post',
  path: `${base}/person`,
  tags,
  summary: 'What is held of whoever has an address or a phone, and the consents with their proof',
  request: { body: jsonBody(PersonInput) },
  responses: { 200: answer(PersonSummary, 'Empty lists for somebody unknown') },
});

const retentionRoute = route('privacy', {
  method: 'get',
  path: `${base}/retention`,
  tags,
  summary: 'How long every kind of personal data is kept, and why',
  description: 'Days with a `setting` are changed by PUT /v1/admin/rules/edit.',
  responses: { 200: answer(RetentionList, 'Every rule of the nightly purge') },
});

const destructionRoute = route('privacy', {
  method: 'get',
  path: `${base}/destruction`,
  tags,
  summary: 'What was destroyed, how much, when and by which rule, 50 a page',
  request: { query: DestructionQuery },
  responses: { 200: answer(DestructionPage, 'One page, newest first') },
});

const destructionCsvRoute = route('privacy', {
  method: 'get',
  path: `${base}/destruction.csv`,
  tags,
  summary: 'The destruction log for an inspection',
  responses: fileResponses('text/csv'),
});

export const adminPrivacyRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { items, total } = await listDataRequests(c.get('deps').db, query);
    const { skip, take } = query;
    return c.json({ content: { items: items.map(toDataRequestItem), total, skip, take } }, 200);
  })
  .openapi(takeRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const content = await takeDataRequest(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(detailRoute, async (c) => {
    const content = await getDataRequest(c.get('deps'), c.req.valid('param').id);
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(exportJsonRoute, async (c) => {
    const person = await exportPerson(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return fileAnswer(toExportJson(person), 'kisisel-veriler.json', 'application/json');
  })
  .openapi(exportTextRoute, async (c) => {
    const person = await exportPerson(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return fileAnswer(toExportText(person), 'kisisel-veriler.txt', 'text/plain; charset=utf-8');
  })
  .openapi(eraseRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await erasePerson(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(closeRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await closeDataRequest(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(personRoute, async (c) => {
    return c.json({ content: await getPerson(c.get('deps'), c.req.valid('json')) }, 200);
  })
  .openapi(retentionRoute, async (c) =>
    c.json({ content: await listRetention(c.get('deps')) }, 200),
  )
  .openapi(destructionRoute, async (c) => {
    const content = await getDestructionPage(c.get('deps'), c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(destructionCsvRoute, async (c) => {
    const csv = await exportDestructions(c.get('deps'));
    return csvAnswer(csv, `imha-kayitlari-${today(c.get('deps').clock)}.csv`);
  });
