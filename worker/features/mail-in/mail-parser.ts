import PostalMime, { type PostalMimeOptions } from 'postal-mime';

type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> | ArrayBuffer };
type Texts = Partial<Record<'plain' | 'html', { type: string; value: string }[]>>;

/** What of the library's inside is replaced here; its version is pinned. */
type Inside = PostalMime & {
  currentNode: { contentDecoder: (Decoder & { chunks?: unknown[] }) | null };
  textMap: Map<unknown, Texts>;
  textContent: Partial<Record<'plain' | 'html', string>>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
};

const Parser = PostalMime as unknown as new (options: PostalMimeOptions) => Inside;

/**
 * postal-mime where its cost grows with the mail alone. The library keeps each line of a plain part
 * as an object, and turns the HTML of one part into text where another is text, in time that grows
 * with the square of its length; we convert HTML ourselves, and only where a mail has no text.
 */
export class MailParser extends Parser {
  override async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    await super.processLine(line, isFinal);
    const { currentNode } = this;
    // Only the decoder of plain parts has chunks; they are empty right after the headers.
    if (currentNode.contentDecoder?.chunks?.length === 0) currentNode.contentDecoder = new Lines();
  }

  renderTextContent(): void {
    for (const type of ['plain', 'html'] as const) {
      const parts = [...this.textMap.values()].flatMap((texts) => texts[type] ?? []);
      if (parts.length > 0) this.textContent[type] = parts.map(({ value }) => value).join('\n');
    }
  }
}

/** Collects lines in one array of bytes that doubles when it is full. */
class Lines implements Decoder {
  #bytes = new Uint8Array(1_024);
  #length = 0;

  update(line: Uint8Array): void {
    const length = this.#length + line.length + 1;
    if (length > this.#bytes.length) {
      const wider = new Uint8Array(2 * length);
      wider.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = wider;
    }
    this.#bytes.set(line, this.#length);
    this.#bytes[length - 1] = 0x0a;
    this.#length = length;
  }

  finalize(): ArrayBuffer {
    return this.#bytes.buffer.slice(0, this.#length);
  }
}
