/** What a page says about itself to search engines and to whoever shares its address. */
export type PageMeta = {
  /** Without the name of the site, which the head adds; unique over the site. */
  title: string;
  /** One or two sentences, at most about 155 characters. */
  description: string;
  /** Path of the one address of this content; the page's own path when left out. */
  canonical?: string;
  /** Path of a 1200+ px JPEG for shared links; the home page's picture when left out. */
  image?: string;
  /** What `image` shows, and its size, where the page knows. */
  imageFacts?: { alt: string; width: number; height: number };
  /** What is shared is a text with a day it was published on. */
  article?: { publishedAt: string; tags: readonly string[] };
  /** Path of the RSS feed that goes with the page. */
  feed?: string;
  /** Picture sources to fetch first, when the page opens with a picture. */
  preload?: { srcset: string; sizes: string };
  noindex?: boolean;
  /** schema.org objects, without their `@context`. */
  jsonLd?: Record<string, unknown>[];
};

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function jsonLdText(things: Record<string, unknown>[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The trail of a page for search engines; the last entry is the page itself. */
export function breadcrumbLd(site: URL, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** Text cut at a word for a description, with an ellipsis when something is left out. */
export function truncate(text: string, length = 155): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
