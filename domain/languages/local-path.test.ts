import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from './languages.ts';
import { loadLocalNames, localAddress, localPath, pagesApart, sourcePath } from './local-path.ts';
import turkish from './tr/paths.ts';

const english = {
  ...(await loadLocalNames('en')),
  slugs: { 'isitmali-havuz': 'villas-with-heated-pool', 'blog/bahar': 'blog/spring' },
};

describe.each([
  ['/', '/en'],
  ['/?para=1', '/en?para=1'],
  ['/ara?q=kalkan', '/en/search?q=kalkan'],
  ['/konaklamam?baglanti=a#odeme', '/en/my-stay?baglanti=a#odeme'],
  ['/guvenli-odeme/sonuc?odeme=a', '/en/secure-payment/result?odeme=a'],
  ['/website/cancel', '/en/info/cancellation'],
  ['/website/unknown', '/en/info/unknown'],
  ['/kalkan', '/en/kalkan'],
  ['/isitmali-havuz', '/en/villas-with-heated-pool'],
  ['/kalkan/isitmali-havuz', '/en/kalkan/villas-with-heated-pool'],
  ['/villa/villa-ara', '/en/villa/villa-ara'],
  // A villa may be called as a page or a type.
  ['/villa/about', '/en/villa/about'],
  ['/villa/isitmali-havuz', '/en/villa/isitmali-havuz'],
  ['/blog/bahar', '/en/blog/spring'],
  ['/blog/etiket/kis', '/en/blog/tag/kis'],
  ['/constructor', '/en/constructor'],
])('%s', (path, local) => {
  it(`is ${local}`, () => expect(localPath(path, 'en', english)).toBe(local));
  it('is found again', () => expect(sourcePath(local, english)).toBe(path));
  it('stays as it is in Turkish', () => expect(localPath(path, 'tr', english)).toBe(path));
  it('is translated once', () => expect(localPath(local, 'en', english)).toBe(local));
});

it.each(['/v1/offer?client=true', '/media/a-480.avif', '/dashboard', '/_astro/a.js'])(
  '%s has no language',
  (path) => expect(localPath(path, 'en', english)).toBe(path),
);

it('understands Turkish names below a language', () => {
  expect(sourcePath('/en/ara?q=x', english)).toBe('/ara?q=x');
  expect(sourcePath('/en/kalkan/isitmali-havuz', english)).toBe('/kalkan/isitmali-havuz');
});

it('answers words at /search in every language, as promised', async () => {
  for (const language of OTHER_LANGUAGES) {
    expect(await localAddress('/ara?q=a', language)).toBe(`/${language}/search?q=a`);
  }
});

it.each(LANGUAGE_CODES)(
  '%s gives each page one address, which is no other page in Turkish',
  async (code) => {
    const { pages } = await loadLocalNames(code);
    const names = Object.values(pages);
    expect(new Set(names).size).toBe(names.length);
    for (const [page, name] of Object.entries(pages)) {
      expect(name).toMatch(/^[a-z0-9./-]+$/);
      expect(Object.hasOwn(turkish, name) ? name : page).toBe(page);
    }
  },
);

it.each(LANGUAGE_CODES)('%s has the pages of a folder below its name', async (code) => {
  expect(pagesApart((await loadLocalNames(code)).pages)).toEqual([]);
});

it('finds a folder that is renamed by half', () => {
  expect(pagesApart({ ...english.pages, website: 'about-us' })).toContain(
    'website/cancel (info/cancellation, not about-us/…)',
  );
  expect(pagesApart({ ...english.pages, 'website/cancel': 'cancellation' })).toEqual([
    'website/cancel (cancellation, not info/…)',
  ]);
});
