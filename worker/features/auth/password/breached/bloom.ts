/** Bits that a text sets in the filter. */
const PROBES = 10;

/** Fourteen bits per text and ten probes give one false positive in a thousand. */
const BITS_A_TEXT = 14.4;

/** The bits of a text in a filter of `size` bits, by double hashing of its SHA-256. */
async function probesOf(text: string, size: number): Promise<number[]> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const view = new DataView(digest);
  const [first, second] = [view.getUint32(0), view.getUint32(4) | 1];
  return Array.from({ length: PROBES }, (_, i) => (first + i * (second >>> 0)) % size);
}

/** Whether a filter contains a text; false positives occur about once in a thousand. */
export async function isInFilter(filter: Uint8Array, text: string): Promise<boolean> {
  const probes = await probesOf(text, filter.length * 8);
  return probes.every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}

/** A filter that contains `texts`. */
export async function makeFilter(texts: readonly string[]): Promise<Uint8Array> {
  const filter = new Uint8Array(Math.ceil((texts.length * BITS_A_TEXT) / 8));
  for (const text of texts) {
    for (const bit of await probesOf(text, filter.length * 8)) {
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return filter;
}
