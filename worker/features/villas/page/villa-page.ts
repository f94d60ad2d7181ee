import { categoryAverages } from '#domain/comments/categories.ts';
import type { Day } from '#domain/values/dates.ts';
import { sharesOf } from '#domain/payments/parts.ts';
import { sellsAtOnce } from '#domain/reservations/instant.ts';
import { shownSpan } from '#domain/reservations/pricing/nightly.ts';
import { showStayDays } from '#domain/prices/stay-days-schema.ts';
import { locationRadius, shownLocation } from '#domain/villas/location.ts';
import { placeLabel, poolLabel } from '#domain/villas/labels.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { toPublicComment } from '#worker/features/comments/published.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { storedText } from '#worker/platform/database/stored-rich-text.ts';
import { findVillaPageRow, type VillaPageRow } from './page-queries.ts';
import { toSeason } from '../stay-facts/stay-facts.ts';

/** Everything a villa's page shows, in one trip; null when it is unknown or not active. */
export async function findVillaPage(
  db: Database,
  slug: string,
  today: Day,
  isPreview = false,
): Promise<VillaPage | null> {
  const row = await findVillaPageRow(db, slug, today, isPreview);
  return row && toVillaPage(row, today);
}

function toVillaPage(row: VillaPageRow, today: Day): VillaPage {
  const {
    facts,
    latitude,
    longitude,
    locationShown,
    pools,
    distances,
    equipment,
    ratings,
    paymentParts,
    ...said
  } = row;
  const { comments, photosOfComments, ...rest } = said;
  const { permitNo, description, extras, instant, instantAgreedOn, ...plain } = facts;
  const seasons = rest.seasons.map(toSeason);
  return {
    ...rest,
    ...plain,
    permitNo: permitNo ?? '',
    paymentParts: sharesOf(paymentParts, plain.prepaymentRate),
    instant: instantAgreedOn !== null && sellsAtOnce(instant, seasons),
    description: storedText(description),
    location: shownLocation({ latitude, longitude, locationShown }),
    locationRadius: locationRadius(locationShown),
    pools: pools.map(({ use, kind, ...pool }) => ({ ...pool, label: poolLabel({ use, kind }) })),
    distances: distances.map(({ place, metres }) => ({ place: placeLabel(place), metres })),
    features: [...Map.groupBy(equipment, ({ category }) => category)].map(([category, group]) => ({
      category,
      items: group.map(({ name }) => name),
    })),
    seasons: seasons.map((row) => ({ ...row, ...showStayDays(row) })),
    extras: extras.flatMap(({ active, name, price, unit }) =>
      active ? { name, price, unit } : [],
    ),
    comments: comments.map((row) => toPublicComment(row, photosOf(row.id, photosOfComments))),
    scores: categoryAverages(ratings.scores),
    ...shownSpan(seasons, today),
    rating:
      ratings.sum === null ? null : { average: ratings.sum / ratings.count, count: ratings.count },
  };
}

const photosOf = (id: number, photos: VillaPageRow['photosOfComments']) =>
  photos.flatMap(({ commentId, key, ...shape }) =>
    commentId === id && key !== null ? [{ ...shape, key }] : [],
  );
