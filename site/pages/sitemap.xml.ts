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
import { language } from '#site/language.ts';
import { readAddresses } from '#site/lib/language-of-page.ts';
import { CORPORATE, HELP } from '#site/lib/site-map.ts';

/** Pages that are found without being listed here, or that show only what a visitor brings along. */
const LEFT_OUT = new Set(['/konaklamam']);

/**
 * Every page of a language that is worth finding, once, with the day its texts changed and itself in
 * the other languages. Each language has a list of its own (robots.txt): search engines read 50,000
 * pages and 50 MB of one.
 */
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
  const spoken = language();
  const hrefOf = (path: string) => new URL(path, site ?? url).href;
  const link = (code: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${hrefOf(path)}"/>`;
  const addressesOf = await readAddresses();
  const entries = paths.map((path) => {
    const addresses = addressesOf(path);
    const own = addresses.find((one) => one.language === spoken);
    if (own === undefined) return '';
    const changed = changes.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const links = [
      ...addresses.map((one) => link(one.language, one.path)),
      link('x-default', path),
    ];
    return `<url><loc>${hrefOf(own.path)}</loc>${lastmod}${links.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
