/** A picture that may be stored: what its header says, and its file without metadata. */
export type PictureFile = {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The same picture without place, device, dates, comments and whatever is hidden behind its end. */
  clean(): Uint8Array;
};
