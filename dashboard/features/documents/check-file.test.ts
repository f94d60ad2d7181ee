import { expect, it } from 'vitest';
import { refusalOf, titleOf } from './check-file.ts';

const file = (content: BlobPart) => new File([content], 'a.pdf');

it.each([
  ['a PDF', file('%PDF-1.7 …'), null],
  ['another file with that name', file('PK zip'), /PDF değil/],
  ['nothing', file(''), /boş/],
  ['too much', file(new Uint8Array(10_000_001)), /10 MB olabilir; bu dosya 10,0 MB/],
])('refuses what the API would: %s', async (_name, given, refusal) => {
  const said = await refusalOf(given);
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toMatch(refusal);
});

it('begins the title with the name of the file', () =>
  expect(titleOf('Vergi_Levhası-2026.PDF')).toBe('Vergi Levhası 2026'));
