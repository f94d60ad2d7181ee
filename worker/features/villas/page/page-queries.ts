import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Scores } from '#domain/comments/categories.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { commentPhotos, comments, villaQuestions } from '#drizzle/schema/messages.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import {
  villaDistances,
  villaImages,
  villaPools,
  villaRooms,
} from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaAmenities, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { publicQuestionColumns } from '#worker/features/messages/questions/published-questions.ts';
import { isPublished, isShown, publicCommentColumns } from '#worker/features/comments/published.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRow, jsonRows } from '#worker/platform/database/json-rows.ts';
import { paymentParts } from '../stay-facts/payment-parts.ts';
import { seasonColumns } from '../stay-facts/stay-facts.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Reviews on a villa's page; the newest ones. */
const COMMENTS = 20;
/** The others are on a page of their own. */
const QUESTIONS = 2;

export type VillaPageRow = NonNullable<Awaited<ReturnType<typeof findVillaPageRow>>>;

/**
 * Everything on a villa's page, as one row; null when it is unknown, or inactive and this is not a
 * preview.
 */
export async function findVillaPageRow(db: Database, slug: string, today: Day, isPreview: boolean) {
  const asked = { slug, today, isPreview: Number(isPreview) };
  const {
    row: [row],
  } = await readTogether(db, {
    row: pageRow(asked),
  });
  return row ?? null;
}

const pageRow = writtenOnce(
  'slug',
  'today',
  'isPreview',
)((read, { slug, today, isPreview }) =>
  read
    .select({ id: villas.id, ...place, facts: jsonRow(facts), paymentParts, ...parts, ...opinions })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(and(eq(villas.slug, slug), or(isOnSale(today), sql`${isPreview}`))),
);

const TODAY = sql.placeholder('today');

/** Public facts, column by column: a column that is not listed here can never reach a page. */
const facts = {
  ...pick(villas, 'slug', 'name', 'code', 'summary', 'description', 'permitNo', 'inspectedOn'),
  ...pick(villas, 'inspectedBy', 'extras', 'capacity', 'maxAdults', 'maxChildren', 'maxBabies'),
  ...pick(villas, 'bedrooms', 'bathrooms', 'floors', 'included', 'excluded', 'houseRules', 'notes'),
  ...pick(villas, 'why', 'goodToKnow', 'checkInTime', 'checkOutTime', 'deposit', 'cleaningFee'),
  ...pick(villas, 'cleaningThreshold', 'minNightsSeason', 'minNightsOther', 'prepaymentRate'),
  ...pick(villas, 'instant', 'instantAgreedOn'),
};

/** Where it is; JSON would cut the digits of a coordinate. */
const place = {
  ...pick(villas, 'latitude', 'longitude', 'locationShown'),
  town: jsonRow({ slug: towns.slug, name: towns.name }),
  district: jsonRow({
    slug: districts.slug,
    name: districts.name,
    province: districts.provinceName,
  }),
};

/** The parts of the villa, each in the order of the page. */
const parts = {
  types: jsonRows(
    { slug: villaTypes.slug, name: villaTypes.name },
    sql`from ${villaVillaTypes} join ${villaTypes} on ${villaTypes.id} = ${villaVillaTypes.villaTypeId}
        where ${and(eq(villaVillaTypes.villaId, villas.id), eq(villaTypes.active, true))}
        order by ${villaTypes.displayOrder}, ${villaTypes.id}`,
  ),
  rooms: jsonRows(
    { name: villaRooms.name, beds: villaRooms.beds },
    sql`from ${villaRooms} where ${eq(villaRooms.villaId, villas.id)}
        order by ${villaRooms.position}, ${villaRooms.id}`,
  ),
  pools: jsonRows(
    pick(villaPools, 'use', 'kind', 'widthCm', 'lengthCm', 'depthCm', 'heated', 'sheltered'),
    sql`from ${villaPools} where ${eq(villaPools.villaId, villas.id)}
        order by ${villaPools.id}`,
  ),
  distances: jsonRows(
    { place: villaDistances.place, metres: villaDistances.metres },
    sql`from ${villaDistances} where ${eq(villaDistances.villaId, villas.id)}
        order by ${villaDistances.metres}, ${villaDistances.id}`,
  ),
  equipment: jsonRows(
    { category: amenityCategories.name, name: amenities.name },
    sql`from ${villaAmenities} join ${amenities} on ${amenities.id} = ${villaAmenities.featureId}
        join ${amenityCategories} on ${amenityCategories.id} = ${amenities.categoryId}
        where ${and(eq(villaAmenities.villaId, villas.id), eq(amenities.active, true))}
        order by ${amenityCategories.displayOrder}, ${amenityCategories.id}, ${amenities.displayOrder}, ${amenities.id}`,
  ),
  pictures: jsonRows(
    pick(villaImages, 'key', 'alt', 'room', 'color', 'width', 'height'),
    sql`from ${villaImages} where ${eq(villaImages.villaId, villas.id)}
        order by ${villaImages.position}, ${villaImages.id}`,
  ),
  seasons: jsonRows(
    seasonColumns,
    sql`from ${villaPrices}
        where ${and(eq(villaPrices.villaId, villas.id), gte(villaPrices.endsOn, TODAY))}
        order by ${villaPrices.startsOn}, ${villaPrices.id}`,
  ),
  discounts: openDiscounts(),
};

/** Discounts that can be booked today and apply to a coming night; the largest first. */
function openDiscounts() {
  const { bookFrom, bookTo, stayTo } = villaDiscounts;
  const isOpen = and(
    eq(villaDiscounts.villaId, villas.id),
    or(isNull(bookFrom), lte(bookFrom, TODAY)),
    or(isNull(bookTo), gte(bookTo, TODAY)),
    or(isNull(stayTo), gte(stayTo, TODAY)),
  );
  return jsonRows(
    {
      kind: villaDiscounts.kind,
      rate: villaDiscounts.rate,
      bookFrom,
      bookTo,
      stayFrom: villaDiscounts.stayFrom,
      stayTo,
      minNights: villaDiscounts.minNights,
      daysBefore: villaDiscounts.daysBefore,
    },
    sql`from ${villaDiscounts} where ${isOpen}
        order by ${desc(villaDiscounts.rate)}, ${asc(villaDiscounts.id)}`,
  );
}

const isOfVilla = and(eq(comments.villaId, villas.id), isPublished);

const isAnsweredHere = and(eq(villaQuestions.villaId, villas.id), eq(villaQuestions.active, true));

/** The newest reviews and questions, and the average of all ratings. */
const opinions = {
  comments: jsonRows(
    publicCommentColumns,
    sql`from ${comments} where ${isOfVilla}
      order by ${comments.createdAt} desc, ${comments.id} desc limit ${COMMENTS}`,
  ),
  photosOfComments: jsonRows(
    pick(commentPhotos, 'commentId', 'key', 'width', 'height', 'color'),
    sql`from ${commentPhotos} join ${comments} on ${comments.id} = ${commentPhotos.commentId}
      where ${and(isOfVilla, isShown)}
        order by ${commentPhotos.id}`,
  ),
  questions: jsonRows(
    publicQuestionColumns,
    sql`from ${villaQuestions} where ${isAnsweredHere}
      order by ${villaQuestions.createdAt} desc, ${villaQuestions.id} desc limit ${QUESTIONS}`,
  ),
  questionCount: sql<number>`(select count(*) from ${villaQuestions} where ${isAnsweredHere})`,
  /** Of all comments: the sum of their ratings, how many they are, and what they say of categories. */
  ratings: sql<Ratings>`(select json_array(sum(${comments.rating}), count(*),
      json_group_array(json(${comments.scores})) filter (where ${comments.scores} <> '{}'))
    from ${comments} where ${isOfVilla})`.mapWith((text: string): Ratings => {
    const [sum, count, scores] = JSON.parse(text);
    return { sum, count, scores };
  }),
};

type Ratings = { sum: number | null; count: number; scores: Scores[] };
