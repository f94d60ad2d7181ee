import type { MailTemplate, OutboxItem } from '#domain/mail/admin-schema.ts';
import { WHATSAPP_REMINDERS } from '#domain/mail/reminders.ts';
import type { MailTemplateRule } from '#domain/mail/template-rule.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { MAIL_VARIABLES, type MailVariable, placeholdersIn } from '#domain/mail/variables.ts';
import type { TemplateRow } from './queries.ts';

/**
 * The rule of a stored template. For a template unknown to the product, its stored variables are
 * accepted.
 */
export function ruleOf(row: TemplateRow): MailTemplateRule {
  const known = findTemplateRule(row.key);
  if (known !== null) return known;
  const said = new Set([...placeholdersIn(row.subject), ...placeholdersIn(row.body)]);
  return {
    name: row.key,
    when: '',
    audience: 'guest',
    variables: (Object.keys(MAIL_VARIABLES) as MailVariable[]).filter((name) => said.has(name)),
    required: [],
    action: row.action !== null,
    essential: false,
    secret: false,
    trueIn: null,
    says: null,
  };
}

export function toTemplate(row: TemplateRow): MailTemplate {
  const rule = ruleOf(row);
  return {
    id: row.id,
    key: row.key,
    name: rule.name,
    when: rule.when,
    audience: rule.audience,
    subject: row.subject,
    body: row.body,
    action: row.action,
    hasAction: rule.action,
    whatsappTemplate: WHATSAPP_REMINDERS.includes(row.key) ? row.whatsappTemplate : null,
    active: row.active,
    essential: rule.essential,
    variables: rule.variables.map((name) => ({ name, label: MAIL_VARIABLES[name] })),
    required: [...rule.required],
    version: row.version,
    updated_at: row.updatedAt,
  };
}

type OutboxListRow = Omit<OutboxItem, 'template_name' | 'to'> & {
  guestName: string | null;
  guestEmail: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
};

export function toOutboxItem(row: OutboxListRow): OutboxItem {
  const { guestName, guestEmail, ownerName, ownerEmail, ...item } = row;
  return {
    ...item,
    template_name: findTemplateRule(item.template)?.name ?? item.template,
    to:
      item.recipient === 'guest'
        ? { name: guestName ?? '', email: guestEmail ?? '' }
        : item.recipient === 'owner'
          ? { name: ownerName ?? '', email: ownerEmail ?? '' }
          : { name: '', email: item.recipient === 'agency' ? '' : item.recipient },
  };
}
