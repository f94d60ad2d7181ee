/** A stored file never changes: another upload has another key. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Where the original of an uploaded picture lies: beside `pictures/`, so that its address is not
 * public as such and the sweep sees one file a picture.
 */
export const originalOf = (key: string): string => key.replace(/^pictures\//, 'originals/');

/** The key of the picture that an original belongs to. */
export const pictureOf = (original: string): string =>
  original.replace(/^originals\//, 'pictures/');
