import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.ts';
import { STAGES, type Stage } from './stages.ts';

/** Most Worker tests for a change: more would take longer than a minute. */
const WORKER_TESTS = 8;

/**
 * What a change since `base` (a commit; by default uncommitted work) is most likely to break,
 * within a minute: format and lint of everything, types where code changed, unit tests that import
 * what changed, Worker tests named after a changed feature or calling its routes most, and the
 * changed screens of the dashboard. Only a first check; `npm test -- --all` is the proof.
 */
export function stagesOfChange(base: string): Stage[] {
  return chooseForChange(changedFiles(base), base);
}

/** The same for a given list of files. */
export function chooseForChange(files: readonly string[], base = 'HEAD'): Stage[] {
  const isCode = files.some((file) => /\.(?:tsx?|astro|mjs|json|sql)$/.test(file));
  const unit = isCode ? [`--changed=${base}`, '--passWithNoTests'] : [];
  const args: Record<string, string[]> = {
    unit,
    worker: workerTestsOf(files),
    recovery: filesNaming(['tests/{recovery,scripts}/**/*.test.ts'], files),
    browser: browserTestsOf(files),
  };
  const whole = new Set(['format', 'lint']);
  if (isCode) whole.add('types');
  if (files.some((file) => file.endsWith('.astro'))) whole.add('types of pages');
  return STAGES.flatMap((stage) => {
    if (whole.has(stage.name)) return [stage];
    const own = args[stage.name] ?? [];
    return own.length > 0 ? [{ ...stage, args: [...stage.args, ...own] }] : [];
  });
}

const changedFiles = (base: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** The lines of git's output. */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).toSorted();

/** The names of changed entries directly below one of these folders. */
const changedBelow = (files: readonly string[], folder: RegExp): string[] => [
  ...new Set(files.flatMap((file) => folder.exec(file)?.[1] ?? [])),
];

/** Changed tests, and those that mention a changed file that is not code: a document, a list. */
function filesNaming(patterns: string[], files: readonly string[]): string[] {
  const named = files.filter((file) => !/\.tsx?$/.test(file) && file.includes('/'));
  return find(...patterns).filter(
    (test) => files.includes(test) || named.some((file) => textOf(test).includes(`'${file}'`)),
  );
}

/**
 * Changed Worker tests, then those of a changed feature, by name, by the routes they call and by
 * what a changed file refuses with: rules and shared parts of the Worker belong to no feature.
 */
function workerTestsOf(files: readonly string[]): string[] {
  const features = changedBelow(
    files,
    /^(?:domain|worker\/features|drizzle\/schema)\/([\w-]+)(?:\/|\.ts$)/,
  );
  const phrases = phrasesIn(files.filter((file) => /^(?:domain|worker|drizzle)\//.test(file)));
  const tests = find('tests/integration/**/*.test.ts').map((test) => {
    if (files.includes(test)) return { test, worth: Infinity };
    const text = textOf(test);
    const shared = phrases.filter((phrase) => text.includes(phrase)).length;
    // Tests of every route take long and say little about a single one.
    const isOfAll = test.startsWith('tests/integration/api/');
    return { test, worth: 100 * shared + (isOfAll ? 0 : worthFor(test, features)) };
  });
  return tests
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ worth }, at) => worth === Infinity || at < WORKER_TESTS)
    .map(({ test }) => test);
}

/** What changed files refuse with: codes in capitals, and sentences of triggers. */
const phrasesIn = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/(?<=['"])(?:[A-Z]+_[A-Z_]+|[A-Z][a-z]+ [\w' ]{10,})(?=['"])/g),
        ([phrase]) => phrase,
      ),
    ),
  ),
];

/**
 * How relevant a test is to the features: named after one, or by its number of calls of their
 * routes.
 */
function worthFor(test: string, features: readonly string[]): number {
  const text = textOf(test);
  const worths = features.map((feature) => {
    const isNamed = basename(test).startsWith(feature.replace(/s$/, ''));
    const calls = pathsOf(feature).reduce((sum, path) => sum + text.split(path).length - 1, 0);
    return (isNamed ? 1_000 : 0) + calls;
  });
  return worths.reduce((sum, worth) => sum + worth, 0);
}

/** The addresses of a feature's routes, up to the first parameter. */
const pathsOf = (feature: string): string[] => [
  ...new Set(
    find(`worker/features/${feature}/**/*.routes.ts`).flatMap((file) =>
      Array.from(textOf(file).matchAll(/'(?:[a-z]+ )?(\/v\d\/[^'{]+)/g), ([, path = '']) => path),
    ),
  ),
];

/**
 * Changed browser tests; otherwise the dashboard sections whose screens changed, or the site's
 * tests named after a changed part. They run on a build of their own.
 */
function browserTestsOf(files: readonly string[]): string[] {
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  if (specs.length > 0) return specs;
  const sections = sectionsOf(files);
  if (sections.length > 0) {
    const titles = `/(${sections.join('|')}): `;
    return ['tests/e2e/dashboard/dashboard-every-route.spec.ts', '--grep', titles];
  }
  const parts = changedBelow(files, /^site\/features\/([\w-]+)\//);
  return parts.flatMap((part) => find(`tests/e2e/site/${part.replace(/s$/, '')}*.spec.ts`));
}

/** The entries of the dashboard's menu that show a changed file. */
function sectionsOf(files: readonly string[]): string[] {
  const features = changedBelow(files, /^dashboard\/features\/([\w-]+)\//);
  const pages = changedBelow(files, /^dashboard\/routes\/pages\/([\w-]+)\.tsx/);
  const isShown = (text: string): boolean =>
    features.some((feature) => text.includes(`/features/${feature}/`)) ||
    Array.from(text.matchAll(/'\.\/pages\/([\w-]+)\.tsx'/g), ([, page = '']) => page).some(
      (page) => pages.includes(page) || isShown(textOf(`dashboard/routes/pages/${page}.tsx`)),
    );
  return [
    ...new Set(
      find('dashboard/routes/*.ts')
        // Each route from its address to the end of what it is given.
        .flatMap((group) => textOf(group).split(/(?=path: ['`])|\}\)/))
        .filter(isShown)
        .flatMap((route) => /^path: ['`]([\w-]+)/.exec(route)?.[1] ?? []),
    ),
  ];
}
