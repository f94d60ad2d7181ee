import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkHtml, findJava } from '#scripts/lib/html-checker.ts';
import { NEXT_YEAR } from '../dates.ts';
import { isMadeByTest } from '../support.ts';

/** Pages that no map of the site lists: rendered as they are asked for, or for failures. */
const UNLISTED = [
  '/404',
  '/500',
  '/ara?q=mavi',
  '/ara?town=kalkan',
  '/ara?q=iki aile kalkan veya kaş temmuz',
  `/ara?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=40`,
  '/basvuru',
  '/bulten',
  '/haber-ver',
  `/haber-ver?villa=villa-mavi-kuytu&checkin=${NEXT_YEAR}-09-06&checkout=${NEXT_YEAR}-09-13&adults=2`,
  '/haber-ver?baglanti=yok',
  '/dashboard',
  '/enquire',
  '/favoriler',
  `/favoriler?v=villa-mavi-kuytu,villa-kekik&checkin=${NEXT_YEAR}-06-07&checkout=${NEXT_YEAR}-06-14`,
  '/firsat-tarihler',
  '/guvenli-odeme',
  '/guvenli-odeme/sonuc',
  '/indirimli-villalar',
  '/konaklamam',
  `/listing?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`,
  '/mesaj',
  '/onay/bulten',
  '/onay/bulten-ayril?baglanti=yok',
  '/onizleme',
  '/rezervasyon/sozlesme',
  '/sorular/villa-mavi-kuytu',
  '/sorular/villa-mavi-kuytu?soru=VALIDATION',
  '/talep/villa-mavi-kuytu',
  `/talep/villa-mavi-kuytu?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`,
  '/teklif',
  '/villa/no-such-villa',
  '/yorum/villa-mavi-kuytu',
  '/yorumlar/villa-mavi-kuytu',
];

/** Pages asked for at the same time. */
const LANES = 4;

test('every page is HTML as the W3C has it', async ({ request }) => {
  const java = findJava();
  test.skip(java === null, 'The Nu HTML checker needs Java.');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !isMadeByTest(path));
  const folder = await mkdtemp(join(tmpdir(), 'kiyi-html-'));
  try {
    const paths = [...listed, ...UNLISTED];
    const fileOf = (at: number) => join(folder, `${at}.html`);
    const waiting = paths.entries();
    const lane = async () => {
      for (const [at, path] of waiting) {
        await writeFile(fileOf(at), await (await request.get(path)).body());
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const found = await checkHtml(
      java ?? '',
      paths.map((_, at) => fileOf(at)),
    );
    const named = found.map(({ url, message, extract }) => {
      const path = paths[Number.parseInt(basename(url), 10)];
      return `${path}: ${message} ${extract ?? ''}`;
    });
    expect(named).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
