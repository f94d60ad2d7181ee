import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/paths.ts';
import type { Finding } from './finding.ts';

const DOC = join(root, 'docs/proof.md');
const BEGIN = '<!-- made by npm run prove -- --planted --write-doc -->';
const END = '<!-- end -->';

/** Writes what was found, and after how many steps, into docs/proof.md. */
export function writeProofDoc(findings: readonly Finding[]): void {
  const rows = findings.map(({ bug, after }) => `| ${bug.name} | ${after ?? 'not found'} |`);
  const table = ['| planted bug | found after, steps |', '| --- | --- |', ...rows].join('\n');
  const text = readFileSync(DOC, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 || to === -1) throw new Error('docs/proof.md has no place for the table');
  writeFileSync(DOC, `${text.slice(0, from)}${BEGIN}\n\n${table}\n\n${text.slice(to)}`);
}
