import { describe, expect, it } from 'vitest';
import type {
  ShownState,
  TranslationItem,
  TranslationPage,
} from '#domain/translations/admin-schema.ts';
import { nextSkip, withChanged } from './walk.ts';

const item = (source: string, state: ShownState): TranslationItem => ({
  kind: 'faq',
  row_id: 1,
  row_name: 'Soru',
  field: 'answer',
  place: '',
  source,
  from: 'tr',
  state,
  times: 1,
  text: '',
  before: null,
});

const page = (states: ShownState[], total: number, skip = 0): TranslationPage => ({
  items: states.map((state, at) => item(`Metin ${at}`, state)),
  total,
  skip,
  take: 20,
  hasMachine: false,
  counts: { missing: 2, old: 1, machine: 0, reviewed: 5 },
});

it('a page knows what was saved, and counts it', () => {
  const { items, counts } = withChanged(page(['missing', 'old'], 3), [item('Metin 1', 'reviewed')]);
  expect(items.map(({ state }) => state)).toEqual(['missing', 'reviewed']);
  expect(counts).toEqual({ missing: 2, old: 0, machine: 0, reviewed: 6 });
});

describe('after a page', () => {
  it.each([
    ['all done', page(['reviewed', 'reviewed'], 5), 'open', { skip: 0, isOver: false }],
    ['one skipped', page(['missing', 'reviewed'], 5), 'open', { skip: 1, isOver: false }],
    ['one drafted', page(['machine', 'reviewed'], 5), 'missing', { skip: 0, isOver: false }],
    ['the last skipped', page(['missing', 'old'], 5, 3), 'open', { skip: 0, isOver: true }],
    ['the very last done', page(['reviewed'], 1), 'open', { skip: 0, isOver: false }],
    ['of all', page(['reviewed', 'missing'], 5), 'all', { skip: 2, isOver: false }],
  ] as const)('%s, the list goes on behind what was left', (_, read, state, expected) => {
    expect(nextSkip(read, state)).toEqual(expected);
  });
});
