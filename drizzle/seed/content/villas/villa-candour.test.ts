import { describe, expect, it } from 'vitest';
import { questionsFor } from './villa-questions.ts';
import type { VILLA_TYPE_SLUGS } from './villa-types.ts';
import { MAX_VILLAS, villaFacts } from './villas.ts';

const ALL = Array.from({ length: MAX_VILLAS }, (_, n) => villaFacts(n));
const SHOWN = ALL.slice(0, 120);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the agency’s own words about a home', () => {
  const has = (type: (typeof VILLA_TYPE_SLUGS)[number]) =>
    SHOWN.filter((villa) => villa.typeSlugs.includes(type));

  it('stand on every page, differ, and fit it', () => {
    for (const { slug, why, goodToKnow } of ALL) {
      expect(why, slug).not.toBe('');
      expect(goodToKnow.length, slug).toBeGreaterThanOrEqual(2);
      expect(repeated(goodToKnow), slug).toEqual([]);
      expect(why.length + goodToKnow.join(' ').length, slug).toBeLessThan(520);
    }
    const most = Map.groupBy(SHOWN, ({ why }) => why).values();
    expect(Math.max(...[...most].map((homes) => homes.length))).toBeLessThanOrEqual(6);
  });

  it('never contradict its facts', () => {
    for (const { floors, kind, goodToKnow, why, featureSlugs, pools, notes, slug } of ALL) {
      const words = goodToKnow.join(' ');
      expect(words.includes('tek katlı'), slug).toBe(floors === 1 && kind !== 'apartment');
      if (words.includes('çatı katına')) expect(floors, slug).toBe(3);
      if (words.includes('Üst kata')) expect(floors, slug).toBe(2);
      if (words.includes('Otoparkı yoktur')) expect(featureSlugs, slug).not.toContain('otopark');
      if (why.includes('içeride merdiven yok')) expect(floors, slug).toBe(1);
      if (why.includes('Kapalı havuz'))
        expect(pools.map(({ kind: pool }) => pool)).toContain('indoor');
      expect(goodToKnow, slug).not.toContain(notes);
    }
    for (const { goodToKnow, slug } of has('denize-sifir-villalar')) {
      expect(goodToKnow.join(' '), slug).not.toContain('yürüyerek dönmek yorar');
    }
  });

  it('answer questions as the facts do', () => {
    for (const villa of SHOWN) {
      const asked = Map.groupBy(questionsFor(villa), ({ question }) => question);
      expect(repeated([...asked.keys()])).toEqual([]);
      const dog = asked.get('Köpeğimizi getirebilir miyiz?')?.[0];
      const takesPets = villa.typeSlugs.includes('evcil-hayvan-dostu-villalar');
      if (dog) expect(dog.answer.startsWith('Evet'), villa.slug).toBe(takesPets);
    }
  });
});
