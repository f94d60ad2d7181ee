import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { reasonOf, Refusal } from '../installation.ts';

const Name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What `content.json` says; exports of before 0.1.0 have no digests and no list of files. */
const ExportContent = z.object({
  version: z.string(),
  files: z.int().min(0),
  filesSha256: Sha256.optional(),
  tables: z
    .array(
      z.object({
        table: Name,
        columns: z.array(Name).min(1),
        rows: z.int().min(0),
        sha256: Sha256.optional(),
      }),
    )
    .min(1),
});
export type ExportContent = z.infer<typeof ExportContent>;
export type ExportedTable = ExportContent['tables'][number];

export const CONTENT = 'content.json';

/** The list of uploaded files, beside their folder `files`. */
export const FILES_LIST = 'files.jsonl';

/** The description of an export. @throws {@link Refusal} where `folder` holds none */
export function readContent(folder: string): ExportContent {
  const file = join(folder, CONTENT);
  if (!existsSync(file)) throw new Refusal(`${folder} is no export: it has no ${CONTENT}.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${CONTENT}: ${reasonOf(error)}. The export was cut or changed.`);
  }
  const read = ExportContent.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal(`${CONTENT}: ${issue?.path.join('.')}: ${issue?.message}. It is no export.`);
}

/** More than any row that the product writes. */
const MAX_LINE = 64 * 1024 * 1024;

/** Wrong in a file of an export, at a line that counts from 1. */
export const wrongLine = (path: string, line: number, what: string): Refusal =>
  new Refusal(`${path}:${line}: ${what}`);

/**
 * The lines of a file of an export, as they are read, and parsed. @throws {@link Refusal} naming
 * the first line that is none, or that there are others than `wanted` says
 */
export async function* readLines(
  folder: string,
  path: string,
  wanted: { rows: number },
): AsyncGenerator<{ line: number; value: unknown }> {
  let line = 0;
  for await (const text of splitLines(join(folder, path), path)) {
    line += 1;
    if (line > wanted.rows)
      throw wrongLine(path, line, `more than the ${wanted.rows} rows there were.`);
    yield { line, value: parsed(text, path, line) };
  }
  if (line < wanted.rows)
    throw wrongLine(path, line + 1, `ends here, and had ${wanted.rows} rows: it was cut.`);
}

/**
 * Compares files that read well with their digests, where the export has any. @throws {@link
 * Refusal} naming the file that was changed
 */
export async function checkDigests(folder: string, content: ExportContent): Promise<void> {
  const { filesSha256, tables } = content;
  const files = tables.map(({ table, sha256 }) => ({ path: `tables/${table}.jsonl`, sha256 }));
  for (const { path, sha256 } of [...files, { path: FILES_LIST, sha256: filesSha256 }]) {
    if (sha256 === undefined) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    if (hash.digest('hex') !== sha256)
      throw wrongLine(path, 1, 'somewhere from here on it was changed since it was exported.');
  }
}

async function* splitLines(file: string, path: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Refusal(`${path} is missing: the export is not whole.`);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [line, rest] = [0, ''];
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      rest += decoder.decode(bytes, { stream: true });
    } catch {
      throw wrongLine(path, line + 1, 'from here on it is no text in UTF-8.');
    }
    // Not by a reader of lines: a text may hold other separators than ours.
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    line += lines.length;
    if (rest.length > MAX_LINE) throw wrongLine(path, line + 1, 'the line does not end.');
    yield* lines;
  }
  if (rest !== '' || !isWhole(decoder))
    throw wrongLine(path, line + 1, 'the line does not end: the file was cut.');
}

/** Whether the text ended between two letters. */
function isWhole(decoder: TextDecoder): boolean {
  try {
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string, path: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongLine(path, line, 'it is no JSON.');
  }
}
