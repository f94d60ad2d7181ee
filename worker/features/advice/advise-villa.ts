import {
  changeMinimum,
  lastHighSeason,
  nightsTaken,
  repriceSeason,
  type SeasonFigures,
  sumStays,
} from '#domain/advice/last-season.ts';
import { compareLeadTimes, lastTwelveMonths } from '#domain/advice/lead-times.ts';
import type { VillaAdvice, VillaAdviceQuery } from '#domain/advice/schema.ts';
import { may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { toSeason } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { toTerms } from '#worker/features/villas/stay-facts/villa-terms.ts';
import { adviceEnd, gapsOf } from './list-advice.ts';
import { readAdviceFacts } from './queries.ts';

/**
 * Advice on a villa's year from our own data; amounts of money only for users who may see turnover.
 * One trip besides the search index. @throws `NOT_FOUND` for a villa that is unknown or not theirs.
 */
export async function adviseVilla(
  deps: Deps,
  viewer: Viewer,
  villaId: number,
  { minNights, percent }: VillaAdviceQuery,
): Promise<VillaAdvice> {
  const day = today(deps.clock);
  const season = lastHighSeason(day);
  const year = lastTwelveMonths(day);
  const facts = await readAdviceFacts(deps.db, viewer, villaId, { season, year });
  const villa = facts.villa[0];
  if (villa === undefined) throw notFound('Böyle bir villa yok.');

  const { index } = await getCatalogue(deps);
  const number = index.numberOf.get(villaId);
  const stays = facts.stays[0]?.rows ?? [];
  const inSeason = stays.filter(({ checkIn }) => season.from <= checkIn && checkIn < season.to);
  const was = sumStays(inSeason);
  const minimum = changeMinimum(
    {
      span: season,
      seasons: facts.prices.map(toSeason),
      terms: toTerms(villa),
      taken: nightsTaken(
        stays,
        facts.held.map(({ night }) => night),
      ),
      stays: inSeason,
    },
    minNights,
  );
  const repriced = repriceSeason(was, percent * 100);
  const seesMoney = may(viewer.role, 'turnover');
  const shown = (figures: SeasonFigures) => ({
    ...figures,
    gross: seesMoney ? figures.gross : null,
  });
  return {
    villa_id: villa.id,
    active: villa.active,
    until: adviceEnd(index),
    gaps: number === undefined ? [] : gapsOf(index, number),
    leadTimes: {
      ...year,
      neighbours: facts.neighbours.length,
      months: compareLeadTimes(villaId, [...stays, ...(facts.neighbourStays[0]?.rows ?? [])], year),
    },
    lastSeason: {
      ...season,
      was: shown(was),
      price: { percent, ...repriced, gross: seesMoney ? repriced.gross : null },
      minimum: { minNights, ...minimum, shorter: shown(minimum.shorter) },
    },
  };
}
