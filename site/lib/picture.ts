/** Where an `<img>` of ours finds its files; `src` is for readers without AVIF. */
type PictureSource = { avif: string; src: string };

/** The folder address of a picture key: `scenes/a1` → `/media/scenes/a1`. */
function addressOf(key: string): string {
  return `/media/${key}`;
}

/** Sources of a 4:3 picture by its key, in the widths 400, 800 and, when asked for, 1280. */
export function pictureSource(key: string, widths: readonly number[] = [400, 800]): PictureSource {
  const address = addressOf(key);
  return {
    avif: widths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    src: `${address}-800.webp`,
  };
}

/** Sources of a wide hero (`scenes/hero-…`), 800 and 1,600 px. */
export function heroSource(key: string): PictureSource {
  const address = addressOf(key);
  return {
    avif: `${address}-800.avif 800w, ${address}-1600.avif 1600w`,
    src: `${address}-1600.jpg`,
  };
}

/** The key inside a ready thumbnail address: `/media/scenes/a1-400.avif` → `scenes/a1`. */
export function keyOfThumbnail(thumbnail: string): string {
  return thumbnail.replace(/^\/media\//, '').replace(/-\d+\.avif$/, '');
}
