import { expect, it } from 'vitest';
import { readMixedAddress } from './pages.ts';

const asked = (path: string, method = 'GET') =>
  readMixedAddress(new Request(`https://kiyi.example${path}`, { method }));

it.each([
  ['/en/ara?q=kalkan&adults=2', '/en/search?q=kalkan&adults=2'],
  ['/de/website/cancel', '/de/info/stornierung'],
  ['/ru/blog/etiket/kis', '/ru/blog/tema/kis'],
  ['/en/guvenli-odeme/sonuc?odeme=a', '/en/secure-payment/result?odeme=a'],
  ['/en/', '/en'],
  ['/en//kalkan/', '/en/kalkan'],
  ['/tr', '/'],
  ['/tr/kalkan?adults=2', '/kalkan?adults=2'],
  // Never to another host.
  ['/tr//posta.example', '/posta.example'],
  ['/en//posta.example', '/en/posta.example'],
])('%s is at %s', async (path, right) => {
  expect(await asked(path)).toBe(right);
});

it.each(['/', '/ara?q=a', '/listing', '/en', '/en/search?q=a', '/en/kalkan', '/english', '/nl'])(
  '%s is right',
  async (path) => expect(await asked(path)).toBeNull(),
);

it('moves nothing that is sent', async () => {
  expect(await asked('/en/ara', 'POST')).toBeNull();
});
