import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type ResponseTime, responseTimeOf } from '#domain/pages/response-time.ts';
import { addMonths, monthOf, monthStart } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { type Clock, today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** When a request was sent, when it left that state, and who moved it: `admin`, `system` … */
type Answer = { sent: string; left: string | null; by: string | null };

const MINUTE_MS = 60_000;

/**
 * How soon the agency answered the website's requests of last month; null when there were too few.
 * What a guest withdrew or paid at once had no answer to wait for. One trip.
 */
export async function readResponseTime(deps: {
  db: Database;
  clock: Clock;
}): Promise<ResponseTime | null> {
  const month = addMonths(monthOf(today(deps.clock)), -1);
  const sent = await selectAnswers(deps.db, month);
  const minutes = sent
    .filter(({ by }) => by === null || by === 'admin' || by === 'system')
    .map(({ sent: from, left, by }) =>
      left !== null && by === 'admin' ? (Date.parse(left) - Date.parse(from)) / MINUTE_MS : null,
    );
  return responseTimeOf(month, minutes);
}

/** Of the first move away from a request. */
const firstMove = (column: 'created_at' | 'by') =>
  sql<string | null>`(select ${sql.identifier(column)} from ${reservationHistory} h
    where h.reservation_id = reservations.id and h.from_status = 'requested'
    order by h.created_at, h.id limit 1)`;

function selectAnswers(db: Database, month: string): Promise<Answer[]> {
  return db.read
    .select({ sent: reservations.createdAt, left: firstMove('created_at'), by: firstMove('by') })
    .from(reservations)
    .where(
      and(
        eq(reservations.source, 'site'),
        gte(reservations.createdAt, startOfIstanbulDay(monthStart(month))),
        lt(reservations.createdAt, startOfIstanbulDay(monthStart(addMonths(month, 1)))),
      ),
    );
}
