import { expect, it } from 'vitest';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { partOf, richTextFrom, KINDS, kindOf, type Kind, linesOf } from './part-kinds.ts';

const kinds = Object.keys(KINDS) as Kind[];

it.each(kinds)('makes and names a %s', (kind) => {
  const part = partOf(kind, ['Bir', 'İki']);
  expect(kindOf(part)).toBe(kind);
  expect(linesOf(part).join(' ')).toContain('Bir');
});

it('turns any kind into any other without losing a word', () => {
  for (const from of kinds) {
    for (const to of kinds) {
      const turned = partOf(to, linesOf(partOf(from, ['Giriş 16:00', 'Çıkış 10:00'])));
      expect(linesOf(turned).join(' ')).toMatch(/Giriş 16:00.*Çıkış 10:00/);
    }
  }
});

it('reads pasted text as paragraphs and lists', () => {
  const parts = richTextFrom('İlk paragraf\r\nsürer.\r\n\r\n- bir\n- iki\n\n1. önce\n2) sonra\n');
  expect(parts.map(kindOf)).toEqual(['paragraph', 'list', 'ordered']);
  expect(RichText.safeParse(parts).success).toBe(true);
});
