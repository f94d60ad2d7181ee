import type { Deps } from '../deps.ts';
import { sha256 } from '../ids.ts';
import { hmacBase64Url } from './hmac.ts';

/** Pages that open with a private link, and what the link is for. */
const PAGES = {
  guests: '/misafir?baglanti=',
  newsletter: '/v1/website/subscribe/confirm?token=',
  offer: '/teklif?token=',
  'own-data': '/v1/website/kvkk/confirm?token=',
  payment: '/guvenli-odeme?baglanti=',
  checkout: '/guvenli-odeme/sonuc?odeme=',
} as const;

type LinkPurpose = keyof typeof PAGES;

/**
 * A private link to one row. Its token is made from the row's id and our secret, so that it can be
 * written into a mail later though the database holds nothing but its hash.
 */
export async function privateLink(
  { secrets, siteUrl }: Pick<Deps, 'secrets' | 'siteUrl'>,
  purpose: LinkPurpose,
  id: string,
): Promise<{ token: string; tokenHash: string; url: string }> {
  const token = await hmacBase64Url(secrets.data, `private-link:${purpose}:${id}`);
  return { token, tokenHash: await sha256(token), url: `${siteUrl}${PAGES[purpose]}${token}` };
}
