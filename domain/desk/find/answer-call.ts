import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { priceStay } from '#domain/reservations/pricing/pricing.ts';
import { dayOf } from '#domain/search/index/horizon.ts';
import { isAtOnce } from '#domain/search/index/instant-nights.ts';
import { nextBit, or, setBit, wordsFor } from '#domain/search/index/bitset.ts';
import type { Bits } from '#domain/search/index/bitset.ts';
import { keepAnyOf } from '#domain/search/index/options.ts';
import { stayTotal } from '#domain/search/index/rates.ts';
import type { CallQuestion } from '../call/question.ts';
import { arrivalsOf } from './arrivals.ts';
import type { DeskIndex, DeskVillaFacts } from './desk-index.ts';
import { type FoundStay, findStays } from './find-stays.ts';
import { neighboursOf, type Neighbour } from './neighbours.ts';
import { nearestStays, type NearestStay } from './nearest-stays.ts';
import { budgetProblem, type OptionNames, type Problem, problemsOf } from './problems.ts';

/** A villa for a call. Amounts in kuruş. */
export type DeskHit = {
  villa: DeskVillaFacts;
  town: string;
  /** The nights it can be booked for; null where none were asked for or none are free. */
  stay: { checkIn: Day; checkOut: Day; nights: number } | null;
  total: Kurus | null;
  prepayment: Kurus | null;
  /** The average night of the stay; without dates the cheapest coming night. */
  nightly: Kurus;
  /** What does not match; empty when everything does. */
  problems: readonly Problem[];
  /** It fills a gap shorter than the minimum stay, so it may be sold all the same. */
  isGap: boolean;
};

export type DeskAnswer = {
  /** Everything matches: the cheapest first. */
  fits: DeskHit[];
  /** Number of matches; `fits` may hold only the first of them. */
  total: number;
  /** Near matches: the fewest and smallest problems first. */
  almost: DeskHit[];
  /** When nothing matches: the nearest dates on which something does. */
  nearest: NearestStay[];
  /** When little or nothing matches: nearby regions that have something on these nights. */
  neighbours: Neighbour[];
};

/** More results than this are narrowed by another word and not read one by one. */
const MAX_SHOWN = 40;
const MAX_ALMOST = 12;
/** With at least this many matches, other dates and regions are not searched. */
const ENOUGH = 3;

/**
 * Answers a call from the agency's villas, with prices to the kuruş as a reservation would have
 * them.
 */
export function answerCall(
  desk: DeskIndex,
  question: CallQuestion,
  names: OptionNames,
): DeskAnswer {
  const arrivals = arrivalsOf(desk.index, question.stay);
  const asked = candidatesOf(desk, question);
  const found = findStays(desk, asked, arrivals, question);
  const judged = found.map((stay) => judge(desk, stay, question, names));
  if (question.villas.length > 0) judged.push(...takenOnes(desk, asked, found, question, names));
  const fits = judged.filter(({ problems }) => problems.length === 0).toSorted(byPrice);
  const almost = judged.filter(({ problems }) => problems.length > 0).toSorted(byProblems);
  const least = Math.min(...almost.map(({ problems }) => problems.length));
  const isThin = fits.length < ENOUGH;
  const isAskable = (villa: DeskVillaFacts) => problemsOf(villa, question, names).length === 0;
  return {
    fits: fits.slice(0, MAX_SHOWN).map((hit) => priced(desk, hit, question)),
    total: fits.length,
    almost: almost
      .filter(({ problems }) => problems.length <= Math.max(1, least))
      .slice(0, MAX_ALMOST)
      .map((hit) => priced(desk, hit, question)),
    nearest:
      fits.length === 0 && question.stay !== null
        ? nearestStays(desk, keepOnly(desk, asked, isAskable), question)
        : [],
    neighbours:
      isThin && question.towns.length + question.districts.length > 0
        ? neighboursOf(desk, question, arrivals, isAskable)
        : [],
  };
}

/** Villas on sale in the requested places, or with the requested names: no other is ever shown. */
function candidatesOf({ index }: DeskIndex, question: CallQuestion): Bits {
  const { onSale, options, numberOf, size } = index;
  const { towns, districts, villas } = question;
  const candidates = onSale.slice();
  if (villas.length > 0) {
    candidates.fill(0);
    for (const id of villas) {
      const villa = numberOf.get(id);
      if (villa !== undefined) setBit(candidates, candidates.length, 0, villa);
    }
    return candidates;
  }
  if (towns.length + districts.length === 0) return candidates;
  const spare = new Uint32Array(wordsFor(size));
  const inTowns = candidates.slice();
  const inDistricts = candidates.slice();
  if (towns.length > 0) keepAnyOf(inTowns, options.town, towns, spare);
  else inTowns.fill(0);
  if (districts.length > 0) keepAnyOf(inDistricts, options.district, districts, spare);
  else inDistricts.fill(0);
  or(inTowns, inDistricts);
  return inTowns;
}

function keepOnly(
  { villas }: DeskIndex,
  of: Bits,
  isWanted: (villa: DeskVillaFacts) => boolean,
): Bits {
  const kept = new Uint32Array(of.length);
  for (let v = nextBit(of, 0); v >= 0; v = nextBit(of, v + 1)) {
    const villa = villas[v];
    if (villa !== undefined && isWanted(villa)) setBit(kept, kept.length, 0, v);
  }
  return kept;
}

/**
 * A villa with the total of its stay; the prepayment is computed later, for the shown ones only.
 */
function judge(
  desk: DeskIndex,
  { villa: v, night, nights, broken, isGap }: FoundStay,
  question: CallQuestion,
  names: OptionNames,
): DeskHit {
  const { index, towns } = desk;
  const villa = desk.villas[v] as DeskVillaFacts;
  const problems = problemsOf(villa, question, names);
  const nightsAsked = night === null ? null : { night, nights };
  if (question.instant && !isAtOnce(index.atOnce, v, nightsAsked)) {
    problems.push({ code: 'feature', text: 'Anında rezervasyona kapalı', off: 0.5 });
  }
  const shared = { villa, town: towns.get(villa.town)?.name ?? villa.town, prepayment: null };
  if (night === null) {
    const nightly = index.from[v] as number;
    const problem = budgetProblem(nightly, 1, { ...question, maxTotal: null, minTotal: null });
    if (problem !== null) problems.push(problem);
    return { ...shared, stay: null, total: null, nightly, problems, isGap: false };
  }
  const total = stayTotal(index.rates, index.discounts, v, night, nights);
  const budget = budgetProblem(total, nights, question);
  if (budget !== null) problems.push(budget);
  if (broken !== null) problems.push(broken);
  const { horizon } = index;
  const stay = { checkIn: dayOf(horizon, night), checkOut: dayOf(horizon, night + nights), nights };
  return { ...shared, stay, total, nightly: Math.round(total / nights), problems, isGap };
}

/** Villas asked for by name that are taken on these nights are shown as taken. */
function takenOnes(
  { index, villas, towns }: DeskIndex,
  asked: Bits,
  found: readonly FoundStay[],
  question: CallQuestion,
  names: OptionNames,
): DeskHit[] {
  const free = new Set(found.map(({ villa }) => villa));
  const taken: DeskHit[] = [];
  for (let v = nextBit(asked, 0); v >= 0; v = nextBit(asked, v + 1)) {
    const villa = villas[v];
    if (villa === undefined || free.has(v)) continue;
    taken.push({
      villa,
      town: towns.get(villa.town)?.name ?? villa.town,
      stay: null,
      total: null,
      prepayment: null,
      nightly: index.from[v] as number,
      problems: [
        { code: 'taken', text: 'Bu gecelerde dolu', off: 1 },
        ...problemsOf(villa, question, names),
      ],
      isGap: false,
    });
  }
  return taken;
}

/** Adds the prepayment by the one price function; computed for shown villas only. */
function priced({ index }: DeskIndex, hit: DeskHit, question: CallQuestion): DeskHit {
  const { villa, stay } = hit;
  if (stay === null) return hit;
  const { adults, children, babies } = question;
  const money = priceStay({
    ...villa,
    stay: { ...stay, adults, children, babies },
    today: index.horizon.today,
  });
  return money.ok ? { ...hit, total: money.total, prepayment: money.prepayment } : hit;
}

const byPrice = (a: DeskHit, b: DeskHit): number =>
  (a.total ?? a.nightly) - (b.total ?? b.nightly) || a.villa.order - b.villa.order;

/**
 * The nearest match first: a house slightly above the budget comes before one that is too small.
 */
const byProblems = (a: DeskHit, b: DeskHit): number => offOf(a) - offOf(b) || byPrice(a, b);

const offOf = ({ problems }: DeskHit): number =>
  problems.reduce((sum, problem) => sum + problem.off, 0);
