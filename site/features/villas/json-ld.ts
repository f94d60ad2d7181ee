import type { VillaPage } from '#domain/villas/schema.ts';
import type { SpokenVilla } from '#site/data.ts';
import { rentalAmenities, rentalBeds } from './rental-amenities.ts';
import { summaryOf } from './summary-of.ts';
import { formats, to } from '#site/language.ts';

/** The number of pictures that search engines ask for, of different rooms. */
const PICTURES = 8;

/** The villa as schema.org's VacationRental, with the fields that Google requires. */
export function vacationRental(villa: SpokenVilla, site: URL): Record<string, unknown> {
  const url = new URL(to(`/villa/${villa.slug}`), site).href;
  return {
    '@type': 'VacationRental',
    additionalType: 'Villa',
    '@id': url,
    url,
    identifier: villa.code,
    name: villa.name,
    description: summaryOf(villa),
    image: ofMostRooms(villa.pictures)
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
      bed: rentalBeds(villa.written.rooms).map(({ type, count }) => ({
        '@type': 'BedDetails',
        numberOfBeds: count,
        typeOfBed: type,
      })),
      amenityFeature: rentalAmenities(villa.written.features.flatMap(({ items }) => items)).map(
        (name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        }),
      ),
    },
    ...pricesOf(villa),
    ...ratingOf(villa),
  };
}

/** The first picture of each room, then the others: search engines want bedroom, bathroom and salon. */
function ofMostRooms<Picture extends { room: string }>(pictures: readonly Picture[]): Picture[] {
  const [firsts, others] = [new Set<Picture>(), new Set(pictures)];
  for (const group of Map.groupBy(pictures, ({ room }) => room).values()) {
    const [first] = group;
    if (first && others.delete(first)) firsts.add(first);
  }
  return [...firsts, ...others];
}

/** The range of nightly prices that the page shows; empty without prices. */
function pricesOf({ from, to }: VillaPage): object {
  if (to === 0) return {};
  return {
    priceRange: [...new Set([from, to].map((kurus) => formats().money(kurus)))].join(' – '),
    makesOffer: {
      '@type': 'AggregateOffer',
      lowPrice: from / 100,
      highPrice: to / 100,
      priceCurrency: 'TRY',
    },
  };
}

/** Reviews that the page shows, too. */
const REVIEWS = 3;

function ratingOf({ rating, comments }: VillaPage): object {
  if (rating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
    review: comments.slice(0, REVIEWS).map((one) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: one.author },
      reviewRating: { '@type': 'Rating', ratingValue: one.rating, bestRating: 5 },
      reviewBody: one.text,
      ...(one.stayedOn && {
        datePublished: one.stayedOn,
        contentReferenceTime: one.stayedOn,
      }),
    })),
  };
}
