import { asciiFileName } from '#domain/values/slug.ts';

/** A file generated from every uploaded picture: `<key><suffix>` below `/media/`. */
export type PictureFileSpec = {
  suffix: string;
  width: number;
  format: 'image/avif' | 'image/webp' | 'image/jpeg';
  quality: number;
  /** Target size in bytes; the quality is lowered to reach it (a hero of at most 45 KB). */
  goal: number;
};

const avif = (width: number, goal: number): PictureFileSpec => ({
  suffix: `-${width}.avif`,
  width,
  format: 'image/avif',
  quality: 55,
  goal,
});

/** The widths used by cards, galleries, the lightbox and shared links. */
export const PICTURE_FILES: readonly PictureFileSpec[] = [
  avif(400, 20_000),
  avif(800, 45_000),
  avif(1280, 140_000),
  { suffix: '-800.webp', width: 800, format: 'image/webp', quality: 70, goal: 90_000 },
  { suffix: '-1280.jpg', width: 1280, format: 'image/jpeg', quality: 75, goal: 250_000 },
];

const LONGEST_NAME = 60;

/** "Görünüş İskele.PNG" → "Gorunus-Iskele"; with `.jpg` it is the name of an upload. */
export function pictureBaseName(fileName: string): string {
  const ascii = asciiFileName(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''));
  return ascii.slice(0, LONGEST_NAME).replace(/(?<![.-])[.-]+$/, '');
}

/** The picture and the file that an address below `/media/pictures/<folder>/` refers to. */
export function parsePictureFile(file: string): { name: string; suffix: string } | null {
  const spec = PICTURE_FILES.find(({ suffix }) => file.endsWith(suffix));
  if (spec === undefined || file.length === spec.suffix.length) return null;
  return { name: file.slice(0, -spec.suffix.length), suffix: spec.suffix };
}
