/** The other side sent more than was agreed. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * A body's bytes, decompressed; reading stops, and the connection with it, beyond `limit`.
 * `patiently` wraps each read, for whoever has a time limit of its own. @throws {BodyTooLarge}
 */
export async function readBytes(
  response: Pick<Response, 'body'>,
  limit: number,
  patiently: <T>(read: Promise<T>) => Promise<T> = (read) => read,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  try {
    const parts: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await patiently(reader.read());
      if (done) return joined(parts, size);
      size += value.length;
      if (size > limit) throw new BodyTooLarge();
      parts.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** A body as JSON; null when it is none, or larger than `limit` bytes. */
export async function readJson(response: Response, limit: number): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBytes(response, limit)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BodyTooLarge) return null;
    throw error;
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
