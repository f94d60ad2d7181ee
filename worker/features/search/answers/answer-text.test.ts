import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { catalogueArbitrary, queryArbitrary } from '#domain/search/index/catalogues.testing.ts';
import { answerSearch } from '#domain/search/query/answer.ts';
import { writeAnswer } from './answer-text.ts';

const drawn = catalogueArbitrary(40, 8).chain((catalogue) =>
  fc.record({
    catalogue: fc.constant(catalogue),
    queries: fc.array(queryArbitrary(catalogue, 14), { minLength: 5, maxLength: 10 }),
  }),
);

it('an answer that is written part by part is the JSON of the whole one, however often it is asked', () => {
  fc.assert(
    fc.property(drawn, ({ catalogue: { villas, options }, queries }) => {
      const index = buildSearchIndex(villas, options);
      const towns = [{ slug: 'kalkan', name: 'Kalkan “köyü”' }];
      const shown = { index, colors: ['#c63'], towns, filterable: ['sauna'] };
      for (const query of [...queries, ...queries]) {
        const whole = JSON.stringify({ content: answerSearch(shown, query) });
        expect(writeAnswer(shown, query)).toBe(whole);
      }
    }),
  );
});
