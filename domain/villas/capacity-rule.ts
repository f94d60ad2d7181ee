import type { FieldIssue } from '#domain/errors.ts';
import { LEGAL_CAPACITY_CAP, legalCapacity } from './capacity.ts';

/** The facts that the capacity rule uses; `capacity` is adults and children together. */
export type CapacityFacts = {
  bedrooms: number;
  capacity: number;
  maxAdults: number;
  maxChildren: number;
  /** Most guests allowed by the permit; null when it has no limit. */
  permitMaxGuests: number | null;
};

/** Why a villa may not take as many guests as entered, by field; empty when it may. */
export function listCapacityIssues(villa: CapacityFacts): FieldIssue[] {
  const { bedrooms, capacity, permitMaxGuests } = villa;
  const issues: FieldIssue[] = [];
  const legal = legalCapacity(bedrooms);
  if (capacity > legal) {
    const message = `${bedrooms} yatak odalı bir villa en çok ${legal} kişiye kiralanabilir: yatak odası sayısının iki katı artı 2, en çok ${LEGAL_CAPACITY_CAP}; 3 yaşından küçükler sayılmaz.`;
    issues.push({ path: 'facts.capacity', message });
  }
  if (permitMaxGuests !== null && capacity > permitMaxGuests) {
    const message = `İzin belgesi en çok ${permitMaxGuests} kişiye izin veriyor; villanın kapasitesi ${capacity} olamaz.`;
    issues.push({ path: 'facts.capacity', message });
  }
  for (const [field, who] of [
    ['maxAdults', 'yetişkin'],
    ['maxChildren', 'çocuk'],
  ] as const) {
    if (villa[field] <= capacity) continue;
    const message = `En çok ${who} sayısı, villanın ${capacity} kişilik kapasitesini aşamaz.`;
    issues.push({ path: `facts.${field}`, message });
  }
  return issues;
}
