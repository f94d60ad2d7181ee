import { PROMISES } from '#domain/promises/sentences.ts';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { paragraphs } from '../text.ts';

type VillaTypeFacts = {
  slug: VillaTypeSlug;
  /** The short name in menus and filters. */
  name: string;
  /** The same, as a page's title. */
  heading: string;
  intro: string;
  body: RichTextPart[];
};

/** Addresses of the villa types; they share `/{slug}` with the regions. */
export const VILLA_TYPE_SLUGS = [
  'muhafazakar-villalar',
  'balayi-villalari',
  'luks-villalar',
  'ekonomik-villalar',
  'cocuk-havuzlu-villalar',
  'kapali-havuzlu-villalar',
  'isitmali-havuzlu-villalar',
  'deniz-manzarali-villalar',
  'denize-sifir-villalar',
  'doga-icinde-villalar',
  'jakuzili-villalar',
  'saunali-villalar',
  'evcil-hayvan-dostu-villalar',
  'genis-aile-villalari',
  'merkezi-villalar',
  'kis-kiralik-villalar',
  'bungalovlar',
  'apartlar',
] as const;

export type VillaTypeSlug = (typeof VILLA_TYPE_SLUGS)[number];

/** Every villa type, in the order the menus show them. */
export const VILLA_TYPES: readonly VillaTypeFacts[] = [
  {
    slug: 'muhafazakar-villalar',
    name: 'Muhafazakâr / Korunaklı',
    heading: 'Muhafazakâr ve korunaklı villalar',
    intro: 'Havuzu ve terası dışarıdan görünmeyen evler.',
    body: paragraphs(
      'Bu başlıktaki her evin havuzu komşu parsellerden, yoldan ve üst yamaçtan görünmez. Duvar yüksekliğine değil, gerçekten görünüp görünmediğine bakarız: ekibimiz havuz başında durur, çevredeki her pencereyi ve yolu tek tek kontrol eder.',
      'Korunaklılığın derecesi evden eve değişir. Bazılarında yalnız havuz, bazılarında bahçe ve teras da kapalıdır. Ayrıntıyı villa sayfasındaki havuz satırında yazarız; emin olmak isterseniz arayın, bahçeyi videoyla gösterelim.',
      'Bitkiyle sağlanan korunma mevsime göre seyrekleşebilir. Bu yüzden yalnız bitkiye güvenen evleri bu başlığa almıyoruz.',
    ),
  },
  {
    slug: 'balayi-villalari',
    name: 'Balayı',
    heading: 'Balayı villaları',
    intro: 'İki kişi için 1–2 odalı, havuzu yalnız size ait evler.',
    body: paragraphs(
      'İki kişilik tatilde büyük ev yük olur: temizlenecek oda, açılmayan panjur, boş masa. Buradaki evler 1 ya da 2 yatak odalı ve havuzları başka kimseyle paylaşılmıyor.',
      'Çoğunda jakuzi ya da geniş bir teras var. Yatak odasının yönünü ve sabah güneşi alıp almadığını sorarsanız söyleriz. Karşılamada çiçek ya da pasta isterseniz rezervasyon notuna yazın; fiyatıyla bir ek hizmet olarak ekleriz, onaylamanız yeterli.',
    ),
  },
  {
    slug: 'luks-villalar',
    name: 'Lüks',
    heading: 'Lüks villalar',
    intro: 'Malzemesi, alanı ve donanımı ortalamanın üzerinde evler.',
    body: paragraphs(
      'Lüks sözcüğünü üç ölçüte bağlıyoruz: her yatak odasının kendi banyosu olması, ortak alanların kişi başına genişliği ve mutfaktan klimaya kadar donanımın son beş yıl içinde yenilenmiş olması.',
      'Bu evlerin bir bölümünde haftada iki temizlik ya da kahvaltı hizmeti alınabilir. Fiyata nelerin dahil olduğu her villanın kendi sayfasında, “Dahil olanlar” başlığında yazar.',
    ),
  },
  {
    slug: 'ekonomik-villalar',
    name: 'Ekonomik',
    heading: 'Ekonomik villalar',
    intro: 'Aynı bölgede daha sade döşenmiş, bütçesi rahat evler.',
    body: paragraphs(
      'Ekonomik evlerde de havuz, klima ve tam mutfak var; fark genellikle mobilyada, manzarada ya da denize uzaklıktadır. İzin belgesi ve havuz bakımı gibi konularda aynı kuralları uygularız.',
      'Haziranın ilk yarısı ve eylül ortası, temmuz–ağustosa göre belirgin biçimde hesaplıdır. Tarihiniz esnekse aramada “± gün” seçeneğini kullanın, en uygun haftayı birlikte görelim.',
    ),
  },
  {
    slug: 'cocuk-havuzlu-villalar',
    name: 'Çocuk Havuzlu',
    heading: 'Çocuk havuzlu villalar',
    intro: 'Büyük havuzun yanında 40–60 santimetre derinliğinde ayrı bir havuz.',
    body: paragraphs(
      'Çocuk havuzu, büyük havuzun içindeki bir basamak değildir: büyük havuzdan ayrıdır, kendi derinliği ve çoğu evde kendi devirdaimi vardır. Ölçülerini villa sayfasında yazarız.',
      'Havuz, derinliği ne olursa olsun yetişkin gözetimi ister. İsterseniz havuz çiti olan evleri filtreden seçin; çit, mama sandalyesi ve bebek yatağı için rezervasyonda not bırakın.',
    ),
  },
  {
    slug: 'kapali-havuzlu-villalar',
    name: 'Kapalı Havuzlu',
    heading: 'Kapalı havuzlu villalar',
    intro: 'Havuzu evin içinde: yağmurda da, ocakta da yüzülür.',
    body: paragraphs(
      'Kapalı havuz evin içinde ya da bitişiğindeki camlı bir bölümdedir, suyu ısıtılır. Su sıcaklığı 27–30 derece arasında tutulur; havanın sıcaklığına göre istenen dereceye ulaşması bir gün sürebilir.',
      'Çoğunun bahçesinde ayrıca bir açık havuz bulunur. Isıtmanın fiyata dahil olup olmadığı eve göre değişir ve sayfasında yazar.',
    ),
  },
  {
    slug: 'isitmali-havuzlu-villalar',
    name: 'Isıtmalı Havuzlu',
    heading: 'Isıtmalı havuzlu villalar',
    intro: 'Nisanda ve kasımda da yüzülebilen havuzlar.',
    body: paragraphs(
      'Akdeniz’de ısıtılmayan bir havuz mayıs ortasına kadar serindir. Isı pompalı havuzlarda su 26–28 dereceye getirilir; bunun için bize en az 48 saat önceden haber vermeniz gerekir.',
      'Isıtma çoğu evde günlük bir ek hizmettir; fiyatı evin sayfasında yazar. Açık havuzda gece soğuğu suyu 1–2 derece düşürür, örtü kullanılırsa bu fark azalır. Haziran–eylül arasında ısıtmaya gerek duyulmaz.',
    ),
  },
  {
    slug: 'deniz-manzarali-villalar',
    name: 'Deniz Manzaralı',
    heading: 'Deniz manzaralı villalar',
    intro: 'Denizi terastan ya da havuz başından gören evler.',
    body: paragraphs(
      '“Manzara” için ölçümüz basit: havuz başında ya da ana terasta otururken deniz görünmeli. Yalnız çatıdan ya da bir pencerenin köşesinden görünüyorsa ev bu başlığa girmez.',
      'Manzaralı evler çoğunlukla yamaçtadır; bu da yokuş ve merdiven demektir. Deniz kenarında olmak istiyorsanız [denize sıfır](/denize-sifir-villalar) başlığına bakın.',
    ),
  },
  {
    slug: 'denize-sifir-villalar',
    name: 'Denize Sıfır',
    heading: 'Denize sıfır villalar',
    intro: 'Kapısından denize en çok 60 metre olan evler.',
    body: paragraphs(
      'Denize sıfır dediğimiz evlerle su arasında yol bulunmaz ya da yalnız yaya yolu bulunur, mesafe de 60 metreyi geçmez. Sayıları azdır ve yaz haftaları çoğunlukla kışın dolar.',
      'Kıyının kum mu, çakıl mı, iskele mi olduğunu sorarsanız söyleriz. Kanun gereği kıyılar herkese açıktır; evin önündeki kumsal yalnız size ait olmayabilir.',
    ),
  },
  {
    slug: 'doga-icinde-villalar',
    name: 'Doğa İçinde',
    heading: 'Doğa içinde villalar',
    intro: 'Zeytinlikte, ormanda ya da yaylada, komşusu uzak evler.',
    body: paragraphs(
      'Bu evler merkeze en az 3 kilometre uzakta, ağaçların ya da tarlaların arasındadır. Karşılığında sessizlik, yıldız ve serin gece alırsınız.',
      'Doğanın içinde olmak böcek, kirpi, horoz sesi ve bazen zayıf telefon çekimi de demektir. Araç gereklidir; son birkaç yüz metre toprak yol olabilir, bunu villa notlarında belirtiriz.',
    ),
  },
  {
    slug: 'jakuzili-villalar',
    name: 'Jakuzili',
    heading: 'Jakuzili villalar',
    intro: 'Odada, terasta ya da bahçede jakuzisi olan evler.',
    body: paragraphs(
      'Jakuzinin yeri eve göre değişir: yatak odasında, banyoda, terasta ya da bahçede olabilir. Yerini ve kaç kişilik olduğunu rezervasyondan önce sorabilirsiniz.',
      'Suyu her misafirden önce boşaltılıp yenilenir. Dış mekân jakuzilerinde çevre gürültüsünü önlemek için gece 23.00’ten sonra pompa kapatılır.',
    ),
  },
  {
    slug: 'saunali-villalar',
    name: 'Saunalı',
    heading: 'Saunalı villalar',
    intro: 'Sauna odası yalnız sizin kullanımınızda olan evler.',
    body: paragraphs(
      'Sauna özellikle sonbahar ve kışta aranıyor. Evlerimizdeki saunalar elektrikli, 2–4 kişiliktir ve ısınması 30–40 dakika sürer.',
      'Kalp–damar rahatsızlığı olanların ve hamilelerin doktora danışmadan kullanmamasını, çocukların yalnız bırakılmamasını rica ederiz.',
    ),
  },
  {
    slug: 'evcil-hayvan-dostu-villalar',
    name: 'Evcil Hayvan Dostu',
    heading: 'Evcil hayvan dostu villalar',
    intro: 'Köpeğinizle ya da kedinizle birlikte kalabileceğiniz evler.',
    body: paragraphs(
      `Bu evlerin sahipleri evcil hayvanı baştan kabul ediyor. ${PROMISES.pets}`,
      'Bahçelerin çoğu çevrilidir ama her çit her köpeği tutmaz. Çit yüksekliğini sorun. Havuza girmemesi, yatak ve koltuklara çıkmaması ve aşı karnesinin yanınızda olması ortak kurallarımızdır.',
    ),
  },
  {
    slug: 'genis-aile-villalari',
    name: 'Geniş Aile',
    heading: 'Geniş aile villaları',
    intro: '5–6 yatak odalı, 10–12 kişilik evler.',
    body: paragraphs(
      'İki ya da üç ailenin birlikte kalabileceği evler: herkesin oturabildiği bir masa, en az 3 banyo ve mümkünse iki ayrı oturma alanı.',
      'Mevzuat gereği bir evde kalacak kişi sayısı yatak odası sayısının iki katının iki fazlasını ve her durumda 12’yi geçemez; 3 yaşından küçükler sayılmaz. Daha kalabalıksanız yan yana iki ev önerebiliriz.',
    ),
  },
  {
    slug: 'merkezi-villalar',
    name: 'Merkezi',
    heading: 'Merkezi villalar',
    intro: 'Çarşıya en çok 800 metre: akşam arabayı almadan çıkın.',
    body: paragraphs(
      'Merkezi dediğimiz evlerden çarşıya yürüyerek 10–12 dakikada varılır. Kalkan ve Kaş’ta bu yol yokuşlu olabilir; eğimini sorarsanız söyleriz.',
      'Çarşıya yakınlık yazın biraz ses demektir. Sokağa bakan yatak odalarında çift cam varsa evin özellikleri arasında yazar.',
    ),
  },
  {
    slug: 'kis-kiralik-villalar',
    name: 'Kış Kiralık',
    heading: 'Kışın kiralık villalar',
    intro: 'Isıtması yeterli, ekim–nisan arasında da açık evler.',
    body: paragraphs(
      'Yazlık evlerin çoğu kışa göre yapılmamıştır. Bu başlıktaki evlerde yerden ısıtma, kombi ya da yeterli sayıda ısıtıcı ile şömine var ve pencereler çift camlıdır.',
      'Kışın en az 2 gece kalınır. Uzun kalışlar için indirim tanımlı evler var; 100 günü aşan kiralamalar turizm amaçlı kiralamanın dışında kaldığı için ayrı bir sözleşme gerektirir.',
    ),
  },
  {
    slug: 'bungalovlar',
    name: 'Bungalov',
    heading: 'Bungalovlar',
    intro: 'Ahşap, 1–2 odalı, bahçesi kendine ait küçük evler.',
    body: paragraphs(
      'Bungalovlarımız çoğunlukla Sapanca’nın ormanlık yamaçlarında ve Faralya’da. Ahşap yapılardır; 2–4 kişi rahat eder.',
      'Ahşap ev sesi geçirir: aynı arazide komşu bungalov varsa aradaki mesafeyi rezervasyondan önce sorun. Çoğunda dışarıda ateş çukuru ya da mangal alanı bulunur.',
    ),
  },
  {
    slug: 'apartlar',
    name: 'Apart',
    heading: 'Apartlar',
    intro: 'Ortak havuzlu, mutfağı içinde, merkeze yakın daireler.',
    body: paragraphs(
      'Apartlarda havuz ve bahçe diğer dairelerle ortaktır; karşılığında fiyat daha düşüktür ve çoğu çarşıya yürüme mesafesindedir.',
      'Her dairenin kendi mutfağı, banyosu ve balkonu var. Havuz kullanım saatleri ortak kurallara bağlıdır ve villa sayfasındaki “Ev kuralları” bölümünde yazar.',
    ),
  },
];
