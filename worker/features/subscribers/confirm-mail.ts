import type { Deps } from '../../platform/deps.ts';
import { privateLink } from '../../platform/secrets/private-link.ts';
import type { Step } from '../../platform/database/write-batch.ts';
import { directMail } from '../outbox/queue-mail.ts';

/**
 * The mail that asks an address whether its owner wants the newsletter; `occasion` keeps a second one
 * of the same occasion from leaving. The link is the subscription's own and dies with it; the database keeps
 * the hash of its token.
 */
export async function confirmMail(
  deps: Deps,
  { email, linkId }: { email: string; linkId: string },
  occasion: string,
): Promise<{ mail: Step; tokenHash: string }> {
  const { tokenHash, token, url } = await privateLink(deps, 'newsletter', linkId);
  const mail = directMail(deps.clock.now(), {
    template: 'bulten_onay',
    to: email,
    dedupeKey: `newsletter:${email}:${occasion}`,
    variables: { leave_url: `${deps.siteUrl}/v1/website/subscribe/leave?token=${token}` },
    actionUrl: url,
  });
  return { mail, tokenHash };
}
