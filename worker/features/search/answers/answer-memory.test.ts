import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { villa } from '#domain/search/index/catalogues.testing.ts';
import { recallAnswer, rememberAnswer } from './answer-memory.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

const NOW = '2026-11-21T09:00:00.000Z';

/** The part of a catalogue that the memory uses. */
function catalogue(): Catalogue {
  const index = buildSearchIndex([villa(1)], { today: '2026-11-21', nights: 30, now: NOW });
  return { index, version: 1 } as Catalogue;
}

const text = (letters: string) => new TextEncoder().encode(letters);

describe('finished answers', () => {
  it('are given to the same question only', () => {
    const held = catalogue();
    rememberAnswer(held, 'adults=2', text('two'));
    expect(recallAnswer(held, 'adults=2')).toEqual(text('two'));
    expect(recallAnswer(held, 'adults=3')).toBeNull();
    expect(recallAnswer(catalogue(), 'adults=2')).toBeNull();
  });

  it('are forgotten when a night is taken or freed', () => {
    const held = catalogue();
    rememberAnswer(held, '', text('before'));
    held.version = 2;
    expect(recallAnswer(held, '')).toBeNull();
  });

  it('are forgotten when a hold runs out', () => {
    const held = catalogue();
    held.index.nextExpiry = '2026-11-21T10:00:00.000Z';
    rememberAnswer(held, '', text('held'));
    held.index.nextExpiry = null;
    expect(recallAnswer(held, '')).toBeNull();
  });

  it('take four million bytes at most; the oldest give way', () => {
    const held = catalogue();
    const large = new Uint8Array(1_000_000);
    for (let i = 0; i < 5; i++) rememberAnswer(held, `skip=${i}`, large);
    const cached = [0, 1, 2, 3, 4].filter((i) => recallAnswer(held, `skip=${i}`) !== null);
    expect(cached).toEqual([1, 2, 3, 4]);
    rememberAnswer(held, 'skip=4', text('shorter'));
    rememberAnswer(held, 'skip=5', text('another'));
    expect(recallAnswer(held, 'skip=1')).not.toBeNull();
  });
});
