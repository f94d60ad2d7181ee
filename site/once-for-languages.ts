let isBuild = false;

/** For a build, which renders the languages of a villa one after another (prerender.ts). */
export const readForAllLanguages = (): void => {
  isBuild = true;
};

/** A read for the page of a villa; a build makes it once for the languages that follow each other. */
export function onceForLanguages<Value>(
  read: (slug: string) => Promise<Value>,
): (slug: string) => Promise<Value> {
  let last: { slug: string; value: Promise<Value> } | undefined;
  return (slug) => {
    if (!isBuild) return read(slug);
    if (last?.slug !== slug) last = { slug, value: read(slug) };
    return last.value;
  };
}
