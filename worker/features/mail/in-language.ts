import type { Language } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';

/** An address of ours in a language; that of anybody else, and none, as it is. */
export async function inLanguage(
  siteUrl: string,
  url: string | null,
  language: Language,
): Promise<string | null> {
  if (!url?.startsWith(`${siteUrl}/`)) return url;
  return `${siteUrl}${await localAddress(url.slice(siteUrl.length), language)}`;
}
