import type { ShippedPage } from './shipped-page.ts';
import { h2, note, p, table, ul } from '#domain/rich-text/parts.ts';

/** Gizlilik ve çerezler. */
export const PRIVACY: ShippedPage = {
  section: 'privacy',
  title: 'Gizlilik ve çerezler',
  intro: 'Sitede neyi neden tuttuğumuz, hangi bilgiyi kiminle paylaştığımız.',
  body: [
    h2('Tarayıcınızda sakladıklarımız'),
    p(
      'Sitemiz, çalışması için gerekli olandan fazlasını tarayıcınıza yazmaz. Aşağıdakiler yalnız sizin cihazınızda durur ve bize gönderilmez.',
    ),
    table(
      ['Ad', 'Ne için', 'Ne kadar'],
      ['favourites', 'Kalbine bastığınız villaları hatırlamak', 'Siz silene kadar'],
      ['currency', 'Seçtiğiniz para birimini hatırlamak', 'Siz silene kadar'],
      ['theme', 'Açık ya da koyu görünümü hatırlamak', 'Siz silene kadar'],
      [
        'talepler',
        'Gönderdiğiniz taleplerin kodunu ve günlerini hatırlamak',
        'Konaklama bitene kadar',
      ],
    ),
    p(
      'Bir talep, mesaj ya da değişiklik gönderdiğinizde on saniye süren teknik bir çerez (kiyi_wrote), gönderdiğinizin her sayfada hemen görünmesini sağlar; sizi tanımaz.',
    ),
    p(
      'Reklam ya da izleme çerezi kullanmıyoruz. Zorunlu olmayan bir çerez kullanmaya başlarsak önce sorarız; “Reddet” düğmesi “Kabul et” kadar görünür olur.',
    ),
    h2('Sizin verdiğiniz bilgiler'),
    ul(
      '**Talep ve rezervasyon:** ad, telefon, e-posta, kişi sayısı, notunuz.',
      '**Konaklayanlar:** yasal bildirim için kimlik ya da pasaport bilgisi.',
      '**İletişim formu:** yazdığınız mesaj ve iletişim bilgileriniz.',
      '**Bülten:** e-posta adresiniz, onay zamanınız ve onayladığınız metnin sürümü.',
    ),
    h2('Ödeme'),
    p(
      'Kart ödemesi lisanslı ödeme kuruluşunun sayfasında, 256 bit SSL ve 3D Secure ile yapılır. Kart numaranız sunucularımıza ulaşmaz ve bizde saklanmaz; yalnız işlemin sonucunu ve referansını tutarız.',
    ),
    h2('Bülten'),
    p(
      'Bülten kaydı iki aşamalıdır: adresinizi yazar, gelen e-postadaki bağlantıyla onaylarsınız. Her e-postanın altındaki bağlantıyla tek tıkla ayrılırsınız.',
    ),
    h2('Haklarınız'),
    p(
      'Verileriniz üzerindeki haklarınızı ve başvuru yolunu [KVKK aydınlatma metninde](/website/kvkk) bulabilirsiniz.',
    ),
  ],
  data: { version: '2026-11' },
};

/** KVKK aydınlatma metni: the information required by article 10 of law 6698. */
export const KVKK: ShippedPage = {
  section: 'kvkk',
  title: 'Kişisel verilerin korunması: aydınlatma metni',
  intro:
    '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca. Sürüm: Kasım 2026.',
  body: [
    h2('Veri sorumlusu'),
    p('[ticaret unvanı], [adres]. E-posta: [[e-posta]](/contact)'),
    h2('Hangi veriyi hangi amaçla işliyoruz'),
    table(
      ['Veri', 'Amaç', 'Hukuki sebep (m. 5)'],
      [
        'Ad, telefon, e-posta, tarih ve kişi sayısı',
        'Talebi yanıtlamak, rezervasyonu kurmak ve yürütmek',
        'Sözleşmenin kurulması ve ifası',
      ],
      [
        'Konaklayanların kimlik ya da pasaport bilgisi, doğum tarihi, araç plakası',
        'Kolluğa kimlik bildirimi (1774 sayılı Kanun)',
        'Kanunlarda açıkça öngörülmesi',
      ],
      [
        'Ödeme tutarı, tarihi, yöntemi, banka referansı, fatura bilgisi',
        'Muhasebe, vergi bildirimleri ve iade',
        'Hukuki yükümlülük',
      ],
      [
        'Ev sahibinin kimlik, adres ve IBAN bilgisi',
        'Sözleşme, ödeme ve Gelir İdaresi bildirimi (VUK 538 sıra no.lu Tebliğ)',
        'Sözleşmenin ifası, hukuki yükümlülük',
      ],
      ['Konaklama sonrası yorum', 'Yayımlayarak öbür misafirleri bilgilendirmek', 'Açık rıza'],
      [
        'Bülten için e-posta',
        'Kampanya ve duyuru göndermek',
        'Açık rıza ve ticari elektronik ileti onayı',
      ],
      ['Giriş kayıtları ve IP adresi', 'Bilgi güvenliği', 'Meşru menfaat'],
    ),
    note(
      'Açık rıza bu metinden ayrı alınır, işaretli gelmez ve rezervasyon yapmanın koşulu değildir.',
    ),
    h2('Kimlere aktarıyoruz'),
    ul(
      'Konaklayacağınız villanın sahibine ve karşılayan görevliye: ad, telefon, tarih, kişi sayısı.',
      'Kolluğa: kimlik bildirimi.',
      'Gelir İdaresi Başkanlığına ve Kültür ve Turizm Bakanlığına: mevzuatın istediği bildirimler.',
      'Ödeme kuruluşuna, bankaya ve mali müşavire: işlemi tamamlamak için gereken kadarı.',
      'Barındırma hizmeti aldığımız kuruluşlara: sözleşmeyle ve yalnız bizim adımıza.',
      'Başka dilde yazıştığımızda, kullanıyorsak çeviri hizmeti aldığımız kuruluşa: iletinin metni; kimlik ve kart numaraları, IBAN, telefon ve e-posta adresleri gizlenerek.',
    ),
    h2('Toplama yöntemi'),
    p(
      'Verileri site formları, size gönderilen kişisel bağlantılar, e-posta, telefon ve girişte düzenlenen belgeler aracılığıyla, elektronik ya da fiziki ortamda topluyoruz.',
    ),
    h2('Ne kadar saklıyoruz'),
    table(
      ['Kayıt', 'Süre'],
      ['Onaylanmayan talepler', '1 yıl'],
      ['Rezervasyon, sözleşme ve ödeme kayıtları', '10 yıl (6102 sayılı Kanun m. 82)'],
      ['Konaklayanların kimlik bilgisi', 'Çıkıştan sonra 1 yıl'],
      ['İletişim mesajları', '2 yıl'],
      ['Bülten onayı', 'Ayrıldıktan sonra 3 yıl'],
      ['Giriş kayıtları', '1 yıl'],
    ),
    p(
      'Süresi dolan veriler silinir ya da anonim hâle getirilir; bu işlem imha kaydına yazılır. Kimlik numaraları şifrelenmiş saklanır ve ekranda kapalı gösterilir.',
    ),
    h2('Haklarınız (m. 11)'),
    ul(
      'Verinizin işlenip işlenmediğini öğrenmek ve bilgi istemek',
      'İşleme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek',
      'Yurt içinde ve yurt dışında aktarıldığı kişileri bilmek',
      'Eksik ya da yanlışsa düzeltilmesini, koşulları oluşmuşsa silinmesini istemek',
      'Bu işlemlerin aktarılan kişilere bildirilmesini istemek',
      'Yalnız otomatik sistemlerle yapılan analizin aleyhinize sonucuna itiraz etmek',
      'Kanuna aykırı işleme nedeniyle zarara uğrarsanız giderilmesini istemek',
    ),
    h2('Başvuru'),
    p(
      'Başvurunuzu aşağıdaki formla, yukarıdaki adrese yazılı olarak ya da rezervasyonda kullandığınız e-posta adresinden gönderebilirsiniz. En geç 30 gün içinde ücretsiz yanıtlarız. Yanıttan memnun kalmazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
    ),
  ],
  data: { version: '2026-11' },
};
