import { describe, expect, it } from 'vitest';
import { quietTime } from '#tests/support/processor-time.ts';
import { RichTextPart, InlineText, parseInline, plainText } from './rich-text.ts';

describe('parseInline', () => {
  it('splits text into plain, strong and link runs', () => {
    expect(parseInline('Önce **belge**, sonra [iptal](/website/cancel).')).toEqual([
      { kind: 'text', text: 'Önce ' },
      { kind: 'strong', text: 'belge' },
      { kind: 'text', text: ', sonra ' },
      { kind: 'link', text: 'iptal', href: '/website/cancel' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves text without marks, lone asterisks and brackets alone', () => {
    for (const text of ['düz', '4 * 5 ** 2', '[1] (2)', '<b>kalın</b>']) {
      expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
    }
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'vbscript:x'])(
    'never makes a link of %s',
    (target) => {
      const runs = parseInline(`[tıkla](${target})`);
      expect(runs.filter((run) => run.kind === 'link')).toEqual([]);
    },
  );
});

it('parseInline reads the largest text at once, however it is made', () => {
  for (const part of ['[', '[a](', '**', '**[', '](']) {
    const text = part.repeat(5000 / part.length);
    expect([part, quietTime(() => parseInline(text)) < 50]).toEqual([part, true]);
  }
});

describe('InlineText', () => {
  it.each([
    '/faq',
    '#depozito',
    'https://www.tursab.org.tr',
    'mailto:a@b.example',
    'tel:+902420001684',
  ])('takes a link to %s', (target) => {
    expect(InlineText.safeParse(`[metin](${target})`).success).toBe(true);
  });

  it.each([
    '',
    '   ',
    '[x](javascript:alert)',
    '[x](//evil.example)',
    '[x](ftp://a.example)',
    'a\u0000b',
  ])('refuses %j', (text) => {
    expect(InlineText.safeParse(text).success).toBe(false);
  });
});

describe('Block', () => {
  it('refuses a kind that no page can show', () => {
    expect(RichTextPart.safeParse({ type: 'html', text: '<script>' }).success).toBe(false);
    expect(RichTextPart.safeParse({ type: 'heading', level: 1, text: 'Başlık' }).success).toBe(
      false,
    );
  });

  it('takes a picture of ours that says what it shows', () => {
    const picture = { type: 'picture', key: 'pictures/a1/Koy', alt: 'Koyda tekneler' };
    expect(RichTextPart.safeParse(picture).success).toBe(true);
    for (const wrong of [{ alt: '' }, { key: '' }, { key: 'https://x.example/a.jpg' }]) {
      expect(RichTextPart.safeParse({ ...picture, ...wrong }).success).toBe(false);
    }
  });

  it('refuses fields that no page would show', () => {
    const block = { type: 'paragraph', text: 'Metin' };
    expect(RichTextPart.safeParse(block).success).toBe(true);
    expect(RichTextPart.safeParse({ ...block, style: 'red' }).success).toBe(false);
  });
});

it('plainText drops the marks and keeps the words', () => {
  expect(plainText('**Kalkan** için [villalar](/kalkan)')).toBe('Kalkan için villalar');
});
