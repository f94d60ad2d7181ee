import { expect, it } from 'vitest';
import { packed } from './packed.ts';

const TEXT = 'villa '.repeat(200);
const asking = (accepted?: string) =>
  new Request('http://localhost/', accepted ? { headers: { 'accept-encoding': accepted } } : {});

it.each([undefined, 'br'])('changes an answer of ours in place, for %s', async (accepted) => {
  const ours = new Response(TEXT, { headers: { 'content-type': 'text/plain' } });
  const sent = await packed(asking(accepted), ours);
  expect(sent).toBe(ours);
  expect(sent.headers.get('vary')).toBe('Accept-Encoding');
  expect(sent.headers.get('content-encoding')).toBe(accepted ?? null);
});

it('copies an answer whose headers cannot be changed', async () => {
  const theirs = await fetch(`data:text/plain,${TEXT}`);
  const sent = await packed(asking(), theirs);
  expect(sent).not.toBe(theirs);
  expect(sent.headers.get('vary')).toBe('Accept-Encoding');
  expect(await sent.text()).toBe(TEXT.trimEnd());
});
