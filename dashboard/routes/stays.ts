import { parseBlockSearch } from '#dashboard/features/availability/blocks/search.ts';
import { parseOccupancySearch } from '#dashboard/features/availability/occupancy/search.ts';
import { parseCommentSearch } from '#dashboard/features/comments/search.ts';
import { parseDeskSearch } from '#dashboard/features/desk/search.ts';
import { parseGuestRecordSearch } from '#dashboard/features/guest-records/search.ts';
import { parseGuestSearch } from '#dashboard/features/guests/search.ts';
import { parseTaskSearch } from '#dashboard/features/house-tasks/search.ts';
import { parseMessageSearch } from '#dashboard/features/messages/search.ts';
import { parseOfferSearch } from '#dashboard/features/offers/search.ts';
import { parseReservationSearch } from '#dashboard/features/reservations/list/search.ts';
import { oneOf, searchOf, textUpTo } from '#dashboard/list/filters/list-search.ts';
import { drawer, editor, list, row, screen } from './frame.tsx';
import { parseAllSearch, parseHoldSearch, parseStaySearch } from './searches.ts';

const desk = list({
  path: 'availability',
  search: parseDeskSearch,
  file: () => import('./pages/availability.tsx'),
});
const reservations = list({
  path: 'reservations',
  search: parseReservationSearch,
  file: () => import('#dashboard/features/reservations/list/reservation-list.tsx'),
});
const occupancy = list({
  path: 'occupancy',
  search: parseOccupancySearch,
  file: () => import('./pages/occupancy.tsx'),
});
const blocks = list({
  path: 'external',
  search: parseBlockSearch,
  file: () => import('#dashboard/features/availability/blocks/block-list.tsx'),
});
const guests = list({
  path: 'guests',
  search: parseGuestRecordSearch,
  file: () => import('#dashboard/features/guest-records/record-list.tsx'),
});
const conversations = list({
  path: 'conversations',
  search: parseGuestRecordSearch,
  file: () => import('#dashboard/features/guest-records/conversation-list.tsx'),
});
const messages = list({
  path: 'contact',
  search: parseMessageSearch,
  file: () => import('#dashboard/features/messages/message-list.tsx'),
});
const comments = list({
  path: 'comments',
  search: parseCommentSearch,
  file: () => import('#dashboard/features/comments/comment-list.tsx'),
});
const offers = list({
  path: 'offer',
  search: parseOfferSearch,
  file: () => import('#dashboard/features/offers/offer-list.tsx'),
});

/** Stays and the people who ask for them. */
export const stays = [
  screen({ path: '/', file: () => import('./pages/home.tsx') }),
  desk.addChildren([
    drawer(desk, {
      path: 'tut',
      search: parseHoldSearch,
      file: () => import('./pages/hold.tsx'),
    }),
  ]),
  reservations.addChildren([
    // Not a `row`: what was scrolled to stays when another reservation is opened.
    drawer(reservations, { path: '$id', file: () => import('./pages/reservation.tsx') }),
    drawer(reservations, {
      path: 'yeni',
      search: parseStaySearch,
      file: () => import('./pages/new-reservation.tsx'),
    }),
  ]),
  occupancy.addChildren([
    drawer(occupancy, { path: '$open', file: () => import('./pages/occupancy-drawer.tsx') }),
  ]),
  blocks.addChildren([editor(blocks, () => import('./pages/block.tsx'))]),
  screen({
    path: 'stayrequests',
    search: parseAllSearch,
    file: () => import('#dashboard/features/stay-requests/stay-request-screen.tsx'),
  }),
  screen({
    path: 'complaints',
    search: searchOf({ state: oneOf('late', 'closed') }),
    file: () => import('#dashboard/features/complaints/complaint-screen.tsx'),
  }),
  screen({
    path: 'guest-lists',
    search: parseGuestSearch,
    file: () => import('#dashboard/features/guests/guests-screen.tsx'),
  }),
  screen({
    path: 'house-tasks',
    search: parseTaskSearch,
    file: () => import('#dashboard/features/house-tasks/tasks-screen.tsx'),
  }),
  guests.addChildren([
    row(guests, () => import('#dashboard/features/guest-records/record/record-drawer.tsx')),
  ]),
  conversations.addChildren([row(conversations, () => import('./pages/conversation.tsx'))]),
  messages.addChildren([
    row(messages, () => import('#dashboard/features/messages/message-drawer.tsx')),
  ]),
  comments.addChildren([
    row(comments, () => import('#dashboard/features/comments/comment-drawer.tsx')),
  ]),
  offers.addChildren([
    row(offers, () => import('./pages/offer.tsx')),
    drawer(offers, {
      path: 'yeni',
      search: searchOf({ villas: textUpTo(1_000) }),
      file: () => import('./pages/new-offer.tsx'),
    }),
  ]),
] as const;
