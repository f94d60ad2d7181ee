/** What a clerk begins a message with, in WhatsApp or an answer; it is read over before it is sent. */
export default {
  hello: (name: string) => `Merhaba ${name},`,
  stay: (villa: string, days: string, nights: number, code: string) =>
    `${villa}, ${days} (${nights} gece), kod ${code}.`,
  requested: 'Talebinizi aldık; ev sahibiyle doğrulayıp size döneceğiz.',
  optionEnds: (moment: string) => `Opsiyon bitişi: ${moment}.`,
  prepayment: (amount: string) => `Ön ödeme tutarı: ${amount}.`,
  prepaid: 'Ön ödemeniz bize ulaştı.',
  confirmed: 'Rezervasyonunuz onaylandı.',
  parts: (amount: string) => `Girişten önce ara ödeme: ${amount}.`,
  atDoor: (amount: string) => `Girişte ödenecek: ${amount}.`,
  extras: (amount: string) => `Ek hizmet için acentaya ödenecek: ${amount}.`,
  surplus: (amount: string) => `Fazla ödediğiniz ${amount} size iade edilecek.`,
  expired: 'Ayrılan süre doldu. Hâlâ ilgileniyorsanız yardımcı olalım.',
  completed: 'Bizi tercih ettiğiniz için teşekkür ederiz.',
  paymentLink: (code: string) => `${code} kodlu rezervasyonunuz için ödeme bağlantınız:`,
  paymentFacts: (amount: string, moment: string) => `Tutar: ${amount}. Son geçerlilik: ${moment}.`,
  /** The private link of a stay's page. */
  ownPage: {
    filling: (name: string, villa: string, days: string, link: string) =>
      `Merhaba ${name}, ${villa} konaklamanız (${days}). Ödemeler, adres ve kanunen gereken misafir listesi kişisel sayfanızda: ${link}`,
    waiting: (name: string, villa: string, days: string, link: string) =>
      `Merhaba ${name}, ${villa} konaklamanız (${days}). Durumu, ödemeyi ve sıradaki adımı kişisel sayfanızda görürsünüz: ${link}`,
  },
  /** What they wrote before, which the clerk goes on from; `subject` may be empty. */
  about: (subject: string) =>
    `${subject ? `“${subject}” konulu mesajınız` : 'Sitemizden gönderdiğiniz mesaj'} için yazıyorum.`,
  invoice: (link: string) =>
    `Merhaba, faturanız için birkaç bilgi eksik. Buradan yazabilirsiniz: ${link}`,
  /** Villas for a caller. */
  call: {
    found: (isMany: boolean) =>
      isMany ? 'Merhaba, size uygun villalarımız:' : 'Merhaba, size uygun villamız:',
    facts: (town: string, people: number, bedrooms: number) =>
      `${town} · ${people} kişi · ${bedrooms} yatak odası`,
    from: (nightly: string) => `Gecelik ${nightly}'den başlayan fiyatlarla`,
    nights: (days: string, nights: number) => `${days}, ${nights} gece`,
    total: (total: string) => `Toplam ${total}`,
    prepayment: (amount: string) => `ön ödeme ${amount}`,
    stands: (moment: string, isMany: boolean) =>
      `Fiyatlar ${moment} saatine kadar geçerlidir; ${isMany ? 'villaları' : 'villayı'} sizin için ayırmamızı ister misiniz?`,
  },
  /** Begins the answer to a request about personal data, by its kind; a clerk goes on from it. */
  dataAnswers: {
    export: 'Hakkınızda tuttuğumuz verilerin bir kopyasını ayrı bir e-postayla gönderdik.',
    erasure:
      'Kanunun saklamamızı istediği kayıtlar dışındaki verilerinizi sildik. Sözleşme ve ödeme kayıtları 10 yıl, kimlik bildirimi kayıtları süreleri dolunca kendiliğinden silinir.',
    correction: 'Verilerinizi bildirdiğiniz gibi düzelttik.',
  },
  offered: 'Sizin için seçtiğimiz villalar:',
  offerDetails: (link: string) => `Ayrıntılar ve rezervasyon talebi:\n${link}`,
};
