/** A stored file never changes: a new upload gets a new key. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The original of an uploaded picture is stored beside `pictures/`, so that it has no public
 * address and the sweep counts one file per picture.
 */
export const originalOf = (key: string): string => key.replace(/^pictures\//, 'originals/');

/** The key of the picture that an original belongs to. */
export const pictureOf = (original: string): string =>
  original.replace(/^originals\//, 'pictures/');
