/**
 * Most parts of a picture's file: chunks or segments. Real ones have hundreds; a million of a few
 * bytes each would fill the runtime's memory.
 */
export const MAX_PARTS = 10_000;

/** Concatenates `parts`. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** `length` bytes from `offset` as ASCII; shorter at the end of the bytes. */
export function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
