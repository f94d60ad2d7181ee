import type { Status } from '#domain/reservation-status.ts';
import type { Tone } from '#dashboard/ui/tones.ts';

/** The tone of each state of a stay, in lists and calendars alike. */
export const STAY_TONES: Record<Status, Tone> = {
  requested: 'waiting',
  option: 'held',
  confirmed: 'sure',
  staying: 'present',
  completed: 'over',
  rejected: 'failed',
  expired: 'lapsed',
  cancelled: 'dropped',
  no_show: 'failed',
};
