/** The files of an `<img>`; `src` is for browsers without AVIF. */
type PictureSource = { avif: string; src: string };

/** The folder address of a picture key: `pictures/7/a1` → `/media/pictures/7/a1`. */
function addressOf(key: string): string {
  return `/media/${key}`;
}

/** Sources of a picture by key, in the widths 400, 800 and optionally 1280. */
export function pictureSource(key: string, widths: readonly number[] = [400, 800]): PictureSource {
  const address = addressOf(key);
  return {
    avif: widths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    src: `${address}-800.webp`,
  };
}

/** The key inside a ready thumbnail address: `/media/pictures/7/a1-400.avif` → `pictures/7/a1`. */
export function keyOfThumbnail(thumbnail: string): string {
  return thumbnail.replace(/^\/media\//, '').replace(/-\d+\.avif$/, '');
}

/** Its size: never wider than the picture itself. */
export function shareSize({ width, height }: { width: number; height: number }) {
  const shown = Math.min(width, SHARED_WIDTH);
  return { width: shown, height: Math.round((height * shown) / width) };
}

const SHARED_WIDTH = 1280;

/** The JPEG that shared links and search engines are shown. */
export const shareImage = (key: string): string => `${addressOf(key)}-1280.jpg`;

/** A picture's colour until it comes, in sixteen steps of each: a page has a dozen of them. */
export const toneOf = (color: string): string => color.replace(/^#(.).(.).(.).$/, '#$1$2$3');
