import { type SQL, sql } from 'drizzle-orm';
import type { PersonPart } from './person-part.ts';

/** What somebody asked to be written about: nights that they wait for, and the newsletter. */
export function letterParts(addressed: SQL, at: string): PersonPart[] {
  const pending = sql`${addressed} and confirmed_at is null and left_at is null`;
  const active = sql`${addressed} and confirmed_at is not null and left_at is null`;
  return [
    {
      entity: 'wishes',
      label: 'Haber beklediği konaklamalar',
      table: 'wishes',
      where: addressed,
      erase: [sql`delete from wishes where ${addressed}`],
      kept: null,
    },
    {
      entity: 'pending_newsletter',
      label: 'Onaylanmamış bülten kaydı',
      table: 'subscribers',
      where: pending,
      erase: [sql`delete from subscribers where ${pending}`],
      kept: null,
    },
    {
      entity: 'newsletter',
      label: 'Bülten aboneliği',
      table: 'subscribers',
      where: active,
      erase: [sql`update subscribers set left_at = ${at}, updated_at = ${at} where ${active}`],
      kept: null,
    },
    {
      entity: 'newsletter_proof',
      label: 'Bülten onayının kaydı',
      table: 'subscribers',
      where: sql`${addressed} and confirmed_at is not null`,
      erase: null,
      kept: '6563 sayılı Kanun: onay kaydı, ayrıldıktan sonra 3 yıl saklanır. Adresinize bülten gönderilmez.',
    },
  ];
}
