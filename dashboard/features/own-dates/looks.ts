import type { NightRun } from '#domain/availability/admin-schema.ts';

/** A night's holder in colour, letter and word: never colour alone. */
export const LOOKS: Record<NightRun['kind'], { letter: string; text: string; look: string }> = {
  reservation: { letter: 'R', text: 'Rezervasyon', look: 'bg-green-wash text-green' },
  hold: { letter: 'T', text: 'Bekleyen talep', look: 'bg-amber-wash text-amber' },
  option: { letter: 'O', text: 'Misafir opsiyonu', look: 'bg-amber-wash text-amber' },
  block: { letter: 'K', text: 'Kapattığınız geceler', look: 'bg-accent-wash text-accent' },
  external: { letter: 'D', text: 'Dış takvim', look: 'bg-violet-wash text-violet' },
};
