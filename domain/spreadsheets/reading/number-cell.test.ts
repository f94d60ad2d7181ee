import { describe, expect, it } from 'vitest';
import { WHY } from './cell.ts';
import { dateCell, numberCell } from './number-cell.ts';

describe('a number of a workbook', () => {
  it.each<[number, string | undefined, string]>([
    [1234.5, undefined, '1234,5'],
    [0.1 + 0.2, 'General', '0,3'],
    [-3, '0', '-3'],
    [-0.000_000_001, '0', '0'],
    [0, '0', '0'],
    [100, '0', '100'],
    [5_321_112_233, '0.00E+00', '5321112233'],
    [5.321_112_233e9, 'General', '5321112233'],
    [1e-7, 'General', '0,0000001'],
    // Percent, however it is written.
    [1, '0%', '%100'],
    [0.2, '0%', '%20'],
    [0.175, '0.0%', '%17,5'],
    [0.005, '0.00%', '%0,5'],
    [1, '%0', '%100'],
    [1, '#,##0%;[Red]-#,##0%', '%100'],
    [1, '0\\ %', '%100'],
    [1, '[$-41F]%0', '%100'],
    [0.29, '0%', '%29'],
    [3, '0" %"', '3'],
    [3, '0\\%', '3'],
    // A currency belongs to the amount.
    [250, '[$€-2] #,##0', '250 €'],
    [250, '#,##0.00\\ "€"', '250 €'],
    [250, '"$"#,##0', '250 $'],
    [250, '[$$-409]#,##0.00', '250 $'],
    [250, '[$USD] #,##0', '250 $'],
    [250, '[$£-809]#,##0', '250 £'],
    [250, '#,##0\\ [$₽-419]', '250 ₽'],
    [1234.5, '#,##0.00\\ "₺"', '1234,5 TL'],
    [1234.5, '#,##0.00 [$TL-41F]', '1234,5 TL'],
    [7, '[$-41F]0', '7'],
    // Zeros in front belong to codes and phones.
    [7, '0000', '0007'],
    [5_321_112_233, '00000000000', '05321112233'],
    [5_321_112_233, '0\\(000\\)\\ 000\\ 00\\ 00', '05321112233'],
    [5_321_112_233, '[<=9999999]###-####;(###) ###-####', '5321112233'],
    [7.5, '0000', '7,5'],
    [5, '0.00', '5'],
  ])('%d in %s is %s', (value, format, text) =>
    expect(numberCell(value, format)).toEqual({ text }),
  );

  it('is named when its last digits are lost, and when it is none', () => {
    expect(numberCell(1_234_567_890_123_456)).toEqual({
      text: '1234567890123456',
      why: WHY.digits,
    });
    expect(numberCell(1e21).text).toBe('1000000000000000000000');
    expect(numberCell(Number.NaN).why).toBe(WHY.error('#SAYI!'));
  });
});

describe('a date of a workbook', () => {
  it.each<[string, string | undefined, string]>([
    ['2026-11-21T00:00:00Z', 'dd.mm.yyyy', '2026-11-21'],
    ['2026-11-21T00:00:00Z', undefined, '2026-11-21'],
    ['2026-11-21T00:00:00Z', '[$-41F]d\\ mmmm\\ yyyy;@', '2026-11-21'],
    ['2026-11-21T14:05:00Z', 'dd.mm.yyyy', '2026-11-21'],
    ['2026-11-21T14:05:00Z', 'dd.mm.yyyy hh:mm', '2026-11-21 14:05'],
    ['2026-11-21T00:00:00Z', 'dd.mm.yyyy hh:mm', '2026-11-21'],
    ['2026-11-21T16:00:00Z', 'h:mm', '16:00'],
    ['1899-12-31T15:59:59.999Z', 'h:mm', '16:00'],
    ['1899-12-31T00:00:00Z', 'hh:mm', '00:00'],
    ['1899-12-31T16:00:00Z', 'm/d/yyyy h:mm', '16:00'],
    ['1904-01-01T16:00:00Z', 'm/d/yyyy h:mm', '16:00'],
    ['1899-12-31T16:00:00Z', 'h:mm AM/PM', '16:00'],
    ['1900-01-01T02:30:00Z', '[h]:mm', '26:30'],
    ['2026-11-21T02:30:00Z', '[h]:mm', '2026-11-21'],
  ])('%s in %s is %s', (iso, format, text) =>
    expect(dateCell(new Date(iso), format)).toEqual({ text }),
  );

  it('is named when there is no such day', () =>
    expect(dateCell(new Date(Number.NaN)).why).toBe(WHY.error('#SAYI!')));
});
