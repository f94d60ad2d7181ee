import type { TranslatedMails } from '../translated-mails.ts';

export const HELLO = 'Hello {{ad_soyad}},';
export const HELLO_STRANGER = 'Hello,';

const STAY = `Booking code: {{rezervasyon_kodu}}
Villa: {{villa_adi}} (tourism permit {{belge_no}})
Arrival: {{giris_tarihi}}, {{giris_saati}}
Departure: {{cikis_tarihi}}, {{cikis_saati}}
Nights: {{gece}}
Adults: {{yetiskin}}
Children: {{cocuk}}
Infants: {{bebek}}`;

const MONEY = `Total: {{toplam}}
Cleaning (included in the total): {{temizlik}}
Extras (included in the total): {{ek_hizmet}}
Prepayment: {{on_odeme}}
Interim payments: {{ara_odemeler}}
Due on arrival: {{kalan}}
Due to the agency for extras: {{ek_hizmet_borcu}}
Damage deposit (taken on arrival, returned on departure): {{depozito}}`;

const BANKS = 'Our bank accounts (payments are in Turkish lira):\n{{banka_listesi}}';

/** The mails of a booking, from the request to the confirmation or its end. */
export default {
  talep_alindi: {
    subject: 'We have your request: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO_STRANGER,
      'Your booking request has reached us. We are checking with the owner now; there is nothing to pay at this stage.',
      '{{yanit_sozu}}; the nights are held for you until then.',
      STAY,
      MONEY,
      'You can see where your booking stands, what to pay and what comes next on your “My stay” page at any time; the link is yours alone.',
    ],
    button: 'My stay',
  },
  on_odeme_bilgi: {
    subject: 'Your villa is ready for your prepayment: {{villa_adi}}',
    text: [
      HELLO,
      'The owner has confirmed your dates; the nights at {{villa_adi}} are held for you. Your booking is final once your prepayment has arrived.\n\nPlease pay by: {{opsiyon_bitis}} (Turkish time)',
      STAY,
      MONEY,
      BANKS,
      'As the payment reference please write your booking code only: {{rezervasyon_kodu}}. To pay by card, or to tell us about your transfer, open your “My stay” page with the button below.',
      'If the time runs out, the nights go back on sale. If you need longer, tell us before it ends.',
    ],
    button: 'Pay or report a payment',
  },
  opsiyon_hatirlatma: {
    subject: 'Your time to pay is running out: {{villa_adi}}',
    text: [
      HELLO,
      'Your time to pay for {{villa_adi}} is about to end, and your prepayment has not reached us yet. If you have paid, there is no need to act; just send us the receipt as a reply.',
      'Booking code: {{rezervasyon_kodu}}\nArrival: {{giris_tarihi}}\nDeparture: {{cikis_tarihi}}\nPrepayment to make: {{acik_on_odeme}}\nPlease pay by: {{opsiyon_bitis}} (Turkish time)',
      BANKS,
      'If you have changed your mind, one line is enough; we release the nights at once.',
    ],
    button: 'Pay or report a payment',
  },
  opsiyon_doldu: {
    subject: 'Time has run out: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO_STRANGER,
      'The time for {{villa_adi}} has run out without a prepayment, and the nights {{giris_tarihi}} – {{cikis_tarihi}} are on sale again.',
      'If you are still interested, use the button below to look at the same dates again: if the nights are free you can book them anew at once; if not, similar free villas are there. You can also write to us. If you have sent a payment, tell us; the amount is safe in your booking.',
      'Booking code: {{rezervasyon_kodu}}',
    ],
    button: 'My stay',
  },
  rezervasyon_onay: {
    subject: 'Your booking is confirmed: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO,
      'Your booking is final. This e-mail is your confirmation; showing it on arrival is enough.',
      STAY,
      `${MONEY}\nOf the prepayment not received yet: {{acik_on_odeme}}`,
      'You pay the balance on arrival in cash or by bank transfer; if you prefer, you can pay it earlier on your “My stay” page. If your prepayment has arrived, the address, the location and the phone of the person who welcomes you are on your “My stay” page already; we also send them by e-mail before your arrival.',
      'By Turkish law, the identity or passport details of everybody staying are reported before arrival. If you fill them in on this page, you will not have to wait at the door: {{misafir_linki}}',
      'If you would like to print it, here is your booking voucher (PDF): {{belge_linki}}',
      'Cancellation terms:\n{{iptal_kosullari}}',
    ],
    button: 'My stay',
  },
  konaklama_degisti: {
    subject: 'Your stay has changed: {{rezervasyon_kodu}}',
    text: [
      HELLO,
      'We have changed your booking as agreed. This is how it stands now:',
      STAY,
      MONEY,
      'If anything is wrong, please write to us or call us straight away.',
    ],
    button: 'My stay',
  },
  talep_reddedildi: {
    subject: '{{villa_adi}} is not available on these dates',
    text: [
      HELLO_STRANGER,
      'We spoke to the owner; unfortunately {{villa_adi}} is not available from {{giris_tarihi}} to {{cikis_tarihi}}. We are sorry to have kept you waiting.',
      'You paid: {{odenen}}\nTo be refunded: {{iade}}',
      'The closest free villas for the same nights:\n{{benzer_evler}}',
      'If none of them feels right, reply to this e-mail or call us, and we will look together.',
      'Booking code: {{rezervasyon_kodu}}',
    ],
  },
  iptal_bilgi: {
    subject: 'Your booking has been cancelled: {{rezervasyon_kodu}}',
    text: [
      HELLO,
      'Your booking of {{villa_adi}} for {{giris_tarihi}} – {{cikis_tarihi}} has been cancelled.',
      'You paid: {{odenen}}\nCancellation fee: {{kesinti}}\nTo be refunded: {{iade}}',
      'Cancellation terms:\n{{iptal_kosullari}}',
      'If there is an amount to refund, we send it the way you paid and let you know. We would be glad to welcome you at another time.',
    ],
    button: 'My stay',
  },
} satisfies Partial<TranslatedMails['mails']>;
