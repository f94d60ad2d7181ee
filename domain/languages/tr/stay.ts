import { GUEST_STATUS_LABELS } from '#domain/reservation-status.ts';
import { placeLabel } from '#domain/villas/labels.ts';
import { NEARBY_LABELS } from '#domain/villas/nearby.ts';
import counted from './counted.ts';

/** My stay: the page of a stay, from the request to the review. */
export default {
  title: 'Konaklamam',
  titleOf: (villa: string, stay: string) => `${villa}, ${stay}`,
  description: 'Konaklamanızın durumu, ödemesi, adresi ve misafir listesi.',
  closed: 'Bu bağlantı açılmıyor',
  byCode: 'Kod ve e-postayla açın',
  write: 'Bize yazın',
  onThisPage: 'Bu sayfada',
  status: GUEST_STATUS_LABELS,
  parts: {
    evler: 'Boş evler',
    odeme: 'Ödeme',
    ev: 'Ev ve yol',
    misafirler: 'Misafirler',
    sonra: 'Sonrası',
    istekler: 'İstekleriniz',
    iste: 'İstek',
    mesajlar: 'Mesajlar',
    adres: 'E-posta',
    paylas: 'Belgeler',
  },
  head: {
    offline: (moment: string) => `Bağlantı yok. ${moment} itibarıyla bilinenler gösteriliyor.`,
    people: (nights: number, party: string) => `${counted.nights(nights)} · ${party}`,
    off: 'Bu konaklama iptal edildi.',
    shared: 'Bu sayfayı sizinle yol arkadaşınız paylaştı.',
    left: (time: string) => `Kalan süre: <b>${time}</b>`,
    code: 'Rezervasyon kodu',
    arrival: 'Giriş',
    departure: 'Çıkış',
    at: (day: string, time: string) => `${day}, saat ${time}`,
  },
  /** The next step, in one or two sentences; `answer` and `until` may be empty. */
  next: {
    leaving: (time: string) =>
      `Bugün ayrılıyorsunuz; çıkış saati ${time}. Anahtarı aldığınız yere bırakın, iyi yolculuklar.`,
    welcome: (time: string) => `Hoş geldiniz; ev saat ${time} itibarıyla sizin.`,
    enjoy: 'Keyifli bir tatil dileriz.',
    leave: (day: string, time: string) => `Çıkış ${day} saat ${time}.`,
    thanks: 'Bizimle kaldığınız için teşekkür ederiz.',
    review: 'Yorumunuz sonraki misafirlere yol gösterir.',
    ranOut:
      'Tarihlerin ayrıldığı süre doldu. Hâlâ boşlarsa aynı tarihler için yeniden talep gönderebilirsiniz.',
    moneyHere: (amount: string) =>
      `${amount} ödemeniz bizde duruyor: başka bir ev ya da iade için sizi arayacağız.`,
    requested: (answer: string) =>
      `Ev sahibiyle müsaitliği teyit ediyoruz. ${answer && `${answer}. `}Tarihler sizin için ayrıldı; yanıtımızı e-postayla da alacaksınız.`,
    paid: 'Ödemeniz ulaştı, onay belgenizi hazırlıyoruz.',
    pay: (until: string, amount: string) =>
      `Tarihler sizin. Onaylamak için ${until && `${until} saatine kadar `}${amount} ön ödeme yapın; açıklamaya rezervasyon kodunuzu yazın.`,
    reported: (amount: string, until: string) =>
      `${amount} tutarındaki havalenizi bildirdiniz; hesabımıza geçince konaklamanız onaylanır.${until && ` Tarihler ${until} saatine kadar onu bekliyor.`}`,
    /** What a stay that stands waits for first: nothing, the prepayment, guests on the list. */
    ready: 'Her şey hazır.',
    unpaid: (amount: string) => `Konaklamanız onaylandı; ${amount} ön ödemenizi bekliyoruz.`,
    listOpen: (count: number) => `Misafir listenizde ${count} kişi eksik.`,
    /** `days` until the arrival; `owed` is the next message. */
    confirmed: (days: number, day: string, time: string, owed: string) =>
      `${days <= 0 ? 'Sizi bugün' : days === 1 ? 'Sizi yarın' : `${days} gün sonra, ${day} günü`} saat ${time} itibarıyla bekliyoruz; ${owed}`,
    /** Amounts, each empty where there is none. */
    owed: (atDoor: string, extras: string, deposit: string) => {
      const parts = [
        ...(atDoor ? [`girişte ${atDoor}`] : []),
        ...(extras ? [`ek hizmet için acentamıza ${extras}`] : []),
        ...(deposit ? [`iade edilmek üzere ${deposit} depozito`] : []),
      ];
      return parts.length === 0 ? 'ödenecek tutar kalmadı.' : `${parts.join(', ')} ödersiniz.`;
    },
    part: (amount: string, day: string) => `Sıradaki ödemeniz ${amount}, en geç ${day}.`,
    surplus: (amount: string) => `Fazla ödediğiniz ${amount} size iade edilecek.`,
    rejected: (hasHouses: boolean) =>
      `Bu tarihler için onay veremedik; sizi beklettiğimiz için üzgünüz. ${hasHouses ? 'Aşağıda aynı geceler için boş olan en yakın evler var; isterseniz bizi arayın, birlikte bakalım.' : 'Aynı geceler için başka bir ev bulalım: bizi arayın ya da yazın.'}`,
    cancelled:
      'Bu rezervasyon iptal edildi. İade koşulları iptal sayfamızda yazar; sorunuz varsa bizi arayın.',
    noShow: 'Giriş günü sizi göremedik. Bir yanlışlık varsa lütfen bizi arayın.',
  },
  steps: {
    title: 'Adım adım',
    done: 'Tamamlandı: ',
    /** What a state that was reached is called among the ticked ones. */
    reached: { requested: 'Talebiniz alındı', option: 'Müsaitlik teyit edildi' },
    arrival: 'Giriş',
    departure: 'Çıkış',
    answer: 'Teyit',
    prepayment: 'Ön ödeme',
    prepaymentAndConfirmation: 'Ön ödeme ve onay',
    at: (day: string, time: string) => `${day} ${time}`,
    by: (moment: string) => `en geç ${moment}`,
    afterAnswer: 'teyitten sonra',
  },
  action: {
    list: 'Misafir listesini doldurun',
    pay: (amount: string) => `Ön ödemeyi yapın: ${amount}`,
    payPart: (amount: string) => `Ara ödemeyi yapın: ${amount}`,
    calendar: 'Takvime ekleyin',
    way: 'Yol tarifini açın',
    house: 'Kapı kodu, Wi-Fi ve ev',
    review: 'Evi anlatın',
    cancelTerms: 'İptal koşulları',
    sameDates: 'Aynı tarihlere bakın',
    otherHouses: 'Aynı geceler için boş evler',
    otherVillas: 'Diğer villalar',
  },
  instead: {
    title: 'Aynı geceler için boş evler',
    lead: 'Aynı tarihlere ve kişi sayısına uyan, en yakın evler; fiyatlar konaklamanın toplamıdır.',
  },
  pay: {
    title: 'Ödeme',
    total: 'Toplam',
    prepayment: 'Ön ödeme',
    paid: 'Ödenen',
    /** Of a stay that is off. */
    kept: 'İptal kesintisi',
    refunded: 'İade edilen',
    toRefund: 'İade edilecek',
    surplus: 'Fazla ödenen (size iade edilecek)',
    extras: 'Acentaya ek hizmet',
    byCard: {
      prepayment: 'Ön ödemeyi kartla öde: <amount></amount>',
      extra: 'Ek hizmetleri kartla öde: <amount></amount>',
      part: 'Ara ödemeyi kartla öde: <amount></amount>',
      balance: 'Kalan tutarı kartla öde: <amount></amount>',
    },
    cardNote:
      'Kart bilgileriniz ödeme kuruluşunun 3D Secure sayfasına yazılır; bize ulaşmaz ve bizde saklanmaz.',
    partNow: 'Ara ödemeyi şimdiden yapmak isterseniz',
    restNow: 'Kalanı şimdiden ödemek isterseniz',
    transfer: 'Havale, EFT ya da FAST',
    iPaid: 'Havale yaptım',
    amount: 'Gönderdiğiniz tutar (TL)',
    receipt: 'Dekont (isteğe bağlı)',
    receiptHint: 'PDF ya da fotoğraf, en çok 10 MB.',
    chooseAgain: 'Seçtiğiniz dosyayı yeniden seçin.',
    note: 'Not (isteğe bağlı)',
    noteHint: 'Gönderen adı farklıysa yazın',
    report: 'Havalemi bildir',
  },
  house: {
    title: 'Ev ve yol',
    copyAddress: 'Adresi kopyala',
    maps: { google: 'Google Haritalar', apple: 'Apple Haritalar' },
    way: (map: string) => `Yol tarifi: ${map}`,
    greeter: 'Karşılayan',
    caretaker: 'Evin bakıcısı',
    agency: 'Acentamız',
    doorCode: 'Kapı kodu',
    keyBox: 'Anahtar kutusu',
    wifi: 'Wi-Fi',
    wifiPassword: 'Wi-Fi parolası',
    copy: (what: string) => `Kopyala: ${what}`,
    emergency: 'Acil durum (ambulans, itfaiye, polis, jandarma)',
    guide: 'Evde ne nasıl çalışır',
    photo: (title: string) => `${title}: fotoğraf`,
    nearby: 'Yakında ne var',
    /** By `nearbyKindOf`. */
    near: {
      ...NEARBY_LABELS,
      sea: placeLabel('sea'),
      centre: placeLabel('centre'),
      airport: placeLabel('airport'),
    },
    /** What people look for in an unfamiliar place. */
    sought: ['Nöbetçi eczane', 'Market', 'Hastane', 'Restoran', 'Benzinlik'],
    search: (what: string) => `Haritada ara: ${what}`,
    searchNote: 'Çevredekileri haritada açar.',
    rules: 'Ev kuralları',
  },
};
