import { PART_LABELS } from '#domain/guests/list-state.ts';
import type { GuestPlace } from '#domain/guests/schema.ts';

export type PersonTone = 'open' | 'done' | 'problem';

/** The status below a person's number: what is stored, and what is missing. */
export function stateOf({ missing, firstName, lastName }: GuestPlace): {
  tone: PersonTone;
  text: string;
} {
  if (missing.length === 0) return { tone: 'done', text: '✓ Tamam, kaydedildi' };
  if (firstName === '' && lastName === '' && missing.length >= 3) {
    return { tone: 'open', text: 'Henüz yazılmadı' };
  }
  // Only the name is set, from the reservation; nothing has been filled in yet.
  if (firstName !== '' && lastName !== '' && missing.includes('name')) {
    return { tone: 'open', text: 'Adınız talebinizden; kalanını yazın' };
  }
  const parts = missing.map((part) => PART_LABELS[part]).join(', ');
  return { tone: 'open', text: `Kaydedildi; eksik: ${parts}` };
}

/** How far the whole list is. */
export const progressText = ({ done, expected }: { done: number; expected: number }): string =>
  `${done}/${expected} kişi tamamlandı`;
