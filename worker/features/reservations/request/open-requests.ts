import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { OPEN_REQUESTS_MAX, tooManyOpenRequests } from '#domain/reservations/open-requests.ts';
import { networkOf, networkPrefix } from '#domain/values/ip-address.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/** The requester's contact data as stored on the reservation. */
type Asker = { email: string; phone: string; consentIp: string | null };

/**
 * The last step of a request's batch, which counts its own row too, so that of two concurrent
 * requests both cannot pass: nobody holds more nights by unanswered requests than one traveller
 * needs. Requests of visitors always have an address; `now` is ISO 8601 UTC. @returns a guard that
 * refuses with `TOO_MANY_OPEN_REQUESTS` (409)
 */
export function withinOpenRequests(asker: Asker, now: string, agencyPhone: string): Step {
  const address = asker.consentIp ?? '';
  const prefix = networkPrefix(networkOf(address));
  const most = sql`coalesce(
    (select cast(value as integer) from settings where key = 'open_requests_max'), ${OPEN_REQUESTS_MAX})`;
  return guard(
    'requests.within_limit',
    sql`select max(sum(email = ${asker.email}), sum(phone = ${asker.phone}),
      sum(consent_ip = ${address} or coalesce(instr(consent_ip, ${prefix}) = 1, 0))) <= ${most}
      from reservations
      where status = 'requested' and hold_expires_at > ${now} and consent_ip is not null`,
    () => conflict('TOO_MANY_OPEN_REQUESTS', tooManyOpenRequests(agencyPhone)),
  );
}
