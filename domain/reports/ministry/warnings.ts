import { type Day, formatDayLong } from '#domain/values/dates.ts';
import { type CapacityFacts, listCapacityIssues } from '#domain/villas/capacity-rule.ts';
import { permitState } from '#domain/villas/permit-state.ts';
import { parsePermitNumber } from '#domain/villas/permit.ts';
import type { MinistryWarning, MinistryWarningCode } from './schema.ts';

/** The facts of a villa that the permit rules use. */
export type PermitFacts = CapacityFacts & {
  id: number;
  name: string;
  active: boolean;
  permitNo: string | null;
  permitExpiresOn: Day | null;
  permitVerifiedAt: string | null;
  permitHolder: string | null;
  permitAddress: string | null;
};

/** What stops a sale first. */
export const MINISTRY_WARNING_LABELS: Record<MinistryWarningCode, string> = {
  DUPLICATE: 'Aynı belge numarası',
  EXPIRED: 'Süresi dolmuş belge',
  EXPIRING: 'Süresi yakında dolacak belge',
  CAPACITY: 'Kapasite sınırı',
  UNVERIFIED: 'Doğrulanmamış belge',
  HOLDER: 'Belge sahibi eksik',
  ADDRESS: 'Belge adresi eksik',
  MISSING: 'Belgesi olmayan villa',
};

const ORDER = Object.keys(MINISTRY_WARNING_LABELS);

/** Where in the villa's form each warning is corrected: section and field. */
const PLACES: Record<MinistryWarningCode, string> = {
  DUPLICATE: '?alan=permit.no#permit',
  EXPIRED: '?alan=permit.expiresOn#permit',
  EXPIRING: '?alan=permit.expiresOn#permit',
  CAPACITY: '?alan=facts.capacity#facts',
  UNVERIFIED: '#permit',
  HOLDER: '?alan=permit.holder#permit',
  ADDRESS: '?alan=permit.address#permit',
  MISSING: '?alan=permit.no#permit',
};

/**
 * Everything about the agency's permits that needs attention: villas on sale first, then whatever
 * stops a sale, then in the order of `villas`.
 */
export function listMinistryWarnings(
  villas: readonly PermitFacts[],
  today: Day,
): MinistryWarning[] {
  const sharers = Map.groupBy(villas, ({ permitNo }) => comparable(permitNo));
  const warnings = villas.flatMap((villa) => {
    const number = comparable(villa.permitNo);
    const others =
      number === '' ? [] : (sharers.get(number) ?? []).filter(({ id }) => id !== villa.id);
    return warningsOf(villa, others, today).map(({ code, message }): MinistryWarning => ({
      code,
      villa_id: villa.id,
      villa_name: villa.name,
      active: villa.active,
      permitNo: villa.permitNo,
      expiresOn: villa.permitExpiresOn,
      message,
      link: `/dashboard/villas/${villa.id}${PLACES[code]}`,
    }));
  });
  return warnings.toSorted(
    (a, b) => Number(b.active) - Number(a.active) || ORDER.indexOf(a.code) - ORDER.indexOf(b.code),
  );
}

type Warning = { code: MinistryWarningCode; message: string };

function warningsOf(villa: PermitFacts, sharers: PermitFacts[], today: Day): Warning[] {
  const duplicate = duplicateWarnings(sharers);
  const permit = { no: villa.permitNo, expiresOn: villa.permitExpiresOn };
  const state = permitState(permit, today);
  if (state === 'missing') {
    return [{ code: 'MISSING', message: 'Belge numarası yazılana kadar yayına alınamaz.' }];
  }
  // A villa that is not on sale does not break a rule yet.
  if (!villa.active) return duplicate;
  const end = villa.permitExpiresOn === null ? '' : formatDayLong(villa.permitExpiresOn);
  return [
    ...duplicate,
    ...(state === 'expired'
      ? [{ code: 'EXPIRED' as const, message: `Süresi doldu: ${end}.` }]
      : []),
    ...(state === 'expiring' ? [{ code: 'EXPIRING' as const, message: `Son gün: ${end}.` }] : []),
    ...listCapacityIssues(villa)
      .slice(0, 1)
      .map(({ message }) => ({ code: 'CAPACITY' as const, message })),
    ...(villa.permitVerifiedAt === null
      ? [{ code: 'UNVERIFIED' as const, message: 'Belgenin geçerliliğine henüz bakılmadı.' }]
      : []),
    ...emptiness('HOLDER', villa.permitHolder, 'Belgenin kimin adına olduğu yazılmamış.'),
    ...emptiness('ADDRESS', villa.permitAddress, 'Belgedeki adres yazılmamış.'),
  ];
}

/** Most names of other villas listed in a sentence. */
const NAMED = 5;

function duplicateWarnings(sharers: PermitFacts[]): Warning[] {
  if (sharers.length === 0) return [];
  const names = sharers.slice(0, NAMED).map(({ name }) => name);
  const more = sharers.length > NAMED ? ` ve ${sharers.length - NAMED} villa daha` : '';
  return [
    {
      code: 'DUPLICATE',
      message: `Aynı numara başka villada da yazılı: ${names.join(', ')}${more}.`,
    },
  ];
}

const emptiness = (code: MinistryWarningCode, text: string | null, message: string): Warning[] =>
  text === null || text.trim() === '' ? [{ code, message }] : [];

/** A number without differences in spelling: "07 - 4321" and "07-4321" are the same. */
const comparable = (number: string | null): string =>
  (parsePermitNumber(number) ?? '').replace(/[\s.\-/]/g, '').toUpperCase();
