import type { Deps } from '../deps.ts';
import { timeOfId, toHex } from '../ids.ts';
import { deriveHmac, keyAt } from './key-ring.ts';
import { equalInConstantTime } from './signed-token.ts';

/** 80 bits: nobody guesses them, and the part before the @ stays below the 64 signs of RFC 5321. */
const MAC_DIGITS = 20;

type Parts = Pick<Deps, 'secrets' | 'replyAddress'>;

/**
 * `yanit+<id><mac>@…`: where the answer to a mail of ours goes, signed with a key of its own, so that
 * only who has the mail can write into its thread. Null where no mail comes to us.
 */
export async function replyAddressOf(
  { secrets, replyAddress }: Parts,
  mailId: string,
): Promise<string | null> {
  if (replyAddress === null) return null;
  const [name = '', domain = ''] = replyAddress.split('@');
  return `${name}+${mailId}${await macOf(secrets.data, mailId)}@${domain}`;
}

/** The id of the mail of ours that an address answers; null for one that we never gave out. */
export async function readReplyAddress({ secrets }: Parts, to: string): Promise<string | null> {
  // Mail servers on the way may change its case.
  const [, signed = ''] = /\+([0-9a-f]{40,60})@/.exec(to.toLowerCase()) ?? [];
  const id = signed.slice(0, -MAC_DIGITS);
  if (id === '') return null;
  return equalInConstantTime(await macOf(secrets.data, id), signed.slice(-MAC_DIGITS)) ? id : null;
}

/** Under the key of the mail's own time, as with private links. */
async function macOf(ring: string, mailId: string): Promise<string> {
  const hmac = await deriveHmac(keyAt(ring, timeOfId(mailId)), 'sign:reply-address');
  return toHex(await hmac(mailId)).slice(0, MAC_DIGITS);
}
