import type { APIRoute } from 'astro';
import { LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';

const inEach = (path: string) =>
  Promise.all(LANGUAGE_CODES.map((language) => localAddress(path, language)));

/**
 * Everything public may be crawled; tools and personal pages may not. Calendars of other services
 * obey it as well: who has the private address of one may read it.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const [searches, maps] = await Promise.all([inEach('/ara'), inEach('/sitemap.xml')]);
  const lines = [
    'User-agent: *',
    'Allow: /v1/calendar/',
    'Allow: /v1/stay/calendar.ics',
    'Disallow: /dashboard',
    'Disallow: /v1/',
    'Disallow: /v2/',
    ...searches.map((path) => `Disallow: ${path}`),
    ...maps.map((path) => `Sitemap: ${new URL(path, site ?? url).href}`),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
