import { placeLabel, type Place } from '#domain/villas/labels.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { formatPool, poolName, poolTraits } from '#site/lib/format/measures.ts';
import { formats, say } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** A row of the comparison: what it is about and what each villa says. */
type FactRow = {
  name: keyof ReturnType<typeof sayOnPage<'favourites'>>['facts'];
  of: (villa: VillaPage) => string;
};

const NONE = '–';

/** The facts people ask about first come first. */
export const FACT_ROWS: readonly FactRow[] = [
  { name: 'place', of: ({ town, district }) => `${town.name}, ${district.name}` },
  { name: 'people', of: ({ capacity }) => say('cards').people(capacity) },
  { name: 'bedrooms', of: ({ bedrooms }) => String(bedrooms) },
  { name: 'bathrooms', of: ({ bathrooms }) => String(bathrooms) },
  { name: 'pool', of: describePools },
  { name: 'sea', of: (villa) => distanceTo(villa, 'sea') },
  { name: 'market', of: (villa) => distanceTo(villa, 'market') },
  {
    name: 'leastNights',
    of: ({ minNightsSeason, minNightsOther }) =>
      minNightsSeason === minNightsOther
        ? String(minNightsSeason)
        : sayOnPage('favourites').leastNights(minNightsOther, minNightsSeason),
  },
  {
    name: 'arrival',
    of: ({ checkInTime, checkOutTime }) =>
      `${formats().time(checkInTime)} /\u00a0${formats().time(checkOutTime)}`,
  },
  {
    name: 'rating',
    of: ({ rating }) => {
      const words = sayOnPage('favourites');
      return rating
        ? words.rating(formats().decimal(rating.average), rating.count)
        : words.noRating;
    },
  },
  { name: 'permit', of: ({ permitNo }) => permitNo || NONE },
  { name: 'types', of: ({ types }) => types.map(({ name }) => name).join(', ') },
];

function describePools({ pools }: VillaPage): string {
  const described = pools.map((pool) =>
    [`${poolName(pool)} ${formatPool(pool)}`, ...poolTraits(pool)].join(', '),
  );
  return described.join('; ') || NONE;
}

function distanceTo({ distances }: VillaPage, place: Place): string {
  const found = distances.find((distance) => distance.place === placeLabel(place));
  return found ? formats().distance(found.metres) : NONE;
}
