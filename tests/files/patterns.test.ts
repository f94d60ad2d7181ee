import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { processorTime } from '#tests/support/processor-time.ts';

/** Every tree whose code reads what somebody else wrote, in the Worker, in a page or on a server. */
const TREES = ['domain', 'worker', 'server', 'site', 'dashboard/features/import', 'dashboard/app'];

type Pattern = { where: string; source: string; flags: string };

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      found.push({ where: `${file} ${node.text}`, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const files = globSync(`{${TREES.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.(test|testing)\.tsx?$/.test(file),
);
const PATTERNS = files.flatMap(patternsOf);

/** Signs that patterns often repeat, beside what stands in each itself. */
const COMMON = [
  ' ',
  '\n',
  '\t',
  'a',
  '0',
  '"',
  "'",
  '<',
  '>',
  '(',
  '[',
  '/',
  '-',
  '.',
  '&',
  '=',
  '@',
];

/** What a pattern names: its letters and signs, alone, in pairs and as whole runs. */
function piecesOf(source: string): string[] {
  const plain = source
    .replaceAll(/\\[dwsbDWSB]|\\[pP]\{[^}]*\}|\(\?[:=!<][=!]?/g, ' ')
    .replaceAll(/\\n/g, '\n')
    .replaceAll(/\{[\d,]*\}|[\\^$*+?|()]/g, ' ');
  const runs = plain.split(/[ [\]]+/).filter((run) => run !== '');
  const signs = [...new Set(runs.join(''))].slice(0, 12);
  const pairs = signs.slice(0, 5).flatMap((a) => signs.slice(0, 5).map((b) => a + b));
  return [
    ...new Set([...COMMON, ...signs, ...pairs, ...runs, runs.join(''), runs.join(' ')]),
  ].filter((piece) => piece !== '');
}

/** Sixteen thousand signs: what grows with the square takes a hundred times what is allowed. */
const SIZE = 16_000;
const MOST_MS = 60;

it('has patterns to look at', () => expect(PATTERNS.length).toBeGreaterThan(250));

it('has no pattern whose time grows with the square of what it reads', () => {
  const slow = PATTERNS.flatMap(({ where, source, flags }) => {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    const pieces = piecesOf(source);
    const heads = ['', ...pieces.slice(COMMON.length, COMMON.length + 4)];
    const attacks = pieces.flatMap((piece) =>
      heads.map((head) => `${head}${piece.repeat(Math.ceil(SIZE / piece.length))}\u0001`),
    );
    const bad = attacks.find((text) => {
      const time = () => processorTime(() => text.replaceAll(pattern, ''));
      // A busy machine may interrupt a reading: only what is slow again counts.
      return time() > MOST_MS && time() > MOST_MS && time() > MOST_MS;
    });
    return bad === undefined ? [] : [`${where} with ${JSON.stringify(bad.slice(0, 12))}…`];
  });
  expect(slow).toEqual([]);
});
