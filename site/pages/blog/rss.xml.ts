import type { APIRoute } from 'astro';
import { getShell, listPosts } from '#site/data.ts';
import { language, to } from '#site/language.ts';
import { agencyOf } from '#site/lib/agency.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** Readers show the last posts; the rest is on the blog. */
const MAX = 30;

export const GET: APIRoute = async ({ site, url }) => {
  const [posts, { settings }] = await Promise.all([listPosts(), getShell()]);
  const { name } = agencyOf(settings);
  const words = sayOnPage('texts');
  const hrefOf = (path: string) => new URL(to(path), site ?? url).href;
  const items = posts.slice(0, MAX).map(({ slug, title, excerpt, tags, publishedAt }) => {
    const href = hrefOf(`/blog/${slug}`);
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${href}</link><guid>${href}</guid>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      `<description>${escapeXml(excerpt)}</description>`,
      '</item>',
    ].join('');
  });
  const channel = [
    `<title>${escapeXml(name)} · ${words.blog}</title>`,
    `<link>${hrefOf('/blog')}</link>`,
    `<description>${words.feedDescription}</description>`,
    `<language>${language()}</language>`,
    `<atom:link href="${hrefOf('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ].join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml' } });
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
