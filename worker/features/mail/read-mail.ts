import { type Role, may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import type { OutboxMail } from '#domain/mail/admin-schema.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { writeWords } from './compose.ts';
import { readMailFacts } from './queries.ts';

/**
 * The text of a mail as its recipient gets it, for users of the outbox: rendered from the current
 * data, with the site's address in place of private links, because those grant access. Writes
 * nothing. @throws `NOT_FOUND`
 */
export async function readMail(deps: Deps, id: string, role: Role): Promise<OutboxMail> {
  const facts = await readMailFacts(deps.db, id);
  if (facts === null) throw notFound('Böyle bir e-posta yok.');
  if (!may(role, findTemplateRule(facts.mail.template)?.readWith ?? 'outbox')) {
    return hidden('Bu e-postanın içeriğini görme yetkiniz yok.');
  }
  if (facts.template === null) return hidden('Şablonu artık yok.');
  if (facts.mail.reservationId !== null && facts.stay === null) {
    return hidden('Rezervasyonu artık yok.');
  }
  const { siteUrl } = deps;
  const links = { voucher: siteUrl, guests: siteUrl, payment: siteUrl, action: siteUrl };
  return { mail: await writeWords(deps, facts, facts.template, links), why: null };
}

const hidden = (why: string): OutboxMail => ({ mail: null, why });
