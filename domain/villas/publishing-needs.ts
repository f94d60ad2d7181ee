import type { Day } from '#domain/values/dates.ts';
import { listGaps } from '#domain/prices/season-table.ts';
import { listCapacityIssues, type CapacityFacts } from './capacity-rule.ts';
import { parsePermitNumber } from './permit.ts';

export const PUBLISHING_NEEDS = [
  'permit',
  'prices',
  'pictures',
  'capacity',
  'beds',
  'description',
  'position',
] as const;

/** Something that a villa's page needs: its name, where it is entered, and whether it is there. */
export type PublishingNeed = {
  code: (typeof PUBLISHING_NEEDS)[number];
  section: 'permit' | 'prices' | 'images' | 'facts' | 'rooms' | 'texts';
  title: string;
  isMet: boolean;
};

/** With fewer pictures than this a house is not credible. */
const FEWEST_PICTURES = 5;

export type PublishingFacts = {
  permitNo: string | null;
  prices: readonly { startsOn: Day; endsOn: Day }[];
  images: number;
  capacity: CapacityFacts;
  /** Bedrooms whose beds are named. */
  rooms: number;
  /** Blocks of the description. */
  paragraphs: number;
  latitude: number | null;
  longitude: number | null;
};

/**
 * What a villa needs before it is worth publishing, in the order of the editor. Only the permit is
 * required by law (7464) and blocks publishing; the others are recommended practice.
 */
export function listPublishingNeeds(villa: PublishingFacts, today: Day): PublishingNeed[] {
  const { capacity, images, latitude, longitude, paragraphs, rooms } = villa;
  const season = comingSeason(today);
  return [
    {
      code: 'permit',
      section: 'permit',
      title: 'İzin belgesi numarası',
      isMet: parsePermitNumber(villa.permitNo) !== null,
    },
    {
      code: 'prices',
      section: 'prices',
      title: `${season.from.slice(0, 4)} yaz sezonunun fiyatı`,
      isMet: isPriced(villa.prices, season),
    },
    {
      code: 'pictures',
      section: 'images',
      title: `En az ${FEWEST_PICTURES} fotoğraf`,
      isMet: images >= FEWEST_PICTURES,
    },
    {
      code: 'capacity',
      section: 'facts',
      title: 'İzin belgesine uyan kapasite',
      isMet: listCapacityIssues(capacity).length === 0,
    },
    {
      code: 'beds',
      section: 'rooms',
      title: 'Her yatak odasının yatakları',
      isMet: rooms > 0 && rooms >= capacity.bedrooms,
    },
    {
      code: 'description',
      section: 'texts',
      title: 'Villanın anlatımı',
      isMet: paragraphs > 0,
    },
    {
      code: 'position',
      section: 'facts',
      title: 'Haritadaki yeri',
      isMet: latitude !== null && longitude !== null,
    },
  ];
}

type Season = { from: Day; to: Day };

/** The rest of this year's 1 June to 30 September, or the next one's. */
function comingSeason(today: Day): Season {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '09-30' ? 1 : 0);
  const from = `${year}-06-01`;
  return { from: from > today ? from : today, to: `${year}-09-30` };
}

/** Whether every night of the season has a price. */
function isPriced(prices: PublishingFacts['prices'], { from, to }: Season): boolean {
  const within = prices.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from);
  const reachesEnd = within.some(({ endsOn }) => endsOn >= to);
  return reachesEnd && listGaps(within, from).length === 0;
}
