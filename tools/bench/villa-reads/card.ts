import type { Day } from '#domain/values/dates.ts';

type Named = { slug: string; name: string };

type Season = {
  startsOn: Day;
  endsOn: Day;
  nightly: number;
  minNights: number | null;
  shortStayFee: number | null;
  cleaningThreshold: number | null;
};

/** A villa in a list with all its relations, in the form that both sides are converted to. */
export type Card = {
  id: number;
  slug: string;
  name: string;
  capacity: number;
  bedrooms: number;
  town: Named;
  types: Named[];
  features: Named[];
  /** Key of the first picture. */
  cover: string | null;
  seasons: Season[];
};

export type CardPage = { items: Card[]; total: number };

export const PAGE = 20;

export const toNamed = ({ slug, name }: Named): Named => ({ slug, name });

export const toPlainSeason = (season: Season): Season => ({
  startsOn: season.startsOn,
  endsOn: season.endsOn,
  nightly: season.nightly,
  minNights: season.minNights,
  shortStayFee: season.shortStayFee,
  cleaningThreshold: season.cleaningThreshold,
});
