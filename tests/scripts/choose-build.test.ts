import { describe, expect, it } from 'vitest';
import { chooseNext, chooseServed, type Turn, TURNS } from '#scripts/lib/serve/choose-build.ts';

/** The folders of builds over the life of an installation, by the version that each holds. */
function installation() {
  const held = new Map<Turn, { version: string; at: number }>();
  let [served, now]: [Turn, number] = ['a', 0];
  const seenBy = (version: string) =>
    TURNS.map((turn) => {
      const one = held.get(turn);
      const of = one === undefined ? 'nothing' : one.version === version ? 'these' : 'others';
      return { turn, of, at: one?.at ?? 0 } as const;
    });
  return {
    /** Starts a version. @returns the version whose build visitors get at once; null: none */
    start(version: string): string | null {
      served = chooseServed(seenBy(version), served);
      return held.get(served)?.version ?? null;
    },
    build(version: string): void {
      const next = chooseNext(seenBy(version), served);
      expect(next).not.toBe(held.size === 0 ? null : served);
      now += 1;
      held.set(next, { version, at: now });
      served = next;
    },
    versions: () => [...held.values()].map(({ version }) => version),
  };
}

describe('builds beside each other', () => {
  it.each([0, 1, 2, 3, 7])(
    'serve the version before at once, %s nights after an update',
    (nights) => {
      const server = installation();
      expect(server.start('1')).toBeNull();
      for (let night = 0; night <= nights; night += 1) server.build('1');
      // Until its own build is made, visitors have what is there.
      expect(server.start('2')).toBe('1');
      for (let night = 0; night <= nights; night += 1) server.build('2');
      expect(server.start('1')).toBe('1');
      // And on again.
      for (let night = 0; night <= nights; night += 1) server.build('1');
      expect(server.start('2')).toBe('2');
      server.build('2');
      expect(server.start('3')).toBe('2');
      server.build('3');
      expect(server.start('2')).toBe('2');
      expect(server.versions().length).toBeLessThanOrEqual(TURNS.length);
    },
  );

  it('serve the newest of a version', () => {
    const builds = [
      { turn: 'a', of: 'these', at: 1 },
      { turn: 'b', of: 'others', at: 3 },
      { turn: 'c', of: 'these', at: 2 },
    ] as const;
    expect(chooseServed(builds, 'b')).toBe('c');
    expect(chooseNext(builds, 'c')).toBe('a');
  });
});
