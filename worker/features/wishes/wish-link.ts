import type { Deps } from '#worker/platform/deps.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';

/** The private page of a wish, where it is confirmed and ended, and its mail program's way to end it. */
export async function wishLink(deps: Deps, id: string) {
  const { token, tokenHash, url } = await privateLink(deps, 'wish', id);
  return {
    tokenHash,
    page: url,
    leave: `${deps.siteUrl}/v1/website/wishes/leave?token=${token}`,
  };
}
