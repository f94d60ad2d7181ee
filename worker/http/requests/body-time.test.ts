import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/errors.ts';
import { PLAIN } from './body-size.ts';
import { timeToArrive } from './body-time.ts';
import { readWhole } from './request-body.ts';

it.each<[string, Record<string, string>, number]>([
  ['none', { 'content-length': '0' }, 30_000],
  ['a small one', { 'content-length': '32000' }, 31_000],
  ['the largest', { 'content-length': '1600000' }, 80_000],
  ['one that says it is larger', { 'content-length': '99999999999' }, 80_000],
  ['one without a declared length', { 'transfer-encoding': 'chunked' }, 80_000],
  ['one that says both', { 'transfer-encoding': 'chunked', 'content-length': '1' }, 80_000],
  ['one that says nothing', {}, 80_000],
  ['a length that is none', { 'content-length': '-1' }, 80_000],
])('gives time to arrive by its size to %s', (_, headers, ms) => {
  expect(timeToArrive(new Headers(headers), 1_600_000)).toBe(ms);
});

describe('a body', () => {
  /** Sends `parts` and, unless `ends`, nothing more. */
  const sending = (parts: string[], { ends = false, headers = {} } = {}) =>
    new Request('https://kiyi.example/', {
      method: 'POST',
      headers,
      duplex: 'half',
      body: new ReadableStream({
        start(stream) {
          for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
          if (ends) stream.close();
        },
      }),
    } as RequestInit);
  const declared = { headers: { 'content-length': '100' } };

  it.each([
    ['that begins and stops', sending(['{"a":'])],
    ['that never begins', sending([])],
    ['that is shorter than it says', sending(['{"a":'], declared)],
    ['that was promised', sending([], declared)],
  ])('%s is given up after its time', async (_, request) => {
    const read = readWhole(request, PLAIN, 20);
    await expect(read).rejects.toMatchObject({ kind: 'malformed', code: 'MALFORMED' });
    await expect(read).rejects.toBeInstanceOf(DomainError);
  });

  it('that arrives is whole, and as large as it may be', async () => {
    const whole = await readWhole(sending(['ab', 'cd'], { ends: true }), PLAIN, 60_000);
    expect(new TextDecoder().decode(whole)).toBe('abcd');
    const large = readWhole(sending(['x'.repeat(PLAIN.bytes + 1)]), PLAIN, 60_000);
    await expect(large).rejects.toMatchObject({ kind: 'too_large' });
  });
});
