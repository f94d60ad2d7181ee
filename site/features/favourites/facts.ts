import { writtenTime } from '#domain/values/istanbul-time.ts';
import { placeLabel, type Place } from '#domain/villas/labels.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { formatDistance, formatPool, formatRating, poolTraits } from '#site/lib/format/measures.ts';

/** A row of the comparison: what it is about and what each villa says. */
type FactRow = { label: string; of: (villa: VillaPage) => string };

const NONE = '–';

/** The facts people ask about first come first. */
export const FACT_ROWS: readonly FactRow[] = [
  { label: 'Bölge', of: ({ town, district }) => `${town.name}, ${district.name}` },
  { label: 'Kişi', of: ({ capacity }) => `${capacity} kişi` },
  { label: 'Yatak odası', of: ({ bedrooms }) => String(bedrooms) },
  { label: 'Banyo', of: ({ bathrooms }) => String(bathrooms) },
  { label: 'Havuz', of: describePools },
  { label: 'Denize', of: (villa) => distanceTo(villa, 'sea') },
  { label: 'Markete', of: (villa) => distanceTo(villa, 'market') },
  {
    label: 'En az gece',
    of: ({ minNightsSeason, minNightsOther }) =>
      minNightsSeason === minNightsOther
        ? String(minNightsSeason)
        : `${minNightsOther}, sezonda ${minNightsSeason}`,
  },
  {
    label: 'Giriş / çıkış',
    of: ({ checkInTime, checkOutTime }) =>
      `${writtenTime(checkInTime)}\u00a0/\u00a0${writtenTime(checkOutTime)}`,
  },
  {
    label: 'Misafir puanı',
    of: ({ rating }) =>
      rating
        ? `${formatRating(rating.average)}\u00a0/\u00a05 (${rating.count}\u00a0yorum)`
        : 'Henüz yorum yok',
  },
  { label: 'İzin belgesi no', of: ({ permitNo }) => permitNo || NONE },
];

function describePools({ pools }: VillaPage): string {
  const described = pools.map((pool) =>
    [`${pool.label} ${formatPool(pool)}`, ...poolTraits(pool)].join(', '),
  );
  return described.join('; ') || NONE;
}

function distanceTo({ distances }: VillaPage, place: Place): string {
  const found = distances.find((distance) => distance.place === placeLabel(place));
  return found ? formatDistance(found.metres) : NONE;
}
