import type { Overview } from '#domain/overview/schema.ts';

type OperationWarning = { text: string; hint: string; leadsTo: 'outbox' | 'settings' | null };

/** Due mails wait up to a minute for the cron; after this many minutes something is wrong. */
const STANDING_MINUTES = 10;

/** Failing background work in words for the agency, with whom to contact. */
export function operationWarnings(operations: Overview['operations']): OperationWarning[] {
  if (operations === null) return [];
  const { mails, cron, missingFacts } = operations;
  const warnings: OperationWarning[] = [];
  if (missingFacts.length > 0) {
    warnings.push({
      text: 'Şirket bilgileriniz eksik',
      hint: `${missingFacts.join(', ')}. Sözleşmede, postalarda ve sitede boş görünür; unvan, belge no ve e-posta olmadan misafire posta çıkmaz, e-posta olmadan size de bildirim gelmez.`,
      leadsTo: 'settings',
    });
  }
  const waiting = `${mails.due.toLocaleString('tr-TR')} bekliyor, en eskisi ${howLong(mails.oldestMinutes)} önce`;
  if (!mails.hasTransport && mails.due > 0) {
    warnings.push({
      text: 'E-posta gönderecek sunucu tanımlı değil',
      hint: `${waiting}. Kurulumu yapan kişi, gönderecek sunucunun adresini ve gönderen adresini tanımlamalı.`,
      leadsTo: 'outbox',
    });
  } else if (mails.due > 0 && mails.oldestMinutes >= STANDING_MINUTES) {
    warnings.push({ text: 'E-postalar çıkmıyor', hint: `${waiting}.`, leadsTo: 'outbox' });
  }
  if (cron !== null) {
    const since = cron.minutes === null ? 'hiç çalışmadı' : `${howLong(cron.minutes)} önce durdu`;
    warnings.push({
      text: 'Zamanlanmış işler çalışmıyor',
      hint: `Dakikada bir çalışması gereken görev ${since}. Hatırlatmalar, takvimler ve kurlar güncellenmez; kurulumu yapan kişiye haber verin.`,
      leadsTo: null,
    });
  }
  return warnings;
}

const howLong = (minutes: number): string => {
  if (minutes < 60) return `${minutes} dakika`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} saat`;
  return `${Math.floor(minutes / (24 * 60))} gün`;
};
