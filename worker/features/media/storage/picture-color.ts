import { joinBytes } from '#domain/media/formats/bytes.ts';
import { listPngChunks, type PngChunk } from '#domain/media/formats/png.ts';
import type { Deps } from '#worker/platform/deps.ts';

/** The default average colour of a picture: sand. */
const UNKNOWN = '#d9d4c8';

/** Colour types of PNG: grey, RGB, palette; adding 4 means alpha. */
const GREY = 0;
const PALETTE = 3;

/** The average colour of a picture, `#rrggbb`: its colour when scaled to one pixel. */
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

/** The colour of a one-pixel PNG, 8 bits per channel. */
async function pixelColor(png: Uint8Array): Promise<string> {
  const chunks = listPngChunks(png) ?? [];
  const named = (type: string) => chunks.filter((chunk) => chunk.type === type);
  const colorType = named('IHDR')[0]?.data[9] ?? 2;
  // One row: a filter byte, which has no effect on the first pixel, then the channels.
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
