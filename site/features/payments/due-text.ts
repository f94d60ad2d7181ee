import { surplusOf } from '#domain/payments/dues.ts';
import { PROMISES } from '#domain/promises/sentences.ts';
import type { PaymentDue } from '#domain/payments/guest-schema.ts';
import { answerBy } from '#domain/office/answer-by.ts';

/** `next` is the page that helps, which takes the code of the stay. */
type Said = { title: string; text: string; next: '/konaklamam' | '/guvenli-odeme' };

/** Why nothing can be paid now and what to do; null when something can. */
export function nothingToPay(due: PaymentDue): Said | null {
  const { state, status, deadline, atDoor } = due;
  switch (state) {
    case 'due':
      return null;
    case 'waiting':
      return {
        title: 'Henüz ödeme yapmanız gerekmiyor',
        text: `Ev sahibiyle müsaitliği teyit ediyoruz. ${deadline === null ? '' : `${answerBy(deadline)}; tarihler o zamana kadar sizin. `}Yanıtımızı e-postayla alacaksınız, ödeme ondan sonra.`,
        next: '/konaklamam',
      };
    case 'settled':
      return {
        title: 'Şimdi ödemeniz gereken bir tutar yok',
        text:
          status === 'option'
            ? 'Ödemeniz ulaştı, onay belgenizi hazırlıyoruz.'
            : atDoor > 0
              ? PROMISES.balance
              : surplusOf(due) > 0
                ? 'Fazla ödediğiniz tutarı size iade edeceğiz.'
                : 'Konaklamanın tamamı ödendi.',
        next: '/konaklamam',
      };
    case 'closed':
      return {
        title: 'Bu rezervasyon için ödeme alınmıyor',
        text:
          status === 'cancelled'
            ? 'Rezervasyon iptal edilmiş. İade koşulları iptal sayfamızda yazar; sorunuz varsa bizi arayın.'
            : 'Tarihlerin ayrıldığı süre dolmuş. Villa hâlâ boşsa aynı tarihler için yeniden talep gönderebilirsiniz.',
        next: '/konaklamam',
      };
    case 'link_expired':
      return {
        title: 'Bağlantının süresi dolmuş',
        text: 'Ödeme bağlantıları 72 saat geçerlidir. Yeni bir bağlantı için bizi arayın ya da kodunuz ve e-postanızla devam edin.',
        next: '/guvenli-odeme',
      };
    case 'link_used':
      return {
        title: 'Bu bağlantıyla ödeme yapılmış',
        text: 'Her bağlantı bir kez kullanılır. Rezervasyonunuzun durumunu kodunuz ve e-postanızla görebilirsiniz.',
        next: '/konaklamam',
      };
    case 'link_outdated':
      return {
        title: 'Bağlantıdaki tutar değişmiş',
        text: 'Bağlantı gönderildikten sonra rezervasyonunuza bir ödeme işlendi. Güncel tutarı kodunuz ve e-postanızla görebilirsiniz.',
        next: '/guvenli-odeme',
      };
  }
}
