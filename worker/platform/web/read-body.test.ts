import { expect, test } from 'vitest';
import { BodyTooLarge, readBytes, readJson } from './read-body.ts';

/** A body that never ends, and tells when its reader gave up. */
function endless(): { response: Response; given: () => boolean } {
  let isGivenUp = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => void (isGivenUp = true),
  });
  return { response: new Response(body), given: () => isGivenUp };
}

test('a body is read whole up to its limit', async () => {
  expect(await readBytes(new Response('abc'), 3)).toEqual(new TextEncoder().encode('abc'));
  expect(await readBytes(new Response(null), 0)).toEqual(new Uint8Array());
});

test('a body without an end is given up', async () => {
  const { response, given } = endless();
  await expect(readBytes(response, 5000)).rejects.toBeInstanceOf(BodyTooLarge);
  expect(given()).toBe(true);
});

test.each([
  ['JSON', '{"id":"ş"}', { id: 'ş' }],
  ['a page in place of JSON', '<html>', null],
  ['nothing', '', null],
  ['more than was agreed', `"${'a'.repeat(200)}"`, null],
])('%s is read', async (_what, text, content) => {
  expect(await readJson(new Response(text), 100)).toEqual(content);
});
