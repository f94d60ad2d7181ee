import type { Deps } from '../deps.ts';
import { toBase64Url } from '../base64.ts';
import { sha256, timeOfId } from '../ids.ts';
import { deriveHmac, keyAt } from './key-ring.ts';

/** Pages that open with a private link, and the purpose of the link. */
const PAGES = {
  stay: '/konaklamam?baglanti=',
  shared: '/konaklamam?baglanti=',
  newsletter: '/onay/bulten?baglanti=',
  wish: '/haber-ver?baglanti=',
  offer: '/teklif?token=',
  buyer: '/fatura-bilgisi?baglanti=',
  owner: '/musaitlik?baglanti=',
  'own-data': '/onay/kvkk?baglanti=',
  payment: '/guvenli-odeme?baglanti=',
  checkout: '/guvenli-odeme/sonuc?odeme=',
} as const;

export type LinkPurpose = keyof typeof PAGES;

/**
 * A private link to one row. Its token is derived from the row's id and our secret, so that it can
 * be included in later mails although the database only stores its hash.
 */
export async function privateLink(
  { secrets, siteUrl }: { secrets: Pick<Deps['secrets'], 'data'>; siteUrl: string },
  purpose: LinkPurpose,
  id: string,
): Promise<{ token: string; tokenHash: string; url: string }> {
  const token = await deriveToken(secrets.data, purpose, id);
  return { token, tokenHash: await sha256(token), url: `${siteUrl}${PAGES[purpose]}${token}` };
}

/** With the key of the row's creation time, so that the link is the same whenever it is derived. */
async function deriveToken(ring: string, purpose: LinkPurpose, id: string): Promise<string> {
  const hmac = await deriveHmac(keyAt(ring, timeOfId(id)), `link:${purpose}`);
  return toBase64Url(await hmac(id));
}
