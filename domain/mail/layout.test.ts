import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paragraph } from './fill.ts';
import { escapeHtml, layoutHtml, layoutText, type MailFrame } from './layout.ts';

const FRAME: MailFrame = {
  siteName: 'Kıyı & Deniz',
  siteUrl: 'https://kiyi.example',
  agency: 'Kıyı Turizm Ltd. Şti.',
  tursabNo: '16840',
  phone: '+90 242 000 16 84',
  email: 'merhaba@kiyi.example',
  address: 'Kaş / Antalya',
  signer: 'Deniz Arslan',
  office: 'her gün 09.00–21.00',
};
const BUTTON = { label: 'Rezervasyonum', href: 'https://kiyi.example/r?a=1&b=2' };

const lines = (...texts: string[]): Paragraph => texts.map((text) => [{ text }]);
const html = (...paragraphs: Paragraph[]) => layoutHtml('Konu', paragraphs, null, FRAME);
const labelsOf = (page: string) =>
  Array.from(page.matchAll(/vertical-align:top">([^<]*)<\/td>/g), ([, label]) => label);

describe('facts in a mail', () => {
  it('line up once there are two of them', () => {
    expect(labelsOf(html(lines('Giriş: 10 Mayıs', 'Çıkış:17 Mayıs')))).toEqual(['Giriş', 'Çıkış']);
    expect(labelsOf(html(lines('Giriş: 10 Mayıs')))).toEqual([]);
  });

  it.each([
    ['a sentence', 'Görüşmek üzere.'],
    ['a label without a value', 'Hesaplarımız:'],
    ['a label of one sign', 'A: 5'],
    ['a label as long as a sentence', `${'uzun '.repeat(13)}: 5`],
    ['a list', 'Hesaplar: A\nB'],
  ])('are prose beside %s', (_, text) => {
    expect(labelsOf(html(lines('Giriş: 10 Mayıs', text)))).toEqual([]);
  });

  it('are prose beside an empty line, or one that begins with a link', () => {
    const url = 'https://kiyi.example/harita';
    expect(labelsOf(html([...lines('Giriş: 10 Mayıs'), []]))).toEqual([]);
    const linked = html([...lines('Giriş: 10 Mayıs'), [{ text: url, href: url }]]);
    expect(labelsOf(linked)).toEqual([]);
    expect(linked).toContain(`<a href="${url}"`);
  });

  it('may have a link for a value', () => {
    const url = 'https://kiyi.example/harita';
    const page = html([
      ...lines('Giriş: 10 Mayıs'),
      [{ text: 'Konum: ' }, { text: url, href: url }],
    ]);
    expect(labelsOf(page)).toEqual(['Giriş', 'Konum']);
    expect(page).toContain(`<a href="${url}"`);
  });

  it('never break between an amount and its sign', () => {
    expect(html(lines('Toplam 35.000,50 ₺ olarak'))).toContain(
      'Toplam <span style="white-space:nowrap">35.000,50 ₺</span> olarak',
    );
  });
});

describe('around the words', () => {
  it('an inbox previews what follows the greeting, in at most 140 signs', () => {
    const preview = (page: string) => /overflow:hidden">([^<]*)<\/div>/.exec(page)?.[1];
    expect(preview(html(lines('Merhaba,'), lines('Talebiniz', 'geldi.')))).toBe('Talebiniz geldi.');
    expect(preview(html(lines('Merhaba,'), lines('a'.repeat(200))))).toBe('a'.repeat(140));
    expect(preview(html(lines('Merhaba,')))).toBe('');
  });

  it('are the licence and the contact details, in both forms', () => {
    const footer = [
      'Kıyı Turizm Ltd. Şti. · TÜRSAB belge no 16840',
      '+90 242 000 16 84 · merhaba@kiyi.example',
      'Kaş / Antalya',
    ];
    expect(html(lines('Bir'))).toContain(footer.join('<br>'));
    expect(layoutText([lines('Bir')], null, FRAME)).toBe(`Bir\n\n-- \n${footer.join('\n')}\n`);
  });

  it('has a button above the signature, below a single paragraph, and none without one', () => {
    const text = (...paragraphs: Paragraph[]) => layoutText(paragraphs, BUTTON, FRAME);
    expect(text(lines('Bir'))).toMatch(/^Bir\n\nRezervasyonum:\nhttps:\S+\n\n-- \n/);
    expect(text(lines('Bir'), lines('Kıyı'))).toMatch(/^Bir\n\nRezervasyonum:\n\S+\n\nKıyı\n\n-- /);
    const page = layoutHtml('Konu', [lines('Bir')], BUTTON, FRAME);
    expect(page).toContain('href="https://kiyi.example/r?a=1&amp;b=2"');
    expect(html(lines('Bir'))).not.toContain('class="button"');
  });

  it('nothing of the settings is markup', () => {
    const page = layoutHtml('<b>Konu</b>', [lines('Bir')], null, { ...FRAME, address: '<i>Kaş' });
    expect(page).toContain('<title>&lt;b&gt;Konu&lt;/b&gt;</title>');
    expect(page).toContain('>Kıyı &amp; Deniz</a>');
    expect(page).toContain('&lt;i&gt;Kaş');
  });
});

it('escapes so that only the text itself can be read back', () => {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'&<>"\'a;şlt#') }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(#?\w+);/g, (_, name: string) => signs[name] ?? '?')).toBe(text);
    }),
  );
});
