/** Characters of a review's texts, for the schema and the fields of its form. */
export const COMMENT_LIMITS = {
  author: { min: 1, max: 60 },
  text: { min: 10, max: 2000 },
  code: { min: 4, max: 30 },
} as const;
