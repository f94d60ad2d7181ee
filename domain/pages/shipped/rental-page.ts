import { PROMISES } from '#domain/promises/sentences.ts';
import type { ShippedPage } from './shipped-page.ts';
import { h2, note, p, ul } from '#domain/rich-text/parts.ts';

/** Kiralama koşulları, as numbered articles. */
export const RENTAL: ShippedPage = {
  section: 'rental',
  title: 'Kiralama koşulları',
  intro: 'Rezervasyonu onayladığınızda kabul ettiğiniz koşullar. Sürüm: Kasım 2026.',
  body: [
    h2('Madde 1 – Taraflar ve konu'),
    p(
      'Bu koşullar, villayı kiraya veren ev sahibi, konaklayan kişi (“misafir”) ve aracılık eden [ticaret unvanı] (“acenta”, TÜRSAB belge no [TÜRSAB belge no]) arasındadır. Acenta, ev sahibi adına rezervasyonu kurar, ön ödemeyi alır ve misafirin konaklama süresince muhatabıdır.',
    ),
    p(
      'Kiralama, 7464 sayılı Kanun kapsamında turizm amaçlıdır ve bir seferde 100 günü geçemez. Villanın izin belgesi numarası ilan sayfasında ve onay belgesinde yer alır.',
    ),
    h2('Madde 2 – Rezervasyonun kurulması'),
    p(
      'Talep gönderildiğinde geceler, bildirilen yanıt saatine kadar tutulur. Acentanın teyidinden sonra geceler misafir için 24 saat daha tutulur ve ön ödeme beklenir. Rezervasyon, ön ödemenin acenta hesabına geçmesiyle kesinleşir. Süresi içinde ödenmezse geceler yeniden satışa açılır.',
    ),
    h2('Madde 3 – Ödeme'),
    ul(
      'Ön ödeme, fiyat dökümünde gösterilen tutardır; çoğu villada konaklama bedelinin %20’sidir.',
      PROMISES.balance,
      'Bütün ödemeler Türk lirasıdır.',
      PROMISES.extras,
      'Sitede dövizle gösterilen tutarlar bilgi içindir.',
      'Kesinleşen rezervasyonun fiyatı, sonradan yapılan fiyat değişikliklerinden etkilenmez.',
    ),
    h2('Madde 4 – Giriş ve çıkış'),
    p(
      `Giriş 16.00’dan sonra, çıkış en geç 10.00’dadır. Villa sayfasında başka saat yazıyorsa o geçerlidir. ${PROMISES.place} İzinsiz geç çıkışta, bir sonraki misafirin girişini geciktiren her saat için bir gecelik bedelin onda biri istenebilir.`,
    ),
    h2('Madde 5 – Kişi sayısı'),
    p(
      'Villada, rezervasyonda bildirilen kişiler konaklar. Toplam sayı villanın kapasitesini ve her durumda yatak odası sayısının iki katının iki fazlasını ya da 12 kişiyi aşamaz; 3 yaşından küçükler sayılmaz. Kapasitenin aşılması hâlinde fazla kişilerin ayrılması istenir, aykırılık sürerse sözleşme sona erdirilebilir.',
    ),
    h2('Madde 6 – Hasar depozitosu'),
    p(
      'Depozito girişte alınır ve konaklama bedelinden ayrıdır. Çıkışta ev birlikte kontrol edilir. Hasar yoksa depozito aynı gün iade edilir; hasar varsa belgeli onarım bedeli düşülür ve kalan kısım en geç 7 gün içinde ödenir. Olağan kullanımdan doğan yıpranma hasar sayılmaz.',
    ),
    h2('Madde 7 – Temizlik'),
    p(
      'Ev temiz teslim edilir. Eşik gecesinden kısa konaklamalarda fiyat dökümünde gösterilen temizlik ücreti alınır. Misafirden bulaşıkların yıkanması ve çöplerin çıkarılması beklenir; bunun ötesinde bir temizlik beklenmez.',
    ),
    h2('Madde 8 – Evcil hayvan'),
    p(
      `Evcil hayvan yalnız bunu kabul eden villalarda, rezervasyonda bildirilerek ve aşı karnesiyle getirilebilir. Havuza girmesine, yatak ve koltukların kullanılmasına izin verilmez. Görme engelli rehber köpekleri bu sınırlamaların dışındadır. ${PROMISES.pets}`,
    ),
    h2('Madde 9 – Havuz güvenliği'),
    p(
      'Villalarda cankurtaran bulunmaz. Çocuklar ve yüzme bilmeyenler havuz başında gözetimsiz bırakılmaz. Havuza cam eşya ile girilmez, atlanmaz ve kimyasal bakım sırasında havuz kullanılmaz. Havuzun ölçüsü ve derinliği villa sayfasında yazar.',
    ),
    h2('Madde 10 – Arıza ve ayıp'),
    p(
      'Misafir, arızayı fark ettiğinde acentaya bildirir. Elektrik, su, sıcak su ve klima arızalarına aynı gün müdahale edilir. Konaklamayı önemli ölçüde engelleyen ve makul sürede giderilemeyen arızada acenta eşdeğer bir ev sunar ya da kullanılmayan gecelerin bedelini iade eder. Bölgesel elektrik ve su kesintileri bu maddenin dışındadır.',
    ),
    h2('Madde 11 – Sorumluluk'),
    p(
      'Misafir, kendisinin ve birlikte geldiği kişilerin verdiği zarardan sorumludur. Değerli eşyanın saklanması misafire aittir. Ev sahibi ve acenta, kendi kusurlarından ve emredici kurallardan doğan sorumluluklarını bu koşullarla sınırlayamaz.',
    ),
    p(
      'Komşuları rahatsız eden gürültü, etkinlik ve toplu davet yapılmaz; 23.00–08.00 arası sessizlik saatidir.',
    ),
    h2('Madde 12 – Kimlik bildirimi'),
    p(
      '1774 sayılı Kimlik Bildirme Kanunu gereğince konaklayan herkesin bilgisi girişten önce alınır ve kolluğa bildirilir. Bilgi vermeyen kişi konaklayamaz. Verilerin işlenmesi [KVKK aydınlatma metninde](/website/kvkk) açıklanmıştır.',
    ),
    h2('Madde 13 – İptal'),
    p('İptal ve iade, [iptal koşulları](/website/cancel) sayfasındaki sürelere göre yapılır.'),
    h2('Madde 14 – Uyuşmazlık'),
    p(
      'Uyuşmazlıkta, parasal sınırına göre misafirin yerleşim yerindeki ya da sözleşmenin yapıldığı yerdeki tüketici hakem heyeti veya tüketici mahkemesi yetkilidir.',
    ),
    note('Rezervasyon sırasında kabul ettiğiniz sürüm saklanır ve size gönderilir.'),
  ],
  data: { version: '2026-11' },
};
