import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findProgram } from '#tests/support/find-program.ts';
import { crc16, karekodOf, type Transfer } from './payload.ts';

const TRANSFER: Transfer = {
  iban: 'TR330006100519786457841326',
  holder: 'Kıyı Turizm',
  amount: 840_050,
  reference: 'KY26-ABCD2345',
};
const of = (changes: Partial<Transfer> = {}) => karekodOf({ ...TRANSFER, ...changes });
const WHOLE =
  '75021001021102040061' +
  '0312KY26ABCD2345' +
  '5412000000840050' +
  '6151' +
  '0126TR330006100519786457841326' +
  '0711Kiyi Turizm' +
  '100203' +
  '6304';

/** Reads tags as an app does: what is left over would be a wrong length. */
function read(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const length = Number(rest.slice(2, 4));
    found[rest.slice(0, 2)] = rest.slice(4, 4 + length);
    rest = rest.slice(4 + length);
  }
  return found;
}
const nameIn = (text: string | null) => read(read(text ?? '')['61'] ?? '')['07'];

describe('the code of a transfer', () => {
  it('says account, name, kuruş and reference, and ends with its checksum', () => {
    expect(of()).toBe(WHOLE + crc16(WHOLE));
  });

  it('has the checksum CRC-16/CCITT-FALSE', () => {
    // The check value of the catalogue of parametrised CRC algorithms, and an odd one with a leading zero.
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
    expect(crc16('A')).toHaveLength(4);
  });

  it.each([
    [1, '000000000001'],
    [10, '000000000010'],
    [7_000_00, '000000700000'],
    [999_999_999_999, '999999999999'],
  ])('writes %i kuruş as %s', (amount, written) => {
    expect(read(of({ amount }) ?? '')['54']).toBe(written);
  });

  it.each([
    ['Şükrü Çağlı Öğün', 'Sukru Cagli Ogun'],
    ['IĞDIR İNŞAAT A.Ş.', 'IGDIR INSAAT A.S.'],
    ['Kıyı Turizm Seyahat Acentesi ve Ticaret Limited Şirketi', 'Kiyi Turizm Seyahat Acente'],
    ['Kıyı Turizm Otelcilik Ltd Şti', 'Kiyi Turizm Otelcilik Ltd'],
    ['  Öz   &  Oğulları ', 'Oz & Ogullari'],
    ['Straße “Łódź”', 'Strasse Lodz'],
    ['Иван Петров', 'Ivan Petrov'],
    ['Villa 🏝 Kaş', 'Villa Kas'],
  ])('writes the name %s as %s', (holder, written) => {
    const text = of({ holder });
    expect(nameIn(text)).toBe(written);
    expect(text).toMatch(/^[\u0020-\u007e]+$/);
    expect(crc16(text?.slice(0, -4) ?? '')).toBe(text?.slice(-4));
  });

  it('reads an IBAN and a code however they are written', () => {
    expect(of({ iban: 'tr33 0006 1005 1978 6457 8413 26', reference: 'ky26 abcd2345' })).toBe(of());
  });

  it.each<[string, Partial<Transfer>]>([
    ['a foreign IBAN', { iban: 'DE89370400440532013000' }],
    ['a mistyped IBAN', { iban: 'TR330006100519786457841327' }],
    ['a name that leaves no letters', { holder: '株式会社' }],
    ['an empty name', { holder: ' ' }],
    ['nothing to pay', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['a part of a kuruş', { amount: 10.5 }],
    ['no number', { amount: Number.NaN }],
    ['an amount of thirteen digits', { amount: 1_000_000_000_000 }],
    ['a short reference', { reference: 'KY26' }],
    ['a long reference', { reference: 'KY26-ABCD23456' }],
    ['a reference with other letters', { reference: 'KY26-ABCD234Ş' }],
  ])('is none for %s', (_, changes) => {
    expect(of(changes)).toBeNull();
  });
});

describe('a picture of the code', () => {
  const zbarimg = findProgram('zbarimg', 'zbar-tools');

  it.skipIf(zbarimg === null)(
    `is read by Debian's zbarimg${zbarimg === null ? ' (missing: zbar-tools)' : ''}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'karekod-'));
      try {
        for (const holder of ['Kıyı Turizm', 'Kıyı Turizm Seyahat Acentesi Limited Şirketi']) {
          const text = of({ holder }) ?? '';
          const file = join(folder, 'code.png');
          const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
          writeFileSync(
            file,
            await sharp(Buffer.from(svg), { density: 600 })
              .resize(480, 480, { kernel: 'nearest' })
              .flatten({ background: '#fff' })
              .png()
              .toBuffer(),
          );
          const seen = execFileSync(zbarimg ?? '', ['--raw', '-q', file], { encoding: 'utf8' });
          expect(seen.trim()).toBe(text);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
