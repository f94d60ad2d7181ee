import type { NightRun } from '#domain/availability/admin-schema.ts';
import { WASHES } from '#dashboard/ui/tones.ts';

/** A night's holder by colour, letter and word: never by colour alone. */
export const NIGHT_VARIANTS: Record<
  NightRun['kind'],
  { letter: string; text: string; variant: string }
> = {
  reservation: { letter: 'R', text: 'Rezervasyon', variant: WASHES.sure },
  hold: { letter: 'T', text: 'Bekleyen talep', variant: WASHES.waiting },
  option: { letter: 'O', text: 'Misafir opsiyonu', variant: WASHES.held },
  block: {
    letter: 'K',
    text: 'Elle kapatılmış',
    variant: 'border border-line-strong bg-sunken text-ink',
  },
  external: { letter: 'D', text: 'Dış takvim', variant: WASHES.over },
};
