import { createElement, lazy, type ReactNode, Suspense, useId } from 'react';
import { expect, it } from 'vitest';
import renderer from './react-server.ts';

const Named = ({ children, aside }: { children?: ReactNode; aside?: ReactNode }) =>
  createElement('p', { id: useId() }, children, aside);

const islandsOf =
  (page: object) =>
  (component: unknown, slots: Record<string, string> = {}) =>
    renderer.renderToStaticMarkup.call({ result: page } as never, component, {}, slots, {
      hydrate: 'intent',
    } as never);

it('gives the islands of a page names of their own, and each page the same', async () => {
  const page = islandsOf({});
  const [first, second] = [await page(Named), await page(Named)];
  expect([first, second].map(({ attrs }) => attrs)).toEqual([{ prefix: 'r0' }, { prefix: 'r1' }]);
  expect(first.html).not.toBe(second.html);
  expect(await islandsOf({})(Named)).toEqual(first);
});

it('puts what the page gives where the island has it, and nothing for nothing', async () => {
  const { html } = await islandsOf({})(Named, { default: '<b>ev</b>', aside: ' ' });
  expect(html).toContain('<astro-slot><b>ev</b></astro-slot></p>');
});

it('refuses an island that waits for a part of it', async () => {
  const Late = lazy(() => new Promise<never>(() => {}));
  const Waiting = () => createElement(Suspense, { fallback: 'an' }, createElement(Late));
  await expect(islandsOf({})(Waiting)).rejects.toThrow('waits');
});
