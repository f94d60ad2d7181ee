import type { Review } from '#domain/comments/schema.ts';
import { conflict, DomainError, refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { reviewSteps } from '#worker/features/comments/review-steps.ts';
import {
  type PrivatePicture,
  storePrivatePicture,
} from '#worker/features/media/storage/private-picture.ts';
import { getOwnStay } from './open-stay.ts';
import { reviewStateOf } from './present.ts';

type Handed = Review & { link: string; photos: readonly File[] };

/**
 * A guest reviews the stay on its page: the link proves that they were there. Text and photos wait
 * for approval. Two trips. @throws `NOT_FOUND`, also with a link for fellow travellers;
 * `NOT_IN_THIS_STATE` (422) before the stay is over; `ALREADY_REVIEWED` (409); what
 * storePrivatePicture throws
 */
export async function reviewStay(
  deps: Deps,
  { link, photos, ...review }: Handed,
  key: string,
  actor: Actor,
): Promise<Settled<{ confirmed: true }>> {
  const scope = `stay-review:${(await sha256(link)).slice(0, 16)}`;
  const body = { ...review, photos: photos.map(({ size }) => size) };
  return runIdempotent(deps, { scope, key, body }, async () => {
    const found = await getOwnStay(deps, link);
    const state = reviewStateOf(found);
    if (state === 'closed') {
      throw refused('NOT_IN_THIS_STATE', 'Yorumunuzu konaklamanız bitince yazabilirsiniz.');
    }
    if (state !== 'open') throw conflict('ALREADY_REVIEWED');
    const { id, villaId, checkIn, email } = found.stay.row;
    const stored = await storeAll(deps, photos);
    const stay = { id, villaId, checkIn, email };
    return {
      status: 201,
      content: { confirmed: true as const },
      steps: reviewSteps(deps.clock, stay, review, stored, actor),
    };
  });
}

/**
 * One after another: five phone pictures at once exceed a Worker's memory. A refusal names its photo.
 */
async function storeAll(deps: Deps, photos: readonly File[]): Promise<PrivatePicture[]> {
  const stored: PrivatePicture[] = [];
  for (const photo of photos) {
    stored.push(
      await storePrivatePicture(deps, photo).catch((error: unknown) => {
        throw error instanceof DomainError ? named(photo, error) : error;
      }),
    );
  }
  return stored;
}

function named({ name }: File, { kind, code, message: why }: DomainError): DomainError {
  const message = `“${name.slice(0, 100)}”: ${why}`;
  return new DomainError(kind, code, { message, issues: [{ path: 'photos', message }] });
}
