import type { MailText } from '#domain/mail/template-rule.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { isShipped } from '#worker/features/mail/template.ts';
import type { Cell } from './row-reader.ts';

/** What follows from a row for columns that its export did not have yet. */
type Older = { columns: string[]; fill(cells: Cell[]): Cell[] };

const AS_IT_IS: Older = { columns: [], fill: (cells) => cells };

/**
 * Before 0.1.0 the database held every mail's text. One that is still the shipped one becomes no
 * text of the agency's, so that it follows the product from now on.
 */
export function olderColumns(table: string, columns: readonly string[]): Older {
  if (table !== 'mail_templates' || columns.includes('based_on')) return AS_IT_IS;
  const [key, ...texts] = ['key', 'subject', 'body', 'action'].map((name) => columns.indexOf(name));
  return {
    columns: ['based_on'],
    fill: (cells) => {
      const rule = findTemplateRule(String(cells[key ?? -1]));
      const [subject, body, action] = texts.map((at) => cells[at] ?? null);
      const own = { subject, body, action } as MailText;
      if (rule === null || !isShipped(rule, own))
        return [...cells, JSON.stringify(rule?.shipped ?? own)];
      return [...cells.map((cell, at) => (texts.includes(at) ? null : cell)), null];
    },
  };
}
