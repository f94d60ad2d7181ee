import * as z from 'zod';
import { conflict } from '#domain/errors.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { readToken } from '#worker/platform/secrets/signed-token.ts';
import { type DetailRow, getForTransition, getReservation } from '../detail/detail-queries.ts';
import { undoChange, UndoToken } from './undo-change.ts';
import { undoTransition, UndoTransitionToken } from './undo-transition.ts';

const Token = z.discriminatedUnion('what', [UndoToken, UndoTransitionToken]);

/**
 * Undoes the change or transition named by a signed key, as long as no mail was sent and nobody has
 * changed the reservation since. Two trips, and one for the answer. @returns the updated
 * reservation. @throws `UNDO_OVER` (409) once its time is over or a mail of it was sent,
 * `STALE_VERSION` (409) when somebody changed it since, `DATES_TAKEN` (409) when somebody took its
 * nights, `NOT_FOUND`.
 */
export async function takeBack(
  deps: Deps,
  id: string,
  token: string,
  actor: Actor,
): Promise<DetailRow> {
  const { data } = Token.safeParse(await readToken(deps.secrets.quote, 'undo', token));
  if (data?.id !== id || data.until < instant(deps.clock)) throw conflict('UNDO_OVER');
  const { current } = await getForTransition(deps.db, id, null);
  if (current.version !== data.version) throw await staleVersion(deps.db, 'reservation', id);
  await (data.what === 'stay'
    ? undoChange(deps, current, data, actor)
    : undoTransition(deps, current, data, actor));
  return getReservation(deps.db, id, { role: 'ADMIN', userId: actor.userId ?? 0 });
}
