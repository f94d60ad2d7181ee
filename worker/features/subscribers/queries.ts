import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Subscriber, SubscriberListQuery } from '#domain/subscribers/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsAddress, orderTerms } from '#worker/platform/database/list-order.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

/** Null is nobody said, read as Turkish. */
const language = sql<Language>`coalesce(${subscribers.language}, ${FIRST_LANGUAGE})`;

const ORDER = { created: subscribers.createdAt, email: subscribers.email };

/** A page of addresses and how many match, in one trip. */
export async function listSubscribers(db: Database, query: SubscriberListQuery) {
  const filter = and(
    stateFilter(query.state),
    emailFilter(query.q),
    query.language && eq(language, query.language),
  );
  return readPage(db, query, {
    items: db.read
      .select({
        id: subscribers.id,
        email: subscribers.email,
        language,
        state: sql<
          Subscriber['state']
        >`case when ${subscribers.leftAt} is not null then 'left' when ${subscribers.confirmedAt} is not null then 'confirmed' else 'pending' end`,
        ...pick(subscribers, 'createdAt', 'consentAt', 'confirmedAt', 'leftAt'),
        ...pick(subscribers, 'consentIp', 'consentText'),
      })
      .from(subscribers)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, subscribers.id)),
    counted: [subscribers, filter],
  });
}

function stateFilter(state: SubscriberListQuery['state']): SQL | undefined {
  switch (state) {
    case 'left':
      return isNotNull(subscribers.leftAt);
    case 'confirmed':
      return and(isNull(subscribers.leftAt), isNotNull(subscribers.confirmedAt));
    case 'pending':
      return and(isNull(subscribers.leftAt), isNull(subscribers.confirmedAt));
    case undefined:
      return isNull(subscribers.leftAt);
  }
}

/** Addresses are stored in lower case and contain no Turkish letters. */
const emailFilter = (q: string | undefined): SQL | undefined =>
  containsAddress(subscribers.email, q);

const stateColumns = {
  id: subscribers.id,
  email: subscribers.email,
  confirmedAt: subscribers.confirmedAt,
  leftAt: subscribers.leftAt,
  linkId: subscribers.linkId,
  consentIp: subscribers.consentIp,
  language: subscribers.language,
};

export type SubscriberRow = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export async function findByEmail(db: Database, email: string) {
  const [row] = await db.read
    .select(stateColumns)
    .from(subscribers)
    .where(eq(subscribers.email, email));
  return row ?? null;
}

export async function findByTokenHash(db: Database, tokenHash: string) {
  const [row] = await db.read
    .select(stateColumns)
    .from(subscribers)
    .where(eq(subscribers.tokenHash, tokenHash));
  return row ?? null;
}
