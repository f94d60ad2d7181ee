import type { Party } from '#domain/values/party.ts';

export type { Party };

/** The capacity of a villa; `capacity` is adults and children together. */
export type PartyLimits = {
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  capacity: number;
};

/** Most guests a home may be let to, however large it is (law 7464). */
export const LEGAL_CAPACITY_CAP = 12;

/**
 * The most guests a home may be let to: 2 × bedrooms + 2, never above 12, children under three not
 * counted. Source: regulation on letting homes for tourism (law 7464).
 */
export function legalCapacity(bedrooms: number): number {
  return Math.min(LEGAL_CAPACITY_CAP, 2 * bedrooms + 2);
}

/** Guests who count under the law: babies do not. */
export function countGuests({ adults, children }: Party): number {
  return adults + children;
}

/**
 * The capacity in words, as on the villa's page, so that limits such as fewer adults are stated and
 * not only shown as a disabled button.
 */
export function describeLimits({
  capacity,
  maxAdults,
}: Pick<PartyLimits, 'capacity' | 'maxAdults'>): string {
  const adults = maxAdults < capacity ? `, en çok ${maxAdults} yetişkin` : '';
  return `Villa en çok ${capacity} kişiliktir${adults}; 3 yaşından küçük bebekler sayılmaz.`;
}

/**
 * A Turkish sentence saying why the party does not fit and what would, or null when it fits. More
 * people than the house takes are said as such, whoever they are.
 */
export function findPartyProblem(party: Party, limits: PartyLimits): string | null {
  if (party.adults < 1) return 'Rezervasyon için en az bir yetişkin seçin.';
  const guests = countGuests(party);
  if (guests > limits.capacity) {
    return `${guests} kişi bu villaya sığmıyor: en çok ${limits.capacity} kişi kalabilir; 3 yaşından küçük bebekler sayılmaz.`;
  }
  if (party.adults > limits.maxAdults) {
    return `Bu villada en çok ${limits.maxAdults} yetişkin konaklayabilir.`;
  }
  if (party.children > limits.maxChildren) return tooMany(limits.maxChildren, 'çocuk');
  if (party.babies > limits.maxBabies) return tooMany(limits.maxBabies, 'bebek');
  return null;
}

function tooMany(max: number, who: 'çocuk' | 'bebek'): string {
  return max === 0
    ? `Bu villa ${who} konaklamasına uygun değil. Size uygun başka bir villa önerebiliriz.`
    : `Bu villada en çok ${max} ${who} konaklayabilir.`;
}
