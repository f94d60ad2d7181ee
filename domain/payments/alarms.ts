import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { PROVIDER_LABELS, type ProviderName } from './providers.ts';

/** What about money needs a person. */
export const ALARM_KINDS = [
  'late',
  'dates_taken',
  'amount_differs',
  'overpaid',
  'currency_differs',
  'payee_differs',
  'unknown_payment',
  'refund_unclear',
  'refund_due',
  'surplus',
] as const;

export type AlarmKind = (typeof ALARM_KINDS)[number];

export const ALARM_LABELS: Record<AlarmKind, string> = {
  late: 'Geç gelen ödeme',
  dates_taken: 'Geceler dolu',
  amount_differs: 'Tutar farklı',
  overpaid: 'Fazla ödeme',
  currency_differs: 'Para birimi farklı',
  payee_differs: 'Alıcı farklı',
  unknown_payment: 'Eşleşmeyen ödeme',
  refund_unclear: 'Sonucu belirsiz iade',
  refund_due: 'İade bekliyor',
  surplus: 'Tutarı aşan para',
};

/**
 * True for an alarm that reflects the ledger: triggers (drizzle/rules) open and close it, and a
 * clerk cannot close it by hand.
 */
export const followsLedger = (kind: AlarmKind): boolean =>
  kind === 'refund_due' || kind === 'surplus';

/** What happened and what to do about it, in a sentence or two. */
export function alarmSentence(
  kind: AlarmKind,
  { amount, provider }: { amount: Kurus; provider: string | null },
): string {
  const money = formatKurus(amount);
  const who = PROVIDER_LABELS[provider as ProviderName] ?? 'Ödeme kuruluşu';
  switch (kind) {
    case 'late':
      return `${money} geldi, ama rezervasyonun süresi dolmuş ya da kapanmıştı. Para kaydedildi, onay verilmedi. Geceler hâlâ bu misafirdeyse onaylayın, boşsa yeniden opsiyona alın, değilse iade edin.`;
    case 'dates_taken':
      return `${money} geldi, ama geceler artık başkasında. Para kaydedildi, onay verilmedi. Misafirle görüşüp iade edin ya da başka bir villa önerin.`;
    case 'amount_differs':
      return `İstenenden farklı bir tutar geldi: ${money}. Gelen tutar kaydedildi; eksik kaldıysa farkı isteyin.`;
    case 'overpaid':
      return `Rezervasyon için istenenden ${money} fazla alındı. Fazlasını iade edin; iade edilince bu uyarı kendiliğinden kapanır.`;
    case 'currency_differs':
      return `${who} TL dışında bir para birimiyle ödeme bildirdi (${money} karşılığı değil). Deftere yazılmadı; kuruluşun panelinden kontrol edin.`;
    case 'payee_differs':
      return `${who} başka bir üye iş yerine ya da deneme ortamına yapılmış ${money} ödeme bildirdi. Deftere yazılmadı.`;
    case 'unknown_payment':
      return `${who} bizde karşılığı olmayan ${money} ödeme bildirdi. Deftere yazılmadı; kuruluşun panelinden kontrol edin.`;
    case 'refund_unclear':
      return `${money} iadenin sonucu alınamadı. ${who} panelinden bakıp sonucu işaretleyin.`;
    case 'surplus':
      return `Rezervasyonun tutarından ${money} fazla ödendi ya da tutar sonradan düştü. İade edin; iade edilince bu uyarı kendiliğinden kapanır.`;
    case 'refund_due':
      return `Rezervasyon kapandı, ${money} misafire geri verilmedi. İade edin ya da ne kadarının kesinti olduğuna karar verin; karar verilince bu uyarı kendiliğinden kapanır.`;
  }
}
