import { DomainError, type FieldIssue, refused } from '#domain/errors.ts';
import type { Pointers, References } from './reference-queries.ts';

/**
 * Checks what a save refers to. @throws `SLUG_TAKEN`, `CODE_TAKEN` (409) naming the villa that has
 * it, `UNKNOWN_CHOICE` (422) with the fields whose choice no longer exists.
 */
export function checkReferences(
  asked: Pointers,
  found: Omit<References, 'takenSlugs'>,
  villaId: number | null,
): void {
  const { slugHolder, codeHolder } = found;
  if (slugHolder !== null && slugHolder.id !== villaId) {
    throw taken(
      'SLUG_TAKEN',
      'facts.slug',
      `Bu adresi başka bir villa kullanıyor: ${slugHolder.name}.`,
    );
  }
  if (codeHolder !== null && codeHolder.id !== villaId) {
    throw taken(
      'CODE_TAKEN',
      'facts.code',
      `Bu kodu başka bir villa kullanıyor: ${codeHolder.name}.`,
    );
  }
  const issues = [
    ...ownerIssues(asked, found),
    ...issueUnless(asked.town_id === undefined || found.town !== null, {
      path: 'facts.town_id',
      message: 'Böyle bir bölge yok. Listeden bir bölge seçin.',
    }),
    ...issueUnless(asked.district_id === undefined || found.district !== null, {
      path: 'facts.district_id',
      message: 'Böyle bir ilçe yok. Listeden bir ilçe seçin.',
    }),
    ...issueUnless((asked.villa_type_ids ?? []).length === found.typeIds.length, {
      path: 'villa_type_ids',
      message: 'Seçilen villa tiplerinden biri artık yok. Listeden yeniden seçin.',
    }),
  ];
  if (issues.length > 0) throw refused('UNKNOWN_CHOICE', issues[0]?.message, issues);
}

function ownerIssues({ owner_id }: Pointers, { owner }: Pick<References, 'owner'>): FieldIssue[] {
  if (owner_id === undefined || owner?.role === 'OWNER') return [];
  const message =
    owner === null
      ? 'Böyle bir kullanıcı yok. Listeden bir ev sahibi seçin.'
      : 'Bu kullanıcı ev sahibi değil. Listeden bir ev sahibi seçin.';
  return [{ path: 'facts.owner_id', message }];
}

const issueUnless = (fine: boolean, issue: FieldIssue): FieldIssue[] => (fine ? [] : [issue]);

function taken(code: 'SLUG_TAKEN' | 'CODE_TAKEN', path: string, message: string): DomainError {
  return new DomainError('conflict', code, { message, issues: [{ path, message }] });
}
