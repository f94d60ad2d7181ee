/** What a guest may rate of a stay, in the order it is asked and shown. */
export const REVIEW_CATEGORIES = [
  'cleanliness',
  'location',
  'pool',
  'equipment',
  'communication',
  'value',
] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<ReviewCategory, string>> = {
  cleanliness: 'Temizlik',
  location: 'Konum',
  pool: 'Havuz',
  equipment: 'Ev donanımı',
  communication: 'İletişim',
  value: 'Fiyat/performans',
};

/** 1 to 5 each; a category that the guest left out is missing. */
export type Scores = { [Category in ReviewCategory]?: number | undefined };

type CategoryAverage = {
  category: ReviewCategory;
  average: number;
  /** Reviews that rate it. */
  count: number;
};

/** The mean of each category over the reviews that rate it; one that nobody rated is left out. */
export function categoryAverages(reviews: readonly Scores[]): CategoryAverage[] {
  return REVIEW_CATEGORIES.flatMap((category) => {
    const given = reviews.flatMap((scores) => scores[category] ?? []);
    if (given.length === 0) return [];
    const sum = given.reduce((total, one) => total + one, 0);
    return [{ category, average: sum / given.length, count: given.length }];
  });
}

/** The field of a form that rates a category. */
export const scoreField = <Category extends ReviewCategory>(category: Category) =>
  `score_${category}` as const;

export type ScoreField = ReturnType<typeof scoreField<ReviewCategory>>;

/** What the fields of a form rate. */
export function scoresOf(form: { [Field in ScoreField]?: number | undefined }): Scores {
  const scores: Scores = {};
  for (const category of REVIEW_CATEGORIES) {
    const given = form[scoreField(category)];
    if (given !== undefined) scores[category] = given;
  }
  return scores;
}
