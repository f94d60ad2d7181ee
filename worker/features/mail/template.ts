import type { MailText, MailTemplateRule } from '#domain/mail/template-rule.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { mailTemplates } from '#drizzle/schema/mail.ts';

type TemplateRow = typeof mailTemplates.$inferSelect;

/** A mail as it is sent: the shipped one with what the agency has changed. */
export type Template = MailText & {
  key: string;
  rule: MailTemplateRule;
  active: boolean;
  whatsappTemplate: string;
  /** The agency's own text is sent. */
  own: boolean;
  /** The shipped text is another than the one that the own text was written from. */
  shippedChanged: boolean;
  version: number;
  /** Null where nothing was ever changed. */
  updatedAt: string | null;
};

/** @returns null for a mail that this version does not have. */
export function templateOf(key: string, row: TemplateRow | null): Template | null {
  const rule = findTemplateRule(key);
  if (rule === null) return null;
  const own = ownText(row);
  return {
    key,
    rule,
    ...(own ?? rule.shipped),
    active: row?.active ?? true,
    whatsappTemplate: row?.whatsappTemplate ?? '',
    own: own !== null,
    shippedChanged: own !== null && !isShipped(rule, row?.basedOn ?? null),
    version: row?.version ?? 1,
    updatedAt: row?.updatedAt ?? null,
  };
}

export const isShipped = ({ shipped }: MailTemplateRule, text: MailText | null): boolean =>
  text?.subject === shipped.subject && text.body === shipped.body && text.action === shipped.action;

function ownText(row: TemplateRow | null): MailText | null {
  if (row === null || row.subject === null || row.body === null) return null;
  return { subject: row.subject, body: row.body, action: row.action };
}
