import { addDays, type Day, dayFromNumber, dayNumber } from '#domain/values/dates.ts';

/** Whose Easter: the western churches' or the orthodox ones'. */
export type Church = 'western' | 'orthodox';

/** Feasts that move with Easter, by their days after it. */
const AFTER_EASTER = { easter: 0, ascension: 39, pentecost: 49 } as const;
export type MovableFeast = keyof typeof AFTER_EASTER;

/** Their day in a year, until 2099. */
export const movableFeast = (feast: MovableFeast, church: Church, year: number): Day =>
  addDays(EASTER[church](year), AFTER_EASTER[feast]);

const EASTER: Record<Church, (year: number) => Day> = { western: gregorian, orthodox: julian };

const onDay = (year: number, monthAndDay: number): Day => {
  const month = Math.floor(monthAndDay / 31);
  return dayFromNumber(
    dayNumber(`${year}-${String(month).padStart(2, '0')}-01`) + (monthAndDay % 31),
  );
};

/** By the method of Meeus, Jones and Butcher ("Astronomical Algorithms", chapter 8). */
function gregorian(year: number): Day {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + shift + 15) % 30;
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  return onDay(year, moon + sunday - 7 * late + 114);
}

/** The Julian calendar's Easter, in the Gregorian one: thirteen days apart from 1900 to 2099. */
function julian(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(onDay(year, moon + sunday + 114), 13);
}
