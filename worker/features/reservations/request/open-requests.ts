import { type SQL, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import {
  NIGHTS_OF_NETWORK,
  OPEN_REQUESTS_MAX,
  REQUESTS_OF_NETWORK,
  tooManyOfNetwork,
  tooManyOpenRequests,
} from '#domain/reservations/open-requests.ts';
import { networkOf, networkPrefix } from '#domain/values/ip-address.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/** The requester's contact data as stored on the reservation. */
type Asker = { email: string; phone: string; consentIp: string | null };

/**
 * The last steps of a request's batch, which count its own row too, so that of two concurrent
 * requests both cannot pass: nobody holds more nights by unanswered requests than one traveller
 * needs, and no network can close a calendar. An address that somebody typed proves nothing, so a
 * person is counted within one network: nobody elsewhere can use up what another may ask for.
 * Requests of visitors always have an address; `now` is ISO 8601 UTC. @returns guards that refuse
 * with `TOO_MANY_OPEN_REQUESTS` (409), each with its own sentence
 */
export function withinOpenRequests(asker: Asker, now: string, agencyPhone: string): Step[] {
  const address = asker.consentIp ?? '';
  const prefix = networkPrefix(networkOf(address));
  const ofNetwork = sql`from reservations
    where (status = 'requested' and hold_expires_at > ${now}
        or status = 'option' and instant and option_expires_at > ${now})
      and consent_ip is not null
      and (consent_ip = ${address} or coalesce(instr(consent_ip, ${prefix}) = 1, 0))`;
  const within = (name: string, sum: SQL, times: number, refusal: string) =>
    guard(name, sql`select coalesce(${sum}, 0) <= ${times} * ${MAX} ${ofNetwork}`, () =>
      conflict('TOO_MANY_OPEN_REQUESTS', refusal),
    );
  return [
    within(
      'requests.of_person',
      sql`max(sum(email = ${asker.email}), sum(phone = ${asker.phone}))`,
      1,
      tooManyOpenRequests(agencyPhone),
    ),
    within(
      'requests.of_network',
      sql`count(*)`,
      REQUESTS_OF_NETWORK,
      tooManyOfNetwork(agencyPhone),
    ),
    within(
      'requests.nights_of_network',
      sql`sum(julianday(check_out) - julianday(check_in))`,
      NIGHTS_OF_NETWORK,
      tooManyOfNetwork(agencyPhone),
    ),
  ];
}

const MAX = sql`coalesce(
  (select cast(value as integer) from settings where key = 'open_requests_max'), ${OPEN_REQUESTS_MAX})`;
