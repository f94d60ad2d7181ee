import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { PROMISES } from '#domain/promises/sentences.ts';
import { GAPS } from '#domain/settings/company-facts.ts';
import type { ShippedPage } from './shipped-page.ts';
import { KVKK, PRIVACY } from './privacy-pages.ts';
import { RENTAL } from './rental-page.ts';
import { h2, note, p, steps, table, ul } from '#domain/rich-text/parts.ts';

/** What is kept of the prepayment by the days that lie between the cancellation and check-in. */
/** From the earliest to the latest; the first that applies is used. */
export const CANCEL_TIERS: readonly CancelTier[] = [
  { daysBefore: 60, keptRate: 0 },
  { daysBefore: 30, keptRate: 5000 },
  { daysBefore: 15, keptRate: 7500 },
  { daysBefore: 0, keptRate: 10_000 },
];

const ABOUT: ShippedPage = {
  section: 'about',
  title: 'Hakkımızda',
  intro: GAPS.story,
  body: [
    p(GAPS.story),
    h2('Nasıl çalışırız'),
    ul(
      '**Evi görürüz.** Sayfadaki ölçüleri ekibimiz alır. Havuz derinliği, yatak eni ve denize uzaklık tahmini değildir.',
      '**Eksiği yazarız.** Yolu topraksa, merdiveni çoksa, yanında inşaat varsa villa notlarında görürsünüz.',
      '**Takvim tektir.** Boş görünen gün boştur. Aynı gece iki kişiye satılamaz; sistemimiz buna izin vermez.',
      '**Fiyat baştan bellidir.** Temizlik toplamın içindedir, ek hizmetler fiyatıyla yazar; kapıda yeni bir kalem çıkmaz.',
    ),
    h2('Belgelerimiz'),
    p(
      'Unvanımız [ticaret unvanı], TÜRSAB belge numaramız [TÜRSAB belge no]. Yalnızca turizm amaçlı kiralama izin belgesi olan evlere aracılık ederiz; numarası her villanın sayfasında yazar. Belgelerimizin listesi [evraklarımız](/website/document) sayfasındadır.',
    ),
    h2('Ev sahipleriyle ilişkimiz'),
    p(
      'Ev sahibiyle yazılı sözleşme yaparız. Komisyonumuz konaklama bedeli üzerindendir, misafirden ayrıca hizmet bedeli almayız. Ev sahibi kendi takvimini, rezervasyonlarını ve hesabını panelinden görür.',
    ),
    note(GAPS.story),
  ],
  data: {},
};

const CANCEL: ShippedPage = {
  section: 'cancel',
  title: 'İptal koşulları',
  intro:
    'Ne kadar erken haber verirseniz o kadar çoğu geri ödenir. Süreler giriş gününe göre sayılır.',
  body: [
    h2('Siz iptal ederseniz'),
    p(
      'Aşağıdaki oranlar ön ödemeye uygulanır. Girişte ödenecek kalan tutar için bir talepte bulunmayız.',
    ),
    table(
      ['Girişe kalan süre', 'Kesilen', 'İade edilen'],
      ['60 gün ve daha fazla', 'Kesinti yok', 'Ön ödemenin tamamı'],
      ['30–59 gün', 'Ön ödemenin %50’si', 'Ön ödemenin %50’si'],
      ['15–29 gün', 'Ön ödemenin %75’i', 'Ön ödemenin %25’i'],
      ['15 günden az', 'Ön ödemenin tamamı', 'İade yok'],
    ),
    p(
      'İptali yazılı olarak, rezervasyondaki e-posta adresinizden bildirin. İsteğiniz hangi gün ulaştıysa süre o günden hesaplanır.',
    ),
    h2('Geceleri yeniden satabilirsek'),
    p(
      'İptal ettiğiniz geceler başka bir misafire satılırsa, satılan gecelere düşen kesintiyi de size iade ederiz.',
    ),
    h2('Biz ya da ev sahibi iptal edersek'),
    p(
      'Ev kullanılamaz duruma gelirse ya da izin belgesi iptal edilirse, size eşdeğer bir ev öneririz. Kabul etmezseniz ödediğiniz tutarın tamamı 3 iş günü içinde iade edilir.',
    ),
    h2('Mücbir sebep'),
    p(
      'Doğal afet, salgın, resmî seyahat yasağı ya da birinci derece yakının vefatı gibi belgelenen durumlarda kesinti yapmadan tarihinizi bir yıl içinde ertelersiniz.',
    ),
    h2('Gelmezseniz'),
    p(
      'Giriş günü saat 23.00’e kadar haber vermeden gelmezseniz rezervasyon “gelmedi” olarak kapatılır ve ön ödeme iade edilmez. Geç kalacaksanız aramanız yeterli, evi tutarız.',
    ),
    note(
      'Belirli bir tarihte yapılacak konaklamaya ilişkin sözleşmelerde, Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesi gereğince cayma hakkı kullanılamaz. Yukarıdaki koşullar bu hakkın yerine sözleşmeyle tanınmıştır.',
    ),
  ],
  data: { basis: 'prepayment', tiers: CANCEL_TIERS },
};

const HOW_RENT: ShippedPage = {
  section: 'howrent',
  title: 'Nasıl kiralarım?',
  intro: 'Villayı seçmekten depozitonun iadesine kadar yedi adım.',
  body: [
    steps(
      {
        title: 'Villanızı ve tarihinizi seçin',
        text: 'Giriş ve çıkış günlerini takvimden işaretleyin, kişi sayısını yazın. Toplam, ön ödeme ve girişte ödenecek tutar hemen görünür.',
      },
      {
        title: 'Talep gönderin',
        text: 'Adınızı, telefonunuzu ve e-posta adresinizi yazın. Bu aşamada ödeme alınmaz; geceler, size en geç yanıt vereceğimiz saate kadar sizin için tutulur.',
      },
      {
        title: 'Teyidi bekleyin',
        text: 'Ev sahibiyle son durumu doğrular, size e-posta ve telefonla döneriz. Ev uygun değilse benzer bir ev öneririz.',
      },
      {
        title: '24 saat içinde ön ödemeyi yapın',
        text: 'Teyitten sonra geceler 24 saat sizin için tutulur. Ön ödeme çoğu evde %20’dir; havale, FAST ya da kartla ödersiniz. Süre dolarsa geceler yeniden satışa açılır.',
      },
      {
        title: 'Onay belgenizi alın',
        text: 'Ödeme gelince rezervasyon kesinleşir. Onay belgesinde izin belgesi numarası, kalan tutar, depozito ve iptal koşulları yazar. Misafir bilgilerini de bu sırada girersiniz.',
      },
      {
        title: 'Girişte kalanı ve depozitoyu ödeyin',
        text: `Giriş 16.00’dan sonradır. ${PROMISES.place} ${PROMISES.balance} Hasar depozitosu da girişte alınır.`,
      },
      {
        title: 'Çıkışta birlikte kontrol edelim',
        text: 'Çıkış en geç 10.00’dadır. Evi birlikte gezeriz; bir hasar yoksa depozito geri ödenir.',
      },
    ),
    h2('Aklınızda kalanlar'),
    p(
      '[Sıkça sorulan sorular](/faq), [kiralama koşulları](/website/rental) ve [iptal koşulları](/website/cancel) sayfalarına bakabilir ya da [bizi arayabilirsiniz](/contact).',
    ),
  ],
  data: {},
};

const HOME: ShippedPage = {
  section: 'home',
  title: 'Denize yakın, kalabalığa uzak',
  intro:
    'Kaş’tan Bodrum’a, her birini görüp ölçtüğümüz kiralık villalar. Fiyatı, boş günü ve izin numarası açıkta.',
  body: [],
  data: {
    whyUs: [
      {
        title: 'Evi biz de gördük',
        text: 'Her villayı gezdik, ölçtük. Havuzun derinliği de yatakların eni de sayfasında yazar.',
      },
      {
        title: 'Fiyatın tamamı baştan belli',
        text: 'Temizlik toplamın içindedir, ek hizmetler fiyatıyla yazar. Bir bölümünü şimdi, kalanını girişte ödersiniz.',
      },
      {
        title: 'Boş görünen gün boştur',
        text: 'Takvimler her evde günceldir. Tarihiniz doluysa en yakın boş günleri söyleriz.',
      },
      {
        title: 'Belgeli acenta, izinli ev',
        text: 'TÜRSAB belge numaramız [TÜRSAB belge no]. Her villanın izin belgesi numarası kendi sayfasındadır.',
      },
    ],
  },
};

/**
 * The texts of the website's content pages as they come with the product, with placeholders for the
 * company. Legal ones are drafts that a lawyer must read. Whoever changes one raises its edition
 * (`editions.ts`): agencies are then offered it.
 */
export const SHIPPED_PAGES: readonly ShippedPage[] = [
  ABOUT,
  RENTAL,
  CANCEL,
  PRIVACY,
  KVKK,
  HOW_RENT,
  HOME,
];
