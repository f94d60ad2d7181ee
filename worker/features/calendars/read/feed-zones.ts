import type { Budget, WallWindow } from '#domain/calendars/recurrence/walk-rule.ts';
import { DAY_MS } from '#domain/calendars/recurrence/recurrence-rule.ts';
import type { FeedComponent } from './feed-lines.ts';
import { zoneOfWindowsName } from './windows-zones.ts';
import { offsetAt, offsetMinutes, readZone, type ZoneRules } from './zone-rules.ts';

/** Minutes east of UTC of a zone at an instant in milliseconds. */
export type ZoneOffset = (at: number) => number;

const ISTANBUL = 'Europe/Istanbul';

/** Zones a feed may name; further ones are not looked up. */
const MAX_ZONES = 20;

/** Offsets are constant for at least a quarter of an hour: no zone changes in between. */
const STEP_MS = 15 * 60_000;

/** Before the window, zone changes are read two years at a time, on demand. */
const EARLIER_MS = 730 * DAY_MS;

/** The time zones of one feed; caches what it looks up. */
export class FeedZones {
  readonly istanbul: ZoneOffset = platformZone(ISTANBUL) ?? (() => 180);
  readonly #defined: ReadonlyMap<string, FeedComponent>;
  readonly #known = new Map<string, ZoneOffset | null>();
  readonly #window: WallWindow;
  readonly #budget: Budget;

  /** `defined`: the feed's own VTIMEZONEs, of which changes within `window` matter most. */
  constructor(defined: readonly FeedComponent[], window: WallWindow, budget: Budget) {
    this.#defined = new Map(defined.map((zone) => [plainName(valueIn(zone, 'TZID')), zone]));
    this.#window = window;
    this.#budget = budget;
  }

  /** The zone of a name, Türkiye's when there is none; null for an unknown name. */
  find(name: string | null): ZoneOffset | null {
    if (name === null || name === '') return this.istanbul;
    const plain = plainName(name);
    const known = this.#known.get(plain);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_ZONES) return null;
    const zone = this.#resolve(plain);
    this.#known.set(plain, zone);
    return zone;
  }

  /**
   * Names in the IANA database use the platform's rules, which are newer than most definitions in
   * feeds; other names use the feed's own definition, then the offset in the name itself.
   */
  #resolve(name: string): ZoneOffset | null {
    // Some programs prepend a path: "/citadel.org/20210210_1/Europe/Istanbul".
    const place = name.startsWith('/') ? name.split('/').slice(-2).join('/') : name;
    const isPlace = place.includes('/');
    const defined = this.#defined.get(name);
    return (
      (isPlace ? platformZone(place) : null) ??
      (defined === undefined ? null : this.#definedZone(defined)) ??
      platformZone(zoneOfWindowsName(name) ?? (isPlace ? '' : place)) ??
      fixedZone(name)
    );
  }

  #definedZone(zone: FeedComponent): ZoneOffset | null {
    const rules = readZone(zone, this.#window, this.#budget);
    if (rules === null) return platformZone(valueIn(zone, 'X-LIC-LOCATION'));
    const earlier = new Map<number, ZoneRules>();
    return (at) => {
      if (at >= this.#window.from) return offsetAt(rules, at);
      // The length of a series' occurrences depends on its first start, which may be years ago.
      const span = Math.floor(at / EARLIER_MS);
      const window = { from: span * EARLIER_MS, to: (span + 1) * EARLIER_MS };
      const own = earlier.get(span) ?? readZone(zone, window, this.#budget) ?? rules;
      earlier.set(span, own);
      return offsetAt(own, at);
    };
  }
}

const valueIn = ({ lines }: FeedComponent, name: string): string =>
  lines.find((line) => line.name === name)?.value ?? '';

const plainName = (name: string): string => name.replaceAll('"', '').trim().toLowerCase();

/** A name with its offset in it: "(UTC-05:00) Eastern", "GMT+3", "UTC", "+03:00". */
function fixedZone(name: string): ZoneOffset | null {
  if (/^(utc|gmt|z|zulu|etc\/utc)$/.test(name)) return () => 0;
  const offset = /(?:^|utc|gmt)\s*([+-]\d{1,2}(?::?\d\d)?)(?!\d)/.exec(name)?.[1];
  const minutes = offset === undefined ? null : offsetMinutes(offset);
  return minutes === null ? null : () => minutes;
}

/** Cached platform zones: a formatter costs more than a feed with a hundred events. */
const platformZones = new Map<string, ZoneOffset>();

/** A zone by the platform's rules; null for an unknown name. */
function platformZone(name: string): ZoneOffset | null {
  const timeZone = name.toLowerCase();
  const known = platformZones.get(timeZone);
  if (known !== undefined) return known;
  const zone = timeZone === '' ? null : createPlatformZone(timeZone);
  if (zone !== null) platformZones.set(timeZone, zone);
  return zone;
}

/** Offsets kept of a zone; the weeks of ten years are some 500. */
const MAX_STEPS_KEPT = 5000;

function createPlatformZone(timeZone: string): ZoneOffset | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  const byStep = new Map<number, number>();
  const offsetOfStep = (at: number) => {
    const step = Math.floor(at / STEP_MS);
    const known = byStep.get(step);
    if (known !== undefined) return known;
    // "7/1/2027, GMT+03:00"; much cheaper than formatToParts.
    const text = /GMT([+-].*)$/.exec(format.format(step * STEP_MS))?.[1] ?? '';
    const offset = offsetMinutes(text) ?? 0;
    if (byStep.size >= MAX_STEPS_KEPT) byStep.clear();
    byStep.set(step, offset);
    return offset;
  };
  return (at) => {
    // When the offset is the same at both ends, it does not change in between; this answers nearly
    // every query.
    for (const span of [7 * DAY_MS, DAY_MS]) {
      const from = Math.floor(at / span) * span;
      const offset = offsetOfStep(from);
      if (offset === offsetOfStep(from + span)) return offset;
    }
    return offsetOfStep(at);
  };
}
