import { expect, it } from 'vitest';
import { Blocks } from '#domain/pages/blocks.ts';
import { blockOf, blocksFromText, KINDS, kindOf, type Kind, linesOf } from './block-kinds.ts';

const kinds = Object.keys(KINDS) as Kind[];

it.each(kinds)('makes and names a %s', (kind) => {
  const block = blockOf(kind, ['Bir', 'İki']);
  expect(kindOf(block)).toBe(kind);
  expect(linesOf(block).join(' ')).toContain('Bir');
});

it('turns any kind into any other without losing a word', () => {
  for (const from of kinds) {
    for (const to of kinds) {
      const turned = blockOf(to, linesOf(blockOf(from, ['Giriş 16:00', 'Çıkış 10:00'])));
      expect(linesOf(turned).join(' ')).toMatch(/Giriş 16:00.*Çıkış 10:00/);
    }
  }
});

it('reads pasted text as paragraphs and lists', () => {
  const blocks = blocksFromText(
    'İlk paragraf\r\nsürer.\r\n\r\n- bir\n- iki\n\n1. önce\n2) sonra\n',
  );
  expect(blocks.map(kindOf)).toEqual(['paragraph', 'list', 'ordered']);
  expect(Blocks.safeParse(blocks).success).toBe(true);
});
