import { setBit } from '#domain/search/index/bitset.ts';
import type { Kurus } from '#domain/values/money.ts';
import { stayTotal } from '#domain/search/index/rates.ts';
import type { CallQuestion } from '../call/question.ts';
import type { Arrivals } from './arrivals.ts';
import { kilometresBetween } from '#domain/maps/distance.ts';
import type { DeskIndex, DeskTown, DeskVillaFacts } from './desk-index.ts';
import { findStays } from './find-stays.ts';
import { budgetProblem } from './problems.ts';

/**
 * A nearby region with matching villas, from `cheapest` kuruş (per night when no dates are given).
 */
export type Neighbour = { slug: string; name: string; villas: number; cheapest: Kurus };

const MAX = 4;

/** The nearest other regions that have something on the same nights. */
export function neighboursOf(
  desk: DeskIndex,
  question: CallQuestion,
  arrivals: Arrivals,
  isAskable: (villa: DeskVillaFacts) => boolean,
): Neighbour[] {
  const { index, villas, towns } = desk;
  const others = new Uint32Array(index.onSale.length);
  villas.forEach((villa, v) => {
    const isAsked =
      question.towns.includes(villa.town) || question.districts.includes(villa.district);
    if (!isAsked && isAskable(villa)) setBit(others, others.length, 0, v);
  });
  const byTown = new Map<string, Neighbour>();
  for (const { villa: v, night, nights, broken } of findStays(desk, others, arrivals, question)) {
    const town = towns.get(villas[v]?.town ?? '');
    if (town === undefined || broken !== null) continue;
    const total =
      night === null
        ? (index.from[v] as number)
        : stayTotal(index.rates, index.discounts, v, night, nights);
    if (night !== null && budgetProblem(total, nights, question) !== null) continue;
    const known = byTown.get(town.slug) ?? {
      slug: town.slug,
      name: town.name,
      villas: 0,
      cheapest: total,
    };
    byTown.set(town.slug, {
      ...known,
      villas: known.villas + 1,
      cheapest: Math.min(known.cheapest, total),
    });
  }
  const asked = askedTowns(desk, question);
  const distance = ({ slug }: Neighbour) => {
    const town = towns.get(slug);
    return asked.reduce(
      (nearest, of) =>
        town?.location && of.location
          ? Math.min(nearest, kilometresBetween(of.location, town.location))
          : nearest,
      Infinity,
    );
  };
  return [...byTown.values()]
    .map((town) => ({ town, away: distance(town) }))
    .toSorted((a, b) => a.away - b.away || b.town.villas - a.town.villas)
    .slice(0, MAX)
    .map(({ town }) => town);
}

/** The regions named, and those of the districts named. */
function askedTowns({ villas, towns }: DeskIndex, question: CallQuestion): DeskTown[] {
  const slugs = new Set(question.towns);
  for (const { town, district } of villas) {
    if (question.districts.includes(district)) slugs.add(town);
  }
  return [...slugs].flatMap((slug) => towns.get(slug) ?? []);
}
