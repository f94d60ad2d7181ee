import { guidePictureId } from '#domain/villas/house-guide.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { findGuidePicture } from '#worker/features/media/guide-pictures/store-guide-picture.ts';
import { getOpenStay } from './open-stay.ts';
import { knowsPlaceNow, phaseNow } from './present.ts';

/**
 * A picture of the house's guide, for holders of the link of a stay while they may read the guide;
 * null for any other. @throws `NOT_FOUND` for an invalid link
 */
export async function findGuestPicture(
  deps: Deps,
  token: string,
  id: string,
): Promise<StoredFile | null> {
  const found = await getOpenStay(deps, token);
  if (!knowsPlaceNow(phaseNow(deps, found), found)) return null;
  const picture = (found.house.houseGuide ?? [])
    .flatMap((part) => part.picture ?? [])
    .find((each) => guidePictureId(each) === id);
  return picture === undefined ? null : findGuidePicture(deps, picture.key);
}
