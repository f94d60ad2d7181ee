import type { SearchItem } from '#domain/search/schema.ts';
import { ifTranslated, language, to } from '#site/language.ts';

type PlaceFacts = {
  title: string;
  intro: string;
  path: string;
  villas: readonly Pick<SearchItem, 'slug' | 'name'>[];
  total: number;
};

/** A region's or a villa type's page for search engines: a collection and the villas it shows. */
export function collectionLd(site: URL, { title, intro, path, villas, total }: PlaceFacts) {
  const url = new URL(to(path), site).href;
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    description: ifTranslated(intro) || undefined,
    inLanguage: language(),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: villas.map(({ slug, name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        url: new URL(to(`/villa/${slug}`), site).href,
      })),
    },
  };
}
