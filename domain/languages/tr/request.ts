/** The form of a booking request, what is wrong with it, and that it has arrived. */
export default {
  title: 'Bilgileriniz',
  stay: 'Konaklamanız',
  change: 'Tarih ya da kişi değiştir',
  firstName: 'Adınız',
  lastName: 'Soyadınız',
  phone: 'Telefon',
  phoneHint: '05…',
  email: 'E-posta',
  emailHint: 'Rezervasyon kodunuzu bu adrese de göndeririz.',
  note: 'Notunuz (isteğe bağlı)',
  consents: 'Onaylar',
  terms:
    'Kiralama koşullarını da içeren <contract>ön bilgilendirme formunu ve sözleşmeyi</contract> okudum, kabul ediyorum.',
  termsMissing: 'Kiralama koşullarını onaylamanız gerekir.',
  kvkk: '<kvkk>KVKK aydınlatma metnini</kvkk> okudum.',
  kvkkMissing: 'Aydınlatma metnini okuduğunuzu belirtmeniz gerekir.',
  marketing: 'Fırsat ve yeni villalardan e-posta ile haberdar olmak istiyorum (isteğe bağlı).',
  send: 'Rezervasyon talebini gönder',
  bookNow: 'Öde ve rezervasyonu kesinleştir',
  askFirst: 'Ödemeden talep gönder',
  atOnce: (prepayment: string, minutes: number) =>
    `<b>Anında onay.</b> ${prepayment} ön ödemeyi kartla yapınca rezervasyonunuz hemen kesinleşir; öderken geceler ${minutes} dakika sizin için tutulur.`,
  held: 'Geceler sizin için tutuluyor',
  payBy: (prepayment: string, until: string) =>
    `${prepayment} ön ödemeyi <b>${until}</b> saatine kadar yaparsanız rezervasyonunuz kesinleşir. Ödenmezse geceler yeniden satışa açılır.`,
  pay: 'Kartla öde',
  sending: 'Gönderiliyor…',
  sendAgain: 'Yeniden gönder',
  afterwards: (prepayment: string) =>
    `Şimdi ödeme alınmaz. Talebiniz onaylanınca ${prepayment} ön ödeme için size ulaşırız.`,
  repriced: (before: string, after: string) =>
    `Fiyat az önce güncellendi: ${before} yerine <b>${after}</b>.`,
  sendIfFine: 'Uygunsa talebinizi yeniden gönderin.',
  contractChanged:
    'Sözleşme siz okuduktan sonra değişti. Lütfen yeni hâlini okuyup yeniden onaylayın.',
  wrongWay: 'Çıkış günü giriş gününden sonra olmalı.',
  arrived: 'Talebiniz bize ulaştı',
  code: 'Rezervasyon kodunuz: ',
  copy: 'Kodu kopyala',
  copied: 'Kopyalandı',
  promise: (answer: string) => `<b>${answer}</b>; tarihler o zamana kadar sizin.`,
  next: 'Bundan sonra',
  nextHouse: 'Ev sahibiyle müsaitliği teyit ederiz.',
  nextPayment: (prepayment: string) =>
    `Onaylanınca ${prepayment} ön ödeme için size ödeme bilgilerini göndeririz.`,
  nextPapers: 'Ön ödemeniz ulaşınca onay belgeniz ve giriş bilgileriniz gelir.',
  follow: 'Talebimi takip et',
};
