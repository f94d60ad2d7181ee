import type { StayMessageInput } from '#domain/stay-page/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { keepMessage } from '#worker/features/messages/keep-message.ts';
import { getOwnStay } from './open-stay.ts';

/**
 * A guest writes to the agency on the page of the stay: a message in the thread in which clerks
 * answer. Two trips. @throws `NOT_FOUND`, also with a link for fellow travellers
 */
export async function writeStayMessage(
  deps: Deps,
  { link, text }: StayMessageInput,
  key: string,
  actor: Actor,
): Promise<Settled<{ confirmed: true }>> {
  const scope = `stay-message:${(await sha256(link)).slice(0, 16)}`;
  return runIdempotent(deps, { scope, key, body: text }, async () => {
    const { row, villa } = (await getOwnStay(deps, link)).stay;
    const message = {
      id: newId(deps.clock.now()),
      channel: 'stay' as const,
      reservationId: row.id,
      guestId: row.guestId,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      phone: row.phone || null,
      subject: `${row.code} · ${villa.name}`,
      message: text,
    };
    return { status: 201, content: { confirmed: true }, steps: keepMessage(deps, message, actor) };
  });
}
