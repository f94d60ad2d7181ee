import type { KbsState } from './person.ts';
import { alarmFrom, lateFrom } from './times.ts';

/** How a guest's report stands, for the screen of the night. */
export const REPORT_STATES = [
  'coming',
  'missing',
  'waiting',
  'unclear',
  'refused',
  'told',
  'left',
] as const;
type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_STATE_LABELS: Record<ReportState, string> = {
  coming: 'Girişte bildirilecek',
  missing: 'Bilgisi eksik',
  waiting: 'Sırada',
  unclear: 'Sonucu belirsiz, listesine bakılıyor',
  refused: 'Reddedildi',
  told: 'Giriş bildirildi',
  left: 'Çıkış bildirildi',
};

/** What the service was told of a guest; null: nothing yet. */
type Known = { state: KbsState; act: 'arrive' | 'depart' | null; reason: string | null };

/** `hasCome`: the hour of arrival has passed; `isWhole`: everything that the service wants is known. */
export function reportState(
  known: Known | null,
  { hasCome, isWhole }: { hasCome: boolean; isWhole: boolean },
): ReportState {
  if (known?.act) return known.reason === null ? 'waiting' : 'unclear';
  if (known !== null && known.reason !== null) return 'refused';
  if (known?.state === 'present') return 'told';
  if (known?.state === 'left') return 'left';
  if (!isWhole) return 'missing';
  return hasCome ? 'waiting' : 'coming';
}

type Urgency = 'none' | 'soon' | 'late';

/**
 * Whether an arrival (or departure) at `clock` that was not told needs a person at `now`, both
 * Turkish wall clock.
 */
export function urgencyOf(clock: string, now: string): Urgency {
  if (now >= lateFrom(clock)) return 'late';
  return now >= alarmFrom(clock) ? 'soon' : 'none';
}
