/**
 * A way to write something large of a kind that comes from outside. `make` returns about `size`
 * bytes or characters of it, `read` reads it as the product does; a refusal is an answer.
 */
export type Shape<Input = unknown> = {
  name: string;
  make(size: number): Input;
  read(input: Input): unknown;
  /** The largest that is read at all, so that both sizes are; 400,000 by default. */
  most?: number;
};

/** Shapes of one kind share their reader: names and what is repeated, after and before a frame. */
export function shapesOf<Input>(
  kind: string,
  read: (input: Input) => unknown,
  makers: Record<string, (size: number) => Input>,
  most?: number,
): Shape[] {
  return Object.entries(makers).map(([name, make]) => ({
    name: `${kind}: ${name}`,
    make,
    read: read as (input: unknown) => unknown,
    ...(most !== undefined && { most }),
  }));
}

/** `unit`, as often as it fits into `size`. */
export const fill = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.floor(size / unit.length)));

/** The same with what the number of each is needed for. */
export const count = (size: number, length: number, unit: (i: number) => string): string =>
  Array.from({ length: Math.floor(size / length) }, (_, i) => unit(i)).join('');

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
