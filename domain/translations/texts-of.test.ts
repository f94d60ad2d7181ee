import { describe, expect, it } from 'vitest';
import { inOtherLanguage, textsOf } from './texts-of.ts';

const villa = {
  name: 'Villa Reçine',
  summary: 'Deniz görür.',
  notes: '',
  description: ['Bir.', 'İki.'],
  rooms: [
    { name: 'Salon', beds: '2 tek' },
    { name: 'Oda', beds: '2 tek' },
  ],
  body: [
    { type: 'note', tone: 'info', text: 'Uyarı' },
    { type: 'list', ordered: false, items: ['Bir.', 'Üç.'] },
    { type: 'picture', key: 'a/b', alt: 'Havuz' },
  ],
};
const PLACES = [
  'summary',
  'notes',
  'description',
  'rooms.name',
  'rooms.beds',
  'body',
  'absent.name',
];

describe('the texts of a thing', () => {
  it('are every string at its places, once, and nothing of the layout', () => {
    expect(textsOf(villa, PLACES)).toEqual([
      'Deniz görür.',
      'Bir.',
      'İki.',
      'Salon',
      'Oda',
      '2 tek',
      'Uyarı',
      'Üç.',
      'Havuz',
    ]);
    expect(textsOf(null, PLACES)).toEqual([]);
  });

  it('are translated whole or stay, and what stays is named', () => {
    const known = new Map([
      ['Deniz görür.', 'Sea view.'],
      ['Bir.', 'One.'],
      ['Oda', 'Room'],
      ['2 tek', '2 single'],
      ['Uyarı', 'Warning'],
      ['Üç.', 'Three.'],
      ['Havuz', 'Pool'],
    ]);
    const { thing, untranslated } = inOtherLanguage(villa, PLACES, known);
    expect(untranslated).toEqual(['Bir.', 'İki.', 'Salon']);
    expect(thing).toEqual({
      ...villa,
      summary: 'Sea view.',
      rooms: [
        { name: 'Salon', beds: '2 single' },
        { name: 'Room', beds: '2 single' },
      ],
      body: [
        { type: 'note', tone: 'info', text: 'Warning' },
        { type: 'list', ordered: false, items: ['One.', 'Three.'] },
        { type: 'picture', key: 'a/b', alt: 'Pool' },
      ],
    });
  });
});
