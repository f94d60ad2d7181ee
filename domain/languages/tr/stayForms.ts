import { SEX_LABELS } from '#domain/guests/identity.ts';
import { REQUEST_LABELS, REQUEST_STATE_LABELS } from '#domain/stay-page/request-kinds.ts';
import counted from './counted.ts';

/** What a guest tells and asks on the page of a stay: people, requests, messages, a review, papers. */
export default {
  guests: {
    title: 'Misafir listesi',
    law: '1774 sayılı Kimlik Bildirme Kanunu, evde kalacak herkesin girişten önce bildirilmesini ister; belge fotoğrafı istemiyoruz.',
    reported: {
      jandarma:
        'Bu evin misafirleri Jandarma sistemine girişte ve çıkışta bildirilir; sistem bebekler dahil herkesin numarasını ister.',
      polis:
        'Bu evin misafirleri Polis sistemine girişte ve çıkışta bildirilir; sistem bebekler dahil herkesin numarasını ister.',
    },
    parents: 'Yabancı uyrukluların anne ve baba adı ile cinsiyetini de sorar.',
    problems: (people: number) =>
      `${people} kişinin bilgilerinde düzeltilecek yer var; öbür kişiler kaydedildi.`,
    doneOf: 'Tamamlanan kişiler',
    see: 'Kişileri görün ya da düzeltin',
    fill: 'Kişileri yazın',
    save: 'Kaydet',
    privacy:
      'Kimlik numaraları şifrelenerek saklanır, kaydedildikten sonra gösterilmez ve kanunun istediği süre dolunca silinir. <kvkk>Kişisel verileriniz</kvkk>',
    person: (number: number) => `${number}. kişi`,
    firstName: 'Ad',
    lastName: 'Soyad',
    nationality: 'Uyruk',
    birthDate: 'Doğum tarihi',
    plate: 'Araç plakası (varsa)',
    fatherName: 'Baba adı',
    motherName: 'Anne adı',
    sex: 'Cinsiyet',
    choose: 'Seçin',
    sexes: SEX_LABELS,
  },
  after: {
    title: 'Konaklamanızdan sonra',
    returned: (amount: string, day: string) => `Depozitonuzdan ${amount} ${day} günü iade edildi.`,
    toReturn: (amount: string) =>
      `${amount} depozitonuz evin kontrolünden sonra iade edilecek; iade edilince burada görünür.`,
    kept: (amount: string) => `Hasar için ${amount} kesildi; nedenini e-postayla bildirdik.`,
    howWas: (villa: string) => `${villa} nasıldı? Yorumunuzu yazın`,
    reviewLater: 'Çıkışınız kayda geçince yorumunuzu burada yazabilirsiniz.',
    reviewWaits: 'Yorumunuz bize ulaştı; okuyup onayladıktan sonra villanın sayfasında yayımlarız.',
    published: (villa: string) => `Yorumunuz yayında. <reviews>${villa} yorumları</reviews>`,
    nextYear: 'Aynı ev, gelecek yıl',
    nextYearAt: (stay: string, nights: number, total: string) =>
      `${stay} · ${counted.nights(nights)}: <b>${total}</b>`,
    nextYearClosed: (stay: string, nights: number) =>
      `${stay} · ${counted.nights(nights)}: fiyatı henüz açılmadı ya da geceler dolu.`,
    seeNights: 'Aynı geceleri görün',
  },
  ask: {
    title: 'Bir isteğiniz mi var?',
    kinds: {
      dates: 'Tarihleri değiştirmek istiyorum',
      people: 'Kişi sayısı değişti',
      extra: 'Ek hizmet istiyorum',
      late_checkout: 'Geç çıkmak istiyorum',
      cancel: 'İptal etmek istiyorum',
    },
    newDates: 'Yeni tarihler',
    newArrival: 'Yeni giriş',
    newDeparture: 'Yeni çıkış',
    offered: 'Bu evde sunulanlar',
    somethingElse: 'Başka bir şey istiyorum',
    whatElse: 'Başka bir şeyse ne istersiniz?',
    what: 'Ne istersiniz?',
    whatHint: 'Havaalanı transferi, bebek yatağı, havuz ısıtma…',
    untilWhen: 'Hangi saate kadar?',
    nowAt: (time: string) => `Şimdiki çıkış saatiniz ${time}.`,
    cancelToday: (paid: string, kept: string, refund: string) =>
      `İptal koşullarına göre bugün iptal ederseniz ödediğiniz ${paid} tutardan <b>${kept}</b> kesilir, <b>${refund}</b> iade edilir. <terms>İptal koşulları</terms>`,
    note: 'Notunuz (isteğe bağlı)',
    sendCancel: 'İptal isteğimi gönder',
    send: 'İsteğimi gönder',
  },
  requests: {
    title: 'İstekleriniz',
    kinds: REQUEST_LABELS,
    states: REQUEST_STATE_LABELS,
    found: 'Hesabımızda',
    takeBack: 'Geri al',
    takeBackOf: (label: string) => `Geri al: ${label}`,
    transfer: (amount: string) => `${amount} havale yapıldı`,
    cancel: (refund: string) => `İptal; koşullara göre iade ${refund}`,
    priced: (what: string, amount: string) => `${what}, ${amount}`,
    lateCheckout: (time: string) => `Çıkış saat ${time}`,
  },
  messages: {
    title: 'Mesajlar',
    you: 'Siz',
    agency: 'Acenta',
    write: 'Bize yazın',
    send: 'Gönder',
  },
  address: {
    title: 'E-posta adresiniz',
    unknown: 'E-posta adresinizi bilmiyoruz; yazarsanız belgelerinizi oraya göndeririz.',
    goesTo: (email: string) => `E-postalarımız <mail>${email}</mail> adresine gidiyor.`,
    writeIt: 'Adresimi yazayım',
    isItWrong: 'Adres yanlış mı?',
    right: 'Doğru adres',
    note: 'Eski adrese haber verilir ve bu sayfanın bağlantısı yenilenir.',
    correct: 'Adresi düzelt',
  },
  take: {
    title: 'Yanınızda olsun',
    calendar: 'Takvime ekle (Apple, Outlook)',
    googleCalendar: 'Google Takvim',
    invoiceNumber: (numbers: string) => `Fatura no: ${numbers}`,
    invoice: 'Fatura (PDF)',
    voucher: 'Rezervasyon belgesi (PDF)',
    contract: 'Sözleşme (PDF)',
    forCompanions: 'Yol arkadaşlarınız için',
    copyLink: 'Paylaşım bağlantısını kopyala',
    byWhatsApp: 'WhatsApp ile gönder',
    whatTheySee:
      'Bu bağlantıda adres, yol tarifi ve giriş günü kapı kodu görünür; tutarlar, kod ve kimlik bilgileri görünmez.',
    share: 'Yol arkadaşlarımla paylaş',
  },
  forms: {
    unreadable:
      'Gönderdiğiniz form okunamadı; dosyalar çok büyük olabilir. Dekont en çok 10 MB, fotoğraflar birlikte en çok 15 MB olabilir.',
    photosAgain: 'Fotoğraflarınızı yeniden seçin.',
  },
  /** What was done just now, by the name of its form. */
  done: {
    transfer:
      'Bildiriminiz bize ulaştı. Havaleniz hesabımızda görününce ödenen tutar burada güncellenir.',
    guests: 'Yazdıklarınız kaydedildi.',
    share: 'Paylaşım bağlantınız hazır.',
    withdraw: 'İsteğinizi geri aldık.',
    email:
      'E-posta adresiniz düzeltildi; yeni adresinize bir e-posta gönderdik. Sayfanızın bağlantısı da yenilendi.',
    review: 'Teşekkürler. Yorumunuzu okuyup onayladıktan sonra villanın sayfasında yayımlarız.',
    message: 'Mesajınız bize ulaştı; yanıtımız burada ve e-postanızda görünür.',
    dates: 'İsteğiniz bize ulaştı; yanıtı burada ve e-postanızda görürsünüz.',
    people: 'İsteğiniz bize ulaştı; yanıtı burada ve e-postanızda görürsünüz.',
    extra: 'İsteğiniz bize ulaştı; yanıtı burada ve e-postanızda görürsünüz.',
    late_checkout: 'İsteğiniz bize ulaştı; yanıtı burada ve e-postanızda görürsünüz.',
    cancel: 'İptal isteğiniz bize ulaştı; iadeyle birlikte yanıtlayacağız.',
  },
};
