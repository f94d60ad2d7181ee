import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';

/** An address of ours as a language writes it; that of anybody else as it is. */
export async function localUrl(
  siteUrl: string,
  url: string,
  language: Language | null | undefined,
): Promise<string> {
  if (!url.startsWith(`${siteUrl}/`)) return url;
  const path = await localAddress(url.slice(siteUrl.length), language ?? FIRST_LANGUAGE);
  return `${siteUrl}${path}`;
}
