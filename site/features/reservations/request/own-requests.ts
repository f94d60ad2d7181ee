import { type Day, istanbulDay } from '#domain/values/dates.ts';

/** A request made in this browser: a code opens nothing without its e-mail address. */
type OwnRequest = {
  slug: string;
  code: string;
  checkIn: Day;
  checkOut: Day;
  /** ISO instant until which it holds its nights, unless it is approved before. */
  until: string;
};

const KEY = 'talepler';

/** Requests made here whose stay is not over. */
function listOwnRequests(today: Day): OwnRequest[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnRequest[];
    return stored.filter(({ checkOut }) => checkOut >= today);
  } catch {
    // Storage can be switched off or hold something else.
    return [];
  }
}

export function keepOwnRequest(request: OwnRequest, now = new Date()): void {
  try {
    const kept = [...listOwnRequests(istanbulDay(now)), request];
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above: then nobody is told that nights are their own.
  }
}

/**
 * The newest request of this browser that wants a night of these of the villa. `holds`: for certain
 * it is what they are taken by.
 */
export function findOwnRequest(
  slug: string,
  stay: { checkIn: Day; checkOut: Day },
  now = new Date(),
): { code: string; holds: boolean } | null {
  const own = listOwnRequests(istanbulDay(now)).findLast(
    (one) => one.slug === slug && one.checkIn < stay.checkOut && stay.checkIn < one.checkOut,
  );
  return own === undefined ? null : { code: own.code, holds: now.toISOString() < own.until };
}
