/** Photos that come with a review. */
export const MAX_REVIEW_PHOTOS = 5;

/** Bytes of all of them: a form is held in memory as a whole. */
export const MAX_REVIEW_PHOTO_BYTES = 15_000_000;
