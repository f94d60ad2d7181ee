import type { Permission } from '#domain/auth/permissions.ts';
import type { MailTemplateKey } from './templates.ts';

/**
 * Mails whose text not everybody with access to the outbox may read, and the permission it takes.
 */
const READ_WITH: Partial<Record<MailTemplateKey, Permission>> = {
  sahip_odeme: 'statements',
  sahip_odeme_geri: 'statements',
  kvkk_onay: 'privacy',
  kvkk_yonetici: 'privacy',
  kvkk_yanit: 'privacy',
  bulten_onay: 'subscribers',
  sifre_sifirlama: 'security',
  guvenlik_uyarisi: 'security',
};

/** The permission for reading the text of a mail. */
export const permissionToRead = (template: string): Permission =>
  READ_WITH[template as MailTemplateKey] ?? 'outbox';
