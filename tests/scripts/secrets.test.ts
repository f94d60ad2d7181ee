import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localSecrets } from '#scripts/lib/secrets.ts';

let home: string;
let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kiyi-secrets-'));
  file = join(home, 'secrets.json');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Nothing more can be written beside the file, as on a full disk. */
const leaveNoRoom = () => mkdirSync(`${file}.new`);

describe('the secrets of a data folder', () => {
  it('are made once, for its owner’s eyes', () => {
    const made = localSecrets(home);
    expect(Object.keys(made)).toEqual(
      expect.arrayContaining([
        'SESSION_SECRET',
        'QUOTE_SECRET',
        'DATA_SECRET',
        'VAPID_PRIVATE_KEY',
      ]),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(localSecrets(home)).toEqual(made);
  });

  it('are read on a disk that takes no byte more', () => {
    const made = localSecrets(home);
    leaveNoRoom();
    expect(localSecrets(home)).toEqual(made);
  });

  it('are never lost where one has to be added and there is no room', () => {
    const known = JSON.stringify({ DATA_SECRET: 'opens-identity-numbers-'.repeat(3) });
    writeFileSync(file, known);
    leaveNoRoom();
    expect(() => localSecrets(home)).toThrow();
    expect(readFileSync(file, 'utf8')).toBe(known);
  });

  it('are never made anew where the file is there and cannot be read', () => {
    writeFileSync(file, '{"DATA_SECRET":"half of i');
    expect(() => localSecrets(home)).toThrow(/^\S*secrets\.json cannot be read\. Put back/);
    expect(readFileSync(file, 'utf8')).toContain('half of i');
  });
});
