/** A file to be created from a picture: never larger than the picture itself. */
type PictureTarget = {
  width: number;
  /** Left out: in proportion to the picture. */
  height?: number;
  format: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
  quality?: number;
};

export type MadePicture = { bytes: ArrayBuffer; contentType: string };

/**
 * Creates a smaller file of a picture, rotated by its EXIF orientation, on white. Rejects when the picture
 * cannot be decoded. The platform may return another format than requested.
 */
export type PictureMaker = (picture: Uint8Array, target: PictureTarget) => Promise<MadePicture>;

/** The part of the platform's Images binding that we use. */
export type ImagesBinding = {
  input(picture: ReadableStream<Uint8Array>): ImageTransformer;
};
type ImageTransformer = {
  transform(options: {
    width: number;
    height?: number;
    fit: string;
    background: string;
  }): ImageTransformer;
  output(options: { format: string; quality?: number; anim: boolean }): Promise<ImageResult>;
};
type ImageResult = { image(): ReadableStream<Uint8Array>; contentType(): string };

/** What is transparent would become black in a JPEG. */
const WHITE = '#ffffff';

export function createPictureMaker(images: ImagesBinding): PictureMaker {
  return async (picture, { width, height, format, quality }) => {
    const fit = height === undefined ? 'scale-down' : 'squeeze';
    const made = await images
      .input(streamOf(picture))
      .transform({ width, ...(height !== undefined && { height }), fit, background: WHITE })
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
