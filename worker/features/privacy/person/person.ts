import { notFound } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type {
  ConsentProof,
  DataRequestDetail,
  DataRequestItem,
  PersonInput,
  PersonSummary,
} from '#domain/privacy/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import {
  type DataRequestRow,
  findDataRequest,
  type PersonFacts,
  readDataRequest,
  readPerson,
} from '../queries.ts';
import { findPerson, findRecordOf } from './whose.ts';

/**
 * The data held about the person with this phone or address, and their consents: the whole guest
 * record if there is one. Three trips.
 */
export async function getPerson(
  { db }: Deps,
  { email = '', phone }: PersonInput,
): Promise<PersonSummary> {
  const guestId = await findRecordOf(db, { phone: phone ?? '', email });
  const person = await findPerson(db, { email, guestId });
  return toPerson(email || (phone ?? ''), await readPerson(db, person));
}

/** A request with the data held about its person. One trip. @throws `NOT_FOUND` */
export async function getDataRequest({ db }: Deps, id: string): Promise<DataRequestDetail> {
  const found = await readDataRequest(db, id);
  if (found === null) throw unknownRequest();
  const { request, closedBy, person } = found;
  return {
    ...toDataRequestItem(request),
    note: request.note,
    confirmed_at: request.confirmedAt,
    confirmed_ip: request.confirmedIp,
    answer: request.answer,
    closed_by: closedBy,
    erased_at: request.erasedAt,
    person: toPerson(request.email || request.phone, person),
  };
}

/** A request without the person's data. One trip. @throws `NOT_FOUND` */
export async function getRequestRow({ db }: Deps, id: string): Promise<DataRequestRow> {
  const row = await findDataRequest(db, id);
  if (row === null) throw unknownRequest();
  return row;
}

const unknownRequest = () => notFound('Böyle bir başvuru yok.');

function toPerson(email: string, facts: PersonFacts): PersonSummary {
  return {
    email,
    held: facts.held
      .filter(({ rows }) => rows > 0)
      .map(({ part: { entity, label, kept }, rows }) => ({
        entity,
        label,
        rows,
        erasable: kept === null ? rows : 0,
        kept,
      })),
    consents: toConsents(facts),
  };
}

export function toDataRequestItem(row: DataRequestRow): DataRequestItem {
  return {
    ...pick(row, 'id', 'email', 'phone', 'kind', 'state', 'source'),
    language: row.language ?? FIRST_LANGUAGE,
    due_at: row.dueAt,
    closed_at: row.closedAt,
    version: row.version,
    created_at: row.createdAt,
  };
}

function toConsents({ stays, subscriber }: PersonFacts): ConsentProof[] {
  const ofStays = stays.flatMap((stay): ConsentProof[] => {
    const proof = { at: stay.at, ip: stay.ip, reservation_id: stay.code };
    return [
      {
        ...proof,
        kind: 'terms',
        label: 'Kiralama koşulları',
        given: stay.termsVersion !== null,
        text: stay.termsVersion,
      },
      {
        ...proof,
        kind: 'kvkk',
        label: 'KVKK aydınlatma metni',
        given: stay.kvkkVersion !== null,
        text: stay.kvkkVersion,
      },
      {
        ...proof,
        kind: 'marketing',
        label: 'Kampanya ve duyuru izni',
        given: stay.marketing,
        text: null,
      },
    ];
  });
  if (subscriber === null) return ofStays;
  const isGiven = subscriber.confirmedAt !== null && subscriber.leftAt === null;
  return [
    ...ofStays,
    {
      kind: 'newsletter',
      label: 'Bülten',
      given: isGiven,
      text: subscriber.consentText,
      at: subscriber.consentAt,
      ip: subscriber.consentIp,
      reservation_id: null,
    },
  ];
}
