import type { PlantedBug } from './bug.ts';

const NIGHTS = 'worker/features/nights/nights.ts';
const MOVE = 'worker/features/transitions/plan-transition.ts';

/** Mistakes about who holds which night, and about what is offered. */
export const nightBugs: readonly PlantedBug[] = [
  {
    name: 'take-anybodys-night',
    what: 'taking nights makes room over every holder, not only over one that has run out',
    edits: [
      {
        file: NIGHTS,
        find: 'or(lte(villaNights.expiresAt, now), eq(villaNights.ref, ref)),',
        replace: '',
      },
    ],
  },
  {
    name: 'forget-first-night',
    what: 'of the nights of a stay the first is not taken',
    edits: [
      {
        file: NIGHTS,
        find: 'const rows = eachNight(checkIn, checkOut).map(',
        replace:
          'const rows = eachNight(checkIn, checkOut).slice(-99).filter((_, i, all) => i > 0 || all.length === 1).map(',
      },
    ],
  },
  {
    name: 'expired-is-taken',
    what: 'a hold that has run out is read as taken',
    edits: [
      {
        file: 'domain/availability/nights.ts',
        find: 'if (night.expiresAt === null) return true;',
        replace: "if (night.expiresAt !== '') return true;",
      },
    ],
  },
  {
    name: 'options-look-free',
    what: 'the till does not see nights that are only held for a time',
    edits: [
      {
        file: 'domain/availability/nights.ts',
        find: 'if (night.expiresAt === null) return true;',
        replace: 'if (night.expiresAt !== null) return false;',
      },
    ],
  },
  {
    name: 'cancelled-keeps-nights',
    what: 'a stay that is off keeps its nights',
    edits: [{ file: MOVE, find: 'freeNights(deps.db, current.id),', replace: '' }],
  },
  {
    name: 'confirmed-still-expires',
    what: 'confirming leaves the nights as a hold with its end',
    edits: [
      {
        file: MOVE,
        find: "return takeNights(deps.db, holding, 'reservation', null, at);",
        replace: 'return [];',
      },
    ],
  },
  {
    name: 'moved-keeps-old-nights',
    what: 'a stay moved to other dates keeps its old nights as well',
    edits: [
      {
        file: 'worker/features/reservations/clerk/change-stay.ts',
        find: 'freeNights(deps.db, current.id),',
        replace: '',
      },
    ],
  },
  {
    name: 'opened-block-stays-closed',
    what: 'a block that is removed keeps its nights',
    edits: [
      {
        file: 'worker/features/availability/blocks/remove-block.ts',
        find: '    freeNights(deps.db, id),\n',
        replace: '',
      },
    ],
  },
  {
    name: 'search-not-told',
    what: 'nights that are taken do not raise the version that search watches',
    edits: [
      {
        file: 'drizzle/migrations/0001_guards-and-catalogue-version.sql',
        find: 'CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights',
        replace:
          'CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights WHEN 0',
      },
    ],
  },
  {
    name: 'export-shortens-stays',
    what: 'our calendar ends every stay of several nights a night early',
    edits: [
      {
        file: 'domain/calendars/write-feed.ts',
        find: 'DTEND;VALUE=DATE:${compact(end)}',
        replace:
          'DTEND;VALUE=DATE:${compact(i === 0 && addDays(start, 1) < end ? addDays(end, -1) : end)}',
      },
    ],
  },
  {
    name: 'feed-end-inclusive',
    what: "the day a seller's guest leaves is read as one more night",
    edits: [
      {
        file: 'domain/calendars/events/nights-of-event.ts',
        find: 'if (nights > 0) return { start: start.day, end: last };',
        replace: 'if (nights > 0) return { start: start.day, end: findDayFrom(last, 1) ?? last };',
      },
    ],
  },
  {
    name: 'gone-event-stays',
    what: 'a stay that a seller cancelled keeps its nights closed',
    edits: [
      {
        file: 'worker/features/calendars/apply/apply-steps.ts',
        find: 'const gone = diff.gone.map(({ uid }) => uid);',
        replace: 'const gone: string[] = [];',
      },
    ],
  },
  {
    name: 'unlinked-feed-keeps-nights',
    what: 'removing a calendar link leaves its nights closed',
    edits: [
      {
        file: 'worker/features/calendars/apply/remove-links.ts',
        find: '    ...settleExternalNights(input.villa_id, deps.clock.now()),\n',
        replace: '',
      },
    ],
  },
  {
    name: 'minimum-less-one',
    what: 'a stay one night below the minimum is sold',
    edits: [
      {
        file: 'domain/reservations/pricing/pricing.ts',
        find: 'const isShort = priced.ok && nights < minNights;',
        replace: 'const isShort = priced.ok && nights < minNights - 1;',
      },
    ],
  },
];
