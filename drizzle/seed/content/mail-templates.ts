type MailTemplateFacts = {
  key: string;
  subject: string;
  /** Plain text; a line whose amount is zero is omitted when the mail is rendered. */
  body: string;
  /**
   * Label of the button below the text, for mails that link to a page for which no variable exists
   * (confirmation, password, review, offer); null where there is none.
   */
  action: string | null;
};

const SIGNATURE = `Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}`;

const STAY = `Rezervasyon kodu: {{rezervasyon_kodu}}
Villa: {{villa_adi}} (izin belgesi {{belge_no}})
Giriş: {{giris_tarihi}}, {{giris_saati}}
Çıkış: {{cikis_tarihi}}, {{cikis_saati}}
Süre: {{gece}} gece
Yetişkin: {{yetiskin}}
Çocuk: {{cocuk}}
Bebek: {{bebek}}`;

const MONEY = `Toplam: {{toplam}}
Temizlik (toplama dahil): {{temizlik}}
Ek hizmetler (toplama dahil): {{ek_hizmet}}
Ön ödeme: {{on_odeme}}
Girişte ödenecek: {{kalan}}
Ek hizmet için acenteye ödenecek: {{ek_hizmet_borcu}}
Hasar depozitosu (girişte alınır, çıkışta iade edilir): {{depozito}}`;

function mail(
  key: string,
  subject: string,
  paragraphs: readonly string[],
  action: string | null = null,
): MailTemplateFacts {
  return { key, subject, body: [...paragraphs, SIGNATURE].join('\n\n'), action };
}

const HELLO = 'Merhaba {{ad_soyad}},';

/** For an unverified address: without the name, which anybody may have typed. */
const HELLO_STRANGER = 'Merhaba,';

/** All mails of the product, as first stored. */
export const MAIL_TEMPLATES: readonly MailTemplateFacts[] = [
  mail(
    'talep_alindi',
    'Talebinizi aldık: {{villa_adi}}, {{giris_tarihi}}',
    [
      HELLO_STRANGER,
      'Talebiniz bize ulaştı. Geceleri adınıza ayırdık; ev sahibiyle son durumu doğrulayıp size döneceğiz. Bu aşamada ödeme yapmanız gerekmiyor.',
      'Geceler şu ana kadar sizin: {{talep_bitis}}',
      STAY,
      MONEY,
      'Durumu, ödemeyi ve sıradaki adımı Konaklamam sayfanızda her an görebilirsiniz; bağlantı size özeldir.',
    ],
    'Konaklamam',
  ),
  mail(
    'yeni_talep_yonetici',
    'Yeni talep {{rezervasyon_kodu}}: {{villa_adi}}, {{giris_tarihi}}',
    [
      'Yeni bir talep var. Süresi dolmadan ev sahibinden teyit alın.',
      'Süresi: {{talep_bitis}}',
      'Misafir: {{ad_soyad}}\nTelefon: {{telefon}}',
      STAY,
      MONEY,
    ],
    'Talebi aç',
  ),
  mail(
    'sahip_musaitlik',
    'Müsaitlik teyidi: {{villa_adi}}, {{giris_tarihi}} – {{cikis_tarihi}}',
    [
      'Merhaba,',
      'Eviniz için yeni bir talep aldık. Bu tarihlerin boş olduğunu kısa sürede doğrulamanızı rica ederiz; panelinizden ya da bu e-postayı yanıtlayarak bildirebilirsiniz.',
      'Villa: {{villa_adi}}\nGiriş: {{giris_tarihi}}\nÇıkış: {{cikis_tarihi}}\nSüre: {{gece}} gece\nYetişkin: {{yetiskin}}\nÇocuk: {{cocuk}}\nBebek: {{bebek}}',
      'Yanıtınızı alana kadar takviminizde bu geceler bekletilir.',
    ],
    'Panelde aç',
  ),
  mail(
    'on_odeme_bilgi',
    'Eviniz hazır, ön ödemenizi bekliyoruz: {{villa_adi}}',
    [
      HELLO,
      'Ev sahibi tarihlerinizi teyit etti; {{villa_adi}} için geceler sizin için tutuluyor. Ön ödemeniz gelince rezervasyonunuz kesinleşecek.\n\nSon ödeme zamanı: {{opsiyon_bitis}}',
      STAY,
      MONEY,
      'Banka hesaplarımız:\n{{banka_listesi}}',
      'Açıklamaya yalnız rezervasyon kodunuzu yazın: {{rezervasyon_kodu}}. Kartla ödemek ya da havalenizi bildirmek için aşağıdaki düğmeyle Konaklamam sayfanızı açın.',
      'Süre dolarsa geceler yeniden satışa açılır. Zamana ihtiyacınız varsa süre bitmeden haber verin.',
    ],
    'Öde ya da bildir',
  ),
  mail(
    'odeme_linki',
    'Ödeme bağlantınız: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} rezervasyonunuz için ödeme bağlantınız hazır:',
      '{{odeme_linki}}',
      'Ödenecek tutar: {{tutar}}\nKonaklama toplamı: {{toplam}}',
      'Ödeme, lisanslı ödeme kuruluşunun sayfasında 3D Secure ile yapılır; kart numaranız bize ulaşmaz. Bağlantı yalnız size özeldir, başkasıyla paylaşmayın.',
    ],
    'Güvenli ödemeye geç',
  ),
  mail(
    'odeme_alindi',
    'Ödemeniz ulaştı: {{rezervasyon_kodu}}',
    [
      HELLO,
      'Ödemeniz hesabımıza geçti, teşekkür ederiz. Rezervasyonunuz kesinleşince onay belgenizi ayrı bir e-postayla göndeririz.',
      'Alınan tutar: {{tutar}}\nRezervasyon kodu: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nGiriş: {{giris_tarihi}}\nGirişte ödenecek: {{kalan}}',
    ],
    'Konaklamam',
  ),
  mail(
    'odeme_basarisiz',
    'Ödemeniz tamamlanamadı: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} için yaptığınız ödeme bankanız tarafından tamamlanmadı. Hesabınızdan çekim yapılmadıysa aşağıdaki düğmeyle yeniden deneyebilirsiniz.',
      'İsterseniz havale ya da FAST ile de ödeyebilirsiniz:\n{{banka_listesi}}',
      'Son ödeme zamanı: {{opsiyon_bitis}}\n\nGeceler o zamana kadar sizin için tutuluyor. Hesabınızdan çekim yapıldıysa bize yazın, aynı gün bakalım.',
    ],
    'Yeniden dene',
  ),
  mail(
    'opsiyon_hatirlatma',
    'Ödeme süreniz bitiyor: {{villa_adi}}',
    [
      HELLO,
      '{{villa_adi}} için ödeme süreniz bitmek üzere. Ön ödemeniz henüz bize ulaşmadı; ödeme yaptıysanız bu e-postayı dikkate almayın, makbuzu yanıt olarak göndermeniz yeterli.',
      'Rezervasyon kodu: {{rezervasyon_kodu}}\nGiriş: {{giris_tarihi}}\nÇıkış: {{cikis_tarihi}}\nÖn ödeme: {{on_odeme}}\nSon ödeme zamanı: {{opsiyon_bitis}}',
      'Banka hesaplarımız:\n{{banka_listesi}}',
      'Vazgeçtiyseniz tek satır yazmanız yeter; geceleri hemen serbest bırakırız.',
    ],
    'Öde ya da bildir',
  ),
  mail('opsiyon_doldu', 'Süre doldu: {{villa_adi}}, {{giris_tarihi}}', [
    HELLO_STRANGER,
    '{{villa_adi}} için ayrılan süre ön ödeme gelmediği için doldu ve {{giris_tarihi}} – {{cikis_tarihi}} geceleri yeniden satışa açıldı.',
    'Hâlâ ilgileniyorsanız yazın: geceler boşsa sizin için yeniden tutarız, doluysa benzer bir ev öneririz. Ödeme gönderdiyseniz de bize haber verin, tutar kaydınızda duruyor.',
    'Rezervasyon kodu: {{rezervasyon_kodu}}',
  ]),
  mail(
    'rezervasyon_onay',
    'Rezervasyonunuz onaylandı: {{villa_adi}}, {{giris_tarihi}}',
    [
      HELLO,
      'Rezervasyonunuz kesinleşti. Bu e-posta onay belgenizdir; girişte göstermeniz yeterli.',
      STAY,
      MONEY,
      'Kalan tutarı ve depozitoyu girişte ödersiniz. Karşılayan kişinin adını, telefonunu ve konumu girişten iki gün önce ayrıca göndereceğiz.',
      'Kanun gereği evde kalacak herkesin kimlik ya da pasaport bilgisi girişten önce bildirilir. Bu sayfadan doldurursanız kapıda beklemezsiniz: {{misafir_linki}}',
      'Yazdırmak isterseniz rezervasyon belgeniz (PDF): {{belge_linki}}',
      'İptal koşulları:\n{{iptal_kosullari}}',
    ],
    'Konaklamam',
  ),
  mail(
    'sahip_onay',
    'Rezervasyon kesinleşti: {{villa_adi}}, {{giris_tarihi}}',
    [
      'Merhaba,',
      'Eviniz için rezervasyon kesinleşti. Takviminizde bu geceler kapatıldı.',
      'Rezervasyon kodu: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nGiriş: {{giris_tarihi}}, {{giris_saati}}\nÇıkış: {{cikis_tarihi}}, {{cikis_saati}}\nSüre: {{gece}} gece\nYetişkin: {{yetiskin}}\nÇocuk: {{cocuk}}\nBebek: {{bebek}}',
      'Girişte misafirden alınacak: {{kalan}}\nHasar depozitosu: {{depozito}}',
      'Evin hazırlanması ya da karşılamayla ilgili bir not varsa bu e-postayı yanıtlayın.',
    ],
    'Panelde aç',
  ),
  mail(
    'konaklama_degisti',
    'Konaklamanız değişti: {{rezervasyon_kodu}}',
    [
      HELLO,
      'Rezervasyonunuzu konuştuğumuz gibi değiştirdik. Yeni hâli şöyle:',
      'Villa: {{villa_adi}}\nGiriş: {{giris_tarihi}}, {{giris_saati}}\nÇıkış: {{cikis_tarihi}}, {{cikis_saati}}\nSüre: {{gece}} gece\nToplam: {{toplam}}\nÖn ödeme: {{on_odeme}}\nGirişte ödenecek: {{kalan}}',
      'Bir yanlışlık varsa lütfen hemen bize yazın ya da bizi arayın.',
    ],
    'Konaklamam',
  ),
  mail('talep_reddedildi', '{{villa_adi}} bu tarihlerde uygun değil', [
    HELLO_STRANGER,
    'Ev sahibiyle görüştük; {{villa_adi}} maalesef {{giris_tarihi}} – {{cikis_tarihi}} tarihlerinde uygun değil. Sizi beklettiğimiz için üzgünüz.',
    'Ödediğiniz: {{odenen}}\nİade edilecek: {{iade}}',
    'Aynı bölgede, aynı büyüklükte boş evlerimiz var. Bu e-postayı yanıtlar ya da bizi ararsanız size uygun olanları gönderelim. Sitede tarihi 2–3 gün esneterek aramak da çoğu zaman işe yarıyor.',
    'Rezervasyon kodu: {{rezervasyon_kodu}}',
  ]),
  mail(
    'giris_hatirlatma',
    'Yola çıkmadan: {{villa_adi}}, {{giris_tarihi}}',
    [
      HELLO,
      'Tatilinize çok az kaldı. Yola çıkmadan ihtiyacınız olanlar burada:',
      'Giriş: {{giris_tarihi}}, {{giris_saati}}\nÇıkış: {{cikis_tarihi}}, {{cikis_saati}}\nKonum: {{konum_link}}\nKarşılayan: {{karsilayan_adi}}, {{karsilayan_tel}}',
      'Girişte ödenecek: {{kalan}}\nHasar depozitosu: {{depozito}}',
      'Varış saatinizi karşılayan kişiye mesajla bildirin. Gece 22.00’den sonra varacaksanız anahtar kutusunu hazırlarız.',
      'Konaklayacakların kimlik bilgilerini henüz girmediyseniz bu sayfadan girebilirsiniz: {{misafir_linki}}\nRezervasyon kodunuz: {{rezervasyon_kodu}}',
      'Yol tarifi, kapı kodu ve Wi-Fi giriş günü Konaklamam sayfanızda.\nİyi yolculuklar.',
    ],
    'Konaklamam',
  ),
  mail(
    'istek_yonetici',
    'Misafirden istek: {{rezervasyon_kodu}}',
    [
      '{{villa_adi}} konaklaması ({{giris_tarihi}} – {{cikis_tarihi}}) için Konaklamam sayfasından bir istek geldi. Panelde tek tıkla yanıtlayabilirsiniz.',
      'İstek: {{istek}}\nMisafir: {{ad_soyad}}\nTelefon: {{telefon}}',
    ],
    'Rezervasyonu aç',
  ),
  mail(
    'istek_yanit',
    'İsteğinizin yanıtı: {{rezervasyon_kodu}}',
    [HELLO, 'İsteğiniz: {{istek}}\nYanıtımız: {{istek_yaniti}}'],
    'Konaklamam',
  ),
  mail(
    'kalan_hatirlatma',
    'Kalan ödemeniz: {{villa_adi}}, {{giris_tarihi}}',
    [
      HELLO,
      'Girişte ödenecek: {{kalan}}\nEk hizmet için acenteye ödenecek: {{ek_hizmet_borcu}}',
      'Girişi beklemeden, Konaklamam sayfasından da ödeyebilirsiniz. Az önce ödediyseniz bu e-postayı dikkate almayın.',
    ],
    'Ödemeyi gör',
  ),
  mail(
    'misafir_listesi',
    'Misafir listenizi doldurun: {{villa_adi}}, {{giris_tarihi}}',
    [
      HELLO,
      '1774 sayılı Kimlik Bildirme Kanunu, evde kalacak herkesin kimlik ya da pasaport bilgisini girişten önce bildirmemizi istiyor. Aşağıdaki sayfada birkaç dakikada doldurabilirsiniz; yazdıklarınız kaydedilir, yarım bırakıp sonra tamamlayabilirsiniz.',
      'Misafir listeniz: {{misafir_linki}}',
      'Villa: {{villa_adi}}\nGiriş: {{giris_tarihi}}, {{giris_saati}}\nÇıkış: {{cikis_tarihi}}, {{cikis_saati}}\nRezervasyon kodu: {{rezervasyon_kodu}}',
      'Kimlik numaraları şifrelenerek saklanır ve kanunun istediği süre dolunca silinir. Bağlantı size özeldir; birlikte kalacaklar dışında kimseyle paylaşmayın.',
    ],
    'Misafir listesini doldur',
  ),
  mail('sahip_giris_bilgi', 'Misafiriniz geliyor: {{villa_adi}}, {{giris_tarihi}}', [
    'Merhaba,',
    'Evinize misafir gelmesine çok az kaldı.',
    'Misafir: {{ad_soyad}}\nTelefon: {{telefon}}\nGiriş: {{giris_tarihi}}, {{giris_saati}}\nÇıkış: {{cikis_tarihi}}, {{cikis_saati}}\nYetişkin: {{yetiskin}}\nÇocuk: {{cocuk}}\nBebek: {{bebek}}\nKarşılayan: {{karsilayan_adi}}, {{karsilayan_tel}}',
    'Girişte alınacak: {{kalan}}\nHasar depozitosu: {{depozito}}',
    'Temizliğin ve havuz bakımının giriş saatinden önce tamamlandığından emin olun.',
  ]),
  mail(
    'sahip_odeme',
    'Ödemeniz gönderildi: {{tutar}}',
    [
      HELLO,
      'Hesabınıza {{tutar}} gönderdik; bankaya göre aynı gün ya da bir sonraki iş günü görünür.',
      '{{odeme_dokumu}}',
      'Ayrıntılar ve geçmiş ödemeler panelinizdeki hesap ekstrenizde.',
    ],
    'Ekstremi aç',
  ),
  mail(
    'sahip_odeme_geri',
    'Ödemeniz geri alındı: {{tutar}}',
    [
      HELLO,
      'Size bildirdiğimiz {{tutar}} tutarındaki ödeme bankaya gönderilmeden geri alındı. Tutar bakiyenizde duruyor; gönderildiğinde yeniden haber veririz.',
    ],
    'Ekstremi aç',
  ),
  mail(
    'depozito_kesinti',
    'Depozitonuzdan kesinti: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} için aldığımız hasar depozitosundan {{tutar}} kesildi.',
      'Nedeni: {{hasar}}',
      'Kalan depozitonuzu ayrıca iade ederiz. İtirazınız varsa ya da fotoğrafı görmek isterseniz bu e-postayı yanıtlayın.',
    ],
    'Konaklamam',
  ),
  mail(
    'kesinti_duzeltme',
    'Depozito kesintiniz düzeltildi: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} için depozitonuzdan yaptığımız kesintiyi düzelttik.',
      'Hasar: {{hasar}}\nGeri alınan: {{tutar}}\nKesintinin kalanı: {{kesinti}}',
      'Geri alınan tutar yeniden depozitonuzda; iade ettiğimizde ayrıca haber veririz.',
    ],
    'Konaklamam',
  ),
  mail(
    'iptal_bilgi',
    'Rezervasyonunuz iptal edildi: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} için {{giris_tarihi}} – {{cikis_tarihi}} rezervasyonunuz iptal edildi.',
      'Ödediğiniz: {{odenen}}\nKesinti: {{kesinti}}\nİade edilecek: {{iade}}',
      'İptal koşulları:\n{{iptal_kosullari}}',
      'İade edilecek bir tutar varsa ödediğiniz yolla gönderir ve ayrıca haber veririz. Başka bir tarihte sizi ağırlamak isteriz.',
    ],
    'Konaklamam',
  ),
  mail(
    'iade_bilgi',
    'İadeniz gönderildi: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{rezervasyon_kodu}} kodlu rezervasyonunuza ait iadeyi bugün gönderdik. Havale iadeleri aynı gün, kart iadeleri bankanıza göre 3–10 iş günü içinde hesabınızda görünür.',
      'Rezervasyon kodu: {{rezervasyon_kodu}}\nİade tutarı: {{tutar}}',
      'Bu süre sonunda görmezseniz bize yazın, banka referansını iletelim.',
    ],
    'Konaklamam',
  ),
  mail(
    'depozito_iade',
    'Depozitonuz iade edildi: {{rezervasyon_kodu}}',
    [
      HELLO,
      '{{villa_adi}} için aldığımız hasar depozitosunu iade ettik.',
      'İade edilen depozito: {{tutar}}',
      'Evi iyi kullandığınız için teşekkür ederiz.',
    ],
    'Konaklamam',
  ),
  mail(
    'cikis_sabahi',
    'Bugün ayrılıyorsunuz: {{villa_adi}}',
    [
      HELLO,
      'Çıkış saati: {{cikis_saati}}',
      'Çöpü çıkarmanız, klimayı kapatmanız ve anahtarı aldığınız yere bırakmanız yeterli. Unuttuğunuz bir şey olursa bize yazın; iyi yolculuklar.',
    ],
    'Konaklamam',
  ),
  mail(
    'yorum_daveti',
    '{{villa_adi}} nasıldı?',
    [
      HELLO,
      'Umarız iyi dinlenmişsinizdir. İki dakikanız varsa evi kısaca anlatır mısınız? Eksikleri de yazın: sonraki misafirler doğru bilgiyle gelir, biz de düzeltiriz.',
      'Yorumunuz, adınız ve soyadınızın ilk harfiyle yayımlanır. İyi ya da kötü diye ayırmayız; yalnız hakaret ve kişisel bilgi içerenleri yayımlamayız.',
    ],
    'Yorum yaz',
  ),
  mail(
    'teklif',
    'Size seçtiğimiz evler',
    [
      HELLO,
      'Konuştuğumuz gibi, tarihinize ve kişi sayınıza uyan evleri bir sayfada topladık. Fiyatlar toplamdır; temizlik dahildir.',
      'Beğendiğiniz evi sayfadan seçip talep gönderebilirsiniz. Geceler siz talep gönderene kadar tutulmaz, bu yüzden karar verdiğinizde beklemeyin.',
      'Hiçbiri içinize sinmezse bu e-postayı yanıtlayın, ne aradığınızı biraz daha anlatın.',
    ],
    'Evleri gör',
  ),
  mail('iletisim_alindi', 'Mesajınız bize ulaştı', [
    HELLO_STRANGER,
    'Mesajınızı aldık. Her gün 09.00–21.00 arasında yanıtlıyoruz; size aynı gün, en geç ertesi sabah döneriz.',
    'Konaklama sırasında acil bir durumsa telefonla arayın.',
  ]),
  mail(
    'iletisim_yonetici',
    'Yeni mesaj: {{ad_soyad}}',
    [
      'Yeni bir mesaj geldi. Panelde okuyup yanıtlayabilirsiniz.',
      'Gönderen: {{ad_soyad}}\nTelefon: {{telefon}}',
    ],
    'Mesajı aç',
  ),
  mail('iletisim_yanit', 'Yanıt: {{konu}}', [HELLO, '{{mesaj}}']),
  mail(
    'bulten_onay',
    'Bülten kaydınızı onaylayın',
    [
      'Merhaba,',
      'Bu e-posta adresi bültenimize yazıldı. Siz yaptıysanız aşağıdaki düğmeyle onaylayın; onaylamazsanız size hiçbir şey göndermeyiz.',
      'Ayda en çok iki e-posta gönderiyoruz: yeni evler, boşalan haftalar, erken rezervasyon fiyatları. Her e-postanın altındaki bağlantıyla tek tıkla ayrılabilirsiniz.',
    ],
    'Kaydımı onayla',
  ),
  mail(
    'kvkk_onay',
    'Kişisel veri başvurunuzu onaylayın',
    [
      'Merhaba,',
      'Bu e-posta adresiyle kişisel verileriniz hakkında bir başvuru yapıldı. Siz yaptıysanız aşağıdaki düğmeyle onaylayın; başvurunuz onayladığınız anda işleme alınır ve en geç 30 gün içinde yanıtlanır.',
      'Başvuruyu siz yapmadıysanız bir şey yapmanıza gerek yok; onaylanmayan başvurular bir hafta sonra silinir.',
    ],
    'Başvurumu onayla',
  ),
  mail(
    'kvkk_yonetici',
    'Yeni kişisel veri başvurusu',
    [
      'Bir kişi kendi verileri hakkında başvuruda bulundu ve adresini onayladı. Kanun en geç 30 gün içinde yanıtlanmasını istiyor.',
    ],
    'Başvuruyu aç',
  ),
  mail('kvkk_yanit', 'Kişisel veri başvurunuzun yanıtı', [
    'Merhaba,',
    'Kişisel verileriniz hakkındaki başvurunuzu yanıtlıyoruz:',
    '{{basvuru_yaniti}}',
    'Yanıtımızı yeterli bulmazsanız, öğrendiğiniz günden başlayarak 30 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (KVKK m. 14).',
  ]),
  mail(
    'sifre_sifirlama',
    'Şifre yenileme',
    [
      HELLO,
      'Panel şifrenizi yenilemek için aşağıdaki düğmeye basın. Bağlantı kısa süre geçerlidir ve bir kez kullanılabilir.',
      'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok; şifreniz değişmez.',
    ],
    'Şifremi yenile',
  ),
  mail('guvenlik_uyarisi', 'Hesabınızla ilgili bir uyarı', [HELLO, '{{uyari}}'], 'Hesabıma bak'),
];
