import type { Permission } from '../auth/permissions.ts';
import type { MailTemplateKey } from './templates.ts';

/** Mails that say what not everybody who works with the outbox may know, and who may. */
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

/** The permission that the words of a mail ask for. */
export const permissionToRead = (template: string): Permission =>
  READ_WITH[template as MailTemplateKey] ?? 'outbox';
