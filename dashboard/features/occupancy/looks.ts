import type { NightRun } from '#domain/availability/admin-schema.ts';
import { type Source, SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { formatStay, nightsBetween } from '#domain/dates.ts';
import { type Status, STATUS_LABELS } from '#domain/reservations/status.ts';

/** How a bar looks and what it is called. Each differs from the others in its edge or pattern too. */
export type Look = { word: string; className: string };

const HATCH =
  'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_4px,var(--line)_4px_6px)] border-line-strong';

const LOOKS = {
  requested: {
    word: 'Onay bekliyor',
    className: 'border-dashed border-amber bg-raised text-amber',
  },
  option: { word: 'Opsiyonlu', className: 'border-amber bg-amber-wash text-amber' },
  confirmed: { word: 'Onaylandı', className: 'border-transparent bg-accent text-on-accent' },
  staying: {
    word: 'Konaklıyor',
    className: 'border-transparent border-l-4 border-l-ink/50 bg-green text-on-accent',
  },
  completed: { word: 'Tamamlandı', className: 'border-line-strong bg-sunken text-soft' },
  block: { word: 'Kapalı', className: `${HATCH} text-ink` },
  blockOption: { word: 'Kapalı (opsiyon)', className: `${HATCH} border-dashed text-ink` },
  external: {
    word: 'Dış takvim',
    className: 'border-dotted border-violet bg-violet-wash text-violet',
  },
} satisfies Record<string, Look>;

/** What the legend explains, in the order of a stay's life. */
export const LEGEND: Look[] = Object.values(LOOKS);

export function lookOf({ kind, state }: Pick<NightRun, 'kind' | 'state'>): Look {
  if (kind === 'hold') return LOOKS.requested;
  if (kind === 'option') return LOOKS.option;
  if (kind === 'external') return { ...LOOKS.external, word: sellerOf(state) };
  if (kind === 'block') return state === 'option' ? LOOKS.blockOption : LOOKS.block;
  if (state === 'staying' || state === 'completed') return LOOKS[state];
  return { ...LOOKS.confirmed, word: STATUS_LABELS[state as Status] ?? LOOKS.confirmed.word };
}

/** "Cem Aydın · Onaylandı · 12–19 Haziran 2027 · 7 gece". */
export function describeRun(run: NightRun): string {
  const nights = `${nightsBetween(run.from, run.to)} gece`;
  return [run.label, lookOf(run).word, formatStay(run.from, run.to), nights]
    .filter(Boolean)
    .join(' · ');
}

const sellerOf = (state: string) =>
  state in SOURCE_LABELS ? SOURCE_LABELS[state as Source] : LOOKS.external.word;
