import { addDays, formatDay, formatDayLong, formatStay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { mayArriveOn, mayDepartOn, nameDays, type StayDays } from '#domain/prices/stay-days.ts';
import { MAX_STAY_NIGHTS } from './pricing/stay.ts';

/** Why a stay cannot be sold; the codes used in the API. */
export type RefusalCode =
  | 'PAST'
  | 'CAPACITY'
  | 'TOO_LONG'
  | 'DATES_TAKEN'
  | 'CLOSED'
  | 'ARRIVAL_DAY'
  | 'DEPARTURE_DAY'
  | 'MIN_NIGHTS'
  | 'MAX_NIGHTS';

/** Alternative dates that a guest could book. */
export type Suggestion = { checkIn: Day; checkOut: Day };

/** The facts behind a refusal; only those that apply to its code are present. */
type RefusalDetails = {
  /** DATES_TAKEN, CLOSED: the first night that is not available. */
  night?: Day;
  /** MIN_NIGHTS. */
  minNights?: number;
  /** TOO_LONG, MAX_NIGHTS. */
  maxNights?: number;
  /** PAST: the first possible day of arrival. */
  earliest?: Day;
  /** An alternative stay that can be sold, if there is one. */
  suggestion?: Suggestion;
};

/** A stay that cannot be sold, with a Turkish sentence that says what would work instead. */
export type Refusal = { ok: false; code: RefusalCode; message: string; details: RefusalDetails };

function refuse(code: RefusalCode, message: string, details: RefusalDetails = {}): Refusal {
  return { ok: false, code, message, details };
}

export function refusePast(today: Day): Refusal {
  const message = `Giriş günü geçmişte kaldı. En erken ${formatDay(today)} günü giriş yapabilirsiniz.`;
  return refuse('PAST', message, { earliest: today });
}

/** `problem` is the sentence of `findPartyProblem`. */
export function refuseParty(problem: string): Refusal {
  return refuse('CAPACITY', problem);
}

export function refuseTooLong(checkIn: Day): Refusal {
  const latest = formatDay(addDays(checkIn, MAX_STAY_NIGHTS));
  const message = `En çok ${MAX_STAY_NIGHTS} gece kiralayabilirsiniz; en geç çıkış ${latest}.`;
  return refuse('TOO_LONG', message, { maxNights: MAX_STAY_NIGHTS });
}

export function refuseTaken(night: Day): Refusal {
  return refuse('DATES_TAKEN', `${formatDay(night)} gecesi dolu.`, { night });
}

export function refuseClosed(night: Day): Refusal {
  return refuse('CLOSED', `${formatDay(night)} gecesi satışa kapalı.`, { night });
}

/** `last` is the last possible day of departure. */
export function refuseBeyond(last: Day): Refusal {
  const message = `Satış ${formatDayLong(last)} gününe kadar açık; en geç o gün çıkış yapabilirsiniz.`;
  return refuse('CLOSED', message, { night: last });
}

export function refuseMinNights(minNights: number): Refusal {
  const message = `Bu tarihlerde en az ${minNights} gece konaklayabilirsiniz.`;
  return refuse('MIN_NIGHTS', message, { minNights });
}

export function refuseMaxNights(maxNights: number): Refusal {
  const message = `Bu tarihlerde en çok ${maxNights} gece konaklayabilirsiniz.`;
  return refuse('MAX_NIGHTS', message, { maxNights });
}

/**
 * What the rules of weekdays say against these dates; `first` and `last` are the season rows that
 * cover the day of arrival and that of departure.
 */
export const refuseDays = (
  first: StayDays | null,
  last: StayDays | null,
  { checkIn, checkOut }: Suggestion,
): Refusal[] => [
  ...(mayArriveOn(first, checkIn) ? [] : [refuseArrivalDay(first, checkIn)]),
  ...(mayDepartOn(last, checkOut) ? [] : [refuseDepartureDay(last, checkOut)]),
];

function refuseArrivalDay(row: StayDays | null, day: Day): Refusal {
  const days = nameDays(row?.arrivalDays);
  const rule = days === null ? '' : ` Bu dönemde giriş günü: ${days}.`;
  return refuse('ARRIVAL_DAY', `${formatDay(day)} günü giriş yapılamıyor.${rule}`);
}

function refuseDepartureDay(row: StayDays | null, day: Day): Refusal {
  const days = nameDays(row?.departureDays);
  const rule = days === null ? '' : ` Bu dönemde çıkış günü: ${days}.`;
  return refuse('DEPARTURE_DAY', `${formatDay(day)} günü çıkış yapılamıyor.${rule}`);
}

/** A stay whose departure is not after its arrival. */
export function refuseEmpty(): Refusal {
  const message = 'Çıkış günü giriş gününden sonra olmalı; en az 1 gece seçin.';
  return refuse('MIN_NIGHTS', message, { minNights: 1 });
}

/** Adds an alternative, or how to contact the agency when there is none. */
export function withSuggestion(refusal: Refusal, suggestion: Suggestion | null): Refusal {
  if (suggestion === null) {
    return { ...refusal, message: `${refusal.message} Başka tarihler deneyin ya da bizi arayın.` };
  }
  const dates = formatStay(suggestion.checkIn, suggestion.checkOut);
  return {
    ...refusal,
    message: `${refusal.message} ${dates} uygun.`,
    details: { ...refusal.details, suggestion },
  };
}
