import type { NightRun } from '#domain/availability/admin-schema.ts';

/** A night's holder in colour, letter and word: never colour alone. */
export const NIGHT_VARIANTS: Record<
  NightRun['kind'],
  { letter: string; text: string; variant: string }
> = {
  reservation: { letter: 'R', text: 'Rezervasyon', variant: 'bg-green-wash text-green' },
  hold: { letter: 'T', text: 'Bekleyen talep', variant: 'bg-amber-wash text-amber' },
  option: { letter: 'O', text: 'Misafir opsiyonu', variant: 'bg-amber-wash text-amber' },
  block: { letter: 'K', text: 'Kapattığınız geceler', variant: 'bg-accent-wash text-accent' },
  external: { letter: 'D', text: 'Dış takvim', variant: 'bg-violet-wash text-violet' },
};
