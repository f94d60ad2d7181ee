import { hasFields, local } from '#browser/stored.ts';
import { type Day, istanbulDay } from '#domain/values/dates.ts';
import { to } from '#site/language.ts';

/** A request made in this browser. */
type OwnRequest = {
  slug: string;
  code: string;
  checkIn: Day;
  checkOut: Day;
  /** The path of the stay's page; older ones have none. */
  page?: string | undefined;
  /** ISO instant until which it holds its nights, unless it is approved before. */
  until: string;
};

const KEY = 'talepler';

/** Requests made here whose stay is not over. */
function listOwnRequests(today: Day): OwnRequest[] {
  const stored = local.readJson(KEY, Array.isArray) ?? [];
  return stored.filter(isOwnRequest).filter(({ checkOut }) => checkOut >= today);
}

const isOwnRequest = (value: unknown): value is OwnRequest =>
  hasFields(value, {
    slug: 'string',
    code: 'string',
    checkIn: 'string',
    checkOut: 'string',
    until: 'string',
  });

export function keepOwnRequest(request: OwnRequest, now = new Date()): void {
  local.write(KEY, JSON.stringify([...listOwnRequests(istanbulDay(now)), request]));
}

/**
 * The newest request of this browser for any of these nights of the villa. `holds`: it is certain
 * that it holds them.
 */
export function findOwnRequest(
  slug: string,
  stay: { checkIn: Day; checkOut: Day },
  now = new Date(),
): { code: string; page: string; holds: boolean } | null {
  const own = listOwnRequests(istanbulDay(now)).findLast(
    (one) => one.slug === slug && one.checkIn < stay.checkOut && stay.checkIn < one.checkOut,
  );
  if (own === undefined) return null;
  const { code, page = to(`/konaklamam?code=${code}`) } = own;
  return { code, page, holds: now.toISOString() < own.until };
}
