import type { APIRoute } from 'astro';

/** Everything public may be crawled; tools and personal pages may not. */
export const GET: APIRoute = ({ site, url }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /v1/',
    'Disallow: /v2/',
    'Disallow: /ara',
    `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
