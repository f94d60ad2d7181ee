import { formatInstant } from '#domain/values/istanbul-time.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';

/** The holder of an account, as mails address them. */
export type Addressee = { email: string; firstName: string; lastName: string };

/** Events that the holder of an account must hear of at once. */
export type AccountAlarm =
  | { kind: 'new_device'; ip: string | null }
  | { kind: 'many_failures'; failures: number; ip: string | null }
  | { kind: 'new_admin'; name: string; by: string }
  | { kind: 'wrong_codes'; failures: number; ip: string | null }
  | { kind: 'factor_added'; name: string }
  | { kind: 'factor_removed'; name: string }
  | { kind: 'factors_reset'; by: string }
  | { kind: 'recovery_code_used'; left: number }
  | { kind: 'email_changed'; from: string; to: string }
  | { kind: 'iban_changed'; ending: string | null }
  | { kind: 'bank_changed'; account: string; what: string; by: string };

function sentenceOf(alarm: AccountAlarm, at: string): string {
  switch (alarm.kind) {
    case 'new_device':
      return `Hesabınıza daha önce kullanılmamış bir cihazdan giriş yapıldı (${at}, ${alarm.ip ?? '–'}). Siz değilseniz parolanızı hemen değiştirin.`;
    case 'many_failures':
      return `Hesabınız için art arda ${alarm.failures} hatalı giriş denemesi oldu (${at}, ${alarm.ip ?? '–'}). Bildiğiniz cihazlardan girişiniz etkilenmez.`;
    case 'new_admin':
      return `${alarm.name} artık panelde yönetici (${at}, yetkiyi veren: ${alarm.by}). Beklemediğiniz bir değişiklikse Kullanıcılar ekranından geri alın.`;
    case 'wrong_codes':
      return `Parolanızı bilen biri ikinci adımda art arda ${alarm.failures} kez yanlış kod girdi (${at}, ${alarm.ip ?? '–'}). Siz değilseniz parolanızı hemen değiştirin.`;
    case 'factor_added':
      return `Hesabınıza yeni bir giriş doğrulama yöntemi eklendi: ${alarm.name} (${at}). Siz eklemediyseniz profilinizden silin ve parolanızı değiştirin.`;
    case 'factor_removed':
      return `Hesabınızdan bir giriş doğrulama yöntemi silindi: ${alarm.name} (${at}). Siz silmediyseniz parolanızı hemen değiştirin ve acentayı arayın.`;
    case 'factors_reset':
      return `${alarm.by}, hesabınızın iki adımlı doğrulamasını sıfırladı (${at}). Bir sonraki girişinizde yeniden kurun. Bunu siz istemediyseniz acentayı arayın.`;
    case 'recovery_code_used':
      return `Hesabınıza bir kurtarma koduyla girildi (${at}); kullanılmamış ${alarm.left} kodunuz kaldı. Siz değilseniz parolanızı hemen değiştirin ve acentayı arayın.`;
    case 'email_changed':
      return `Hesabınızın e-posta adresi değişti (${at}): ${alarm.from || '(yok)'} yerine ${alarm.to || '(yok)'}. Bunu siz istemediyseniz acentayı arayın.`;
    case 'iban_changed':
      return alarm.ending === null
        ? `Ödemelerinizin yapıldığı IBAN kaydınızdan silindi (${at}). Bunu siz istemediyseniz acentayı hemen arayın.`
        : `Ödemelerinizin yapıldığı IBAN değişti (${at}); yenisinin sonu ${alarm.ending}. Bunu siz istemediyseniz acentayı hemen arayın.`;
    case 'bank_changed':
      return `Misafirlerin ödeme yaptığı bir banka hesabı ${alarm.what}: ${alarm.account} (${at}, yapan: ${alarm.by}). Beklemediğiniz bir değişiklikse Banka hesapları ekranından hemen geri alın.`;
  }
}

/** The mail about such an event; belongs in the same batch as the event. */
export function alarmMail({ clock, siteUrl }: Deps, to: Addressee, alarm: AccountAlarm): Step {
  const now = clock.now();
  return directMail(now, {
    template: 'guvenlik_uyarisi',
    to: to.email,
    dedupeKey: `account-alarm:${newId(now)}`,
    variables: {
      ad_soyad: `${to.firstName} ${to.lastName}`,
      uyari: sentenceOf(alarm, formatInstant(now)),
    },
    actionUrl: `${siteUrl}/dashboard/profile`,
  });
}
