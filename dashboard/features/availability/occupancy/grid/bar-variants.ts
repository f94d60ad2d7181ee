import type { NightRun } from '#domain/availability/admin-schema.ts';
import { type Source, SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { formatStay, nightsBetween } from '#domain/values/dates.ts';
import { type Status, STATUS_LABELS } from '#domain/reservation-status.ts';
import { WASHES } from '#dashboard/ui/tones.ts';

/**
 * The appearance and name of a bar. Each differs from the others in its edge or pattern, not only
 * in colour.
 */
type BarVariant = { word: string; className: string };

const HATCH =
  'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_4px,var(--line)_4px_6px)] border-line-strong';

/** The tones of `StatusBadge`, told apart by edge and pattern as well. */
const BAR_VARIANTS = {
  requested: {
    word: STATUS_LABELS.requested,
    className: `border-dashed border-amber ${WASHES.waiting}`,
  },
  option: { word: STATUS_LABELS.option, className: `border-violet border-l-4 ${WASHES.held}` },
  confirmed: {
    word: STATUS_LABELS.confirmed,
    className: 'border-transparent bg-green text-on-accent',
  },
  staying: {
    word: STATUS_LABELS.staying,
    className: 'border-transparent border-l-4 border-l-ink/50 bg-accent text-on-accent',
  },
  completed: { word: STATUS_LABELS.completed, className: `border-line-strong ${WASHES.over}` },
  block: { word: 'Kapalı', className: `${HATCH} text-ink` },
  blockOption: { word: 'Kapalı (opsiyon)', className: `${HATCH} border-dashed text-ink` },
  external: {
    word: 'Dış takvim',
    className: 'border-dotted border-2 border-line-strong bg-raised text-soft',
  },
} satisfies Record<string, BarVariant>;

/** What the legend explains, in the order of a stay's life. */
export const LEGEND: BarVariant[] = Object.values(BAR_VARIANTS);

export function variantOf({ kind, state }: Pick<NightRun, 'kind' | 'state'>): BarVariant {
  if (kind === 'hold') return BAR_VARIANTS.requested;
  if (kind === 'option') return BAR_VARIANTS.option;
  if (kind === 'external') return { ...BAR_VARIANTS.external, word: sellerOf(state) };
  if (kind === 'block') return state === 'option' ? BAR_VARIANTS.blockOption : BAR_VARIANTS.block;
  if (state === 'staying' || state === 'completed') return BAR_VARIANTS[state];
  return {
    ...BAR_VARIANTS.confirmed,
    word: STATUS_LABELS[state as Status] ?? BAR_VARIANTS.confirmed.word,
  };
}

/** "Cem Aydın · Onaylandı · 12–19 Haziran 2027 · 7 gece". */
export function describeRun(run: NightRun): string {
  const nights = `${nightsBetween(run.from, run.to)} gece`;
  return [run.label, variantOf(run).word, formatStay(run.from, run.to), nights]
    .filter(Boolean)
    .join(' · ');
}

const sellerOf = (state: string) =>
  state in SOURCE_LABELS ? SOURCE_LABELS[state as Source] : BAR_VARIANTS.external.word;
