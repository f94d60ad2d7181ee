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
    expect(textsOf(villa, PLACES, 'en')).toEqual([
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
    expect(textsOf(null, PLACES, 'en')).toEqual([]);
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
    const { thing, untranslated } = inOtherLanguage(villa, PLACES, known, 'en');
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

  it('are those that are in another language than the page, as guests wrote them', () => {
    const reviews = [
      { text: 'Çok güzel.', language: 'tr', reply: { text: 'Teşekkürler, bekleriz.' } },
      { text: 'Lovely.', language: 'en', reply: { text: 'Çok teşekkür ederiz.' } },
      { text: 'Sehr schön.', language: 'de', reply: { text: 'Danke, wir freuen uns.' } },
      { text: 'Schade.', language: 'de', reply: null },
    ];
    const places = ['text', 'reply.text'];
    const known = new Map([
      ['Lovely.', 'Çok hoş.'],
      ['Sehr schön.', 'Çok güzeldi.'],
    ]);
    const { thing, untranslated } = inOtherLanguage(reviews, places, known, 'tr');
    expect(thing.map(({ text }) => text)).toEqual([
      'Çok güzel.',
      'Çok hoş.',
      'Çok güzeldi.',
      'Schade.',
    ]);
    expect(untranslated).toEqual(['Schade.', 'Danke, wir freuen uns.']);
    expect(textsOf(reviews, places, 'de')).toEqual([
      'Çok güzel.',
      'Lovely.',
      'Teşekkürler, bekleriz.',
      'Çok teşekkür ederiz.',
    ]);
    expect(textsOf(villa, PLACES, 'tr')).toEqual([]);
  });
});
