import type { ScopeQuery } from '#domain/publishing/page-scope.ts';
import { PUBLIC_GROUPS } from '#domain/settings/public.ts';
import {
  type ColumnsOf,
  type PageRule,
  pageTriggers,
  type SearchRule,
  searchTriggers,
} from './version-triggers.ts';

/* Which changes raise which counter of `catalogue_version` (decision 0004). The triggers are
   generated from these lists, and a test compares them with the schema, so that every new table
   must be assigned to a list. A scope is a part that pages are made of
   (domain/publishing/page-scope.ts). */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Columns of a villa that are not shown publicly. */
const PRIVATE_FACTS = words(`
  owner_id owner_since calendar_token commission_rate created_at deposit_taker
  permit_date permit_holder permit_address permit_max_guests permit_scan
  permit_plaque_no permit_checked_by permit_checked_where priced_until shown_since
`);

/** Columns that only the villa's own page shows. */
const OWN_FACTS = words(`
  summary description inspected_on inspected_by extras included excluded house_rules notes why good_to_know video_url
  floors check_in_time check_out_time deposit prepayment_rate payment_parts
`);

/**
 * Columns that decide which lists contain a villa, and how many villas they have; those of the permit
 * make `sale_until`, which as a generated column is never written.
 */
const MEMBERSHIP = words(`
  active town_id district_id permit_verified_at permit_expires_on permit_next_check_on
  permit_withdrawn_on permit_grace_until open_orders
`);

const MARKS = ['popular', 'villa_of_month', 'display_order'];

/** Columns of a review that affect the rating on a card, and whether the review is public. */
const RATING = words('villa_id rating active deleted_at');
const APPROVED = '$.active AND $.deleted_at IS NULL';

/** Everything that search reads, and the picker of owners' villas. */
export const SEARCHED: readonly SearchRule[] = [
  { table: 'comments', only: RATING, when: APPROVED },
  { table: 'districts' },
  { table: 'features' },
  { table: 'towns', except: ['body', 'suits', 'getting_there'] },
  { table: 'villa_discounts', except: ['shown_since'] },
  { table: 'villa_distances' },
  { table: 'villa_features' },
  { table: 'villa_images', except: ['alt', 'room'] },
  { table: 'villa_nights', nights: true },
  { table: 'villa_pools' },
  { table: 'villa_prices', except: ['shown_since'] },
  { table: 'villa_types', except: ['body'] },
  { table: 'villa_villa_types' },
  {
    table: 'villas',
    except: [...PRIVATE_FACTS.filter((column) => column !== 'owner_id'), ...OWN_FACTS],
  },
];

/**
 * Scopes of the villa that a row belongs to, by their part in `scopes_of_villas`
 * (rules/changed-pages.sql).
 */
const ofVilla = (...parts: ('page' | 'card' | 'places')[]): ScopeQuery =>
  `SELECT scope FROM scopes_of_villas WHERE villa_id = $.villa_id
    AND part IN (${parts.map((part) => `'${part}'`).join(', ')})`;

const VILLA = ofVilla('page');
const CARD = ofVilla('card');
const VILLA_AND_CARD = ofVilla('page', 'card');

/** Places that show the card of a changed villa row, including one just taken off sale. */
const OWN_CARD: ScopeQuery[] = [
  "SELECT 'card:' || $.slug WHERE $.active",
  "SELECT 'lists' WHERE $.active",
  "SELECT 'place:' || slug FROM towns WHERE id = $.town_id AND $.active",
  "SELECT 'place:' || slug FROM districts WHERE id = $.district_id AND $.active",
  `SELECT 'place:' || p.slug FROM villa_villa_types t JOIN villa_types p ON p.id = t.villa_type_id
        WHERE t.villa_id = $.id AND $.active`,
];

const PLACE = "SELECT 'place:' || $.slug";

/** Columns of a region or a type that appear in menus and on maps of many pages. */
const IN_MENUS = words('name slug active popular display_order district_id latitude longitude');

/**
 * Everything shown on pages; data that browsers fetch separately, such as rates, is not included.
 */
export const SHOWN: readonly PageRule[] = [
  {
    table: 'villas',
    name: 'facts',
    except: [...PRIVATE_FACTS, ...MARKS],
    scopes: ["SELECT 'villa:' || $.slug"],
  },
  {
    table: 'villas',
    name: 'card',
    except: [...PRIVATE_FACTS, ...OWN_FACTS],
    when: '$.active',
    scopes: OWN_CARD,
  },
  {
    table: 'villas',
    name: 'places',
    only: MEMBERSHIP,
    when: '$.active',
    scopes: [
      "SELECT 'places'",
      // Menus list the districts that have a villa: their list changes with a district's first or
      // last villa.
      `SELECT 'shell' WHERE (SELECT count(*) FROM
        (SELECT 1 FROM villas WHERE active AND district_id = $.district_id LIMIT 2)) < 2`,
    ],
  },
  { table: 'villa_prices', name: 'card', except: ['shown_since'], scopes: [VILLA_AND_CARD] },
  { table: 'villa_discounts', name: 'card', except: ['shown_since'], scopes: [VILLA_AND_CARD] },
  { table: 'villa_pools', name: 'card', scopes: [VILLA_AND_CARD] },
  { table: 'villa_features', name: 'card', scopes: [VILLA_AND_CARD] },
  {
    table: 'villa_villa_types',
    name: 'card',
    scopes: [
      ofVilla('page', 'card', 'places'),
      "SELECT 'place:' || slug FROM villa_types WHERE id = $.villa_type_id",
    ],
  },
  { table: 'villa_images', name: 'facts', scopes: [VILLA] },
  {
    // The first picture is shown on cards, and on tiles of places without one of their own.
    table: 'villa_images',
    name: 'cover',
    when: `$.position <= coalesce(
    (SELECT min(position) FROM villa_images WHERE villa_id = $.villa_id), $.position)`,
    scopes: [ofVilla('card', 'places')],
  },
  { table: 'villa_rooms', name: 'facts', scopes: [VILLA] },
  { table: 'villa_distances', name: 'card', scopes: [VILLA_AND_CARD] },
  { table: 'villa_nights', name: 'nights', scopes: [VILLA] },
  {
    table: 'comments',
    name: 'approved',
    except: ['email', 'reply_by'],
    when: APPROVED,
    scopes: [VILLA],
  },
  {
    table: 'comments',
    name: 'words',
    except: ['email', 'reply_by'],
    when: APPROVED,
    scopes: ["SELECT 'words'"],
  },
  {
    table: 'comment_photos',
    name: 'approved',
    only: ['comment_id', 'key'],
    when: '$.key IS NOT NULL',
    scopes: [
      `SELECT 'villa:' || v.slug FROM comments c JOIN villas v ON v.id = c.villa_id
        WHERE c.id = $.comment_id AND c.active`,
    ],
  },
  {
    table: 'villa_questions',
    name: 'answered',
    except: ['message_id'],
    when: '$.active',
    scopes: [VILLA],
  },
  { table: 'comments', name: 'rating', only: RATING, when: APPROVED, scopes: [CARD] },
  { table: 'towns', name: 'menu', only: IN_MENUS, scopes: ["SELECT 'shell'"] },
  {
    table: 'towns',
    name: 'tile',
    only: ['intro', 'image'],
    when: '$.active',
    scopes: [PLACE, "SELECT 'lists'", "SELECT 'places'"],
  },
  { table: 'towns', name: 'texts', except: IN_MENUS, scopes: [PLACE] },
  {
    // The map of its district shows them too.
    table: 'towns',
    name: 'shore',
    only: ['shore'],
    scopes: ["SELECT 'place:' || slug FROM districts WHERE id = $.district_id"],
  },
  {
    table: 'districts',
    name: 'menu',
    only: ['name', 'slug', 'province_name'],
    when: 'EXISTS (SELECT 1 FROM towns WHERE district_id = $.id)',
    scopes: ["SELECT 'shell'"],
  },
  {
    table: 'districts',
    name: 'texts',
    except: ['code', 'province_plate', 'name', 'province_name'],
    scopes: [PLACE],
  },
  {
    table: 'villa_types',
    name: 'menu',
    only: ['name', 'slug', 'active', 'display_order'],
    scopes: ["SELECT 'shell'"],
  },
  {
    table: 'villa_types',
    name: 'tile',
    only: ['heading', 'intro', 'image'],
    when: '$.active',
    scopes: [PLACE, "SELECT 'lists'", "SELECT 'places'"],
  },
  { table: 'villa_types', name: 'texts', except: IN_MENUS, scopes: [PLACE] },
  {
    table: 'features',
    name: 'names',
    scopes: ["SELECT 'villas'", "SELECT 'lists'", "SELECT 'places'"],
  },
  { table: 'feature_categories', name: 'names', scopes: ["SELECT 'villas'"] },
  {
    table: 'settings',
    name: 'agency',
    when: `$."group" IN (${PUBLIC_GROUPS.map((group) => `'${group}'`).join(', ')})`,
    scopes: ["SELECT 'shell'"],
  },
  {
    table: 'settings',
    name: 'parts',
    when: "$.key = 'payment_parts'",
    scopes: ["SELECT 'villas'"],
  },
  { table: 'pages', name: 'texts', scopes: ["SELECT 'page:' || $.section"] },
  {
    table: 'blog_posts',
    name: 'published',
    when: '$.active AND $.published_at IS NOT NULL',
    scopes: ["SELECT 'posts'"],
  },
  { table: 'banks', name: 'listed', when: '$.active', scopes: ["SELECT 'banks'"] },
  { table: 'documents', name: 'listed', when: '$.active', scopes: ["SELECT 'documents'"] },
  { table: 'faq_entries', name: 'listed', when: '$.active', scopes: ["SELECT 'faq'"] },
  { table: 'team_members', name: 'listed', when: '$.active', scopes: ["SELECT 'team'"] },
];

/** The triggers that raise a counter. */
export function versionStatements(columnsOf: ColumnsOf): string[] {
  return [
    ...SEARCHED.flatMap((rule) => searchTriggers(rule, columnsOf)),
    ...SHOWN.flatMap((rule) => pageTriggers(rule, columnsOf)),
  ];
}
