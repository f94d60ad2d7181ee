import { expect, it } from 'vitest';
import { createPrompt } from './prompt.ts';

it('is answered by its dialog, one at a time', async () => {
  const { ask, subscribe } = createPrompt(true);
  const leave = subscribe(() => {});
  const first = ask();
  expect(await ask()).toBe(false);
  leave();
  expect(await first).toBe(true);
});

it('has its own answer where nothing can show it', async () => {
  expect(await createPrompt(true).ask()).toBe(true);
  expect(await createPrompt(false).ask()).toBe(false);
});
