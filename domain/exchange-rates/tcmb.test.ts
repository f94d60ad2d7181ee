import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRate, parseRate, withMargin } from './bulletin.ts';
import { parseBulletin } from './tcmb.ts';
import { bulletinXml, currency } from './tcmb.testing.ts';

const problemOf = (xml: string) => {
  const parsed = parseBulletin(xml);
  return parsed.ok ? null : parsed.problem;
};

describe("the central bank's bulletin", () => {
  it('is read: the day, the rates, empty ones as none', () => {
    expect(parseBulletin(`\uFEFF${bulletinXml()}`)).toEqual({
      ok: true,
      bulletin: {
        day: '2026-11-20',
        rates: {
          USD: rates('41.8512'),
          EUR: rates('48.6021'),
          GBP: rates('55.1034'),
        },
      },
    });
  });

  it('is divided by its unit', () => {
    const parsed = parseBulletin(bulletinXml({ usd: { selling: '4185.1200', unit: '100' } }));
    expect(parsed.ok && parsed.bulletin.rates.USD.ForexSelling).toBe('41.8512');
  });

  it('takes its day from the bank’s own date, not from the American one beside it', () => {
    const parsed = parseBulletin(bulletinXml({ day: '03.11.2026' }));
    expect(parsed.ok && parsed.bulletin.day).toBe('2026-11-03');
  });

  it('says which currency caused the refusal', () => {
    const twice = bulletinXml({ extra: currency('GBP', { selling: '55.1' }) });
    expect(problemOf(twice)).toBe('Bültende GBP kuru bir kez bulunmalı.');
    expect(problemOf(bulletinXml({ eur: { selling: '' } }))).toBe(
      'Bültende EUR kuru okunamadı, boş ya da sıfır.',
    );
    expect(problemOf(bulletinXml({ day: '1.11.2026' }))).toBe('Bültenin tarihi okunamadı.');
  });

  it.each([
    ['a unit is missing', bulletinXml().replace('<Unit>1</Unit>', '')],
    [
      'a unit stands twice',
      bulletinXml().replace('<Unit>1</Unit>', '<Unit>1</Unit><Unit>1</Unit>'),
    ],
    [
      'a rate stands twice',
      bulletinXml().replace('<BanknoteSelling/>', '<BanknoteSelling/>'.repeat(2)),
    ],
    ['a unit is no whole number', bulletinXml({ usd: { selling: '41.8512', unit: '1.5' } })],
  ])('refuses a currency of ours of which %s', (_what, xml) => {
    expect(problemOf(xml)).toBe('Bültende USD kuru okunamadı, boş ya da sıfır.');
  });

  it('does not mind what is wrong with a currency that we do not use', () => {
    const xml = bulletinXml({ extra: currency('CHF', { selling: 'x', unit: '0' }) });
    expect(problemOf(xml)).toBeNull();
  });

  it.each([
    ['zero', bulletinXml({ usd: { selling: '0.0000' } })],
    ['empty', bulletinXml({ usd: {} })],
    ['a comma', bulletinXml({ usd: { selling: '41,8512' } })],
    ['an exponent', bulletinXml({ usd: { selling: '4e1' } })],
    ['negative', bulletinXml({ eur: { selling: '-48.6021' } })],
    ['enormous', bulletinXml({ eur: { selling: '486021.00' } })],
    ['a unit of nothing', bulletinXml({ usd: { selling: '41.8512', unit: '0' } })],
    ['a broken other rate', bulletinXml({ usd: { selling: '41.8512', buying: 'x' } })],
    ['no USD', bulletinXml().replace(/<Currency[^>]*Kod="USD"[^]*?<\/Currency>/, '')],
    ['two USD', bulletinXml({ extra: currency('USD', { selling: '4.1' }) })],
    ['no rate element', bulletinXml().replace('<ForexSelling>41.8512</ForexSelling>', '')],
    ['an unnamed currency', bulletinXml().replace('Kod="JPY"', '')],
    ['no date', bulletinXml({ day: '' })],
    ['31 February', bulletinXml({ day: '31.02.2026' })],
    ['cut off', bulletinXml().slice(0, 900)],
    ['an open element', bulletinXml().replace('</Currency>', '')],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "1">]>${bulletinXml()}`],
    ['a comment that hides a rate', bulletinXml({ extra: '<!-- x -->' })],
    ['HTML', '<!doctype html><title>Bakım</title>'],
    ['nothing', ''],
    ['a flood', bulletinXml({ extra: ' '.repeat(300_000) })],
  ])('is refused: %s', (_what, xml) => {
    expect(problemOf(xml)).toMatch(/Bülten/);
  });

  it('never throws, whatever the text', () => {
    const base = bulletinXml();
    fc.assert(
      fc.property(fc.nat(base.length), fc.nat(40), fc.string({ maxLength: 30 }), (at, cut, put) => {
        parseBulletin(base.slice(0, at) + put + base.slice(at + cut));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a rate', () => {
  it('survives reading and writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (micro) => {
        expect(parseRate(formatRate(micro))).toBe(micro);
      }),
    );
    expect(formatRate(41_850_000)).toBe('41.85');
    expect(formatRate(42_000_000)).toBe('42.00');
    expect(['', '0', '0.0', '.5', '1.', '123456', '1.1234567'].map(parseRate)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('takes its margin to four decimals, half up', () => {
    expect(withMargin('41.8512', 0)).toBe('41.8512');
    expect(withMargin('40.0000', 150)).toBe('40.60');
    expect(withMargin('41.8512', 150)).toBe('42.479');
    expect(withMargin('1.0001', 5000)).toBe('1.5002');
    expect(withMargin('x', 0)).toBeNull();
  });
});

function rates(selling: string) {
  return {
    ForexSelling: selling,
    ForexBuying: '41.7758',
    BanknoteSelling: null,
    BanknoteBuying: null,
  };
}
