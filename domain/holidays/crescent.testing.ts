// When a month of the Islamic calendar begins in Türkiye, worked out from sun and moon alone: the
// congress of Istanbul (1978, 2016), whose rule Diyanet follows, begins one on the day after an evening
// on which, somewhere, the moon stands 8° from the sun and 5° above the horizon as the sun sets: before
// midnight UT anywhere, after it on the American mainland where the moon was new before New Zealand's
// dawn. Positions after Meeus, "Astronomical
// Algorithms", chapters 25, 47 and 49, cut to what moves the moon by more than a hundredth of a degree.
import { type Day, dayFromNumber, dayNumber } from '#domain/values/dates.ts';

const MINUTE = 1 / 1440;
/** Julian date of a day's midnight UT. */
const julian = (day: Day): number => dayNumber(day) - dayNumber('2000-01-01') + 2_451_544.5;
const dayOf = (jd: number): Day =>
  dayFromNumber(Math.floor(jd - 2_451_544.5) + dayNumber('2000-01-01'));

const RADIAN = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const cos = (degrees: number) => Math.cos(degrees * RADIAN);
const asin = (value: number) => Math.asin(Math.min(1, Math.max(-1, value))) / RADIAN;
const acos = (value: number) => Math.acos(Math.min(1, Math.max(-1, value))) / RADIAN;

/** Seconds by which the earth is behind the clock of the planets in these years. */
const DELTA_T = 70 / 86_400;
const OBLIQUITY = 23.4368;

/** Amplitude in millionths of a degree and the multiples of D, M, M' and F. */
type Term = readonly [number, number, number, number, number];

const LONGITUDE: readonly Term[] = [
  [6_288_774, 0, 0, 1, 0],
  [1_274_027, 2, 0, -1, 0],
  [658_314, 2, 0, 0, 0],
  [213_618, 0, 0, 2, 0],
  [-185_116, 0, 1, 0, 0],
  [-114_332, 0, 0, 0, 2],
  [58_793, 2, 0, -2, 0],
  [57_066, 2, -1, -1, 0],
  [53_322, 2, 0, 1, 0],
  [45_758, 2, -1, 0, 0],
  [-40_923, 0, 1, -1, 0],
  [-34_720, 1, 0, 0, 0],
  [-30_383, 0, 1, 1, 0],
  [15_327, 2, 0, 0, -2],
  [-12_528, 0, 0, 1, 2],
  [10_980, 0, 0, 1, -2],
  [10_675, 4, 0, -1, 0],
  [10_034, 0, 0, 3, 0],
];

const LATITUDE: readonly Term[] = [
  [5_128_122, 0, 0, 0, 1],
  [280_602, 0, 0, 1, 1],
  [277_693, 0, 0, 1, -1],
  [173_237, 2, 0, 0, -1],
  [55_413, 2, 0, -1, 1],
  [46_271, 2, 0, -1, -1],
  [32_573, 2, 0, 0, 1],
  [17_198, 0, 0, 2, 1],
];

/** Right ascension and declination. */
type Place = { ra: number; dec: number };

function toEquator(longitude: number, latitude: number): Place {
  const x = cos(latitude) * cos(longitude);
  const y = cos(latitude) * sin(longitude);
  const z = sin(latitude);
  return {
    ra: Math.atan2(y * cos(OBLIQUITY) - z * sin(OBLIQUITY), x) / RADIAN,
    dec: asin(y * sin(OBLIQUITY) + z * cos(OBLIQUITY)),
  };
}

/** Sun, moon and how far apart they are, and the sidereal time of Greenwich; in degrees. */
function skyAt(jd: number) {
  const t = (jd + DELTA_T - 2_451_545) / 36_525;
  const anomaly = 357.5291 + 35_999.0503 * t;
  const sun = 280.46646 + 36_000.76983 * t + 1.9146 * sin(anomaly) + 0.019993 * sin(2 * anomaly);
  const [d, m, p, f] = [
    297.8501921 + 445_267.1114034 * t,
    anomaly,
    134.9633964 + 477_198.8675055 * t,
    93.272095 + 483_202.0175233 * t,
  ];
  const sum = (terms: readonly Term[]) =>
    terms.reduce((all, [a, i, j, k, l]) => all + a * sin(i * d + j * m + k * p + l * f), 0) / 1e6;
  const longitude = 218.3164477 + 481_267.88123421 * t + sum(LONGITUDE);
  const latitude = sum(LATITUDE);
  return {
    apart: acos(cos(latitude) * cos(longitude - sun)),
    sun: toEquator(sun, 0),
    moon: toEquator(longitude, latitude),
    sidereal: 280.46061837 + 360.98564736629 * (jd - 2_451_545),
  };
}

const heightOf = ({ ra, dec }: Place, latitude: number, sidereal: number): number =>
  asin(sin(latitude) * sin(dec) + cos(latitude) * cos(dec) * cos(sidereal - ra));

/** The western edge of the American mainland, from Alaska to Patagonia. */
const AMERICA: readonly (readonly [latitude: number, longitude: number])[] = [
  [61, -165],
  [58, -157],
  [54, -130],
  [48, -124.7],
  [40, -124.3],
  [34, -120.5],
  [27.8, -115],
  [20.3, -105.6],
  [15.8, -97],
  [-4.6, -81.3],
  [-30, -71.6],
];

/** Whether a moon is new before the day breaks over New Zealand; `midnight` ends the day in Greenwich. */
function isNewBeforeDawn(newMoon: number, midnight: number): boolean {
  let dawn = midnight - 0.5;
  const height = () => {
    const { sun, sidereal } = skyAt(dawn);
    return heightOf(sun, -41.3, sidereal + 174.8);
  };
  while (height() < -18) dawn += 5 * MINUTE;
  return newMoon < dawn;
}

/** Whether a moon that is new at `newMoon` is seen where the sun sets on the evening of `day`. */
function isSeen(newMoon: number, day: Day): boolean {
  const midnight = julian(day) + 1;
  const end = isNewBeforeDawn(newMoon, midnight) ? midnight + 0.3 : midnight;
  for (let jd = newMoon; jd < end; jd += 10 * MINUTE) {
    const sky = skyAt(jd);
    if (sky.apart < 8) continue;
    const stands = (latitude: number, sidereal: number) =>
      heightOf(sky.moon, latitude, sidereal) >= 5;
    if (jd < midnight) {
      for (let latitude = -60; latitude <= 60; latitude += 2) {
        const hour =
          (sin(-0.833) - sin(latitude) * sin(sky.sun.dec)) / (cos(latitude) * cos(sky.sun.dec));
        if (Math.abs(hour) <= 1 && stands(latitude, sky.sun.ra + acos(hour))) return true;
      }
    } else {
      const isSetting = ([latitude, longitude]: readonly [number, number]) => {
        const now = heightOf(sky.sun, latitude, sky.sidereal + longitude);
        const before = heightOf(sky.sun, latitude, sky.sidereal + longitude - 2.5);
        return now < -0.833 && before >= -0.833 && stands(latitude, sky.sidereal + longitude);
      };
      if (AMERICA.some(isSetting)) return true;
    }
  }
  return false;
}

/** The new moons of some years, as Julian dates: where the moon's longitude passes the sun's. */
function newMoonsOf(from: Day, to: Day): number[] {
  const found: number[] = [];
  for (let jd = julian(from); jd < julian(to); jd += 1) {
    const isLeast = skyAt(jd).apart <= skyAt(jd - 1).apart && skyAt(jd).apart < skyAt(jd + 1).apart;
    if (!isLeast) continue;
    let best = jd - 1;
    for (let at = jd - 1; at <= jd + 1; at += 5 * MINUTE) {
      if (skyAt(at).apart < skyAt(best).apart) best = at;
    }
    found.push(best);
  }
  return found;
}

/** The first days of the months that begin from `from` to `to`. */
export const monthsBegunBy = (from: Day, to: Day): Day[] =>
  newMoonsOf(from, to).map((newMoon) => {
    let evening = dayOf(newMoon);
    while (!isSeen(newMoon, evening)) evening = dayFromNumber(dayNumber(evening) + 1);
    return dayFromNumber(dayNumber(evening) + 1);
  });
