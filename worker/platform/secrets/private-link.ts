import type { Deps } from '../deps.ts';
import { sha256, timeOfId } from '../ids.ts';
import { hmacBase64Url } from './hmac.ts';
import { deriveText, keyAt } from './key-ring.ts';

/** Pages that open with a private link, and what the link is for. */
const PAGES = {
  guests: '/misafir?baglanti=',
  newsletter: '/onay/bulten?baglanti=',
  offer: '/teklif?token=',
  'own-data': '/onay/kvkk?baglanti=',
  payment: '/guvenli-odeme?baglanti=',
  checkout: '/guvenli-odeme/sonuc?odeme=',
} as const;

type LinkPurpose = keyof typeof PAGES;

/**
 * A private link to one row, under the key of the row's own time: it is the same whenever it is made
 * again. Its token is made from the row's id and our secret, so that it can be
 * written into a mail later though the database holds nothing but its hash.
 */
export async function privateLink(
  { secrets, siteUrl }: Pick<Deps, 'secrets' | 'siteUrl'>,
  purpose: LinkPurpose,
  id: string,
): Promise<{ token: string; tokenHash: string; url: string }> {
  const key = keyAt(secrets.data, timeOfId(id));
  const token = await hmacBase64Url(await deriveText(key, `link:${purpose}`), id);
  return { token, tokenHash: await sha256(token), url: `${siteUrl}${PAGES[purpose]}${token}` };
}
