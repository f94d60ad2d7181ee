import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT, encodeText, TransferLayout, transferFile } from './transfer-file.ts';

const IBAN = 'TR330006100519786457841326';
const ROWS = [{ name: 'Şükrü Ğ. Çınar İnce', iban: IBAN, amount: 1_234_505 }];

it('is what most banks take: semicolons, a comma, a head', () => {
  expect(transferFile(ROWS, DEFAULT_LAYOUT, '2027-05-10')).toBe(
    `Alıcı adı;IBAN;Tutar;Açıklama\r\nŞükrü Ğ. Çınar İnce;${IBAN};12345,05;Kira ödemesi 10.05.2027\r\n`,
  );
});

it('has the columns, separator and decimal sign that were chosen, and quotes what they need', () => {
  const layout = {
    ...DEFAULT_LAYOUT,
    columns: ['iban', 'amount', 'name'] as ('iban' | 'amount' | 'name')[],
    separator: 'comma' as const,
    header: false,
  };
  const named = [{ ...ROWS[0]!, name: 'Öz "Deniz", Ltd.' }];
  expect(transferFile(named, layout, '2027-05-10')).toBe(
    `${IBAN},"12345,05","Öz ""Deniz"", Ltd."\r\n`,
  );
  expect(transferFile(ROWS, { ...layout, decimal: 'point' }, '2027-05-10')).toContain(',12345.05,');
});

it('holds no formula, whatever a name is', () => {
  for (const name of ['=1+1', '+90', '-5+1', '@SUM', '\tx']) {
    const [, row] = transferFile([{ ...ROWS[0]!, name }], DEFAULT_LAYOUT, '2027-05-10').split(
      '\r\n',
    );
    expect(row).toMatch(/^'/);
  }
});

it('keeps Turkish letters whole in both encodings', () => {
  const letters = 'ÇĞİÖŞÜçğıöşü ABC';
  const bytes = encodeText(letters, 'windows-1254');
  expect(new TextDecoder('windows-1254').decode(bytes)).toBe(letters);
  expect(new TextDecoder('windows-1254').decode(encodeText('ő Ý ł', 'windows-1254'))).toBe('o Y ?');
  expect(new TextDecoder().decode(encodeText(letters, 'utf-8'))).toBe(letters);
});

it.each([
  [['name', 'iban'], false],
  [['name', 'iban', 'iban'], false],
  [['name', 'iban', 'note'], false],
  [['amount', 'iban', 'name'], true],
])('has the columns %j: %s', (columns, isSound) => {
  expect(TransferLayout.safeParse({ ...DEFAULT_LAYOUT, columns }).success).toBe(isSound);
});
