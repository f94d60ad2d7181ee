import type { VillaPage } from '#domain/villas/schema.ts';
import { summaryOf } from './summary-of.ts';

/** Pictures that search engines ask for at least. */
const PICTURES = 8;

/** The villa as schema.org's VacationRental, with the fields that Google lists as required. */
export function vacationRental(villa: VillaPage, site: URL): Record<string, unknown> {
  const url = new URL(`/villa/${villa.slug}`, site).href;
  return {
    '@type': 'VacationRental',
    '@id': url,
    url,
    identifier: villa.code,
    name: villa.name,
    description: summaryOf(villa),
    image: villa.pictures
      .slice(0, PICTURES)
      .map(({ key }) => new URL(`/media/${key}-1280.jpg`, site).href),
    address: {
      '@type': 'PostalAddress',
      addressLocality: villa.district.name,
      addressRegion: villa.district.province,
      addressCountry: 'TR',
    },
    ...villa.location,
    checkinTime: villa.checkInTime,
    checkoutTime: villa.checkOutTime,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
      occupancy: { '@type': 'QuantitativeValue', value: villa.capacity },
    },
    ...ratingOf(villa),
  };
}

function ratingOf({ rating }: VillaPage): object {
  if (rating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
  };
}
