/* The parts that pages are made of. Triggers record which of them changed (drizzle/raise-versions.ts),
   and a page is served as built as long as none of its parts did:

   `shell`            names, menus and contacts around every page
   `villa:<slug>`     everything on the villa's own page, including nights and published reviews
   `card:<slug>`      everything on a villa's card, above all its prices
   `villas`           names of amenities, on the pages of all villas
   `lists`            cards and counts of the home page and the listing
   `place:<slug>`     a region, district or villa type: its text and the cards of its villas
   `places`           how many villas are where, and the pictures that places take from them
   `words`            guests' published reviews, for pages that show the newest
   `page:<section>`, `posts`, `faq`, `team`, `banks`, `documents`: texts
   `language:<code>`  what the agency's texts are in another language, on all its pages
   `calendars`        changed by time only: the months of a page built two days ago */

type Texts = 'posts' | 'faq' | 'team' | 'banks' | 'documents';
type Whole = 'shell' | 'villas' | 'lists' | 'places' | 'words' | 'calendars' | Texts;
type Named = 'villa' | 'card' | 'place' | 'page' | 'language';

export type PageScope = Whole | `${Named}:${string}`;

/** SQL that selects scopes. */
export type ScopeQuery =
  | `SELECT '${Whole}'${string}`
  | `SELECT '${Named}:' || ${string}`
  | `SELECT scope FROM scopes_of_villas ${string}`;
