import type { PlantedBug } from './bug.ts';

const INSTANT = 'domain/reservations/instant.ts';
const RULES = 'drizzle/migrations/rules.sql';

/** Mistakes about what is sold at once, and about who is told of freed nights. */
export const saleBugs: readonly PlantedBug[] = [
  {
    name: 'agreed-without-its-parts',
    what: 'a stay is requested, and its interim payments are forgotten',
    file: 'worker/features/reservations/request/request.ts',
    find: 'paymentParts: [...facts.paymentParts],',
    replace: 'paymentParts: [],',
  },
  {
    name: 'a-part-is-asked-for-again',
    what: 'an interim payment is asked for whole although some of it was paid',
    file: 'domain/payments/parts.ts',
    find: 'Math.min(part.amount, part.upTo - paidForStay(paid))',
    replace: 'part.upTo > paidForStay(paid) ? part.amount : 0',
  },
  {
    name: 'late-on-its-own-day',
    what: 'a guest is told that an interim payment is late on its last day',
    file: 'worker/features/reservations/reminders/reminder-queries.ts',
    find: 'iif(part.due_on < ${today}',
    replace: 'iif(part.due_on <= ${today}',
  },
  {
    name: 'at-once-unasked',
    what: 'a house is booked at once whose owner has not agreed to that',
    edits: [
      {
        file: INSTANT,
        find: '    villa.instantAgreedOn !== null &&\n',
        replace: '',
      },
      {
        file: RULES,
        find: 'WHERE id = new.villa_id AND instant_agreed_on IS NOT NULL\n',
        replace: 'WHERE id = new.villa_id\n',
      },
    ],
  },
  {
    name: 'at-once-on-old-calendars',
    what: 'a house is booked at once though another seller’s calendar was read long ago',
    edits: [
      {
        file: INSTANT,
        find: '    (villa.feedReadAt === null || villa.feedReadAt >= after(-feedHours * 60)) &&\n',
        replace: '',
      },
      {
        file: RULES,
        find: "    WHERE villa_id = new.villa_id AND active = 1 AND coalesce(last_ok_at, '') < strftime(",
        replace: "    WHERE villa_id = -1 AND active = 1 AND coalesce(last_ok_at, '') < strftime(",
      },
    ],
  },
  {
    name: 'at-once-for-an-hour-more',
    what: 'who books at once holds the nights for an hour more than the agency allows',
    file: INSTANT,
    find: 'const end = after(minutes);',
    replace: 'const end = after(minutes + 60);',
  },
  {
    name: 'all-are-told-at-once',
    what: 'everybody who waits for the same nights is told of them at the same time',
    edits: [
      {
        file: 'domain/wishes/choose-told.ts',
        find: '    busy.push({ villaId: house.villaId, checkIn: wish.checkIn, checkOut: wish.checkOut });\n',
        replace: '',
      },
      {
        file: 'domain/wishes/choose-told.ts',
        find: '= told.filter(({ toldAt }) => toldAt > since);',
        replace: '= told.slice(told.length);',
      },
    ],
  },
];
