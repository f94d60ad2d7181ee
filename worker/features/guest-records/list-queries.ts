import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { GuestRecordItem, GuestRecordQuery } from '#domain/guest-records/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { guestRecords, guestTags } from '#drizzle/schema/guest-records.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { refsOf } from '#worker/features/assignments/mine.ts';
import {
  excerptOf,
  isTalking,
  lastSaid,
  pageOfInbox,
  TALKING_GUESTS,
  WAITING_GUESTS,
  waitingOf,
} from './inbox.ts';
import { isAbout } from './record-search.ts';
import { BECAME_STAY } from './stays.ts';

const ORDER = { seen: guestRecords.lastSeenAt, name: guestRecords.searchText };

/** A page of guest records, how many match, and the tags in use, in one trip. */
export async function listGuestRecords(db: Database, query: GuestRecordQuery, userId: number) {
  const words = query.q ? isAbout(query.q) : undefined;
  const filter = and(
    // Few records match these filters: the `+` keeps the planner from scanning all.
    query.mine || query.waiting || query.refused || query.q || query.tag !== undefined
      ? sql`+${guestRecords.mergedInto} is null`
      : isNull(guestRecords.mergedInto),
    query.mine === true ? sql`${guestRecords.id} in ${refsOf('guest', userId)}` : undefined,
    words,
    query.tag === undefined
      ? undefined
      : inArray(
          guestRecords.id,
          db.read
            .select({ id: guestTags.guestId })
            .from(guestTags)
            .where(eq(guestTags.tag, query.tag)),
        ),
    query.refused === undefined
      ? undefined
      : query.refused
        ? isNotNull(guestRecords.refusedAt)
        : isNull(guestRecords.refusedAt),
    query.waiting === true ? sql`${guestRecords.id} in ${WAITING_GUESTS}` : undefined,
    // Who is searched for or assigned may not have written yet.
    query.inbox && !query.q && !query.mine && !query.waiting ? isTalking : undefined,
  );
  const order = sql.join(orderTerms(query.order, ORDER, guestRecords.rowId), sql`, `);
  const isWhole = isWholeInbox(query);
  const isWaitingFirst = isWhole && query.order === '-seen';
  const page = words
    ? pageOfFound(filter, query)
    : isWaitingFirst
      ? pageOfInbox(query)
      : pageOf(filter, query, order);
  const { rows, counted, tags } = await readTogether(db, {
    // The columns are computed for this page only.
    rows: db.read
      .select({ ...columns, matching: sql<number>`page.matching` })
      .from(sql`${page} page`)
      .innerJoin(guestRecords, sql`${guestRecords.rowId} = page.row`)
      .orderBy(isWaitingFirst ? sql`page.waits desc, ${order}` : order),
    counted: isWhole
      ? db.read
          .select({ total: sql<number>`(select count(*) from ${TALKING_GUESTS})`.as('total') })
          .from(ONE_ROW)
      : countOf(db, query, filter, words !== undefined),
    tags: db.read.selectDistinct({ tag: guestTags.tag }).from(guestTags).orderBy(guestTags.tag),
  });
  return {
    items: rows.map(toItem),
    total: words && rows[0] ? rows[0].matching : (counted[0]?.total ?? 0),
    tags: tags.map(({ tag }) => tag),
  };
}

/** Everybody with whom something was said, whose number need not be found one by one. */
const isWholeInbox = ({ inbox, ...query }: GuestRecordQuery): boolean =>
  inbox === true &&
  !query.q &&
  [query.tag, query.mine, query.waiting, query.refused].every((one) => one === undefined);

type Part = Pick<GuestRecordQuery, 'order' | 'skip' | 'take'>;

/** The keys of a page; nothing is counted with it. */
const pageOf = (filter: SQL | undefined, { skip, take }: Part, order: SQL): SQL => sql`(
  select ${guestRecords.rowId} as row, 0 as matching from ${guestRecords}
  where ${filter ?? sql`true`} order by ${order} limit ${take} offset ${skip}
)`;

/** The same of what a text finds, counted: a common name is thousands of people, read once. */
function pageOfFound(filter: SQL | undefined, { order, skip, take }: Part): SQL {
  const column = ORDER[order.replace('-', '') as keyof typeof ORDER];
  const by = orderTerms(
    order,
    { seen: sql.identifier(column.name), name: sql.identifier(column.name) },
    sql`row_id`,
  );
  return sql`(
    with found as materialized (
      select ${guestRecords.rowId}, ${column} from ${guestRecords} indexed by guest_records_found
      where ${filter ?? sql`true`}
    )
    select row_id as row, (select count(*) from found) as matching
    from found order by ${sql.join(by, sql`, `)} limit ${take} offset ${skip}
  )`;
}

/** How many match; of everybody fewer pages are read for all and for the merged ones. */
function countOf(db: Database, query: GuestRecordQuery, filter: SQL | undefined, byText: boolean) {
  const { q, tag, mine, waiting, refused, inbox, skip } = query;
  const isEverybody = [q, tag, mine, waiting, refused, inbox].every(
    (one) => one === undefined || one === '',
  );
  const total = isEverybody
    ? sql<number>`(select count(*) from guest_records)
        - (select count(*) from guest_records where merged_into is not null)`
    : byText && skip === 0
      ? sql<number>`0`
      : sql<number>`(select count(*) from ${guestRecords} where ${filter ?? sql`true`})`;
  return db.read.select({ total: total.as('total') }).from(ONE_ROW);
}

const contact = (pattern: string) =>
  sql<
    string | null
  >`(select value from guest_contacts where guest_id = guest_records.id and value like ${pattern} order by rowid limit 1)`;

const columns = {
  id: guestRecords.id,
  name: guestRecords.name,
  phone: contact('+%'),
  email: contact('%@%'),
  tags: sql<string>`(select json_group_array(tag) from (select tag from guest_tags where guest_id = guest_records.id order by tag))`,
  refusedAt: guestRecords.refusedAt,
  requests: sql<number>`(select count(*) from reservations where guest_id = guest_records.id)`,
  stays: sql<number>`(select count(*) from reservations where guest_id = guest_records.id and status in ${BECAME_STAY})`,
  waiting: waitingOf,
  said: lastSaid,
  unproven: sql<
    number | null
  >`(select unproven from contact_messages where guest_id = guest_records.id order by created_at desc limit 1)`,
  seenAt: guestRecords.lastSeenAt,
};

type Row = {
  [Key in keyof typeof columns]: (typeof columns)[Key] extends SQL<infer Value>
    ? Value
    : string | null;
} & { id: string; name: string; seenAt: string };

const toItem = (row: Row): GuestRecordItem => ({
  id: row.id,
  name: row.name,
  phone: row.phone ?? '',
  email: row.email ?? '',
  tags: JSON.parse(row.tags) as string[],
  refused: row.refusedAt !== null,
  ...pick(row, 'requests', 'stays', 'waiting'),
  excerpt: excerptOf(row.said),
  unproven: row.unproven === 1,
  seen_at: row.seenAt,
});
