/** Photos that come with a review. */
export const MAX_REVIEW_PHOTOS = 5;

/** Bytes of all photos together: the whole form is held in memory. */
export const MAX_REVIEW_PHOTO_BYTES = 15_000_000;
