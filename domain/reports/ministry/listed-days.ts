import { type Day, istanbulDay } from '#domain/values/dates.ts';

/** A villa was activated or deactivated at an instant. */
type ActivityChange = { at: string; active: boolean };

type Listing = {
  active: boolean;
  createdAt: string;
  /** At least all changes since the first of the days, in any order. */
  changes: readonly ActivityChange[];
};

/**
 * The first and the last of `days` on which a villa was on sale; null when it was on none. A villa
 * that was activated or deactivated during a day counts as on sale that day.
 */
export function listedDays(
  { active, createdAt, changes }: Listing,
  days: { first: Day; last: Day },
): { from: Day; to: Day } | null {
  const created = istanbulDay(new Date(createdAt));
  const ordered = changes.toSorted((a, b) => a.at.localeCompare(b.at));
  let listed: { from: Day; to: Day } | null = null;
  let isOn = ordered[0] === undefined ? active : !ordered[0].active;
  let since = later(created, days.first);
  const addUntil = (day: Day) => {
    const to = earlier(day, days.last);
    if (isOn && since <= to) listed = { from: listed?.from ?? since, to };
  };
  for (const change of ordered) {
    const day = istanbulDay(new Date(change.at));
    addUntil(day);
    if (change.active !== isOn) since = later(day, since);
    isOn = change.active;
  }
  addUntil(days.last);
  return listed;
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
