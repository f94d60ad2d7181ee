import { describe, expect, it } from 'vitest';
import { mask, unmask } from './mask.ts';

describe('a text of a guest', () => {
  it.each([
    ['an identity number', 'My id is 10000000146.', 'My id is [[1]].'],
    ['one with spaces', 'ID: 100 000 001 46 thanks', 'ID: [[1]] thanks'],
    ['one with signs that nobody sees', 'ID 1000\u200b0000\u200b146', 'ID [[1]]'],
    ['an IBAN', 'IBAN TR33 0006 1005 1978 6457 8413 26 please', 'IBAN [[1]] please'],
    ['a German one', 'DE89370400440532013000', '[[1]]'],
    ['a British one', 'to GB29 NWBK 6016 1331 9268 19 today', 'to [[1]] today'],
    ['one in small letters', 'tr330006100519786457841326', '[[1]]'],
    ['a phone', 'Call +90 (532) 123 45 67 now', 'Call [[1]] now'],
    ['a local one', 'Call 0532-123-4567 or 07911 123456', 'Call [[1]] or [[2]]'],
    ['a Russian one', 'Тел. 8 (912) 345-67-89', 'Тел. [[1]]'],
    ['one with dots and a long dash', '0049.171–1234567', '[[1]]'],
    ['one in other digits', 'هاتف ٠٥٣٢١٢٣٤٥٦٧', 'هاتف [[1]]'],
    ['a card', 'Card 4111 1111 1111 1111, 12/27', 'Card [[1]], 12/27'],
    ['a mail address', 'Write to anna.schmidt@müller.example!', 'Write to [[1]]!'],
    ['one in brackets', '<anna@mail.example>', '<[[1]]>'],
    ['a passport', 'Passport C01X00T47 and U12345678', 'Passport [[1]] and [[2]]'],
    ['a link', 'See https://villa.example/my-stay/a1b2c3?k=x', 'See [[1]]'],
    ['a mark of its own', 'What is [[1]]?', 'What is [[1]]?'],
    ['a phone before a day', '05321234567 12.08.2026', '[[1]]'],
  ])('goes out without %s, and comes back whole', (_, text, masked) => {
    const { text: sent, hidden } = mask(text);
    expect(sent).toBe(masked);
    expect(unmask(sent, hidden)).toBe(text);
  });

  it.each([
    'We are 2 adults and 3 children, 12.08.2026 - 19.08.2026.',
    'From 2026-08-12, room 12, 1.250 EUR for 7 nights?',
    'Wir kommen am 1.8.26 um 14:30 Uhr.',
    'Нас 6 человек, с 5 по 12 июля 2026 года',
    '',
  ])('keeps what is read with the sentence: %s', (text) => {
    expect(mask(text)).toEqual({ text, hidden: [] });
  });

  it.each(['ä', 'a1', '1 ', 'a@', 'a.', '+', 'TR33 '])(
    'of 20,000 letters “%s” is read in steps that its length limits',
    (part) => {
      const text = part.repeat(20_000 / part.length);
      const begun = process.cpuUsage();
      mask(text);
      const { user } = process.cpuUsage(begun);
      // Some ten milliseconds; half a second where a pattern has no end.
      expect(user / 1_000).toBeLessThan(200);
    },
  );

  it('has its numbers where the translation has them, and what was lost below', () => {
    const { hidden } = mask('Call 05321234567 or write to a@b.example');
    expect(unmask('Yazın: [[ 2 ]]', hidden)).toBe('Yazın: a@b.example\n05321234567');
    expect(unmask('[[7]]', [])).toBe('[[7]]');
  });
});
