import { notFound } from '#domain/errors.ts';
import type { TrackedReservation, TrackInput } from '#domain/reservations/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { toTracked } from '../present.ts';
import { findByCodeAndEmail } from '../queries.ts';

/**
 * A guest's reservation. Whatever was wrong, code, e-mail or both, the answer and the work are the
 * same, so that nobody learns which codes exist.
 * @throws `NOT_FOUND`
 */
export async function trackReservation(deps: Deps, input: TrackInput): Promise<TrackedReservation> {
  const found = await findByCodeAndEmail(deps.db, input.code, input.email);
  if (found === null) {
    throw notFound('Bu kod ve e-posta ile bir rezervasyon bulamadık. İkisini de kontrol edin.');
  }
  return toTracked(found);
}
