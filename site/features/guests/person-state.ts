import { PART_LABELS } from '#domain/guests/list-state.ts';
import type { GuestPlace } from '#domain/guests/schema.ts';

export type PersonTone = 'open' | 'done' | 'problem';

/** What stands below a person's number: what is kept, and what is still missing. */
export function stateOf({ missing, firstName, lastName }: GuestPlace): {
  tone: PersonTone;
  text: string;
} {
  if (missing.length === 0) return { tone: 'done', text: '✓ Tamam, kaydedildi' };
  if (firstName === '' && lastName === '' && missing.length >= 3) {
    return { tone: 'open', text: 'Henüz yazılmadı' };
  }
  // The name is the booker's; nothing has been written yet.
  if (firstName !== '' && lastName !== '' && missing.includes('name')) {
    return { tone: 'open', text: 'Adınız talebinizden; kalanını yazın' };
  }
  const parts = missing.map((part) => PART_LABELS[part]).join(', ');
  return { tone: 'open', text: `Kaydedildi; eksik: ${parts}` };
}

/** How far the whole list is. */
export const progressText = ({ done, expected }: { done: number; expected: number }): string =>
  `${done}/${expected} kişi tamamlandı`;
