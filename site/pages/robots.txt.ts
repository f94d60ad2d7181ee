import type { APIRoute } from 'astro';

/**
 * Everything public may be crawled; tools and personal pages may not. Calendars of other services
 * obey it as well: who has the private address of one may read it.
 */
export const GET: APIRoute = ({ site, url }) => {
  const lines = [
    'User-agent: *',
    'Allow: /v1/calendar/',
    'Allow: /v1/stay/calendar.ics',
    'Disallow: /dashboard',
    'Disallow: /v1/',
    'Disallow: /v2/',
    'Disallow: /ara',
    `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
