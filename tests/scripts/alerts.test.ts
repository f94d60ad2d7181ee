import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '#scripts/lib/paths.ts';
import { findProgram } from '#tests/support/find-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const namesIn = (text: string) =>
  new Set([...text.matchAll(/alert(?:name)?[:=] ?"?(\w+)/g)].map(([, name]) => name));

it('plays every alert that there is', () => {
  const { groups } = parse(read('server/operations/alerts.yml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect([...namesIn(read('tests/scripts/alerts.yml'))].toSorted()).toEqual(alerts.toSorted());
});

const promtool = findProgram('promtool', 'prometheus');

it.runIf(promtool)('alerts in a bad hour, and in no good one', () => {
  for (const [what, file] of [
    ['check', 'server/operations/alerts.yml'],
    ['test', 'tests/scripts/alerts.yml'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', [what, 'rules', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
  }
});
