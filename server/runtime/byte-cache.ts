/** An LRU cache of bytes with a total size limit. */
export class ByteCache {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(name: string): Uint8Array | undefined {
    const bytes = this.#kept.get(name);
    if (bytes === undefined) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, bytes);
    return bytes;
  }

  /** An entry larger than an eighth of the limit would evict too much. */
  set(name: string, bytes: Uint8Array): void {
    if (bytes.length > this.#limit / 8) return;
    this.#drop(name);
    this.#kept.set(name, bytes);
    this.#size += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#size -= this.#kept.get(name)?.length ?? 0;
    this.#kept.delete(name);
  }
}
