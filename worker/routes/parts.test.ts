import { expect, it } from 'vitest';
import { PARTS, partOf } from './parts.ts';

it('finds every call where its path leads', async () => {
  const lost = await Promise.all(
    PARTS.map(async (part) => {
      const paths = (await part.load()).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x'));
      return paths.filter((path) => partOf(path) !== part);
    }),
  );
  expect(lost.flat()).toEqual([]);
});

it('belongs to nobody where no call is', () => {
  expect(['/', '/v1', '/v1/nobody', '/v1/adminer', '/v3/search'].map(partOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
