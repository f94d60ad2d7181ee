/** The page of contact, its form, and that of the newsletter. */
export default {
  title: 'İletişim',
  description: (agency: string, ways: readonly string[]) =>
    `${agency} iletişim bilgileri: ${ways.join(', ')}.`,
  writeDescription: (agency: string) => `${agency} ekibine yazın.`,
  lead: 'Arayın, yazın ya da uğrayın.',
  leadAndHours: (hours: string) => `Arayın, yazın ya da uğrayın. ${hours}.`,
  write: 'Bize yazın',
  details: 'İletişim bilgileri',
  phone: 'Telefon',
  message: 'Mesaj yazın',
  email: 'E-posta',
  address: 'Adres',
  openMap: 'Haritada açın',
  licence: 'TÜRSAB belge no',
  checkLicence: (number: string) => `${number} · doğrulayın`,
  subjects: {
    looking: 'Villa arıyorum',
    booking: 'Rezervasyonum hakkında',
    payment: 'Ödeme ve iade',
    owner: 'Evimi kiraya vermek istiyorum',
    other: 'Diğer',
  },
  fields: {
    name: 'Adınız soyadınız',
    email: 'E-posta adresiniz',
    phone: 'Telefonunuz (isteğe bağlı)',
    subject: 'Konu',
    message: 'Mesajınız',
  },
  sent: '<strong>Mesajınız bize ulaştı.</strong> Çalışma saatlerinde birkaç saat içinde, en geç ertesi gün yanıtlarız.',
  notSent:
    'Mesajınız gönderilemedi. Adınızı, e-posta adresinizi ve en az 10 karakterlik mesajınızı kontrol edip yeniden deneyin.',
  send: 'Mesajı gönder',
  privacy:
    'Bilgilerinizi yalnızca size yanıt vermek için kullanırız: <privacy>kişisel verilerin korunması</privacy>.',
  letterTitle: 'Bülten',
  letterDescription: 'Yeni villalar ve boşalan haftalar e-postanıza gelsin.',
};
