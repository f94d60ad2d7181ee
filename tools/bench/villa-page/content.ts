import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Picture = {
  href: string;
  srcset: string;
  sizes: string;
  src: string;
  alt: string;
  color: string;
};

/** The content of our villa page, in parts that another framework can assemble. */
export type VillaContent = {
  title: string;
  description: string;
  fonts: string[];
  villa: { slug: string; name: string; from: number; capacity: number };
  pictures: Picture[];
  parts: Record<
    | 'header'
    | 'title'
    | 'beforeCalendar'
    | 'months'
    | 'calendarKey'
    | 'afterCalendar'
    | 'similar'
    | 'footer',
    string
  >;
  /** All stylesheets of the page, including linked ones. */
  css: string;
};

/** Splits a built villa page into its parts. @throws when one is missing */
export function readVillaContent(site: string, page: string): VillaContent {
  const html = readFileSync(join(site, page), 'utf8');
  const one = (pattern: RegExp) => unescape(find(html, pattern));
  const part = (from: string, to: string) => withoutIslands(between(html, from, to));
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return {
    title: one(/<title>([^<]+)/),
    description: one(/<meta name="description" content="([^"]+)"/),
    fonts: [...html.matchAll(/href="(\/fonts\/[^"]+\.woff2)"/g)].map(([, href = '']) => href),
    villa: {
      slug: one(/data-slug="([^"]+)"/),
      name: one(/<h1>([^<]+)/),
      from: Number(find(html, /"span":{"from":(\d+)/)),
      capacity: Number(find(html, /"capacity":(\d+)/)),
    },
    pictures: picturesOf(between(html, '<div class="gallery"', '<div class="wrap villa">')),
    parts: {
      header: part('<a class="skip button"', '<main id="icerik">'),
      title: `${part('<p class="title-place">', '<span class="title-acts')}</p>`,
      beforeCalendar: part('<ul class="facts">', '<section id="musaitlik">'),
      months: part('<div class="calendar-months">', '</astro-slot>'),
      calendarKey: part('<ul class="calendar-key">', '</div></section><section id="fiyatlar">'),
      afterCalendar: part('<section id="fiyatlar">', '</div><aside class="villa-card"'),
      similar: part('<section class="wrap similar">', '</main>'),
      footer: part('<footer class="site-footer">', '<div class="progress"'),
    },
    css: [...styles, ...links.map(([, href = '']) => readFileSync(join(site, href), 'utf8'))].join(
      '\n',
    ),
  };
}

function picturesOf(gallery: string): Picture[] {
  const anchors =
    /<a href="([^"]+)" style="background:([^"]+)"[^>]*><picture><source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"><img src="([^"]+)" alt="([^"]*)"/g;
  const pictures = [...gallery.matchAll(anchors)].map(
    ([, href = '', color = '', srcset = '', sizes = '', src = '', alt = '']) => ({
      href,
      color,
      srcset,
      sizes,
      src,
      alt: unescape(alt),
    }),
  );
  if (pictures.length === 0) throw new Error('the villa page has no pictures where they were');
  return pictures;
}

function find(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`the villa page has no ${pattern}`);
  return found;
}

/** From `from`, included, to `to`, excluded. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`the villa page has no ${from} … ${to}`);
  return html.slice(start, end);
}

/** The HTML of islands without the elements that hydrate them. */
const withoutIslands = (html: string): string =>
  html.replaceAll(/<\/?astro-(island|slot)[^>]*>|<!--astro:end-->|<script[\s\S]*?<\/script>/g, '');

const unescape = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
