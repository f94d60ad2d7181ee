import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileProblem, SLOW, UNREADABLE } from '#domain/spreadsheets/reading/file-problem.ts';
import { answerOf } from './answer-file.ts';
import { PATIENCE_MS, readAside } from './read-aside.ts';
import { sentenceOf } from './sentence-of.ts';

/** A thread that does what a test says. */
class FakeThread extends EventTarget {
  file: unknown = null;
  hasEnded = false;
  postMessage(file: unknown) {
    this.file = file;
  }
  terminate() {
    this.hasEnded = true;
  }
  answers = (data: unknown) =>
    void this.dispatchEvent(Object.assign(new Event('message'), { data }));
  fails = (type: string, message?: string) =>
    void this.dispatchEvent(Object.assign(new Event(type), { message }));
}

const FILE = new File(['a'], 'a.csv');

function begin() {
  const thread = new FakeThread();
  const stopping = new AbortController();
  const reading = readAside(() => thread as unknown as Worker, FILE, stopping.signal);
  return { thread, stopping, outcome: reading.then((read) => ({ read }), sentenceOf) };
}

describe('a file that is read aside', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, (one: ReturnType<typeof begin>) => void, unknown]>([
    ['is what the thread read', ({ thread }) => thread.answers({ read: 7 }), { read: 7 }],
    ['is refused in its words', ({ thread }) => thread.answers({ problem: 'Boş.' }), 'Boş.'],
    ['is left after a while', () => vi.advanceTimersByTime(PATIENCE_MS), SLOW],
    ['is left in silence when somebody stops', ({ stopping }) => stopping.abort(), null],
    ['is too much to hand over', ({ thread }) => thread.fails('messageerror'), UNREADABLE],
    [
      'is too much for the thread',
      ({ thread }) => thread.fails('error', 'out of memory'),
      UNREADABLE,
    ],
    [
      'waits for a script that an update took away',
      ({ thread }) => thread.fails('error'),
      expect.stringContaining('Panel bu arada güncellendi'),
    ],
  ])('%s, and its thread ends', async (_, happens, outcome) => {
    vi.stubGlobal('navigator', { onLine: true });
    const one = begin();
    expect(one.thread.file).toBe(FILE);
    expect(one.thread.hasEnded).toBe(false);
    happens(one);
    expect(await one.outcome).toEqual(outcome);
    expect(one.thread.hasEnded).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.unstubAllGlobals();
  });

  it('needs no thread once it was stopped', async () => {
    const start = () => expect.unreachable();
    await expect(readAside(start, FILE, AbortSignal.abort())).rejects.toThrow('abort');
  });

  it.each([
    [new FileProblem('Boş.'), 'Boş.'],
    [new RangeError('Invalid string length'), UNREADABLE],
  ])('answers with a sentence, never with %s', async (thrown, problem) => {
    const read = async () => {
      throw thrown;
    };
    expect(await answerOf(read())).toEqual({ problem });
  });
});

/** Whoever imported one of these elsewhere would read on the page again. */
it('is read by nobody else', () => {
  const root = join(import.meta.dirname, '../..');
  const readers = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (path) =>
      !/\.(test|testing)\.ts$/.test(path) &&
      /(read-sheet-book|read-workbook|read-statement-file)\.ts'/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
  );
  expect(readers.toSorted()).toEqual([
    'features/bank-statements/read-statement-file.ts',
    'features/bank-statements/statement-thread.ts',
    'shared/spreadsheets/read-sheet-book.ts',
    'shared/spreadsheets/sheet-book-thread.ts',
  ]);
});
