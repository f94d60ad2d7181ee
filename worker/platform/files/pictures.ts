/** A file to be made from a picture: never larger than the picture itself. */
type PictureTarget = {
  width: number;
  /** Left out: as the picture's own shape asks. */
  height?: number;
  format: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
  quality?: number;
};

export type MadePicture = { bytes: ArrayBuffer; contentType: string };

/**
 * Makes a smaller file of a picture, upright as its orientation mark says. Rejects when the picture
 * cannot be decoded. The platform may answer another format than the asked one.
 */
export type PictureMaker = (picture: Uint8Array, target: PictureTarget) => Promise<MadePicture>;

/** What this product uses of the platform's Images binding. */
export type ImagesBinding = {
  input(picture: ReadableStream<Uint8Array>): ImageTransformer;
};
type ImageTransformer = {
  transform(options: { width: number; height?: number; fit: string }): ImageTransformer;
  output(options: { format: string; quality?: number; anim: boolean }): Promise<ImageResult>;
};
type ImageResult = { image(): ReadableStream<Uint8Array>; contentType(): string };

export function createPictureMaker(images: ImagesBinding): PictureMaker {
  return async (picture, { width, height, format, quality }) => {
    const fit = height === undefined ? 'scale-down' : 'squeeze';
    const made = await images
      .input(streamOf(picture))
      .transform({ width, ...(height !== undefined && { height }), fit })
      .output({ format, anim: false, ...(quality !== undefined && { quality }) });
    const bytes = await new Response(made.image()).arrayBuffer();
    return { bytes, contentType: made.contentType() };
  };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
