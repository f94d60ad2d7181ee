import { describe, expect, it } from 'vitest';
import {
  readDay,
  readDecimal,
  readMoney,
  readNames,
  readRate,
  readShownLocation,
  readTime,
  readWhole,
} from './read-cell.ts';

describe('cells as Turkish spreadsheets have them', () => {
  it.each([
    [readMoney, '1.234,56', 123_456],
    [readMoney, '1234,5 TL', 123_450],
    [readMoney, '₺ 900', 90_000],
    [readWhole, '12', 12],
    [readWhole, '1.200', 1200],
    [readDecimal, '36,2654', 36.2654],
    [readDecimal, '29.4132', 29.4132],
    [readRate, '20', 2000],
    [readRate, '%17,5', 1750],
    [readRate, '17.5 %', 1750],
    [readRate, '0,2', 2000],
    [readRate, '%0,5', 50],
    [readRate, '0', 0],
    [readDay, '21.11.2026', '2026-11-21'],
    [readDay, '1/6/2026', '2026-06-01'],
    [readDay, '2026-11-21', '2026-11-21'],
    [readDay, '21.11.2026 00:00:00', '2026-11-21'],
    [readTime, '16:00', '16:00'],
    [readTime, '9.30', '09:30'],
    [readTime, '16:00:00', '16:00'],
    [readShownLocation, 'YAKLAŞIK 500 M', 'half_kilometre'],
    [readShownLocation, 'evin kendi yeri', 'exact'],
  ] as const)('%o reads “%s”', (read, text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it.each([
    [readMoney, '12.34'],
    [readMoney, '-5'],
    [readMoney, 'yok'],
    [readWhole, '1,5'],
    [readWhole, '12345678901'],
    [readDecimal, '1.2.3'],
    [readRate, '120'],
    [readRate, 'yirmi'],
    [readDay, '31.02.2026'],
    [readDay, '21.11.26'],
    [readDay, 'dün'],
    [readTime, '25:00'],
    [readTime, '16'],
    [readShownLocation, 'sokak'],
  ] as const)('%o says why it cannot read “%s”', (read, text) => {
    expect(read(text)).toEqual({ problem: expect.stringMatching(/\.$/) });
  });

  it('takes names apart and each once', () => {
    expect(readNames('Lüks, Deniz Manzaralı;Lüks\nBalayı,')).toEqual({
      value: ['Lüks', 'Deniz Manzaralı', 'Balayı'],
    });
  });
});
