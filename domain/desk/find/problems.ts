import { groupThousands } from '#domain/values/money.ts';
import type { Kurus } from '#domain/values/money.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import type { CallQuestion } from '../call/question.ts';
import type { DeskVillaFacts } from './desk-index.ts';

/** One way in which a villa does not match a call. */
export type Problem = {
  code:
    | 'capacity'
    | 'bedrooms'
    | 'feature'
    | 'type'
    | 'sea'
    | 'min-nights'
    | 'stay-days'
    | 'budget'
    | 'taken';
  /** Turkish, a few words. */
  text: string;
  /**
   * How far off: 0.1 is a tenth more than requested. What cannot be negotiated, such as the number
   * of people a permit allows, counts 1 or more.
   */
  off: number;
};

/** Names by slug, for the texts of problems. */
export type OptionNames = ReadonlyMap<string, string>;

/** What does not match about a villa whatever the nights; empty when it fits. */
export function problemsOf(
  villa: DeskVillaFacts,
  question: CallQuestion,
  names: OptionNames,
): Problem[] {
  const { bedrooms, seaMetres } = question;
  const problems: Problem[] = [];
  if (question.isPartyKnown) {
    const problem = findPartyProblem(question, villa.terms);
    if (problem !== null) {
      const over = question.adults + question.children - villa.terms.capacity;
      const off = 1 + Math.max(0, over) / Math.max(1, villa.terms.capacity);
      problems.push({ code: 'capacity', text: tooMany(villa, question), off });
    }
  }
  if (villa.bedrooms < bedrooms) {
    const off = (bedrooms - villa.bedrooms) / bedrooms;
    problems.push({ code: 'bedrooms', text: `${villa.bedrooms} yatak odası var`, off });
  }
  if (villa.bathrooms < question.bathrooms) {
    const off = (question.bathrooms - villa.bathrooms) / question.bathrooms;
    problems.push({ code: 'bedrooms', text: `${villa.bathrooms} banyosu var`, off });
  }
  const { rating } = question;
  if (rating !== null && (villa.rating === null || villa.rating.average * 10 < rating)) {
    const text = villa.rating === null ? 'Puanı yok' : `Puanı ${villa.rating.average.toFixed(1)}`;
    problems.push({ code: 'feature', text: text.replace('.', ','), off: 0.3 });
  }
  for (const slug of question.features) {
    if (villa.features.includes(slug)) continue;
    problems.push({ code: 'feature', text: `${names.get(slug) ?? slug} yok`, off: 0.5 });
  }
  for (const slug of question.without) {
    if (!villa.features.includes(slug) && !villa.types.includes(slug)) continue;
    problems.push({ code: 'feature', text: `${names.get(slug) ?? slug} var`, off: 0.5 });
  }
  if (question.types.length > 0 && !question.types.some((type) => villa.types.includes(type))) {
    const wanted = question.types.map((slug) => names.get(slug) ?? slug).join(', ');
    problems.push({ code: 'type', text: `${wanted} değil`, off: 0.5 });
  }
  if (seaMetres !== null && (villa.sea === null || villa.sea > seaMetres)) {
    const text = villa.sea === null ? 'Denize uzaklığı bilinmiyor' : `Denize ${metres(villa.sea)}`;
    const off = villa.sea === null ? 0.5 : villa.sea / Math.max(1, seaMetres) - 1;
    problems.push({ code: 'sea', text, off });
  }
  return problems;
}

/** `findPartyProblem` in the few words that fit into a row. */
function tooMany({ terms }: DeskVillaFacts, { adults, children, babies }: CallQuestion): string {
  const { capacity, maxAdults, maxChildren, maxBabies } = terms;
  if (adults + children > capacity) {
    return `${adults + children} kişi çok: en fazla ${capacity}`;
  }
  if (adults > maxAdults) return `En fazla ${maxAdults} yetişkin`;
  if (children > maxChildren) return `En fazla ${maxChildren} çocuk`;
  return babies > maxBabies ? `En fazla ${maxBabies} bebek` : 'Kişi sayısı uymuyor';
}

/** Why a total does not meet the budget; null when it does or none was named. */
export function budgetProblem(
  total: Kurus,
  nights: number,
  { minTotal, maxTotal, minNightly, maxNightly }: CallQuestion,
): Problem | null {
  const most = Math.min(maxTotal ?? Infinity, (maxNightly ?? Infinity) * nights);
  const over = total - most;
  if (over > 0) {
    return { code: 'budget', text: `Bütçeyi ${lira(over)} aşıyor`, off: over / Math.max(1, most) };
  }
  const isUnder =
    (minTotal !== null && total < minTotal) || (minNightly !== null && total < minNightly * nights);
  return isUnder ? { code: 'budget', text: 'Bütçenin altında', off: 0.1 } : null;
}

const lira = (kurus: Kurus): string => `${groupThousands(Math.ceil(kurus / 100))} ₺`;

/** "350 m", "1,2 km". */
export function metres(count: number): string {
  if (count < 1_000) return `${count} m`;
  return `${(Math.round(count / 100) / 10).toString().replace('.', ',')} km`;
}
