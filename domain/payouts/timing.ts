/** From which day of a stay on its owner is paid: the guest's arrival or departure. */
export const PAYOUT_TIMINGS = ['arrival', 'departure'] as const;

export type PayoutTiming = (typeof PAYOUT_TIMINGS)[number];

export const PAYOUT_TIMING_LABELS: Record<PayoutTiming, string> = {
  arrival: 'Misafir gelince',
  departure: 'Misafir çıkınca',
};
