import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { OwnerQuestionLink } from '#domain/reservations/owner-question.ts';
import { formatStay } from '#domain/values/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/**
 * The link by which an owner answers, for a clerk who passes it on. @throws `NOT_FOUND`,
 * `OWNER_NOT_ASKED` (422) when there is nothing to ask
 */
export async function copyQuestionLink(
  deps: Deps,
  id: string,
  actor: Actor,
): Promise<OwnerQuestionLink> {
  const [stay] = await deps.db.read
    .select({
      villa: villas.name,
      checkIn: reservations.checkIn,
      checkOut: reservations.checkOut,
      phone: userDetails.phone,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .leftJoin(userDetails, eq(userDetails.userId, reservations.ownerId))
    .where(eq(reservations.id, id));
  if (stay === undefined) throw notFound('Böyle bir rezervasyon yok.');
  const link = await askOwner(deps, id, 'hand');
  if (link === null) throw refused('OWNER_NOT_ASKED');
  const write = beginWrite(deps, actor);
  await write.run([write.audit('reservation.owner_link', id)]);
  const days = formatStay(stay.checkIn, stay.checkOut);
  return {
    link,
    phone: (stay.phone ?? '').replaceAll(/\D/g, ''),
    text: `Merhaba, ${stay.villa} için yeni bir talep var: ${days}. Boş mu? Buradan tek dokunuşla yanıtlayabilirsiniz: ${link}`,
  };
}
