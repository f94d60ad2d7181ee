import { texts } from '../data.js';
import { e } from '../escape.js';

const SITE = new URL(process.env.SITE_URL ?? 'https://kiyi.example');

export function head(layout, villa) {
  const [hero] = villa.pictures;
  const { width, height } = texts.shareSize(hero);
  const title = `${villa.name}, ${villa.town.name}`;
  // The site's name, unless the title has it already.
  const fullTitle = title.includes('Kıyı') ? title : `${title} · Kıyı`;
  const description = texts.truncate(`${villa.name}: ${texts.summaryOf(villa)}`);
  const url = new URL(`/villa/${villa.slug}`, SITE).href;
  const trail = [
    { name: 'Kiralık villalar', path: '/listing' },
    { name: villa.town.name, path: `/${villa.town.slug}` },
    { name: villa.name, path: `/villa/${villa.slug}` },
  ];
  const jsonLd = texts.jsonLdText([
    texts.vacationRental(villa, SITE),
    texts.breadcrumbLd(SITE, trail),
  ]);
  return `${layout.start}<title>${e(fullTitle)}</title><meta name="description" content="${e(description)}"><link rel="canonical" href="${url}">${layout.afterCanonical}<link rel="preload" as="image" type="image/avif" imagesrcset="${texts.pictureSource(hero.key, [400, 800, 1280]).avif}" imagesizes="(min-width:700px) 50vw,100vw" fetchpriority="high">${layout.afterPreload}<meta property="og:title" content="${e(title)}"><meta property="og:description" content="${e(description)}"><meta property="og:url" content="${url}"><meta property="og:image" content="${new URL(`/media/${hero.key}-1280.jpg`, SITE).href}"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}"><meta property="og:image:alt" content="${e(hero.alt)}">${layout.afterShare}<script type="application/ld+json">${jsonLd}</script>${layout.beforeMain}`;
}
