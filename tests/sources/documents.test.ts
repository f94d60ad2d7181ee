import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { MISTAKES } from '#worker/platform/database/database-errors.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'drizzle/*.md'], { cwd: root });

/** As the pages of documents make them from headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

it('links to files and headings that there are', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path === '' ? document : join(dirname(document), path);
        if (!existsSync(join(root, target))) return [`${document}: ${link}`];
        if (anchor === undefined || !target.endsWith('.md')) return [];
        const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
        return headings.map(anchorOf).includes(anchor) ? [] : [`${document}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

/** What an installation has beside the repository. */
const OWN = /^(production\.env|node_modules\b|dist\b|$)/;

it('names paths of an installation that are in the repository', () => {
  const lost = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\/srv\/kiyi\/([\w./-]*)/g)].flatMap(([, path = '']) =>
      OWN.test(path) || existsSync(join(root, path)) ? [] : [`${document}: ${path}`],
    ),
  );
  expect(lost).toEqual([]);
});

/** What an operator finds in the log, and where the table explains it. */
const table = read('docs/operations.md').split('## When something is wrong')[1] ?? '';

/** Errors that callers catch, so that no log has them by their name. */
const CAUGHT = new Set([
  // The browser reads what people bring, and shows its sentence.
  'FileProblem',
  'StatementProblem',
  // Its use-case retries with the next id.
  'IdTaken',
  // A calendar's own state says it.
  'OutsideError',
  // The outbox keeps what the mail server said; a sender of mail is told.
  'MailRefused',
  // The upload is refused with 422.
  'BadPicture',
  // It becomes an `OutsideError`, or no answer.
  'BodyTooLarge',
]);

it('explains every error that the Worker and the server beside it can log', () => {
  const classes = globSync('{worker,server,domain}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/class (\w+) extends (\w+)/g)]);
  const errors = new Set(['Error']);
  // A class may stand before the one that it extends.
  for (let known = 0; known < errors.size;) {
    known = errors.size;
    for (const [, name = '', base = ''] of classes) if (errors.has(base)) errors.add(name);
  }
  errors.delete('Error');
  // Only their heirs are thrown.
  for (const base of ['DomainError', 'Unavailable']) errors.delete(base);
  expect(errors.size).toBeGreaterThan(8);
  expect([...errors].filter((name) => !CAUGHT.has(name) && !table.includes(`\`${name}`))).toEqual(
    [],
  );
});

/** The sources that write into the log of an agency's own server. */
const LOGGING = globSync(['{worker,server,site}/**/*.ts', 'tools/scripts/lib/serve/*.ts'], {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'));

it('explains every place that the log names', () => {
  const places = LOGGING.flatMap((file) => [
    ...read(file).matchAll(/(?:logError\(\s*\{|level: '\w+',)\s*at: ['`]([^'`$]+)/g),
  ]).map(([, place = '']) => place.trim());
  expect(places).toContain('services');
  expect(places.filter((place) => !table.includes(`\`"at":"${place.replace(/:$/, '')}`))).toEqual(
    [],
  );
});

it('explains every sentence of the supervisor', () => {
  const sentences = LOGGING.filter((file) => !/^(?:worker|site)\//.test(file)).flatMap((file) =>
    [...read(file).matchAll(/\b(?:say|giveUp)\(\s*['`](?:\$\{[^}]+\})?([^'`$\\]+)/g)].map(
      ([, words = '']) => words.trim(),
    ),
  );
  expect(sentences).toContain('Builds the site …');
  expect(sentences.filter((sentence) => !table.includes(sentence))).toEqual([]);
});

/** SQLite's result codes that are about the database and not about a statement. */
const CODES = [
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
  'SQLITE_NOMEM',
  'SQLITE_AUTH',
  'SQLITE_PERM',
  'SQLITE_PROTOCOL',
  'SQLITE_INTERRUPT',
  'SQLITE_SCHEMA',
  'BLOCKED',
];

it('explains every reason for which the database can fail', () => {
  expect(CODES.filter((code) => MISTAKES.has(code))).toEqual([]);
  expect(CODES.filter((code) => !table.includes(code))).toEqual([]);
});
