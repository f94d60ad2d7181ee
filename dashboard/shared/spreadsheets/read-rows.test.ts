import { describe, expect, it } from 'vitest';
import { MAX_ROWS, type Progress, readRows } from './read-rows.ts';

const listOf = (total: number) => ({
  read: async ({ skip, take }: { skip: string; take: string }) => ({
    items: Array.from(
      { length: Math.max(0, Math.min(Number(take), total - Number(skip))) },
      (_, i) => Number(skip) + i,
    ),
    total,
  }),
});
const signal = () => new AbortController().signal;

describe('reading a whole list', () => {
  it.each([0, 1, 199, 200, 201, 1234])('gives each of %i rows once, in order', async (total) => {
    const rows = await readRows(listOf(total), () => {}, signal());
    expect(rows).toEqual(Array.from({ length: total }, (_, i) => i));
  });

  it('tells how far it is', async () => {
    const seen: Progress[] = [];
    await readRows(listOf(450), (progress) => seen.push(progress), signal());
    expect(seen.map(({ read, total }) => `${read}/${total}`)).toEqual([
      '200/450',
      '400/450',
      '450/450',
    ]);
  });

  it('stops at the most a spreadsheet takes, and when rows go missing on the way', async () => {
    expect(await readRows(listOf(MAX_ROWS + 500), () => {}, signal())).toHaveLength(MAX_ROWS);
    const shrinking = { read: async () => ({ items: [] as number[], total: 10 }) };
    expect(await readRows(shrinking, () => {}, signal())).toEqual([]);
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const reading = readRows(listOf(1000), () => controller.abort(), controller.signal);
    await expect(reading).rejects.toThrow('abort');
  });
});
