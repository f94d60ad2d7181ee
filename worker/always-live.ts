/**
 * First path segments, in Turkish, that never belong to built pages: rendered for each request, files, or the
 * dashboard. Every page of the site with `prerender = false` is listed (always-live.test.ts).
 */
const ALWAYS_LIVE = [
  'v1',
  'v2',
  '_astro',
  'dashboard',
  'live',
  'media',
  'ara',
  'basvuru',
  'bulten',
  'enquire',
  'fatura-bilgisi',
  'favoriler',
  'firsat-tarihler',
  'guvenli-odeme',
  'haber-ver',
  'indirimli-villalar',
  'konaklamam',
  'mesaj',
  'musaitlik',
  'onay',
  'onizleme',
  'rezervasyon',
  'sorular',
  'talep',
  'teklif',
  'yorum',
  'yorumlar',
];

const segments = new Set(ALWAYS_LIVE);

export const isAlwaysLive = (pathname: string): boolean =>
  segments.has(pathname.split('/')[1] ?? '');
