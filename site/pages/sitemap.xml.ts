import type { APIRoute } from 'astro';
import { listPosts, listTowns, listVillaSlugs, listVillaTypes } from '#site/data.ts';
import { CORPORATE, HELP } from '#site/lib/site-map.ts';

/** Every page that is worth finding, once. */
export const GET: APIRoute = async ({ site, url }) => {
  const [towns, types, villas, posts] = await Promise.all([
    listTowns(),
    listVillaTypes(),
    listVillaSlugs(),
    listPosts(),
  ]);
  const paths = [
    '/',
    '/listing',
    '/regions',
    ...[...CORPORATE, ...HELP].map((link) => link.href).filter((path) => path !== '/enquire'),
    ...[...towns, ...types].map(({ slug }) => `/${slug}`),
    ...villas.map((slug) => `/villa/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ];
  const entries = paths.map((path) => `<url><loc>${new URL(path, site ?? url).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
