import { expect, it } from 'vitest';
import { listMeant } from './list-meant.ts';

it.each([
  ['indirimli villalar', '/indirimli-villalar'],
  ['İNDİRİMLİ VİLLA', '/indirimli-villalar'],
  ['kampanyalı villa', '/indirimli-villalar'],
  ['erken rezervasyon indirimi', '/indirimli-villalar'],
  ['son dakika', '/firsat-tarihler'],
  ['son dakika fırsatları', '/firsat-tarihler'],
  ['fırsat villa', '/firsat-tarihler'],
  ['last minute', '/firsat-tarihler'],
  // What says more is a search.
  ['indirimli villa kalkan', null],
  ['son hafta temmuz', null],
  ['villa', null],
  ['', null],
])('“%s” is at %s', (typed, path) => expect(listMeant(typed)).toBe(path));
