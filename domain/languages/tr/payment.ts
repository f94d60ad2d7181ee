import { PROMISES } from '#domain/promises/sentences.ts';

/** The pages of a payment: what is owed, how to pay it, and how it went. */
export default {
  title: 'Güvenli ödeme',
  description:
    'Rezervasyon kodunuzla ödenecek tutarı, son saati ve banka hesaplarımızı görün; kart bilgileriniz yalnızca bankanın sayfasına yazılır.',
  home: 'Ana sayfa',
  lead: 'Rezervasyon kodunuzu yazın; ne kadar, ne zamana kadar ve hangi hesaba ödeyeceğinizi gösterelim.',
  show: 'Tutarı göster',
  how: 'Nasıl ödersiniz?',
  accounts: 'Hesaplarımız',
  steps: {
    see: 'Tutarınızı görün',
    seeText:
      'Rezervasyon kodunuzu ve e-posta adresinizi yazın: ödenecek tutar, son saat ve alıcı bilgileri tek ekranda.',
    pay: 'Ön ödemeyi yapın',
    payText:
      'Kartınızla 3D Secure ile ödeyin ya da havale, EFT, FAST ile gönderin; havalede açıklamaya yalnızca rezervasyon kodunuzu yazmanız yeterli.',
    get: 'Onayınızı alın',
    getText: `Kartla ödemede hemen, havalede ödemeniz ulaşınca onay belgeniz e-postanıza gelir. ${PROMISES.balance}`,
  },
  cardsAreSafe:
    'Kart bilgileriniz 256 bit SSL sertifikasıyla korunan bankanın ödeme sayfasına yazılır; bize ulaşmaz ve bizde saklanmaz.',
  onlyTheseAccounts:
    'Ödemeyi yalnızca bu sayfadaki hesaplara yapın. Telefonda ya da mesajda başka bir IBAN söylenirse önce [bizi arayın](/contact).',
  /** How a transfer from another country arrives in full; nothing in Turkish. */
  abroad: '',
  /** Before a card is paid, where prices may stand in another currency; nothing in Turkish. */
  inLira: '',
  total: 'Toplam',
  paid: 'Ödenen',
  surplus: 'Fazla ödenen (size iade edilecek)',
  now: 'Şimdi',
  dueNow: 'Şimdi ödenecek: <amount></amount>',
  partsLeft: 'Sonraki ara ödemeler',
  /** Of an interim payment: its last day. */
  partBy: (day: string) =>
    `Konaklamanızın sıradaki ödemesi; son günü ${day}. Kartla ya da havaleyle ödeyebilirsiniz.`,
  /** By card, where the agency takes instalments; who carries what they cost. */
  installments: (count: number) =>
    `Türkiye’de verilmiş kartlarla ${count} taksite kadar; taksidi bankanın sayfasında seçersiniz, vade farkını bankanız ekler.`,
  installmentsFree: (count: number) =>
    `Türkiye’de verilmiş kartlarla peşin fiyatına ${count} taksite kadar; taksidi bankanın sayfasında seçersiniz.`,
  howNow: 'Kartla hemen ya da havaleyle ödeyebilirsiniz.',
  heldUntil: (moment: string) =>
    `Tarihler ${moment} anına kadar sizin için ayrıldı; ödemeniz gelince rezervasyonunuz kesinleşir.`,
  left: (time: string) => `Kalan süre: ${time}`,
  seeStay: 'Rezervasyonunuzu görün',
  goOnByCode: 'Kodunuzla devam edin',
  another: 'Başka bir rezervasyon',
  card: 'Kartla ödeyin',
  cardPays: (amount: string) => `${amount} kartla öde`,
  cardNote:
    'Kart bilgileriniz ödeme kuruluşunun 3D Secure sayfasına yazılır; bize ulaşmaz ve bizde saklanmaz. Onayınız ödeme biter bitmez gelir.',
  transfer: 'Havale, EFT ya da FAST ile ödeyin',
  noAccount: 'Şu anda yayında bir TL hesabımız yok. Ödeme için <contact>bizi arayın</contact>.',
  amount: 'Tutar',
  reference: 'Açıklama',
  copyAmount: 'Tutarı kopyala',
  copyReference: 'Açıklamayı kopyala',
  copyIban: (bank: string) => `IBAN kopyala: ${bank}`,
  karekodOf: (bank: string) => `${bank} hesabına havalenin karekodu`,
  scan: 'Bankanızın uygulamasında karekod (QR) işlemlerini açıp okutun: hesap, tutar ve açıklama kendiliğinden dolar.',
  copyHolder: (bank: string) => `Alıcı adını kopyala: ${bank}`,
  onlyTheCode:
    'Açıklamaya yalnızca rezervasyon kodunuzu yazın; ödemeniz onunla eşleşir. Telefonda ya da mesajda başka bir IBAN söylenirse önce <contact>bizi arayın</contact>.',
  toProvider: 'Ödeme sayfasına geçiyorsunuz',
  toProviderLead: (amount: string) => `${amount} için ödeme kuruluşunun güvenli sayfası açılıyor.`,
  toProviderLink: 'Sayfa açılmadıysa buradan geçin',
  toProviderHost: (host: string) =>
    `Adres çubuğunda ${host} yazar; kart bilgilerinizi yalnızca orada yazın.`,
  nothing: {
    waiting: 'Henüz ödeme yapmanız gerekmiyor',
    /** `answer`: a promise without its full stop, or empty. */
    waitingText: (answer: string) =>
      `Ev sahibiyle müsaitliği teyit ediyoruz. ${answer && `${answer}; tarihler o zamana kadar sizin. `}Yanıtımızı e-postayla alacaksınız, ödeme ondan sonra.`,
    settled: 'Şimdi ödemeniz gereken bir tutar yok',
    papersCome: 'Ödemeniz ulaştı, onay belgenizi hazırlıyoruz.',
    surplusBack: 'Fazla ödediğiniz tutarı size iade edeceğiz.',
    allPaid: 'Konaklamanın tamamı ödendi.',
    closed: 'Bu rezervasyon için ödeme alınmıyor',
    cancelled:
      'Rezervasyon iptal edilmiş. İade koşulları iptal sayfamızda yazar; sorunuz varsa bizi arayın.',
    ranOut:
      'Tarihlerin ayrıldığı süre dolmuş. Villa hâlâ boşsa aynı tarihler için yeniden talep gönderebilirsiniz.',
    expired: 'Bağlantının süresi dolmuş',
    expiredText:
      'Ödeme bağlantıları 72 saat geçerlidir. Yeni bir bağlantı için bizi arayın ya da kodunuz ve e-postanızla devam edin.',
    used: 'Bu bağlantıyla ödeme yapılmış',
    usedText:
      'Her bağlantı bir kez kullanılır. Rezervasyonunuzun durumunu kodunuz ve e-postanızla görebilirsiniz.',
    outdated: 'Bağlantıdaki tutar değişmiş',
    outdatedText:
      'Bağlantı gönderildikten sonra rezervasyonunuza bir ödeme işlendi. Güncel tutarı kodunuz ve e-postanızla görebilirsiniz.',
  },
  result: {
    title: 'Ödeme sonucu',
    description: 'Ödemenizin sonucu ve sıradaki adım.',
    open: 'Bankanın yanıtını bekliyoruz',
    openText:
      'Ödemeniz birkaç saniye içinde burada görünür; bu sayfa kendini yeniler. Kapatsanız da ödemeniz kaybolmaz, sonucu e-postayla yazarız.',
    failed: 'Ödeme tamamlanamadı',
    refused: 'Banka ödemeyi onaylamadı.',
    /** `why`: a sentence. */
    failedText: (why: string) =>
      `${why} Rezervasyonunuza ödeme işlenmedi; yeniden deneyebilir ya da havale ile ödeyebilirsiniz.`,
    whole: 'Ödemeniz tamamlandı',
    wholeText: (amount: string) =>
      `${amount} ödemenizi aldık; girişte ödeyeceğiniz bir tutar kalmadı.`,
    confirmed: 'Rezervasyonunuz onaylandı',
    confirmedText: (amount: string, atDoor: string) =>
      `${amount} ödemenizi aldık. Onay belgeniz e-postanızda; girişte ${atDoor} ödersiniz.`,
    parts: (amount: string) =>
      `Girişten önce ${amount} ara ödemeniz var; günleri Konaklamam sayfanızda.`,
    taken: 'Ödemenizi aldık',
    takenText: (amount: string) =>
      `${amount} ödemeniz kaydedildi. Rezervasyonunuz kendiliğinden kesinleşmedi; en kısa sürede sizi arayıp durumu anlatacağız.`,
    thisPayment: 'Bu ödeme',
    toPay: 'Ödenecek tutar',
    again: 'Yeniden deneyin',
    back: 'Konaklamam sayfasına dönün',
    write: 'Bize yazın',
    notFound: 'Ödeme bulunamadı',
  },
};
