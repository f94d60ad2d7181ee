import { PROMISES } from '#domain/promises/sentences.ts';
import { counted } from '../sentences.ts';

/**
 * What the papers of guests say (domain/guest-documents), in their Turkish words, by which they are
 * found: voucher, contract, offer. A paper is written in Turkish and then said in another language,
 * so that both say the same.
 */
export default {
  edges: {
    licence: (number: string) => `TÜRSAB belge no ${number}`,
    issued: (day: string) => `Düzenleme tarihi ${day}`,
    page: (page: string, count: string) => `Sayfa ${page} / ${count}`,
  },
  /** Above the second language of a contract. */
  binding:
    'Bağlayıcı olan Türkçe metindir. Altındaki çeviri anlamanız içindir; altında çevirisi olmayan bölüm yalnız Türkçedir.',
  /** Above a text of the agency that has no translation. */
  inTurkish: 'Türkçe:',
  /** What a paper is called among the downloads; in Latin letters, which every system takes. */
  files: {
    voucher: (code: string) => `rezervasyon-belgesi-${code}`,
    contract: (code: string) => `sozlesme-${code}`,
    offer: (day: string) => `teklif-${day}`,
    invoice: 'fatura',
    calendar: 'konaklamam',
  },
  titles: {
    voucher: 'Rezervasyon belgesi',
    contract: 'Ön bilgilendirme formu ve konaklama sözleşmesi',
    offer: 'Konaklama teklifi',
    stay: 'Konaklama',
    amount: 'Tutar',
    included: 'Fiyata dâhil olanlar',
    rules: 'Ev kuralları',
    cancelled: 'İptal ederseniz ön ödemeden',
    arrival: 'Varış',
    form: 'A. Ön bilgilendirme formu',
    agency: '1. Aracı hizmet sağlayıcı',
    nature: '2. Konaklamanın nitelikleri',
    price: '3. Bedel',
    payment: '4. Ödeme',
    withdrawal: '5. Cayma hakkı ve iptal',
    complaints: '6. Başvuru',
    contractB: 'B. Mesafeli konaklama sözleşmesi',
    parties: 'Taraflar',
    subject: 'Konu ve bedel',
    terms: (title: string, version: string) => `${title} (sürüm ${version})`,
    acceptance: 'Kabul',
    signature: 'İmza',
  },
  labels: {
    villa: 'Villa',
    guest: 'Misafir',
    phone: 'Telefon',
    email: 'E-posta',
    place: 'Yer',
    permit: 'Turizm amaçlı kiralama izin belgesi',
    arrive: 'Giriş',
    leave: 'Çıkış',
    length: 'Süre',
    people: 'Konaklayacak kişiler',
    persons: 'Kişiler',
    item: 'Kalem',
    total: 'Toplam (vergiler dâhil)',
    timeLeft: 'Girişe kalan süre',
    kept: 'Kesinti',
    back: 'İade',
    address: 'Adres',
    map: 'Konum',
    greeter: 'Sizi karşılayacak kişi',
    greeterPhone: 'Karşılayanın telefonu',
    paid: 'Ödenen',
    atDoor: 'Girişte ödenecek',
    extrasDue: 'Ek hizmet için acentaya ödenecek',
    deposit: 'Hasar depozitosu',
    part: 'Ara ödeme',
    prepayment: 'Ön ödeme',
    company: 'Unvan',
    licence: 'TÜRSAB belge no',
    tax: 'Vergi dairesi ve no',
    register: 'MERSİS no',
    agency: 'Acenta',
    acceptedAt: 'Kabul zamanı',
    acceptedBy: 'Kabul yolu',
    version: 'Koşulların sürümü',
    code: 'Rezervasyon kodu',
    state: 'Durum',
    listPrice: 'Liste fiyatı',
    offerPrice: 'Teklif fiyatı',
  },
  values: {
    nights: (count: string) => `${counted(count)} gece`,
    stayNights: (days: string, count: string) => `${days}, ${counted(count)} gece`,
    people: (count: string) => `${counted(count)} kişi`,
    adults: (adults: string) => `${counted(adults)} yetişkin`,
    children: (adults: string, children: string) =>
      `${counted(adults)} yetişkin, ${counted(children)} çocuk`,
    babies: (adults: string, babies: string) =>
      `${counted(adults)} yetişkin, ${counted(babies)} bebek`,
    everybody: (adults: string, children: string, babies: string) =>
      `${counted(adults)} yetişkin, ${counted(children)} çocuk, ${counted(babies)} bebek`,
    part: (nth: string) => `${nth}. ara ödeme`,
    partBy: (amount: string, day: string) => `${amount}, en geç ${day}`,
    daysAndMore: (days: string) => `${counted(days)} gün ve daha fazla`,
    days: (days: string) => `${counted(days)} gün`,
    depositAgency: (amount: string) => `${amount} (girişte acentaya, çıkışta iade edilir)`,
    depositOwner: (amount: string) => `${amount} (girişte ev sahibine, çıkışta iade edilir)`,
    depositBack: (amount: string) => `${amount} (girişte alınır, iade edilir)`,
    moment: (moment: string) => `${moment} (Türkiye saati)`,
    online: 'Web sitesinde elektronik onay',
    booker: 'Rezervasyonu yapan, talep formunda adı yazan kişi',
    unsold: 'Şu anda satışta değil',
  },
  lines: {
    run: (days: string, count: string, price: string) =>
      `${days} · ${counted(count)} gece × ${price}`,
    early: (rate: string) => `Erken rezervasyon indirimi · ${rate}`,
    long: (rate: string) => `Uzun konaklama indirimi · ${rate}`,
    agency: 'Acenta indirimi',
    cleaning: 'Temizlik ücreti',
    late: 'Geç çıkış',
    lateUntil: (time: string) => `Geç çıkış (${time})`,
    nightly: (name: string) => `${name}, gecelik`,
    each: (name: string) => `${name}, kişi başı`,
    pieces: (name: string, count: string) => `${name} (${counted(count)} adet)`,
  },
  /** Of the card on the wall, which has every language beside the Turkish words. */
  card: {
    permitNo: 'Belge no',
    holder: 'Belge sahibi',
    plaque: 'Plaket no',
    most: 'En çok',
    until: 'Geçerlilik sonu',
    phones: 'Telefonlar',
    caretaker: 'Evle ilgilenen',
    caretakerNamed: (name: string) => `Evle ilgilenen (${name})`,
    greeter: 'Karşılayan',
    greeterNamed: (name: string) => `Karşılayan (${name})`,
    exits: 'Çıkışlar ve yangın',
    rules: 'Evin kuralları',
    hours: (arrival: string, departure: string) => `Giriş ${arrival}, çıkış ${departure}`,
  },
  sentences: {
    balance: PROMISES.balance,
    parts:
      'Ara ödemeler yazılı günlerine kadar acentaya yapılır. Günü geçen bir ara ödeme rezervasyonu kendiliğinden düşürmez; acenta sizi arar. İptal hâlinde yaptığınız ara ödemeler kesintisiz iade edilir.',
    identity: (contact: string) =>
      `1774 sayılı Kanun gereğince konaklayacak herkesin kimlik bilgisi girişten önce alınır. Konaklamanız süresince ${contact} üzerinden bize ulaşabilirsiniz.`,
    draft:
      'Bu metin, talebinizi gönderirken verdiğiniz onayla kurulacak sözleşmedir. Onayladığınız hâli rezervasyonunuzla birlikte saklanır.',
    amounts:
      'Tutarlar Türk lirasıdır ve bütün vergileri kapsar; burada yazmayan bir bedel istenmez. Geceler, talebiniz bize ulaştığında tutulur; rezervasyon ön ödemenin alınmasıyla kesinleşir. Ön ödeme süresi içinde yapılmazsa talep kendiliğinden düşer ve sizden bir bedel istenmez.',
    noWithdrawal:
      'Konaklama belirli bir tarihte verilen bir hizmettir; Mesafeli Sözleşmeler Yönetmeliği madde 15/1-g uyarınca **cayma hakkı yoktur**. İptal hâlinde ön ödemeden aşağıdaki kesinti yapılır, girişte ödenecek tutar istenmez.',
    complaints: (contact: string) =>
      `Şikâyetlerinizi ${contact} üzerinden iletebilirsiniz. Uyuşmazlıkta, Ticaret Bakanlığınca ilan edilen parasal sınırlara göre yerleşim yerinizdeki ya da işlemin yapıldığı yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsiniz.`,
    subject:
      'Sözleşmenin konusu, A bölümünde nitelikleri, tarihleri ve bedeli yazan konaklamadır. Ön bilgilendirme formu sözleşmenin parçasıdır.',
    offerEnds: (moment: string, link: string) =>
      `Teklifin son geçerlilik zamanı: ${moment}. Geceler, talebiniz bize ulaşana kadar başkası tarafından alınabilir. Teklifi görmek ve talep göndermek için: ${link}`,
  },
};
