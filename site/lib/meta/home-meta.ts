import type { Agency } from '../agency.ts';
import { agencyId, agencyLd } from './agency-ld.ts';
import type { PageMeta } from './page-meta.ts';
import { heroSource } from '../picture.ts';

/** What the home page says about itself, and the agency as an organisation. */
export function homeMeta(agency: Agency, hero: string, site: URL): PageMeta {
  const { avif, src } = heroSource(hero);
  return {
    title: [agency.name, agency.claim].filter(Boolean).join(' · '),
    description: [
      agency.claim && `${agency.claim}.`,
      'Gerçek fiyatlar, güncel takvimler ve her evin turizm izin numarası.',
      agency.licence && `TÜRSAB belge no ${agency.licence}.`,
    ]
      .filter(Boolean)
      .join(' '),
    canonical: '/',
    image: src,
    preload: { srcset: avif, sizes: '(min-width: 1280px) 1200px, 100vw' },
    jsonLd: [
      agencyLd(agency, site),
      {
        '@type': 'WebSite',
        name: agency.name,
        url: site.href,
        inLanguage: 'tr',
        publisher: { '@id': agencyId(site) },
      },
    ],
  };
}
