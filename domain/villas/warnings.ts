import { addDays, type Day, formatDayLong } from '#domain/values/dates.ts';
import type { PriceGap } from '#domain/prices/schema.ts';
import { type CapacityFacts, listCapacityIssues } from './capacity-rule.ts';
import { type PermitState, permitState } from './permit-state.ts';

export const WARNING_CODES = [
  'CAPACITY_RULE',
  'PERMIT_MISSING',
  'PERMIT_EXPIRED',
  'PERMIT_EXPIRING',
  'PERMIT_UNVERIFIED',
  'PRICES_MISSING',
  'PRICES_ENDING',
  'PRICE_GAPS',
  'IMAGES_MISSING',
] as const;

type VillaWarning = {
  code: (typeof WARNING_CODES)[number];
  section: 'facts' | 'permit' | 'prices' | 'images';
  message: string;
};

/** Days before the last priced night from which the table counts as ending. */
const ENDING_DAYS = 90;

export type WarningFacts = {
  capacity: CapacityFacts;
  permit: { no: string | null; expiresOn: Day | null; verifiedAt: string | null };
  /** The last night with a price, null without a coming one. */
  pricesEndOn: Day | null;
  gaps: readonly PriceGap[];
  images: number;
};

/** Everything about a villa that should be corrected; what blocks its sale comes first. */
export function listVillaWarnings(villa: WarningFacts, today: Day): VillaWarning[] {
  return [
    ...permitWarnings(villa.permit, permitState(villa.permit, today)),
    ...listCapacityIssues(villa.capacity).map(({ message }): VillaWarning => ({
      code: 'CAPACITY_RULE',
      section: 'facts',
      message,
    })),
    ...priceWarnings(villa, today),
    ...(villa.images === 0 ? [NO_IMAGES] : []),
  ];
}

const NO_IMAGES: VillaWarning = {
  code: 'IMAGES_MISSING',
  section: 'images',
  message: 'Villanın fotoğrafı yok.',
};

function permitWarnings(
  { expiresOn, verifiedAt }: WarningFacts['permit'],
  state: PermitState,
): VillaWarning[] {
  const warn = (code: VillaWarning['code'], message: string): VillaWarning[] => [
    { code, section: 'permit', message },
  ];
  const end = expiresOn === null ? '' : formatDayLong(expiresOn);
  if (state === 'missing') {
    return warn('PERMIT_MISSING', 'İzin belgesi numarası yok; villa yayına alınamaz.');
  }
  if (state === 'expired') return warn('PERMIT_EXPIRED', `İzin belgesinin süresi doldu: ${end}.`);
  if (state === 'expiring') {
    return warn('PERMIT_EXPIRING', `İzin belgesinin süresi yakında doluyor: ${end}.`);
  }
  if (verifiedAt === null) return warn('PERMIT_UNVERIFIED', 'İzin belgesi henüz doğrulanmadı.');
  return [];
}

function priceWarnings({ pricesEndOn, gaps }: WarningFacts, today: Day): VillaWarning[] {
  const warn = (code: VillaWarning['code'], message: string): VillaWarning => ({
    code,
    section: 'prices',
    message,
  });
  if (pricesEndOn === null) {
    return [warn('PRICES_MISSING', 'Önümüzdeki günler için fiyat yok; villa satılamaz.')];
  }
  const nights = gaps.reduce((sum, gap) => sum + gap.nights, 0);
  return [
    ...(pricesEndOn < addDays(today, ENDING_DAYS)
      ? [warn('PRICES_ENDING', `Fiyatlar yakında bitiyor: ${formatDayLong(pricesEndOn)}.`)]
      : []),
    ...(nights > 0 ? [warn('PRICE_GAPS', `Fiyat tablosunda ${nights} gecenin fiyatı eksik.`)] : []),
  ];
}
