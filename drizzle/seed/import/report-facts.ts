import { villaBtrans } from '#drizzle/schema/villa-parts.ts';
import { ownerFacts } from '../content/people.ts';
import { between, randomFor } from '../content/random.ts';
import { PLATE_OF_DISTRICT } from '../content/villas/villa-places.ts';
import type { VillaFacts } from '../content/villas/villa-facts.ts';
import type { Inserter } from './insert.ts';

/** One home in so many lacks the value, so that the report lists missing ones. */
const WITHOUT = { identityNumber: 11, iban: 17, groundSystemNo: 13 } as const;

/**
 * What the BTRANS report contains about a home and its owner.
 * @param seal encrypts the identity number, which is never stored in plain text.
 */
export async function addReportFacts(
  rows: Inserter,
  villaId: number,
  facts: VillaFacts,
  seal?: (villaId: number, number: string) => Promise<string>,
): Promise<void> {
  const owner = ownerFacts(facts.ownerIndex);
  const random = randomFor('deed', facts.n);
  const lacks = (field: keyof typeof WITHOUT) => facts.n % WITHOUT[field] === 4;
  const { neighbourhood, avenue, street, outerDoorNo, innerDoorNo } = facts.address;
  const number = owner.vkn ?? owner.tckn;
  rows.add(villaBtrans, [
    {
      villaId,
      ownerKind: owner.kind,
      identityKind: owner.kind === 'company' ? 'vkn' : 'tckn',
      identityNumber: !seal || lacks('identityNumber') ? null : await seal(villaId, number),
      firstName: owner.firstName,
      lastName: owner.lastName,
      companyTitle: owner.companyTitle,
      iban: lacks('iban') ? null : owner.iban,
      phone: owner.phone,
      email: owner.email,
      provincePlate: PLATE_OF_DISTRICT[facts.districtCode] ?? null,
      districtCode: facts.districtCode,
      neighbourhood,
      avenue,
      street,
      outerDoorNo,
      innerDoorNo,
      zoningPlan: between(random, 0, 3) === 0 ? 'outside' : 'inside',
      groundSystemNo: lacks('groundSystemNo')
        ? null
        : String(between(random, 10_000_000, 99_999_999)),
      deedJournalNo: String(between(random, 100, 9_999)),
      applicationInfo: 'yes',
    },
  ]);
}
