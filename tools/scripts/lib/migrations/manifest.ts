import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Where migrations are, with `rules.sql`: all views and triggers. */
export const MIGRATIONS = join(root, 'drizzle/migrations');

const BREAKPOINT = '--> statement-breakpoint';

/**
 * `manifest.json`: the migrations by name, oldest first, each with the SHA-256 of its files, and the
 * number of the rules, which is raised whenever they change.
 */
export type Manifest = {
  migrations: Record<string, string>;
  rules: { number: number; hash: string };
};

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The SHA-256 of what a migration does: its SQL, and its data step where it has one. */
export function hashMigration(folder: string, name: string): string {
  const step = dataStepFile(folder, name);
  const sql = readFileSync(join(folder, `${name}.sql`), 'utf8');
  return hashOf(step === null ? sql : sql + readFileSync(step, 'utf8'));
}

/** The path of the data step of a migration; null without one. */
export function dataStepFile(folder: string, name: string): string | null {
  const file = join(folder, `${name}.ts`);
  return existsSync(file) ? file : null;
}

/** The statements of a file of `folder`: a migration, or `rules`. */
export const readStatements = (folder: string, name: string): string[] =>
  readFileSync(join(folder, `${name}.sql`), 'utf8')
    .split(BREAKPOINT)
    .filter((statement) => statement.trim() !== '');

/** The text of a file of statements. */
export const joinStatements = (statements: readonly string[]): string =>
  `${statements.map((statement) => statement.trim()).join(`\n${BREAKPOINT}\n`)}\n`;
