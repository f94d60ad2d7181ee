import * as z from 'zod';
import { queryNumber } from '#domain/wire/fields.ts';
import { REVIEW_CATEGORIES, type ReviewCategory, type ScoreField } from './categories.ts';

const score = z.int().min(1, 'En az 1 verin.').max(5, 'En çok 5 verebilirsiniz.').optional();

/** 1 to 5 each; also enforced by the database (drizzle/rules/review-scores.sql). */
export const Scores = z.strictObject({
  cleanliness: score,
  location: score,
  pool: score,
  equipment: score,
  communication: score,
  value: score,
} satisfies Record<ReviewCategory, typeof score>);

const typed = queryNumber(1, 5).optional();

/** The same as form fields, where numbers are texts. */
export const ScoreFields = {
  score_cleanliness: typed,
  score_location: typed,
  score_pool: typed,
  score_equipment: typed,
  score_communication: typed,
  score_value: typed,
} satisfies Record<ScoreField, typeof typed>;

export const CategoryAverage = z.object({
  category: z.enum(REVIEW_CATEGORIES),
  average: z.number(),
  /** Reviews that rate it. */
  count: z.int(),
});
