import { joinBytes } from '#domain/media/formats/bytes.ts';
import { listPngChunks, type PngChunk } from '#domain/media/formats/png.ts';
import type { Deps } from '#worker/platform/deps.ts';

/** Shown in place of a picture whose colour nobody knows: sand. */
const UNKNOWN = '#d9d4c8';

/** A PNG's colour types: grey, red-green-blue, palette; 4 more is alpha. */
const GREY = 0;
const PALETTE = 3;

/** The average colour of a picture, `#rrggbb`: the colour of the picture one pixel large. */
export async function averageColor(
  { pictures }: Pick<Deps, 'pictures'>,
  picture: Uint8Array,
): Promise<string> {
  if (pictures === null) return UNKNOWN;
  try {
    const pixel = await pictures(picture, { width: 1, height: 1, format: 'image/png' });
    return await pixelColor(new Uint8Array(pixel.bytes));
  } catch {
    return UNKNOWN;
  }
}

/** The colour of a PNG of one pixel, 8 bits a channel. */
async function pixelColor(png: Uint8Array): Promise<string> {
  const chunks = listPngChunks(png) ?? [];
  const named = (type: string) => chunks.filter((chunk) => chunk.type === type);
  const colorType = named('IHDR')[0]?.data[9] ?? 2;
  // One row: a filter byte that does nothing to a first pixel, then its channels.
  const [, ...channels] = await inflate(named('IDAT'));
  const [red = 0, green = red, blue = red] =
    colorType === PALETTE
      ? (named('PLTE')[0]?.data.subarray(0, 3) ?? [])
      : (colorType & 2) === GREY
        ? channels.slice(0, 1)
        : channels;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function inflate(chunks: PngChunk[]): Promise<Uint8Array> {
  const packed = new Blob([joinBytes(chunks.map(({ data }) => data)) as Uint8Array<ArrayBuffer>]);
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
