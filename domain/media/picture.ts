/** An accepted picture: facts from its header, and its file without metadata. */
export type PictureFile = {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The picture without location, device, dates, comments and anything after its end. */
  clean(): Uint8Array;
};
