import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { root } from '#scripts/lib/paths.ts';

const BUILT = join(root, 'dist/client');
const OTHERS = LANGUAGE_CODES.filter((language) => language !== FIRST_LANGUAGE);

/** Words in a row that are no name: names are written with capitals. */
const WORDS = /\p{Ll}{3,} \p{Ll}{3,}/u;

/** Places on the shore are called as on the spot. */
const ON_THE_SHORE = /(?:iskelesi|iskeleleri|Gölü kıyısı)$/;

const SPOKEN = / (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g;
const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr|path|circle|use)$/;

/** What a page says, in texts and attributes, but what it says to be in Turkish. */
function saidOn(html: string): Set<string> {
  const said = new Set<string>();
  const open: { tag: string; isTurkish: boolean }[] = [];
  const page = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  for (const [, end, tag = '', attributes = '', text] of page.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/g,
  )) {
    const isMarked = open.some(({ isTurkish }) => isTurkish);
    if (text !== undefined) {
      if (!isMarked) said.add(text.trim());
    } else if (end) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.splice(at);
    } else {
      if (!isMarked) for (const [, value = ''] of attributes.matchAll(SPOKEN)) said.add(value);
      const isTurkish = tag !== 'html' && / lang="?tr\b/.test(attributes);
      if (!VOID.test(tag) && !attributes.endsWith('/')) open.push({ tag, isTurkish });
    }
  }
  return said;
}

const read = (path: string) => readFileSync(join(BUILT, path), 'utf8');

for (const language of OTHERS) {
  test(`no page in ${language} says anything as the Turkish one does`, async () => {
    const pages = () => globSync(`${language}/**/*.html`, { cwd: BUILT });
    // Languages but the first follow when the product answers already.
    await expect.poll(() => pages().length).toBeGreaterThan(200);
    const left = new Map<string, string>();
    for (const path of pages()) {
      const html = read(path);
      const source = /hreflang="tr" href="https?:\/\/[^/"]+(\/[^"]*)"/.exec(html)?.[1];
      const turkish = source && join(`.${source === '/' ? '/index' : source}.html`);
      if (!turkish || !existsSync(join(BUILT, turkish))) continue;
      const there = saidOn(read(turkish));
      for (const text of saidOn(html)) {
        const isAllowed = ON_THE_SHORE.test(text) || !WORDS.test(text);
        if (!isAllowed && there.has(text)) left.set(text, path);
      }
    }
    expect([...left]).toEqual([]);
  });
}
