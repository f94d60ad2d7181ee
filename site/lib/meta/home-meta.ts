import type { Agency } from '../agency.ts';
import { agencyId, agencyLd } from './agency-ld.ts';
import type { PageMeta } from './page-meta.ts';
import { HERO_SIZES, HERO_WIDTHS, type HeroPicture } from '../hero.ts';
import { pictureSource, shareImage } from '../picture.ts';
import { ifTranslated, language, to } from '#site/language.ts';
import { sayOnPage } from '../language-of-page.ts';

/** What the home page says about itself, and the agency as an organisation. */
export function homeMeta(agency: Agency, hero: HeroPicture | null, site: URL): PageMeta {
  const words = sayOnPage('home');
  const claim = ifTranslated(agency.claim);
  return {
    title: [agency.name, claim].filter(Boolean).join(' · '),
    description: [
      claim && `${claim}.`,
      words.description,
      agency.licence && words.licence(agency.licence),
    ]
      .filter(Boolean)
      .join(' '),
    canonical: '/',
    ...(hero && {
      image: shareImage(hero.key),
      preload: { srcset: pictureSource(hero.key, HERO_WIDTHS).avif, sizes: HERO_SIZES },
    }),
    jsonLd: [
      agencyLd(agency, site),
      {
        '@type': 'WebSite',
        name: agency.name,
        url: new URL(to('/'), site).href,
        inLanguage: language(),
        publisher: { '@id': agencyId(site) },
      },
    ],
  };
}
