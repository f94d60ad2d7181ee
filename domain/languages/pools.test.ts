import { describe, expect, it } from 'vitest';
import { type PoolFacts, poolHeadline, poolLabel, poolTraitsOf } from '#domain/villas/labels.ts';
import german from './de/cards.ts';
import english from './en/cards.ts';
import russian from './ru/cards.ts';
import turkish from './tr/cards.ts';

const YES_OR_NO = [true, false];
const POOLS: PoolFacts[] = (['private', 'shared'] as const).flatMap((use) =>
  (['outdoor', 'indoor', 'children'] as const).flatMap((kind) =>
    YES_OR_NO.flatMap((heated) => YES_OR_NO.map((sheltered) => ({ use, kind, heated, sheltered }))),
  ),
);

describe('pools by what their Turkish labels say', () => {
  it.each(POOLS.flatMap((pool) => [poolHeadline([pool]), poolLabel(pool)]))('%s', (label) => {
    expect(turkish.pool(poolTraitsOf(label))).toBe(label.toLocaleLowerCase('tr'));
  });

  it.each([
    ['Isıtmalı özel havuz', 'heated private pool', 'beheizter privater Pool'],
    ['Ortak çocuk havuzu', 'shared children’s pool', 'gemeinschaftlicher Kinderpool'],
    ['Korunaklı kapalı havuz', 'secluded indoor pool', 'nicht einsehbarer überdachter Pool'],
  ])('%s is %s, %s', (label, inEnglish, inGerman) => {
    expect(english.pool(poolTraitsOf(label))).toBe(inEnglish);
    expect(german.pool(poolTraitsOf(label))).toBe(inGerman);
  });

  it('puts the heating behind in Russian', () => {
    expect(russian.pool(poolTraitsOf('Isıtmalı özel havuz'))).toBe('частный бассейн с подогревом');
  });
});
