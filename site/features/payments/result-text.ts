import { formatKurus } from '#domain/values/money.ts';
import type { CheckoutResult } from '#domain/payments/guest-schema.ts';

/** The result and the next steps, for the result page. */
export function resultText(result: CheckoutResult): { title: string; text: string } {
  const { state, confirmed, amount, failure, atDoor } = result;
  if (state === 'open') {
    return {
      title: 'Bankanın yanıtını bekliyoruz',
      text: 'Ödemeniz birkaç saniye içinde burada görünür; bu sayfa kendini yeniler. Kapatsanız da ödemeniz kaybolmaz, sonucu e-postayla yazarız.',
    };
  }
  if (state === 'failed') {
    return {
      title: 'Ödeme tamamlanamadı',
      text: `${failure ?? 'Banka ödemeyi onaylamadı.'} Rezervasyonunuza ödeme işlenmedi; yeniden deneyebilir ya da havale ile ödeyebilirsiniz.`,
    };
  }
  if (confirmed && atDoor === 0) {
    return {
      title: 'Ödemeniz tamamlandı',
      text: `${formatKurus(amount)} ödemenizi aldık; girişte ödeyeceğiniz bir tutar kalmadı.`,
    };
  }
  if (confirmed) {
    return {
      title: 'Rezervasyonunuz onaylandı',
      text: `${formatKurus(amount)} ödemenizi aldık. Onay belgeniz e-postanızda; girişte ${formatKurus(atDoor)} ödersiniz.`,
    };
  }
  return {
    title: 'Ödemenizi aldık',
    text: `${formatKurus(amount)} ödemeniz kaydedildi. Rezervasyonunuz kendiliğinden kesinleşmedi; en kısa sürede sizi arayıp durumu anlatacağız.`,
  };
}
