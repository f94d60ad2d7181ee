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
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { closeDataRequest } from './requests/close-request.ts';
import { exportDestructions, getDestructionPage, listRetention } from './purge/destruction-log.ts';
import { erasePerson } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { getDataRequest, getPerson, toDataRequestItem } from './person/person.ts';
import { listDataRequests } from './queries.ts';
import { takeDataRequest } from './requests/take-request.ts';

const base = '/v1/admin/privacy';

export const adminPrivacyRoutes = tagged('admin privacy', [
  route('privacy', `get ${base}/requests`, {
    summary: "Requests about people's own data (KVKK m. 11), 20 a page",
    query: DataRequestQuery,
    answer: DataRequestPage,
    returns: 'One page',
    handle: async ({ db }, { query }) =>
      mapPage(await listDataRequests(db, query), toDataRequestItem),
  }),
  route('privacy', `post ${base}/requests`, {
    summary: 'Take down a request that came by letter or telephone',
    description: 'Open at once, to be answered within 30 days.',
    json: TakeDataRequestInput,
    answer: DataRequestDetail,
    returns: 'The request',
    status: 201,
    idempotency: 'required',
    handle: async (deps, { body, key }, { actor }) => ({
      content: await takeDataRequest(deps, body, key, actor),
    }),
  }),
  route('privacy', `get ${base}/requests/{id}`, {
    summary: 'A request with what is held of its person and what an erasure would do',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: DataRequestDetail,
    returns: 'The request; ETag is its version',
    etag: true,
    handle: (deps, { param }) => getDataRequest(deps, param.id),
  }),
  route('privacy', `get ${base}/requests/{id}/export.json`, {
    summary: "The person's data for a program; the audit log keeps who took it out",
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param }, { actor }) => {
      const person = await exportPerson(deps, param.id, actor);
      return fileAnswer(toExportJson(person), 'kisisel-veriler.json', 'application/json');
    },
  }),
  route('privacy', `get ${base}/requests/{id}/export.txt`, {
    summary: "The person's data to read; the audit log keeps who took it out",
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param }, { actor }) => {
      const person = await exportPerson(deps, param.id, actor);
      return fileAnswer(toExportText(person), 'kisisel-veriler.txt', 'text/plain; charset=utf-8');
    },
  }),
  route('privacy', `post ${base}/requests/{id}/erase`, {
    summary: 'Erase or make anonymous what the law lets go; money stays as it is',
    description: '404 NOT_FOUND, 409 STALE_VERSION, 422 NOT_IN_THIS_STATE, VALIDATION.',
    param: EventIdParam,
    json: ErasePersonInput,
    answer: DataRequestDetail,
    returns: 'The request, and what is held now',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => erasePerson(deps, id, body, actor),
  }),
  route('privacy', `post ${base}/requests/{id}/close`, {
    summary: 'Answer a request; the answer goes out by mail',
    description: '404 NOT_FOUND, 409 STALE_VERSION, 422 NOT_IN_THIS_STATE.',
    param: EventIdParam,
    json: CloseDataRequestInput,
    answer: DataRequestDetail,
    returns: 'The closed request',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => closeDataRequest(deps, id, body, actor),
  }),
  route('privacy', `post ${base}/person`, {
    summary: 'What is held of whoever has an address or a phone, and the consents with their proof',
    json: PersonInput,
    answer: PersonSummary,
    returns: 'Empty lists for somebody unknown',
    handle: (deps, { body }) => getPerson(deps, body),
  }),
  route('privacy', `get ${base}/retention`, {
    summary: 'How long every kind of personal data is kept, and why',
    description: 'Days with a `setting` are changed by PUT /v1/admin/rules/edit.',
    answer: RetentionList,
    returns: 'Every rule of the nightly purge',
    handle: (deps) => listRetention(deps),
  }),
  route('privacy', `get ${base}/destruction`, {
    summary: 'What was destroyed, how much, when and by which rule, 50 a page',
    query: DestructionQuery,
    answer: DestructionPage,
    returns: 'One page, newest first',
    handle: (deps, { query }) => getDestructionPage(deps, query),
  }),
  route('privacy', `get ${base}/destruction.csv`, {
    summary: 'The destruction log for an inspection',
    file: 'text/csv',
    handle: async (deps) => {
      const csv = await exportDestructions(deps);
      return csvAnswer(csv, `imha-kayitlari-${today(deps.clock)}.csv`);
    },
  }),
]);
