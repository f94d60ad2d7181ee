import { FIRST_LANGUAGE, type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { language } from '#site/language.ts';

let isBuild = false;

/** For a build, which renders the languages of a villa one after another (prerender.ts). */
export const readForAllLanguages = (): void => {
  isBuild = true;
};

/** A read for the page of a villa; a build makes it once for the languages that follow each other. */
export function onceForLanguages<Value>(
  read: (slug: string) => Promise<Value>,
): (slug: string) => Promise<Value> {
  let last: { slug: string; first: boolean; value: Promise<Value> } | undefined;
  return (slug) => {
    if (!isBuild) return read(slug);
    const first = language() === FIRST_LANGUAGE;
    if (last?.slug !== slug || last.first !== first) last = { slug, first, value: read(slug) };
    return last.value;
  };
}

/** The languages that a read within `onceForLanguages` is made for. */
export const languagesAtOnce = (): readonly Language[] =>
  isBuild && language() !== FIRST_LANGUAGE ? OTHER_LANGUAGES : [language()];

/** A read for every page; a build makes it once, and what changes meanwhile is rendered after it. */
export function onceInABuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => (isBuild ? (kept ??= read()) : read());
}
