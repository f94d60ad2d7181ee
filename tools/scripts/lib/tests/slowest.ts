import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.ts';
import { reportOf, type Stage } from './stages.ts';

type Took = { name: string; seconds: number };

type VitestReport = {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
};

/** The ten slowest files and the ten slowest tests of these stages, a line each. */
export function slowest(stages: readonly Stage[]): string[] {
  const tests = stages.flatMap(readTests);
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  if (tests.length === 0) return [];
  return [
    'Slowest files',
    ...ten([...files].map(([name, seconds]) => ({ name, seconds }))),
    'Slowest tests',
    ...ten(tests.map(({ file, title, seconds }) => ({ name: `${file}: ${title}`, seconds }))),
  ];
}

const ten = (all: Took[]) =>
  all
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.slice(0, 140)}`);

type Test = { file: string; title: string; seconds: number };

function readTests({ name, report }: Stage): Test[] {
  const path = reportOf(name);
  // A stage that was stopped, or could not start, has no report.
  if (!report || !existsSync(path)) return [];
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return report === 'vitest'
    ? vitestTests(content as VitestReport)
    : playwrightTests(content as PlaywrightSuite);
}

const vitestTests = ({ testResults }: VitestReport): Test[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const playwrightTests = ({ suites = [], specs = [] }: PlaywrightSuite): Test[] => [
  ...suites.flatMap(playwrightTests),
  ...specs.map(({ file, title, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  })),
];
