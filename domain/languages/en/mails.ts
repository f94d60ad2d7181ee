import type { TranslatedMails } from '../translated-mails.ts';
import booking, { HELLO, HELLO_STRANGER } from './booking-mails.ts';

/** The mails that guests get, by the keys of domain/mail/mails. */
export default {
  signature: `Kind regards,
{{imza}}
{{acente_unvan}}
TÜRSAB licence no: {{tursab_no}}`,
  mails: {
    ...booking,
    odeme_linki: {
      subject: 'Your payment link: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Your payment link for your booking of {{villa_adi}} is ready: {{odeme_linki}}',
        'Amount to pay: {{tutar}}\nTotal of the stay: {{toplam}}',
        'You pay in Turkish lira on the page of a licensed payment provider, with 3D Secure; your card number does not reach us. The link is yours alone, please do not share it.',
      ],
      button: 'Go to secure payment',
    },
    odeme_alindi: {
      subject: 'We have your payment: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Your payment has reached our account, thank you. If your booking is not final yet, we send your confirmation in a separate e-mail.',
        'Amount received: {{tutar}}\nBooking code: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nArrival: {{giris_tarihi}}\nOf the prepayment not received yet: {{acik_on_odeme}}\nNext interim payment: {{ara_odeme}}\nInterim payment by: {{ara_odeme_gunu}}\nDue on arrival: {{kalan}}\nPaid too much, to be refunded: {{fazla_odenen}}',
      ],
      button: 'My stay',
    },
    odeme_acikta: {
      subject: 'We are holding your payment: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Your payment of {{tutar}} has reached our account and is safe with us. But your booking of {{villa_adi}} is no longer open: this payment does not make it final, and the nights may have gone to somebody else.',
        'We will write to you within one working day about another house, other dates or a refund. You can tell us which you prefer now by replying to this e-mail; please do not pay again until then.',
        'Amount received: {{tutar}}\nBooking code: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nArrival: {{giris_tarihi}}\nDeparture: {{cikis_tarihi}}',
      ],
      button: 'My stay',
    },
    odeme_basarisiz: {
      subject: 'Your payment was not completed: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Your bank did not complete your payment for {{villa_adi}}. If your account was not charged, you can try again with the button below.',
        'You can also pay by bank transfer, in Turkish lira:\n{{banka_listesi}}',
        'Please pay by: {{opsiyon_bitis}} (Turkish time)\n\nThe nights are held for you until then. If your account was charged, write to us and we will look into it the same day.',
      ],
      button: 'Try again',
    },
    kalan_hatirlatma: {
      subject: 'Your balance: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Arrival: {{giris_tarihi}}, {{giris_saati}}\nDue on arrival: {{kalan}}\nDue to the agency for extras: {{ek_hizmet_borcu}}\nDamage deposit (taken on arrival, returned on departure): {{depozito}}',
        'You do not have to wait for your arrival: you can pay on your “My stay” page, too. If you have just paid, please disregard this e-mail.',
      ],
      button: 'See the payment',
    },
    ara_odeme_hatirlatma: {
      subject: 'Your interim payment: {{villa_adi}}, by {{ara_odeme_gunu}}',
      text: [
        HELLO,
        'The next payment for your stay at {{villa_adi}} is coming up.',
        'Interim payment: {{ara_odeme}}\nLast day: {{ara_odeme_gunu}}\nThen due on arrival: {{kalan}}',
        'You can pay by card or by bank transfer. If you have just paid, please disregard this e-mail.\n{{banka_listesi}}',
      ],
      button: 'See the payment',
    },
    ara_odeme_gecikti: {
      subject: 'Your interim payment has not arrived yet: {{villa_adi}}',
      text: [
        HELLO,
        'The {{ara_odeme}} that we expected for {{villa_adi}} by {{ara_odeme_gunu}} has not reached us yet. Your booking stands.',
        'If you have paid, send us the receipt as a reply; if you would like to pay later, write us a line and we will agree on a day.\n{{banka_listesi}}',
      ],
      button: 'See the payment',
    },
    iade_bilgi: {
      subject: 'Your refund is on its way: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Today we sent the refund of your booking {{rezervasyon_kodu}}. A bank transfer within Türkiye arrives the same day, one abroad within 5 working days, and a refund to a card within 3–10 working days, depending on your bank.',
        'Booking code: {{rezervasyon_kodu}}\nRefund: {{tutar}}',
        'If you do not see it by then, write to us and we will send you the bank’s reference.',
      ],
      button: 'My stay',
    },
    depozito_kesinti: {
      subject: 'A deduction from your damage deposit: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        '{{tutar}} was kept from the damage deposit for {{villa_adi}}.',
        'Reason: {{hasar}}',
        'We return the rest of your deposit separately. If you disagree, or would like to see the photo, reply to this e-mail.',
      ],
      button: 'My stay',
    },
    kesinti_duzeltme: {
      subject: 'The deduction from your deposit was corrected: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'We have corrected the deduction from your deposit for {{villa_adi}}.',
        'Damage: {{hasar}}\nTaken back: {{tutar}}\nStill deducted: {{kesinti}}',
        'The amount taken back is part of your deposit again; we let you know when we return it.',
      ],
      button: 'My stay',
    },
    odeme_duzeltme: {
      subject: 'We have corrected your payments: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'The entry of {{tutar}} for {{villa_adi}} that we have just told you about was a mistake; we have taken it back. Please disregard the previous e-mail.',
        'Your “My stay” page shows your payments as they are.',
      ],
      button: 'My stay',
    },
    depozito_iade: {
      subject: 'Your damage deposit has been returned: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'We have returned the damage deposit for {{villa_adi}}.',
        'Deposit returned: {{tutar}}',
        'Thank you for looking after the villa so well.',
      ],
      button: 'My stay',
    },
    teklif: {
      subject: 'The villas we chose for you',
      text: [
        HELLO,
        'As we discussed, we have put the villas that suit your dates and group on one page. Prices are totals in Turkish lira; cleaning is included.',
        'Choose the one you like on the page and send your booking request. Nights are not held until you do, so please do not wait once you have decided.',
        'If none of them feels right, reply to this e-mail and tell us a little more about what you are looking for.',
      ],
      button: 'See the villas',
    },
    iletisim_alindi: {
      subject: 'We have your message',
      text: [
        HELLO_STRANGER,
        'Thank you for your message. Our office is open {{calisma_saatleri}} (Turkish time); we reply the same day, at the latest on the morning of the next working day.',
        'If it is urgent during your stay, please call us.',
      ],
    },
    iletisim_yanit: { subject: 'Re: {{konu}}', text: [HELLO, '{{mesaj}}'] },
    bulten_onay: {
      subject: 'Please confirm your newsletter',
      text: [
        HELLO_STRANGER,
        'This e-mail address was added to our newsletter. If it was you, confirm with the button below; if you do not, we send you nothing.',
        'We send two e-mails a month at most: new villas, weeks that became free, early-booking prices. The link below each e-mail unsubscribes you with one click.',
      ],
      button: 'Confirm',
    },
    haber_onay: {
      subject: 'Shall we let you know?',
      text: [
        HELLO_STRANGER,
        'Someone asked us to write to this address when a house becomes free for {{giris_tarihi}} – {{cikis_tarihi}}. If it was you, confirm with the button below; if you do not, we send you nothing.',
        'We cannot hold the nights for you: when we write, they are on sale to everybody.',
      ],
      button: 'Confirm',
    },
    haber_var: {
      subject: '{{villa_adi}}: {{giris_tarihi}} – {{cikis_tarihi}}',
      text: [
        HELLO_STRANGER,
        '{{villa_adi}} is free now on the dates you are waiting for: {{giris_tarihi}} – {{cikis_tarihi}}, {{toplam}} in total.',
        'The nights are not held for you; they are on sale to everybody and somebody else may be faster. The price on the page is the one that counts.',
        'If you no longer want to hear from us about it, end it here: {{haber_linki}}',
      ],
      button: 'See the house',
    },
    kvkk_onay: {
      subject: 'Please confirm your request about personal data',
      text: [
        HELLO_STRANGER,
        'A request about your personal data was made with this e-mail address. If it was you, confirm with the button below; we begin at once and answer within 30 days at the latest.',
        'If it was not you, there is nothing to do; requests that are not confirmed are deleted after a week.',
      ],
      button: 'Confirm my request',
    },
    kvkk_yanit: {
      subject: 'The answer to your request about personal data',
      text: [
        HELLO_STRANGER,
        'Here is our answer to your request about your personal data:',
        '{{basvuru_yaniti}}',
        'If our answer does not satisfy you, you can complain to the Turkish Personal Data Protection Board within 30 days of receiving it (KVKK art. 14).',
      ],
    },
    adres_yeni: {
      subject: 'Your e-mail address was corrected: {{rezervasyon_kodu}}',
      text: [
        HELLO_STRANGER,
        'The e-mail address on your “My stay” page was changed to this one. From now on we write to you here. The old link of the page is closed; the new one is below.',
      ],
      button: 'My stay',
    },
    adres_eski: {
      subject: 'The e-mail address of your booking was changed',
      text: [
        HELLO_STRANGER,
        'The e-mail address of a booking that was linked to this address was changed on the booking’s private page. We will not write to this address any more.',
        'If you did not change it, please call us straight away.',
      ],
    },
    istek_yanit: {
      subject: 'The answer to your request: {{rezervasyon_kodu}}',
      text: [HELLO, 'Your request: {{istek}}\nOur answer: {{istek_yaniti}}'],
      button: 'My stay',
    },
    misafir_listesi: {
      subject: 'Please fill in your guest list: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Turkish law (no. 1774) requires us to report the identity or passport details of everybody staying in the villa before arrival. It takes a few minutes on the page below; what you write is saved, so you can stop and finish later.',
        'Open the list with the button below: {{misafir_linki}}',
        'Villa: {{villa_adi}}\nArrival: {{giris_tarihi}}, {{giris_saati}}\nDeparture: {{cikis_tarihi}}, {{cikis_saati}}\nBooking code: {{rezervasyon_kodu}}',
        'Document numbers are stored encrypted and deleted once the period required by law is over. The link is yours alone; please share it only with those who stay with you.',
      ],
      button: 'Fill in the guest list',
    },
    giris_hatirlatma: {
      subject: 'Before you set off: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Your holiday is almost here. This is all you need before you set off:',
        'Arrival: {{giris_tarihi}}, {{giris_saati}}\nDeparture: {{cikis_tarihi}}, {{cikis_saati}}\nLocation: {{konum_link}}\nYour host on arrival: {{karsilayan_adi}}, {{karsilayan_tel}}',
        'Due on arrival: {{kalan}}\nDamage deposit: {{depozito}}',
        'You pay the balance on arrival in cash or by bank transfer; if you prefer, you can pay it earlier on your “My stay” page. If you arrive after 22:00, we leave the key in the box; just tell us your arrival time a day ahead.',
        'If you have not entered the details of everybody staying yet, you can do so here: {{misafir_linki}}\nYour booking code: {{rezervasyon_kodu}}',
        'The door code and the Wi-Fi password appear on your “My stay” page on the day of arrival.\nHave a good journey.',
      ],
      button: 'My stay',
    },
    cikis_sabahi: {
      subject: 'You are leaving today: {{villa_adi}}',
      text: [
        HELLO,
        'Check-out: {{cikis_saati}}',
        'Please take out the rubbish, turn off the air conditioning and leave the key where you found it; that is all. If you forgot anything, write to us. Have a good journey home.',
      ],
      button: 'My stay',
    },
    yorum_daveti: {
      subject: 'How was {{villa_adi}}?',
      text: [
        HELLO,
        'We hope you had a good rest. If you have two minutes, would you tell others about the villa? Please mention what was missing, too: the next guests arrive well informed, and we put it right.',
        'Your review appears with your first name and the initial of your surname. We do not sort by good or bad; we only leave out insults and personal details.',
      ],
      button: 'Write a review',
    },
  },
} satisfies TranslatedMails;
