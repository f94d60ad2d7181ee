import { ifTranslated } from '#site/language.ts';
import type { Agency } from '../agency.ts';
import { shareImage } from '../picture.ts';

/** The agency for search engines; pages refer to it by this address instead of repeating it. */
export const agencyId = (site: URL): string => new URL('/#acenta', site).href;

/** The agency as an organisation (schema.org). */
export function agencyLd(agency: Agency, site: URL) {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(site),
    name: agency.name,
    legalName: agency.company || undefined,
    slogan: ifTranslated(agency.claim) || undefined,
    url: site.href,
    logo: new URL('/favicon.svg', site).href,
    image: agency.picture ? new URL(shareImage(agency.picture), site).href : undefined,
    telephone: agency.phone || undefined,
    email: agency.email || undefined,
    address: postalAddress(agency.address),
    geo: agency.place ? { '@type': 'GeoCoordinates', ...agency.place } : undefined,
    ...(agency.licence && {
      identifier: { '@type': 'PropertyValue', propertyID: 'TÜRSAB', value: agency.licence },
    }),
    sameAs: agency.social.map((link) => link.href),
  };
}

/**
 * An address in search engines' format. Turkish ones end in "07960 Kaş / Antalya"; others stay in
 * one piece.
 */
export function postalAddress(address: string): object | undefined {
  if (address === '') return undefined;
  const parts =
    /^(?<street>.+?),?\s+(?<code>\d{5})\s+(?<locality>[^/]+?)\s*\/\s*(?<region>.+)$/u.exec(
      address,
    )?.groups;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts?.street ?? address,
    postalCode: parts?.code,
    addressLocality: parts?.locality,
    addressRegion: parts?.region,
    addressCountry: 'TR',
  };
}
