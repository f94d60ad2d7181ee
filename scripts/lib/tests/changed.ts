import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../paths.ts';
import { STAGES, type Stage } from './stages.ts';

/** Stages that are quick enough to see each change as a whole. */
const WHOLE = ['format', 'lint', 'types'];

/**
 * What a change since `base` (a commit; uncommitted work without) is most likely to break, within a
 * minute: lint and types of everything, unit tests that import what changed, and the Worker tests
 * that carry the name of a changed feature. It is a first look; `npm test` is the proof.
 */
export function stagesOfChange(base: string): Stage[] {
  const files = changedFiles(base);
  const stages = STAGES.filter(({ name }) => WHOLE.includes(name));
  const unit = STAGES.find(({ name }) => name === 'unit');
  if (unit) {
    const args = unit.args.filter((arg) => arg !== '--coverage');
    stages.push({ ...unit, args: [...args, `--changed=${base}`, '--passWithNoTests'] });
  }
  const worker = STAGES.find(({ name }) => name === 'worker');
  const tests = workerTestsOf(files);
  if (worker && tests.length > 0) stages.push({ ...worker, args: [...worker.args, ...tests] });
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const browser = STAGES.find(({ name }) => name === 'browser');
  if (browser && specs.length > 0) stages.push({ ...browser, args: [...browser.args, ...specs] });
  return stages;
}

function changedFiles(base: string): string[] {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The lines that git answers. */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Changed Worker tests, and those whose name begins with the name of a changed feature. */
function workerTestsOf(files: readonly string[]): string[] {
  const features = new Set(
    files.flatMap(
      (file) => /^(?:domain|worker\/features|drizzle\/schema)\/([\w-]+)/.exec(file)?.[1] ?? [],
    ),
  );
  return globSync('tests/integration/*.test.ts', { cwd: root }).filter(
    (test) =>
      files.includes(test) ||
      [...features].some((feature) =>
        test.startsWith(`tests/integration/${feature.replace(/s$/, '')}`),
      ),
  );
}
