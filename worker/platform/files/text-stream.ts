const encoder = new TextEncoder();

/** Pieces of text as bytes. */
export async function* encodeTexts(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/**
 * The same as `toStream`, started: an error before the first piece becomes an error response and
 * not a truncated file.
 */
export async function startStream(
  pieces: AsyncGenerator<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const first = await pieces.next();
  return toStream(
    (async function* () {
      if (first.done) return;
      yield first.value;
      yield* pieces;
    })(),
  );
}

/**
 * Bytes as a stream that requests the next piece only when somebody reads. An error breaks the
 * stream, so that a partial file is never taken for a complete one.
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
