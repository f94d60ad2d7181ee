import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DataRequestQuery, DestructionQuery } from '#domain/privacy/admin-schema.ts';
import { RETENTION_RULES } from '#domain/privacy/retention.ts';
import { pick } from '#domain/values/pick.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import { dataRequests, destructionLog } from '#drizzle/schema/privacy.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { type Person, personOfRequest } from './person/whose.ts';
import type { PersonPart } from './person/person-part.ts';
import { personParts } from './person/person-parts.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const SETTING_KEYS = Object.values(RETENTION_RULES).flatMap((rule) =>
  'setting' in rule ? [rule.setting] : [],
);

const selectRetention = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, SETTING_KEYS));

/** The retention days set by clerks, by the setting's key. */
export async function readRetentionSettings(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await selectRetention(db);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The settings of the purge and when each rule last did something, in one trip. */
export async function readRetention(db: Database) {
  const { rows, last } = await readTogether(db, {
    rows: selectRetention(db),
    last: db.read
      .select({ rule: destructionLog.rule, at: sql<string>`max(${destructionLog.createdAt})` })
      .from(destructionLog)
      .groupBy(destructionLog.rule),
  });
  return {
    settings: new Map(rows.map(({ key, value }) => [key, value])),
    last: new Map(last.map(({ rule, at }) => [rule, at])),
  };
}

/** A page of the destruction log, newest first, in one trip. */
export async function listDestructions(db: Database, part: DestructionQuery) {
  return readPage(db, part, {
    items: db.read
      .select()
      .from(destructionLog)
      .orderBy(desc(destructionLog.createdAt), desc(destructionLog.id)),
    counted: [destructionLog],
  });
}

export type DestructionRow = Awaited<ReturnType<typeof listDestructions>>['items'][number];

/** Most rows of one kind in a summary. */
const MAX_ROWS = 1_000;

export type DataRequestRow = typeof dataRequests.$inferSelect;

const ORDER = { due: dataRequests.dueAt, created: dataRequests.createdAt };

/** A page of requests and how many match, in one trip. */
export async function listDataRequests(db: Database, query: DataRequestQuery) {
  const filter = and(
    query.state ? eq(dataRequests.state, query.state) : ne(dataRequests.state, 'unconfirmed'),
    query.kind && eq(dataRequests.kind, query.kind),
    containsText(dataRequests.email, query.q),
  );
  return readPage(db, query, {
    items: db.read
      .select()
      .from(dataRequests)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, dataRequests.id)),
    counted: [dataRequests, filter],
  });
}

/** A request without the person's data; null when unknown. */
export async function findDataRequest(db: Database, id: string): Promise<DataRequestRow | null> {
  const [row] = await db.read.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row ?? null;
}

export async function findByToken(db: Database, tokenHash: string): Promise<DataRequestRow | null> {
  const [row] = await db.read
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.tokenHash, tokenHash));
  return row ?? null;
}

/** The reads behind a person's summary: stays with their consents, the newsletter, the counts. */
function personReads(db: Database, { emails, guestId }: Person, parts: readonly PersonPart[]) {
  const counts = parts.map(
    ({ table, where }) => sql`(select count(*) from ${sql.raw(table)} where ${where})`,
  );
  return {
    stays: db.read
      .select({
        ...pick(reservations, 'code', 'termsVersion', 'kvkkVersion', 'marketing'),
        at: reservations.consentAt,
        ip: reservations.consentIp,
      })
      .from(reservations)
      .where(sql`(${reservations.guestId} = ${guestId} or ${reservations.email} in ${emails})`)
      .orderBy(asc(reservations.createdAt))
      .limit(MAX_ROWS),
    newsletter: db.read
      .select()
      .from(subscribers)
      .where(sql`${subscribers.email} in ${emails}`),
    counted: db.read
      .select({ all: sql<string>`json_array(${sql.join(counts, sql`, `)})` })
      .from(sql`(select 1)`),
  };
}

/**
 * How much data of each category is held about a person, and the consents with their evidence, in
 * one trip.
 */
export async function readPerson(db: Database, person: Person) {
  const parts = personParts(person, '');
  return toPersonFacts(parts, await readTogether(db, personReads(db, person, parts)));
}

/** A request and the same of its person, in one trip; null when the request is unknown. */
export async function readDataRequest(db: Database, id: string) {
  const person = personOfRequest(id);
  const parts = personParts(person, '');
  const { found, held } = await readTogether(db, {
    found: db.read
      .select({
        request: dataRequests,
        closedBy: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
      })
      .from(dataRequests)
      .leftJoin(userDetails, eq(userDetails.userId, dataRequests.closedBy))
      .where(eq(dataRequests.id, id)),
    held: personReads(db, person, parts),
  });
  return found[0] ? { ...found[0], person: toPersonFacts(parts, held) } : null;
}

export type PersonFacts = ReturnType<typeof toPersonFacts>;

function toPersonFacts(
  parts: readonly PersonPart[],
  { stays, newsletter, counted }: Answers<ReturnType<typeof personReads>>,
) {
  const numbers = JSON.parse(counted[0]?.all ?? '[]') as number[];
  const held = parts.map((part, i) => ({ part, rows: numbers[i] ?? 0 }));
  return { stays, subscriber: newsletter[0] ?? null, held };
}
