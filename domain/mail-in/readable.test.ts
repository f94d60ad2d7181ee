import { expect, it } from 'vitest';
import { assertReadable, MAX_MAIL_BYTES, PoisonedMail } from './readable.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['an empty one', ''],
  ['one without an end', 'Subject: a\n\nMerhaba'],
  ['a letter of 50,000 short lines', 'a\r\n'.repeat(50_000)],
  ['an attachment of 15 MB', `${'A'.repeat(76)}\r\n`.repeat(190_000)],
  ['a hundred parts', '--x\r\n\r\nMerhaba\r\n'.repeat(100)],
])('reads %s', (_, text) => expect(() => assertReadable(bytes(text))).not.toThrow());

it.each([
  ['lines', 'a\r\n'.repeat(200_000)],
  ['parts', '--x\r\n'.repeat(2_001)],
  ['line', `Subject: ${'a'.repeat(1_000_001)}`],
  ['line', `Subject: ${'a'.repeat(1_000_001)}\nx`],
])('puts aside what has too much of it: %s', (limit, text) => {
  expect(() => assertReadable(bytes(text))).toThrow(new PoisonedMail(limit));
});

it('puts aside what is larger than mail services take', () => {
  expect(() => assertReadable(new Uint8Array(MAX_MAIL_BYTES + 1))).toThrow(
    new PoisonedMail('bytes'),
  );
});
