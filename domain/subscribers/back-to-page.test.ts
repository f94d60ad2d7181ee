import { expect, it } from 'vitest';
import { backToPage } from './back-to-page.ts';

it.each([
  [undefined, '/?bulten=eklendi#bulten-eklendi'],
  ['no address', '/?bulten=eklendi#bulten-eklendi'],
  ['https://other.example/villalar', '/?bulten=eklendi#bulten-eklendi'],
  ['https://site.example/villalar?kisi=4', '/villalar?kisi=4&bulten=eklendi#bulten-eklendi'],
  ['https://site.example/?bulten=hata', '/?bulten=eklendi#bulten-eklendi'],
  ['https://site.example//other.example', '/other.example?bulten=eklendi#bulten-eklendi'],
])('goes back from %s', (referer, page) =>
  expect(backToPage('https://site.example/api/x', referer, 'eklendi')).toBe(page),
);
