import type { PlantedBug } from './bug.ts';

const NIGHTS = 'worker/features/nights/nights.ts';
const MOVE = 'worker/features/transitions/plan-transition.ts';

/** Mistakes about who holds which night, and about what is offered. */
export const nightBugs: readonly PlantedBug[] = [
  {
    name: 'take-anybodys-night',
    what: 'taking nights makes room over every holder, not only over one that has run out',
    file: NIGHTS,
    find: 'delete from villa_nights where ${isWanted} and free_at <= ${now}`),',
    replace: 'delete from villa_nights where ${isWanted} and ref <> ${ref}`),',
  },
  {
    name: 'forget-first-night',
    what: 'of the nights of a longer stay the first is not taken',
    file: NIGHTS,
    find: 'const nights = JSON.stringify(eachNight(checkIn, checkOut));',
    replace:
      'const nights = JSON.stringify(eachNight(checkIn, checkOut).filter((_, i, all) => i > 0 || all.length < 4));',
  },
  {
    name: 'leave-on-any-day',
    what: 'the till and the calendar let stays end on days on which the villa lets none end',
    file: 'domain/prices/stay-days.ts',
    find: '  includes(row?.departureDays, day);',
    replace: '  includes(row?.departureDays, day) || day !== null;',
  },
  {
    name: 'search-leaves-on-any-day',
    what: 'the search offers stays that end on days on which the villa lets none end',
    file: 'domain/search/index/stay-days.ts',
    find: 'const isClosed = rule.mayDepart[weekdayOf(rates, night)] === false;',
    replace: 'const isClosed = false;',
  },
  {
    name: 'expired-is-taken',
    what: 'a hold that has run out is read as taken',
    file: 'domain/availability/nights.ts',
    find: 'if (night.expiresAt === null) return true;',
    replace: "if (night.expiresAt !== '') return true;",
  },
  {
    name: 'options-look-free',
    what: 'the till does not see nights that are only held for a time',
    file: 'domain/availability/nights.ts',
    find: 'if (night.expiresAt === null) return true;',
    replace: 'if (night.expiresAt !== null) return false;',
  },
  {
    name: 'cancelled-keeps-nights',
    what: 'a stay that is off keeps its nights',
    file: MOVE,
    find: 'return [freeNights(current.id)];',
    replace: 'return [];',
  },
  {
    name: 'confirmed-still-expires',
    what: 'confirming leaves the nights as a hold with its end',
    file: MOVE,
    find: "return takeNights(holding, 'reservation', null, at);",
    replace: 'return [];',
  },
  {
    name: 'moved-keeps-old-nights',
    what: 'a stay moved to other dates keeps its old nights as well',
    file: NIGHTS,
    find: 'where ref = ${ref} and (expires_at <= ${now} or not (${isWanted}))`),',
    replace: 'where ref = ${ref} and expires_at <= ${now}`),',
  },
  {
    name: 'opened-block-stays-closed',
    what: 'a block that is removed keeps its nights',
    file: 'worker/features/availability/blocks/remove-block.ts',
    find: '    freeNights(id),\n',
    replace: '',
  },
  {
    name: 'item-1-event-waits-in-vain',
    what: 'a hold that runs out puts nights on sale that a seller claims (item 1 as it was)',
    edits: [
      {
        file: 'drizzle/migrations/0000_tables.sql',
        find: '(case when claimed_by is null then expires_at end)',
        replace: '(expires_at)',
      },
      {
        file: 'drizzle/migrations/rules.sql',
        find: "WHEN OLD.kind = 'external' OR OLD.claimed_by IS NOT NULL",
        replace: 'WHEN 0',
      },
    ],
  },
  {
    name: 'item-2-own-echo',
    what: 'a stay of ours that a seller hands back is a stranger once we have freed it (item 2 as it was)',
    file: 'worker/features/calendars/queries.ts',
    find: 'inArray(nightHolders.ref, named)));',
    replace:
      'inArray(nightHolders.ref, named), sql`exists (select 1 from villa_nights v where v.ref = ${nightHolders.ref})`));',
  },
  {
    name: 'item-11-series-look-fresh',
    what: 'a recurring event blocks no night and the calendar is called up to date (item 11 as it was)',
    edits: [
      {
        file: 'worker/features/calendars/read/expand-series.ts',
        find: '  const found = occurrencesOf(master, start, changes, limits, report);\n',
        replace:
          '  if (found0(master)) return [];\n  const found = occurrencesOf(master, start, changes, limits, report);\n',
      },
      {
        file: 'worker/features/calendars/read/expand-series.ts',
        find: 'type Occurrence = {',
        replace: 'const found0 = (master: FeedSource) => master !== null;\n\ntype Occurrence = {',
      },
    ],
  },
  {
    name: 'item-11-broken-event-unnamed',
    what: 'an event whose dates make no sense is passed over in silence (item 11 as it was)',
    file: 'domain/calendars/events/read-events.ts',
    find: '      reading.warnings.push(named(event, stay));\n',
    replace: '',
  },
  {
    name: 'search-trusts-too-long',
    what: 'search does not look for hours whether nights have changed',
    edits: [
      {
        file: 'worker/platform/versioned-cache.ts',
        find: 'const TRUSTED_MS = 2_000;',
        replace: 'const TRUSTED_MS = 7_200_000;',
      },
      {
        file: 'worker/platform/database/database.ts',
        find: '        learn(counters);\n',
        replace: '',
      },
    ],
  },
  {
    name: 'export-shortens-stays',
    what: 'our calendar ends every stay of several nights a night early',
    file: 'domain/calendars/write-feed.ts',
    find: 'DTEND;VALUE=DATE:${compact(end)}',
    replace:
      'DTEND;VALUE=DATE:${compact(i === 0 && addDays(start, 1) < end ? addDays(end, -1) : end)}',
  },
  {
    name: 'feed-end-inclusive',
    what: "the day a seller's guest leaves is read as one more night",
    file: 'domain/calendars/events/nights-of-event.ts',
    find: 'if (nights > 0) return { start: start.day, end: last };',
    replace: 'if (nights > 0) return { start: start.day, end: findDayFrom(last, 1) ?? last };',
  },
  {
    name: 'gone-event-stays',
    what: 'a stay that a seller cancelled keeps its nights closed',
    file: 'worker/features/calendars/apply/apply-steps.ts',
    find: 'const gone = diff.gone.map(({ uid }) => uid);',
    replace: 'const gone: string[] = [];',
  },
  {
    name: 'unlinked-feed-keeps-nights',
    what: 'removing a calendar link leaves its nights closed',
    file: 'worker/features/calendars/apply/remove-links.ts',
    find: '    ...settleExternalNights(input.villa_id, deps.clock.now()),\n',
    replace: '',
  },
  {
    name: 'minimum-less-one',
    what: 'a stay one night below the minimum is sold',
    file: 'domain/reservations/pricing/pricing.ts',
    find: '    nights < minNights &&',
    replace: '    nights < minNights - 1 &&',
  },
];
