import { expect, it } from 'vitest';
import { readForm } from './refused-form.ts';

/** A form with a photo of so many bytes. */
async function sent(bytes: number): Promise<Request> {
  const form = new FormData();
  form.set('act', 'review');
  form.set('photos', new File([new Uint8Array(bytes)], 'teras.jpg'));
  const made = new Response(form);
  return new Request('https://kiyi.example/konaklamam', {
    method: 'POST',
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
    body: await made.arrayBuffer(),
  });
}

it('reads a form up to its limit, and none beyond', async () => {
  expect((await readForm(await sent(1_000))).get('act')).toBe('review');
  expect((await readForm(await sent(300_000))).get('act')).toBeNull();
  const whole = await readForm(await sent(300_000), 1_000_000);
  expect(whole.get('act')).toBe('review');
  expect(whole.get('photos')).toMatchObject({ name: 'teras.jpg', size: 300_000 });
});
