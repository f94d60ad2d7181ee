const encoder = new TextEncoder();

/** Pieces of text as bytes. */
export async function* encodeTexts(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/**
 * Bytes as a stream that asks for the next piece only when somebody reads. An error breaks the
 * stream, so that a half file is never taken for a whole one.
 */
export function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
