import type { Deps } from '../deps.ts';
import { timeOfId, toHex } from '../ids.ts';
import { deriveHmac, keyAt } from './key-ring.ts';
import { equalInConstantTime } from './signed-token.ts';

/** 80 bits cannot be guessed, and keep the local part below the 64 characters of RFC 5321. */
const MAC_DIGITS = 20;

type Parts = Pick<Deps, 'secrets' | 'replyAddress'>;

/**
 * `yanit+<id><mac>@…`: the reply address of a mail of ours, signed with a key of its own, so that
 * only its recipient can write into its thread. Null when no mail reaches us.
 */
export async function replyAddressOf(
  { secrets, replyAddress }: Parts,
  mailId: string,
): Promise<string | null> {
  if (replyAddress === null) return null;
  const [name = '', domain = ''] = replyAddress.split('@');
  return `${name}+${mailId}${await macOf(secrets.data, mailId)}@${domain}`;
}

/** The id of our mail that an address belongs to; null for an address that we never used. */
export async function readReplyAddress({ secrets }: Parts, to: string): Promise<string | null> {
  // Mail servers may change its case.
  const [, signed = ''] = /\+([0-9a-f]{40,60})@/.exec(to.toLowerCase()) ?? [];
  const id = signed.slice(0, -MAC_DIGITS);
  if (id === '') return null;
  return equalInConstantTime(await macOf(secrets.data, id), signed.slice(-MAC_DIGITS)) ? id : null;
}

/** With the key of the mail's creation time, as for private links. */
async function macOf(ring: string, mailId: string): Promise<string> {
  const hmac = await deriveHmac(keyAt(ring, timeOfId(mailId)), 'sign:reply-address');
  return toHex(await hmac(mailId)).slice(0, MAC_DIGITS);
}
