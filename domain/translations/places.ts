import type { Places } from './texts-of.ts';

const VILLA_TYPE = ['name', 'heading', 'intro'];
const TOWN = ['intro'];
const POST_SUMMARY = ['title', 'excerpt', 'tags', 'imageAlt'];
const REVIEW = ['text', 'reply.text'];
const QUESTION = ['question', 'answer'];
const EXTRA = ['name', 'text'];
const LINES = ['lines.label'];
const TEAM_MEMBER = ['title', 'bio'];

const below = (field: string, places: Places): string[] => places.map((one) => `${field}.${one}`);

/** Where the agency's and guests' texts are in what pages are made of (site/data.ts). Names of places and houses stay. */
export const PLACES = {
  villa: [
    'summary',
    'description',
    'notes',
    'why',
    'goodToKnow',
    'houseRules',
    'included',
    'excluded',
    'features.category',
    'features.items',
    'rooms.name',
    'rooms.beds',
    ...below('extras', EXTRA),
    'pictures.alt',
    'pictures.room',
    'types.name',
    ...below('comments', REVIEW),
    ...below('questions', QUESTION),
  ],
  stay: [
    'houseRules',
    'place.guide.title',
    'place.guide.text',
    'place.nearby.name',
    ...below('own.extras', EXTRA),
    ...below('own.reservation', LINES),
  ],
  quote: [...below('extras', EXTRA), ...LINES],
  tracked: LINES,
  offer: below('villas.price', LINES),
  reviews: REVIEW,
  questions: QUESTION,
  town: [...TOWN, 'body', 'suits', 'gettingThere', 'types.name'],
  towns: TOWN,
  district: ['types.name', ...below('regions', TOWN)],
  villaType: [...VILLA_TYPE, 'body'],
  villaTypes: VILLA_TYPE,
  placeType: [...below('type', VILLA_TYPE), 'otherTypes.name'],
  placeTypes: below('type', VILLA_TYPE),
  options: ['villaTypes.name', 'features.name', 'otherFeatures.name'],
  page: ['title', 'intro', 'body', 'data.whyUs.title', 'data.whyUs.text'],
  faq: ['group', 'question', 'answer'],
  posts: POST_SUMMARY,
  post: [...POST_SUMMARY, 'body'],
  team: TEAM_MEMBER,
  documents: ['title', 'description'],
  home: [
    ...below('popularTowns', TOWN),
    ...below('villaTypes', VILLA_TYPE),
    ...below('posts', POST_SUMMARY),
    ...below('team', TEAM_MEMBER),
    ...below('reviews', REVIEW),
  ],
  settings: ['site_slogan', 'site_footer_text', 'site_hours', 'hero_alt'],
} as const satisfies Record<string, Places>;
