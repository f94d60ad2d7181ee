/** Characters of a text that is kept, and how many: more than an agency has villas and owners. */
const [MAX_LENGTH, MAX_KEPT] = [100, 16_000];

/**
 * The same function, which keeps what it made of short texts: names of a list are compared with every
 * row of a file, and the seasons of many houses are the same days.
 */
export function remembered<Made>(
  make: (text: string) => Made,
  maxKept = MAX_KEPT,
): (text: string) => Made {
  let [kept, before] = [new Map<string, Made>(), new Map<string, Made>()];
  return (text) => {
    if (text.length > MAX_LENGTH) return make(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = before.get(text) ?? make(text);
    if (kept.size >= maxKept) [kept, before] = [new Map(), kept];
    kept.set(text, made);
    return made;
  };
}

/** The same function of objects that stay: what it made of one goes with it. */
export function rememberedOf<Key extends object, Made>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new WeakMap<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
