import { to } from '#site/language.ts';

/** A page's metadata for search engines and shared links. */
export type PageMeta = {
  /** Without the site's name, which the head adds; unique on the site. */
  title: string;
  /** One or two sentences, at most about 155 characters. */
  description: string;
  /** Path of the canonical address of this content, the Turkish one; by default the page's own. */
  canonical?: string;
  /** Path of a 1200+ px JPEG for shared links; the home page's picture when left out. */
  image?: string;
  /** The alternative text and size of `image`, if known. */
  imageFacts?: { alt: string; width: number; height: number };
  /** For a text with a publication date. */
  article?: { publishedAt: string; tags: readonly string[] };
  /** Path of the RSS feed that goes with the page. */
  feed?: string;
  /** Picture sources to fetch first, when the page opens with a picture. */
  preload?: { srcset: string; sizes: string };
  noindex?: boolean;
  /** Path of the manifest of what the page is kept as on a phone; the site's when left out. */
  manifest?: string;
  /** schema.org objects, without their `@context`. */
  jsonLd?: Record<string, unknown>[];
};

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function jsonLdText(things: Record<string, unknown>[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The breadcrumbs of a page for search engines; the last entry is the page itself. */
export function breadcrumbLd(site: URL, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: new URL(to(path), site).href,
    })),
  };
}

/** Text cut at a word for a description, with an ellipsis when something is left out. */
export function truncate(text: string, length = 155): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
