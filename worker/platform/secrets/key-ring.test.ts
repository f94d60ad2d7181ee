import { describe, expect, it } from 'vitest';
import { keyAt, keysOf, newestKey, ringProblem } from './key-ring.ts';
import { privateLink } from './private-link.ts';
import { openText, sealText } from './sealed-text.ts';
import { readToken, signToken } from './signed-token.ts';

const FIRST = 'first-'.repeat(8);
const SECOND = 'second-'.repeat(8);
const RING = `20270301T0900:${SECOND},${FIRST}`;

describe('a key ring', () => {
  it('is one secret, or several with the minute from which each is used', () => {
    expect(keysOf(FIRST)).toEqual([{ id: '0', since: 0, secret: FIRST }]);
    expect(keysOf(RING).map(({ id }) => id)).toEqual(['20270301T0900', '0']);
    expect(keysOf(`${FIRST},20270301T0900:${SECOND}`)).toEqual(keysOf(RING));
    expect(newestKey(RING).secret).toBe(SECOND);
    expect(keyAt(RING, Date.parse('2027-03-01T08:59:59Z')).id).toBe('0');
    expect(keyAt(RING, Date.parse('2027-03-01T09:00:00Z')).id).toBe('20270301T0900');
  });

  it('is refused without a key, with a short one or with two of one time', () => {
    expect(ringProblem(RING)).toBeNull();
    expect(ringProblem(undefined)).toBe('is missing');
    expect(ringProblem(`20270301T0900:short,${FIRST}`)).toContain('too short');
    expect(ringProblem(`${FIRST},${SECOND}`)).toContain('twice');
  });

  it('opens what an older key sealed, and seals with the newest', async () => {
    const old = await sealText(FIRST, 'user:1', '10000000146');
    expect(await openText(RING, 'user:1', old)).toBe('10000000146');
    const anew = await sealText(RING, 'user:1', '10000000146');
    expect(anew.split('.').slice(0, 2)).toEqual(['v2', '20270301T0900']);
    await expect(openText(FIRST, 'user:1', anew)).rejects.toThrow('gone');
    await expect(openText(RING, 'user:2', anew)).rejects.toThrow();
    // The key's id is authenticated as well: it cannot be replaced by another's.
    await expect(openText(RING, 'user:1', anew.replace('20270301T0900', '0'))).rejects.toThrow();
  });

  it('reads tokens of older keys, and none that was signed for something else', async () => {
    const token = await signToken(FIRST, 'quote', { total: 1 });
    expect(await readToken(RING, 'quote', token)).toEqual({ total: 1 });
    expect(await readToken(RING, 'undo', token)).toBeNull();
    expect(await readToken(SECOND, 'quote', token)).toBeNull();
  });

  it('makes the link of a row with the key of its time, before and after another came', async () => {
    const hex = (instant: string) => Date.parse(instant).toString(16).padStart(11, '0');
    const before = `${hex('2027-02-01T00:00:00Z')}0000aa`;
    const after = `${hex('2027-04-01T00:00:00Z')}0000aa`;
    const link = async (data: string, id: string) =>
      (await privateLink({ secrets: { data }, siteUrl: '' }, 'offer', id)).url;
    expect(await link(RING, before)).toBe(await link(FIRST, before));
    expect(await link(RING, after)).not.toBe(await link(FIRST, after));
  });
});
