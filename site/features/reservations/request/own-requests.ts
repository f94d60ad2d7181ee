import { type Day, istanbulDay } from '#domain/values/dates.ts';

/** A request made in this browser: a code grants nothing without its e-mail address. */
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
    // Storage may be disabled or contain something else.
    return [];
  }
}

export function keepOwnRequest(request: OwnRequest, now = new Date()): void {
  try {
    const kept = [...listOwnRequests(istanbulDay(now)), request];
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above: then own requests are not recognised.
  }
}

/**
 * The newest request of this browser for any of these nights of the villa. `holds`: it is certain
 * that it holds them.
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
