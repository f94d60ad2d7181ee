import { PROMISES, withLink } from '#domain/promises/sentences.ts';

export const FAQ_GROUPS = [
  'Genel',
  'Rezervasyon ve Ödeme',
  'Rezervasyon Sonrası',
  'Giriş/Çıkış',
  'Temizlik ve Bakım',
  'Ulaşım',
  'Güvenlik',
  'İletişim',
] as const;
type FaqGroup = (typeof FAQ_GROUPS)[number];

type FaqFacts = { group: FaqGroup; question: string; answer: string };

const q = (group: FaqGroup, question: string, answer: string): FaqFacts => ({
  group,
  question,
  answer,
});

/** Questions, with answers that follow our own rules; links are `[text](path)`. */
export const FAQ: readonly FaqFacts[] = [
  q(
    'Genel',
    'Kıyı kimdir?',
    'Kaş ile Bodrum arasında izin belgeli villaları kiralayan bir seyahat acentasıyız. TÜRSAB belge numaramız 16840; TÜRSAB’ın doğrulama sayfasından sorgulayabilirsiniz.',
  ),
  q(
    'Genel',
    'Fotoğraflar ve ölçüler doğru mu?',
    'Her evi ekibimizden biri gezer, havuzu ölçer, yatakları sayar ve sayfaya yazar. Farklı bir şey görürseniz girişte bize bildirin; düzeltemediğimiz bir yanlışsa başka bir ev öneririz ya da ücreti iade ederiz.',
  ),
  q(
    'Genel',
    'İzin belgesi numarası nedir?',
    '7464 sayılı Kanun’a göre bir seferde 100 günden kısa süreyle kiralanan konutun turizm amaçlı kiralama izin belgesi olmalıdır. Numarayı her villanın sayfasında ve kartında yazarız; belgesi olmayan ev sitemizde yayına alınamaz.',
  ),
  q(
    'Genel',
    'Bir evde en çok kaç kişi kalabilir?',
    'Yatak odası sayısının iki katının iki fazlası kadar, her durumda en çok 12 kişi. 3 yaşından küçük bebekler bu sayıya girmez. Ziyaretçiler ise girer.',
  ),
  q(
    'Genel',
    'Evcil hayvanımla gelebilir miyim?',
    `[Evcil hayvan dostu](/evcil-hayvan-dostu-villalar) başlığındaki evlere gelebilirsiniz. ${PROMISES.pets}`,
  ),
  q(
    'Genel',
    'Fiyatlar dövizle mi?',
    'Fiyatlar ve ödemeler Türk lirasıdır. Sitede dövize çevirdiğimiz tutarların önünde “≈” durur, kullandığımız kurun tarihini gösteririz.',
  ),

  q(
    'Rezervasyon ve Ödeme',
    'Rezervasyon nasıl yapılır?',
    'Villanın sayfasında giriş ve çıkış günlerini, kişi sayısını seçip talep gönderin. Geceler, size en geç yanıt vereceğimiz saate kadar sizin için tutulur; gece gelen talep sabahı bekler. Ev sahibinden teyit alınca ön ödemenizi bekler, geceleri 24 saat daha sizin için tutarız; ödeme gelince rezervasyon onaylanır. Adımların tamamı [nasıl kiralarım](/website/howrent) sayfasında.',
  ),
  q(
    'Rezervasyon ve Ödeme',
    'Ön ödeme ne kadar?',
    'Çoğu villada toplam konaklama bedelinin %20’si. Oran eve göre %15–40 arasında değişir ve fiyat dökümünde tutarıyla birlikte yazar. Arada bir ara ödeme varsa tutarı ve günü orada yazar; kalanı girişte ödersiniz.',
  ),
  q(
    'Rezervasyon ve Ödeme',
    '24 saat içinde ödeme yapmazsam ne olur?',
    'Geceler yeniden satışa açılır. Dört saat kala e-posta ile hatırlatırız. Tarih hâlâ boşsa sizin için yeniden tutabiliriz.',
  ),
  q(
    'Rezervasyon ve Ödeme',
    'Hangi yollarla ödeyebilirim?',
    'Havale/EFT ve FAST ile [banka hesaplarımıza](/website/banks), kredi kartıyla [güvenli ödeme](/guvenli-odeme) sayfasından ya da size gönderdiğimiz bağlantıdan. Açıklamaya rezervasyon kodunuzu yazın. Kartla taksit olup olmadığı ve vade farkını kimin karşıladığı ödeme sayfasında yazar. Kart bilgileriniz bizde tutulmaz.',
  ),
  q(
    'Rezervasyon ve Ödeme',
    'Fiyata neler dahil?',
    `Elektrik, su, internet, giriş temizliği ve tekstil dahildir; kısa konaklamada temizlik ücreti fiyat dökümünde ayrı satırdır. ${PROMISES.extras}`,
  ),
  q(
    'Rezervasyon ve Ödeme',
    'En az kaç gece kalmalıyım?',
    `Yazın çoğu evde 4–7, öteki aylarda 2–4 gece. ${withLink(PROMISES.shortStays, 'Kısa boşluklar', '/firsat-tarihler')}`,
  ),
  q(
    'Rezervasyon ve Ödeme',
    'Hasar depozitosu nedir, ne zaman geri ödenir?',
    'Girişte alınan, konaklama bedelinden ayrı bir tutardır. Çıkışta evi birlikte gezeriz; bir hasar yoksa aynı gün geri ödenir. Kartla ya da havaleyle alındıysa bankanın süresi eklenir.',
  ),

  q(
    'Rezervasyon Sonrası',
    'Rezervasyonumu nereden görebilirim?',
    `[Konaklamam](/konaklamam) sayfasında kodunuz ve e-posta adresinizle: durum, ödemeler ve kalan tutar. ${PROMISES.place}`,
  ),
  q(
    'Rezervasyon Sonrası',
    'Tarihimi değiştirebilir miyim?',
    'Yeni tarih boşsa değiştiririz; gecelik fiyat farkı varsa toplam yeniden hesaplanır. Değişikliği iptal koşullarındaki sürelerden önce istemenizi öneririz.',
  ),
  q(
    'Rezervasyon Sonrası',
    'İptal edersem ne kadarı geri ödenir?',
    'Girişe 60 gün ya da daha fazla kala ön ödemenin tamamı iade edilir. 30–59 gün kala yarısı, 15–29 gün kala dörtte biri iade edilir; 15 günden az kalmışsa iade yapılmaz. Ayrıntı [iptal koşulları](/website/cancel) sayfasında.',
  ),
  q(
    'Rezervasyon Sonrası',
    'Kişi sayısını sonradan değiştirebilir miyim?',
    'Evin kapasitesini aşmamak koşuluyla evet. Girişten önce bize yazın; kimlik bildirimine giren liste de güncellenir.',
  ),
  q(
    'Rezervasyon Sonrası',
    'Onay belgesinde ne yazar?',
    'Rezervasyon kodu, villanın adı ve izin belgesi numarası, giriş–çıkış günleri ve saatleri, kişi sayısı, ödenen ve kalan tutar, depozito, karşılayan kişi ve iptal koşulları.',
  ),

  q(
    'Giriş/Çıkış',
    'Giriş ve çıkış saatleri nedir?',
    'Giriş 16.00’dan sonra, çıkış en geç 10.00’dadır. Aradaki altı saatte ev temizlenir ve bir sonraki misafire hazırlanır.',
  ),
  q(
    'Giriş/Çıkış',
    'Erken girebilir ya da geç çıkabilir miyim?',
    'Aynı gün başka bir giriş ya da çıkış yoksa ücretsiz yardımcı oluruz. Doluysa bavullarınızı bırakmanıza izin veririz. Bir gün önceden sorun.',
  ),
  q(
    'Giriş/Çıkış',
    'Bizi kim karşılıyor?',
    `Evin kendi karşılayanı; adını ve telefonunu önceden bilirsiniz. ${PROMISES.place} ${PROMISES.late}`,
  ),
  q(
    'Giriş/Çıkış',
    'Girişte hangi belgeler istenir?',
    'Evde kalacak herkesin kimlik ya da pasaport bilgisi. 1774 sayılı Kanun gereği konaklayanlar kolluğa bildirilir; bilgileri size gönderdiğimiz bağlantıdan önceden girerseniz kapıda beklemezsiniz.',
  ),
  q(
    'Giriş/Çıkış',
    'Kalan tutarı nasıl öderim?',
    withLink(PROMISES.balance, 'Konaklamam', '/konaklamam'),
  ),

  q(
    'Temizlik ve Bakım',
    'Konaklama sırasında temizlik yapılır mı?',
    'Giriş ve çıkış temizliği yapılır. Ara temizlik, nevresim değişimiyle, evin sayfasında fiyatıyla yazan bir ek hizmettir. Lüks villaların bir bölümünde 7 gece ve üzeri konaklamada bir ara temizlik fiyata dahildir.',
  ),
  q(
    'Temizlik ve Bakım',
    'Temizlik ücreti ne zaman alınır?',
    'Konaklamanız evin eşik gecesinden kısaysa (çoğunda 7 gece) tek seferlik bir ücret alınır. Tutarı fiyat dökümünde ayrı satırda görürsünüz; sonradan eklenmez.',
  ),
  q(
    'Temizlik ve Bakım',
    'Havuza ne sıklıkla bakılıyor?',
    'Yazın haftada en az iki kez kimyasal ölçümü yapılır, filtre ve yüzey temizlenir. Görevli bahçeye gelmeden önce haber verir; saati size uymuyorsa söyleyin.',
  ),
  q(
    'Temizlik ve Bakım',
    'Bir şey bozulursa ne yapmalıyım?',
    'Önce bizi arayın. Elektrik, su ve klima gibi konularda aynı gün, öbürlerinde ertesi gün ilgileniriz. Konaklamayı engelleyen bir arıza giderilemezse eşdeğer bir eve geçirir ya da kullanılmayan gecelerin bedelini iade ederiz.',
  ),

  q(
    'Ulaşım',
    'Hangi havalimanına gelmeliyim?',
    'Kalkan, Kaş, Fethiye, Göcek ve Dalyan için Dalaman; Bodrum ve Akbük için Milas–Bodrum; Belek için Antalya; Sapanca için Sabiha Gökçen. Her villanın havalimanına uzaklığı sayfasında yazar.',
  ),
  q(
    'Ulaşım',
    'Araç kiralamam gerekli mi?',
    'Merkezi evler dışında öneririz. Kalkan ve İslamlar’da yollar diktir; Çalış, Dalyan ve Belek düzdür.',
  ),
  q(
    'Ulaşım',
    'Villanın tam konumunu ne zaman öğrenirim?',
    `Sitede konumu yaklaşık gösteririz; bu, boş evlerin güvenliği içindir. ${PROMISES.place} ${PROMISES.keys}`,
  ),
  q('Ulaşım', 'Transfer ayarlıyor musunuz?', `Evet. ${PROMISES.transfer}`),

  q(
    'Güvenlik',
    'Ödeme sayfası güvenli mi?',
    'Ödeme 256 bit SSL ile, 3D Secure doğrulamasıyla lisanslı ödeme kuruluşunun sayfasında yapılır. Kart numarası sunucularımıza ulaşmaz.',
  ),
  q(
    'Güvenlik',
    'Sahte villa sitelerinden nasıl korunurum?',
    'Acentanın TÜRSAB numarasını TÜRSAB’ın sitesinden, evin izin belgesi numarasını ilan sayfasından kontrol edin. Parayı şirket unvanına ait hesaba gönderin. Bizim hesaplarımızın tamamı [banka bilgileri](/website/banks) sayfasındadır; telefonda yeni bir IBAN vermeyiz.',
  ),
  q(
    'Güvenlik',
    'Havuz güvenliği için ne yapmalıyız?',
    'Çocukları havuz başında bir an bile yalnız bırakmayın. Havuz çiti olan evleri filtreden seçebilirsiniz. Havuzun derinliği villa sayfasında yazar; suya atlamayın, gece ışıksız girmeyin.',
  ),
  q(
    'Güvenlik',
    'Kimlik bilgilerim nasıl saklanıyor?',
    'Şifrelenmiş olarak saklanır, ekranda kapalı gösterilir, yasal süresi dolunca silinir ve silindiği kaydedilir. Ayrıntısı [KVKK aydınlatma metninde](/website/kvkk).',
  ),

  q(
    'İletişim',
    'Size nasıl ulaşırım?',
    'Telefon ve WhatsApp her gün 09.00–21.00 arasında açık. [İletişim](/contact) formuna yazarsanız aynı gün, en geç ertesi sabah yanıtlarız.',
  ),
  q(
    'İletişim',
    'Gece acil bir durumda kimi aramalıyım?',
    'Konaklama sırasında onay belgenizdeki sorumlu kişiyi arayın; 24 saat açıktır. Can güvenliği söz konusuysa önce 112’yi arayın.',
  ),
  q(
    'İletişim',
    'Villamı size kiraya verebilir miyim?',
    'İzin belgesi olan ya da başvurusu süren evler için [iletişim](/contact) formundan yazın. Evi gezer, ölçer ve komisyon ile çalışma koşullarını yazılı olarak göndeririz.',
  ),
  q(
    'İletişim',
    'Şikâyetimi kime iletebilirim?',
    'Önce bize yazın; 3 iş günü içinde yanıtlarız. Sonuçtan memnun kalmazsanız TÜRSAB’a ve parasal sınırına göre tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.',
  ),
];
