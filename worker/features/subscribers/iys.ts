import { and, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { addressesIn, type IysChange, iysRow, IYS_VALUES } from '#domain/subscribers/iys.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { toCsv } from '#worker/http/answers/csv.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** What İYS should know of an address: a consent that stands, or that it was withdrawn. */
const wanted = sql<
  IysChange['state']
>`iif(${subscribers.leftAt} is null, ${IYS_VALUES.given}, ${IYS_VALUES.refused})`;
const changedAt = sql<string>`coalesce(${subscribers.leftAt}, ${subscribers.consentAt}, ${subscribers.confirmedAt})`;
/** Whoever never confirmed gave no consent. */
const differs = and(
  isNotNull(subscribers.confirmedAt),
  or(
    sql`${subscribers.iysState} <> ${wanted}`,
    // A withdrawal of what İYS was never told is nothing.
    and(isNull(subscribers.iysState), isNull(subscribers.leftAt)),
  ),
);

/** The file of consents and withdrawals that İYS does not know yet. One trip. */
export async function iysFile({ db }: Pick<Deps, 'db'>): Promise<string> {
  const rows = await db.read
    .select({ email: subscribers.email, state: wanted, at: changedAt })
    .from(subscribers)
    .where(differs)
    .orderBy(changedAt);
  return toCsv(IYS_VALUES.columns, rows.map(iysRow));
}

/** Records that the file of that moment was uploaded; later changes come in the next. */
export async function markSent(deps: Deps, through: string, actor: Actor) {
  const write = beginWrite(deps, actor);
  const update = write.update(subscribers, and(differs, lte(changedAt, through)), {
    iysState: wanted,
    iysSentAt: write.at,
  });
  const written = await write.run([update, write.audit('subscriber.iys_sent', through)]);
  return { sent: written.of(update)?.rowsAffected ?? 0 };
}

/** At most so many addresses in a statement. */
const AT_ONCE = 500;

/** Obeys refusals that came to İYS: these addresses get nothing any more, by newsletter or offer. */
export async function obeyRefusals(deps: Deps, text: string, actor: Actor) {
  const addresses = addressesIn(text);
  const write = beginWrite(deps, actor);
  const parts = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, n) =>
    addresses.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const leaving = parts.map((part) =>
    write.update(subscribers, and(inArray(subscribers.email, part), isNull(subscribers.leftAt)), {
      leftAt: write.at,
    }),
  );
  const known = parts.map((part) =>
    write.update(subscribers, inArray(subscribers.email, part), { iysState: IYS_VALUES.refused }),
  );
  const stays = parts.map((part) =>
    write.update(
      reservations,
      and(inArray(reservations.email, part), sql`${reservations.marketing} = 1`),
      { marketing: false },
    ),
  );
  const written = await write.run([
    ...leaving,
    ...known,
    ...stays,
    write.audit('subscriber.iys_refusals', write.at, { after: { count: addresses.length } }),
  ]);
  const obeyed = leaving.reduce((sum, step) => sum + (written.of(step)?.rowsAffected ?? 0), 0);
  return { read: addresses.length, obeyed };
}
