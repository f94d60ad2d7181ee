import { SOURCE_LABELS } from '#domain/calendars/sources.ts';
import type { Source } from '#domain/calendars/sources.ts';
import { addDays, formatStay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { NightRun } from './admin-schema.ts';
import type { BlockKind } from './block-kinds.ts';
import type { NightKind } from './nights.ts';
import { shortName } from '#domain/values/short-name.ts';

/** The nights of one holder within a window, and what is known about the holder. */
export type HeldNights = {
  kind: NightKind;
  ref: string;
  first: Day;
  last: Day;
  /**
   * The nights one by one where they are not consecutive, such as those of a feed event around a
   * stay of ours.
   */
  scattered: readonly Day[] | null;
  expiresAt: string | null;
  status: Status | null;
  firstName: string | null;
  lastName: string | null;
  blockKind: BlockKind | null;
  note: string | null;
  source: Source | null;
  summary: string | null;
};

/** The runs of consecutive nights of one holder. Guests' names are shortened unless `inFull`. */
export function runsOf(held: HeldNights, inFull: boolean): NightRun[] {
  const stretches =
    held.scattered === null
      ? [{ from: held.first, to: addDays(held.last, 1) }]
      : neighbours(held.scattered);
  const holder = describeHolder(held, inFull);
  return stretches.map((stretch) => ({
    ...stretch,
    ...holder,
    ref: held.ref,
    expires_at: held.expiresAt,
  }));
}

function describeHolder(held: HeldNights, inFull: boolean) {
  if (held.kind === 'block') {
    return { kind: 'block' as const, state: held.blockKind ?? 'full', label: held.note ?? '' };
  }
  if (held.kind === 'external') {
    const state = held.source ?? 'other';
    return { kind: 'external' as const, state, label: held.summary ?? '' };
  }
  const kind = held.status === 'option' ? ('option' as const) : held.kind;
  const name = inFull ? fullName : shortName;
  const label = name(held.firstName ?? '', held.lastName ?? '');
  return { kind, state: held.status ?? held.kind, label };
}

const fullName = (first: string, last: string) => `${first} ${last}`.trim();

function neighbours(nights: readonly Day[]): { from: Day; to: Day }[] {
  const runs: { from: Day; to: Day }[] = [];
  for (const night of nights.toSorted()) {
    const open = runs.at(-1);
    if (open?.to === night) open.to = addDays(night, 1);
    else runs.push({ from: night, to: addDays(night, 1) });
  }
  return runs;
}

const KIND_LABELS: Record<NightRun['kind'], string> = {
  hold: 'onay bekleyen talep',
  option: 'opsiyonlu rezervasyon',
  reservation: 'rezervasyon',
  block: 'elle kapatılmış',
  external: 'dış takvim',
};

/** How many runs the sentence lists at most. */
const NAMED = 5;

/**
 * Names what takes the nights: "Bu tarihler dolu: 12–15 Haziran 2027 rezervasyon (Gülşah İnce)."
 * Guests are named only with `inFull`. Null when nothing takes them any more.
 */
export function describeTaken(runs: readonly NightRun[], inFull: boolean): string | null {
  if (runs.length === 0) return null;
  const named = runs.slice(0, NAMED).map((run) => describeRun(run, inFull));
  const rest = runs.length - named.length;
  const list = named.join(', ') + (rest > 0 ? ` ve ${rest} kayıt daha` : '');
  return `Bu tarihler dolu: ${list}.`;
}

function describeRun(run: NightRun, inFull: boolean): string {
  const what = `${formatStay(run.from, run.to)} ${KIND_LABELS[run.kind]}`;
  const detail = detailOf(run, inFull);
  return detail === '' ? what : `${what} (${detail})`;
}

function detailOf({ kind, state, label }: NightRun, inFull: boolean): string {
  if (kind === 'external') return isSource(state) ? SOURCE_LABELS[state] : '';
  return kind === 'block' || inFull ? label : '';
}

const isSource = (state: string): state is Source => state in SOURCE_LABELS;
