/** Something computed from a versioned source, valid for that version. */
export type VersionedMemory<Version, Made> = {
  /** Null when it is not cached, or was made from another version. */
  recall(key: string, version: Version): Made | null;
  /** The entry, whichever version it was made from. */
  recallAny(key: string): Made | null;
  keep(key: string, version: Version, made: Made): void;
};

/**
 * Keeps the newest entries, up to `most` in total. @param sizeOf what one counts towards `most`; 1
 * by default
 */
export function versionedMemory<Version, Made>(
  most: number,
  sizeOf: (made: Made) => number = () => 1,
): VersionedMemory<Version, Made> {
  const kept = new Map<string, { version: Version; made: Made }>();
  let size = 0;

  function drop(key: string): void {
    const found = kept.get(key);
    if (found === undefined) return;
    size -= sizeOf(found.made);
    kept.delete(key);
  }

  return {
    recall(key, version) {
      const found = kept.get(key);
      return found !== undefined && found.version === version ? found.made : null;
    },
    recallAny: (key) => kept.get(key)?.made ?? null,
    keep(key, version, made) {
      drop(key);
      kept.set(key, { version, made });
      size += sizeOf(made);
      for (const [oldest] of kept) {
        if (size <= most) break;
        drop(oldest);
      }
    },
  };
}
