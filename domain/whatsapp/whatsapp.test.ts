import { expect, it } from 'vitest';
import { wordsOf } from './schema.ts';
import { statesBefore } from './states.ts';
import { asParameter, windowEnd } from './window.ts';

it('takes reports in any order, and none that goes back', () => {
  expect(statesBefore('delivered')).toEqual(['waiting', 'sent']);
  expect(statesBefore('failed')).toEqual(['waiting', 'sent']);
  expect(statesBefore('waiting')).toEqual([]);
});

it('knows until when a guest may be written to freely', () => {
  expect(windowEnd('2026-11-21T09:00:00.000Z')).toBe('2026-11-22T09:00:00.000Z');
  expect(windowEnd(null)).toBeNull();
});

it('puts several lines into one parameter of a template', () => {
  expect(asParameter('Merhaba\n\n  Villa   boş \nBekleriz')).toBe('Merhaba · Villa boş · Bekleriz');
});

it('says what came, and that a file is in WhatsApp', () => {
  const message = { id: 'a', from: '905321234567', type: 'text' };
  expect(wordsOf({ ...message, text: { body: 'Merhaba' } })).toBe('Merhaba');
  expect(wordsOf({ ...message, type: 'image', image: { caption: 'Dekont' } })).toBe(
    '(fotoğraf gönderdi, WhatsApp’ta görün)\nDekont',
  );
  expect(wordsOf({ ...message, type: 'reaction' })).toBe('');
});
