import { expect, it } from 'vitest';
import { addressesIn, IYS_VALUES, iysRow } from './iys.ts';

it('has a value for each column, in Turkish time', () => {
  const row = iysRow({ email: 'ece@posta.example', state: 'ONAY', at: '2026-11-21T22:30:00.000Z' });
  expect(row).toHaveLength(IYS_VALUES.columns.length);
  expect(row).toEqual([
    'EPOSTA',
    'ece@posta.example',
    'BIREYSEL',
    'HS_WEB',
    '2026-11-22 01:30:00',
    'ONAY',
  ]);
});

it.each([
  [
    'a file of the portal',
    'EPOSTA;"Ece@Posta.example";RET\r\nEPOSTA;ali@posta.example;RET',
    ['ece@posta.example', 'ali@posta.example'],
  ],
  [
    'a file that has consents, too',
    'EPOSTA;a@posta.example;BIREYSEL;HS_WEB;2026-11-22;ONAY\r\nEPOSTA;b@posta.example;BIREYSEL;HS_WEB;2026-11-22;RET',
    ['b@posta.example'],
  ],
  [
    'a file with blanks and bars',
    'EPOSTA | a@posta.example | ONAY | x\r\nEPOSTA | b@posta.example | RET | x',
    ['b@posta.example'],
  ],
  ['a list with names', 'Ece <ece@posta.example>, ece@posta.example', ['ece@posta.example']],
  ['nothing', 'kimse yok', []],
  ['half an address', 'ece@ @posta.example', []],
])('reads the addresses of %s', (_, text, addresses) =>
  expect(addressesIn(text)).toEqual(addresses),
);

it('reads two million signs at once', () => {
  const start = performance.now();
  addressesIn('@'.repeat(2_000_000));
  addressesIn('a@b '.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(10_000);
});
