import { createHash } from 'node:crypto';
import type { MailText } from '#domain/mail/template-rule.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { isShipped } from '#worker/features/mail/template.ts';
import shippedBefore from './mail-texts-before-0.1.0.json' with { type: 'json' };
import type { Cell } from './row-reader.ts';

/** What follows from a row for columns that its export did not have yet. */
type Older = { columns: string[]; fill(cells: Cell[]): Cell[] };

const AS_IT_IS: Older = { columns: [], fill: (cells) => cells };

/** Whether some commit before 0.1.0 shipped this text; the file holds the hashes of all of them. */
function wasShipped(key: string, { subject, body, action }: MailText): boolean {
  const text = JSON.stringify([key, subject, body, action]);
  return shippedBefore.includes(createHash('sha256').update(text).digest('base64url').slice(0, 16));
}

/**
 * Before 0.1.0 the database held every mail's text. One that was shipped becomes no text of the
 * agency's, so that it follows the product from now on.
 */
export function olderColumns(table: string, columns: readonly string[]): Older {
  if (table !== 'mail_templates' || columns.includes('based_on')) return AS_IT_IS;
  const [key, ...texts] = ['key', 'subject', 'body', 'action'].map((name) => columns.indexOf(name));
  return {
    columns: ['based_on'],
    fill: (cells) => {
      const name = String(cells[key ?? -1]);
      const rule = findTemplateRule(name);
      const [subject, body, action] = texts.map((at) => cells[at] ?? null);
      const own = { subject, body, action } as MailText;
      if (rule === null || !(isShipped(rule, own) || wasShipped(name, own)))
        return [...cells, JSON.stringify(rule?.shipped ?? own)];
      return [...cells.map((cell, at) => (texts.includes(at) ? null : cell)), null];
    },
  };
}
