import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { processorTime, slowness } from '#tests/support/processor-time.ts';

/** Every tree whose code reads what somebody else wrote, in the Worker, in a page or on a server. */
const TREES = [
  'domain',
  'worker',
  'server',
  'site',
  'browser',
  'dashboard/features/import',
  'dashboard/shared/spreadsheets',
  'dashboard/app',
];

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
/** Patterns that grow but never see what a stranger wrote, with what bounds them. */
const BOUNDED = [
  // Settings of the agency, at most some hundred signs long.
  'site/lib/meta/agency-ld.ts',
  'worker/platform/mail/mail-settings.ts',
  // Sentences and amounts of our own.
  'site/features/villas/rental-amenities.ts',
  'domain/values/money.ts /\\B',
  // An address of mail has at most 1,000 signs before it is read.
  'domain/values/email.ts',
  // The agency's own address, cut to 300 signs.
  'domain/invoices/agency.ts',
  // A cell has at most MAX_CELL_SIGNS signs (domain/import/schema.ts).
  'domain/import/understand/',
];

/** Without a repetition that has no end nothing grows. */
const PATTERNS = files.flatMap(patternsOf).filter(({ source }) => /[*+]|,\}/.test(source));

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
  const signs = [...new Set(runs.join(''))].slice(0, 8);
  const pairs = signs.slice(0, 3).flatMap((a) => signs.slice(0, 3).map((b) => a + b));
  return [
    ...new Set([...COMMON, ...signs, ...pairs, ...runs, runs.join(''), runs.join(' ')]),
  ].filter((piece) => piece !== '');
}

/** What grows with the square of so many signs takes many times what is allowed. */
const SIZE = 12_000;
const MOST_MS = 40;

it('has patterns to look at', () => expect(PATTERNS.length).toBeGreaterThan(150));

it('has no pattern whose time grows with the square of what it reads', () => {
  const slow = PATTERNS.flatMap(({ where, source, flags }) => {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    const pieces = piecesOf(source);
    const heads = ['', ...pieces.slice(COMMON.length, COMMON.length + 1)];
    const attacks = pieces.flatMap((piece) =>
      heads.map((head) => `${head}${piece.repeat(Math.ceil(SIZE / piece.length))}\u0001`),
    );
    const bad = attacks.find((text) => {
      const time = () => processorTime(() => text.replaceAll(pattern, ''));
      // A busy machine may interrupt a reading: only what is slow again, for such a machine, counts.
      return time() > MOST_MS && [1, 2].every(() => time() > MOST_MS * slowness());
    });
    const isBounded = BOUNDED.some((known) => where.startsWith(known));
    return bad === undefined || isBounded
      ? []
      : [`${where} with ${JSON.stringify(bad.slice(0, 12))}…`];
  });
  expect(slow).toEqual([]);
});

/** Where a text is bounded before it is brought into a normal form: a letter, or a password. */
const BOUNDED_FORMS = [
  'domain/payouts/transfer-file.ts: sign',
  'domain/values/fold.ts: letters',
  'domain/values/transliterate.ts: small',
  'worker/features/auth/password/breached/breached.ts: password',
  'worker/features/auth/password/password.ts: password',
  'worker/platform/pdf/typeface.ts: forms',
  'worker/platform/pdf/typeface.ts: letter',
];

it('brings a text into a normal form by `normal` alone, which counts its marks', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(\w{0,40})\s{0,40}\.normalize\(/g)].map(
      ([, what = '']) => `${file}: ${what}`,
    ),
  );
  const others = new Set(found.filter((one) => !one.startsWith('domain/values/normal.ts')));
  expect([...others].toSorted()).toEqual(BOUNDED_FORMS);
});
