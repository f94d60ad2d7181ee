import type { APIRoute } from 'astro';
import {
  getPageChanges,
  listDistricts,
  listPlaceTypePages,
  listPosts,
  listTowns,
  listVillaSlugs,
  listVillaTypes,
} from '#site/data.ts';
import { blogTags, tagHref } from '#site/lib/blog-tags.ts';
import { CORPORATE, HELP } from '#site/lib/site-map.ts';

/** Pages that are found without being listed here, or that show only what a visitor brings along. */
const LEFT_OUT = new Set(['/konaklamam']);

/** Every page that is worth finding, once, with the day its texts changed. */
export const GET: APIRoute = async ({ site, url }) => {
  const [districts, towns, pairs, types, villas, posts, changes] = await Promise.all([
    listDistricts(),
    listTowns(),
    listPlaceTypePages(),
    listVillaTypes(),
    listVillaSlugs(),
    listPosts(),
    getPageChanges(),
  ]);
  const paths = [
    '/',
    '/listing',
    '/regions',
    '/firsat-tarihler',
    '/indirimli-villalar',
    ...[...CORPORATE, ...HELP].map((link) => link.href).filter((path) => !LEFT_OUT.has(path)),
    ...districts.map(({ path }) => path),
    ...[...towns, ...types].map(({ slug }) => `/${slug}`),
    ...pairs.map(({ path }) => path),
    ...villas.map((slug) => `/villa/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...blogTags(posts).map(tagHref),
  ];
  const entries = paths.map((path) => {
    const changed = changes.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${new URL(path, site ?? url).href}</loc>${lastmod}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
