import { type SQL, sql } from 'drizzle-orm';
import { erased, kept, removed, type PersonPart } from './person-part.ts';

/** What somebody asked to be written about: nights that they wait for, and the newsletter. */
export function letterParts(addressed: SQL, at: string): PersonPart[] {
  const pending = sql`${addressed} and confirmed_at is null and left_at is null`;
  const active = sql`${addressed} and confirmed_at is not null and left_at is null`;
  return [
    removed('wishes', 'Haber beklediği konaklamalar', 'wishes', addressed),
    removed('pending_newsletter', 'Onaylanmamış bülten kaydı', 'subscribers', pending),
    erased('newsletter', 'Bülten aboneliği', 'subscribers', active, [
      sql`update subscribers set left_at = ${at}, updated_at = ${at} where ${active}`,
    ]),
    kept(
      'newsletter_proof',
      'Bülten onayının kaydı',
      'subscribers',
      sql`${addressed} and confirmed_at is not null`,
      '6563 sayılı Kanun: onay kaydı, ayrıldıktan sonra 3 yıl saklanır. Adresinize bülten gönderilmez.',
    ),
  ];
}
