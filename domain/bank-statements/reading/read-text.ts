import type { ReadStatements } from '../statement.ts';
import { camtStatements, isCamt } from './camt.ts';
import { isMt940, mt940Statements } from './mt940.ts';

/** The statements of a file that says by its text what it is; null for one that is a table. */
export function statementsOfText(text: string): ReadStatements | null {
  const plain = text.replace(/^\ufeff/, '');
  if (isCamt(plain)) return { format: 'camt', ...camtStatements(plain) };
  return isMt940(plain) ? { format: 'mt940', ...mt940Statements(plain) } : null;
}
