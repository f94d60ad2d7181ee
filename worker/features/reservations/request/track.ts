import { notFound } from '#domain/errors.ts';
import type { TrackAnswer, TrackInput } from '#domain/reservations/schema.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { toTracked } from '../present.ts';
import { byCodeAndEmail, findTracked } from './tracked-stay.ts';

/**
 * A guest's reservation, and the address of its page. Whatever was wrong, code, e-mail or both, the
 * answer takes the same work, so that nobody learns which codes exist. @throws `NOT_FOUND`
 */
export async function trackReservation(
  deps: Deps,
  input: TrackInput,
  language: Language = FIRST_LANGUAGE,
): Promise<TrackAnswer> {
  const found = await findTracked(deps.db, byCodeAndEmail(input.code, input.email));
  if (found === null) {
    throw notFound('Bu kod ve e-posta ile bir rezervasyon bulamadık. İkisini de kontrol edin.');
  }
  // The page goes on in the language of the form.
  const { url } = await ensureStayLink(deps, { ...found.row, language });
  return { ...toTracked(found, instant(deps.clock)), page: url };
}
