import type { MailTemplate, OutboxItem } from '#domain/mail/admin-schema.ts';
import { WHATSAPP_MAILS } from '#domain/mail/by-whatsapp.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { MAIL_VARIABLES } from '#domain/mail/variables.ts';
import { pick } from '#domain/values/pick.ts';
import type { Template } from './template.ts';

export function toTemplate(template: Template): MailTemplate {
  const { key, rule, subject, body, action, own, shippedChanged, active, version } = template;
  return {
    id: rule.id,
    key,
    ...pick(rule, 'name', 'when', 'audience'),
    subject,
    body,
    action,
    hasAction: rule.action,
    shipped: rule.shipped,
    own,
    shippedChanged,
    whatsappTemplate: WHATSAPP_MAILS.includes(key) ? template.whatsappTemplate : null,
    active,
    essential: rule.essential,
    variables: rule.variables.map((name) => ({ name, label: MAIL_VARIABLES[name] })),
    required: [...rule.required],
    version,
    updated_at: template.updatedAt,
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
