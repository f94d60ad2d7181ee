/** The first bytes of picture files; `ftyp` (AVIF, HEIC) comes after a length of four bytes. */
const STARTS = ['\u00ff\u00d8\u00ff', '\u0089PNG', 'RIFF', 'GIF8', 'BM', 'II*\0', 'MM\0*', '<svg'];

/** True when the first bytes are those of a picture, whatever the file is called. */
export function isPictureStart(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.slice(0, 12));
  return STARTS.some((start) => text.startsWith(start)) || text.startsWith('ftyp', 4);
}
