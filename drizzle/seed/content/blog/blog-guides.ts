import { PROMISES, withLink } from '#domain/promises/sentences.ts';
import type { PostFacts } from './blog-facts.ts';
import { h2, note, ol, p, table, ul, warning } from '#domain/rich-text/parts.ts';

/** Posts on choosing, booking and using a villa. */
export const GUIDE_POSTS: readonly PostFacts[] = [
  {
    slug: 'ilk-kez-villa-kiralayanlar',
    title: 'İlk kez villa kiralayanlar için 12 soru',
    excerpt:
      'Otelden villaya geçerken değişenler, rezervasyondan önce sorulacaklar ve ilk gün yapılacaklar.',
    tags: ['Rehber', 'Rezervasyon'],
    publishedAt: '2026-01-15T07:00:00.000Z',
    picture: { landscape: 'kalkan', view: 'front' },
    body: [
      p(
        'Villa tatili otelden farklı işler. Resepsiyon yok, kahvaltı saati yok, havuzda tanımadığınız kimse yok; buna karşılık ekmeği siz alırsınız ve son akşam bulaşığı siz yıkarsınız. Bu değiş tokuşun neresinde durduğunuzu bilmek doğru evi seçmenin yarısıdır.',
      ),
      h2('Seçmeden önce'),
      ol(
        '**Kaç kişiyiz?** Bebekleri ayrı sayın. Kanuna göre kapasite yatak odası sayısının iki katının iki fazlasını ve 12 kişiyi geçemez; 3 yaşından küçükler sayılmaz.',
        '**Kim kiminle uyuyacak?** İki çift bir odada kalmaz. Oda sayısından çok yatak düzenine bakın: “1 çift + 2 tek” ile “3 çift” çok farklıdır.',
        '**Merdiven çıkamayan var mı?** Yamaçtaki evlerde otoparktan havuza 20–40 basamak olağandır. Zemin katta yatak odası filtresini kullanın.',
        '**Denize yürüyecek miyiz?** Yürüyüş mesafesi ile arabayla 10 dakika arasında fiyat farkı büyüktür. Her gün denize gidecekseniz farka değer; havuz yetecekse değmez.',
        '**Araç var mı?** Yoksa merkezi evlere bakın. Varsa yolun son bölümünü ve otoparkı sorun.',
        '**Korunaklı havuz istiyor muyuz?** İstiyorsanız nereden görünüp görünmediğini somut olarak sorun: komşu, yol, üst yamaç.',
      ),
      h2('Fiyata bakarken'),
      p(
        'Gecelik fiyat tek başına bir şey söylemez. Toplamı karşılaştırın: konaklama, varsa temizlik ücreti, havuz ısıtma, evcil hayvan. Depozito toplamın dışındadır ve geri ödenir. Bizim sitemizde toplam, ön ödeme ve girişte ödenecek tutar tarih seçildiğinde görünür; sonradan kalem eklenmez.',
      ),
      p(
        `En az gece kuralı da fiyatı etkiler. Temmuzda çoğu ev 5–7 gece ister. ${withLink(PROMISES.shortStays, 'Kısa boşluklar', '/firsat-tarihler')}`,
      ),
      h2('Güvenilir mi?'),
      ol(
        '**Acentanın TÜRSAB belgesi var mı?** Numarayı TÜRSAB’ın sitesinden sorgulayın.',
        '**Evin izin belgesi numarası ilanda yazıyor mu?** 2024’ten beri zorunlu. Yazmıyorsa nedenini sorun.',
        '**Para kime gidiyor?** Havale şirket unvanına ait hesaba yapılmalı. Şahıs hesabına “kapora” isteyen ilandan uzak durun.',
      ),
      h2('Rezervasyondan sonra'),
      ol(
        '**Onay belgesi geldi mi?** Üzerinde villa, belge numarası, tarihler, ödenen ve kalan tutar, depozito ve iptal koşulları yazmalı.',
        '**Kimlik bilgilerini girdik mi?** Bağlantıdan önceden girerseniz kapıda beklemezsiniz.',
        `**Varış saatimizi bildirdik mi?** ${PROMISES.late}`,
      ),
      h2('Telefonda sorulacak üç şey'),
      p(
        'Ne kadar çok fotoğraf olursa olsun bazı şeyler ekranda görünmez. Birincisi ses: evin yanında yol, inşaat ya da geceleri çalışan bir işletme var mı? İkincisi güneş: havuz öğleden sonra gölgede mi kalıyor? Üçüncüsü internet: evde görüntülü toplantı yapılabiliyor mu? Bu üç sorunun yanıtını görevliden alıp size yazılı göndeririz.',
      ),
      p(
        'Yanıtlar içinize sinmediyse acele etmeyin. Talep göndermek bağlayıcı değildir; geceler yanıtımıza kadar adınıza tutulur, siz de bu sürede evi konuşup karar verirsiniz.',
      ),
      h2('İlk gün'),
      p(
        'Eve girince acele etmeden bir tur atın. Elektrik panosunun, su vanasının ve yangın söndürücünün yerini öğrenin. Havuzun derin ucunu çocuklara gösterin. Eksik ya da kırık bir şey varsa fotoğrafını çekip mesajla gönderin; bu, hem hızlı çözüm hem de çıkışta kolaylık sağlar.',
      ),
      p(
        'İlk alışveriş listesini yolda yazın: su, ekmek, kahve, yumurta, meyve, mangal kömürü, bulaşık deterjanı, çöp torbası. Evde çoğu bulunur ama ilk akşam market aramak kimsenin hoşuna gitmez.',
      ),
      p(
        'İnternet şifresi, görevlinin telefonu ve çöp günü çoğu evde buzdolabının üstünde yazar. Klimayı kapı ve pencere açıkken çalıştırmamak, hem evi serin tutar hem elektrik kesintisini önler.',
      ),
      h2('Son gün'),
      p(
        'Çıkış 10.00’dadır. Bulaşıkları makineye koyun, çöpü çıkarın, klimaları kapatın. Temizlik sizden beklenmez. Görevliyle evi gezer, depozitonuzu alırsınız. Uçağınız akşamsa bavulları bırakıp bırakamayacağınızı bir gün önceden sorun; arkanızdan giriş yoksa çoğu zaman mümkündür.',
      ),
      note(
        'Adımların tamamını [nasıl kiralarım](/website/howrent) sayfasında, kuralları [kiralama koşulları](/website/rental) sayfasında bulabilirsiniz.',
      ),
    ],
  },
  {
    slug: 'muhafazakar-villa-secerken',
    title: 'Muhafazakâr villa seçerken neye bakmalı?',
    excerpt:
      '“Korunaklı” sözü herkes için aynı anlama gelmiyor. Yerinde kontrol ettiğimiz sekiz noktayı yazdık.',
    tags: ['Rehber', 'Korunaklı havuz'],
    publishedAt: '2025-10-08T07:00:00.000Z',
    picture: { landscape: 'inland', view: 'terrace' },
    body: [
      p(
        'Muhafazakâr ya da korunaklı villa denince kastedilen, havuzun ve bahçenin dışarıdan görülmemesidir. Ne var ki ilanlarda bu söz bazen yüksek bir çit, bazen yalnızca ağaçlık bir bahçe için kullanılıyor. Hayal kırıklığı da buradan doğuyor. Biz bir evi bu başlığa almadan önce aşağıdaki noktalara bakıyoruz; siz de başka bir yerden kiralayacak olsanız aynı soruları sorabilirsiniz.',
      ),
      h2('Sekiz kontrol noktası'),
      ol(
        '**Havuzun içinden bakın.** Göz hizası suyun üstünde 30 santimetre olduğunda nereler görünüyor? Sizin gördüğünüz yer, sizi de görür.',
        '**Şezlongdan bakın.** Yatarken ve ayakta durunca görüş değişir. İkisini de deneriz.',
        '**Üst katlardan bakın.** Komşunun zemin katı değil, en üst penceresi önemlidir.',
        '**Üst yamacı kontrol edin.** Eğimli arazide ses ve görüş yukarıdan gelir. Parselin arkasındaki yoldan geçen biri ne görüyor?',
        '**Boş parseli sorun.** Yanda inşaat izni olan boş bir arsa varsa bugünkü durum seneye değişebilir.',
        '**Bitkiye güvenmeyin.** Begonvil kışın seyrelir, kamış rüzgârda yatar. Bitki, duvarı tamamlayabilir ama yerine geçmez.',
        '**Giriş yolunu izleyin.** Bahçıvan, havuzcu ve kurye nereden giriyor? Habersiz giriş olmamalı.',
        '**Kamerayı sorun.** Bahçeyi ya da havuzu gören kamera olmamalı. Dış kapıdaki kamera varsa nereyi gördüğü yazılı bildirilmeli.',
      ),
      h2('Derecesi var'),
      p(
        'Korunaklılık tek bir şey değildir. Kimi aile için havuzun görünmemesi yeterlidir, kimi aile için mutfaktan havuza geçişin de kapalı olması gerekir. Bu yüzden sorduğumuzda üç dereceden söz ederiz:',
      ),
      table(
        ['Derece', 'Ne kapalı?', 'Kime yeter?'],
        ['Havuz', 'Havuz ve çevresindeki şezlonglar', 'Yüzerken görünmek istemeyenlere'],
        ['Havuz ve teras', 'Ayrıca yemek yenen alan', 'Günün çoğunu dışarıda geçirenlere'],
        ['Bütün bahçe', 'Otoparktan kapıya kadar', 'Dışarıda da örtüsüz rahat etmek isteyenlere'],
      ),
      p(
        'Bizim sayfalarımızda “korunaklı” yazıyorsa en az birinci derece sağlanmıştır. İkinci ve üçüncü dereceyi sorarsanız evin görevlisi bahçeyi görüntülü aramayla gösterir.',
      ),
      h2('Manzara ile korunaklılık'),
      p(
        'Deniz manzarası ile tam kapalı bahçeyi aynı evde bulmak zordur, çünkü görmek için önün açık olması gerekir. İkisini birleştiren evlerde genellikle havuz alt teraslarda, manzara üst terastadır. Önceliğiniz korunaklılıksa vadideki ve ağaçlıktaki bölgelere bakın: [İslamlar](/islamlar), [Üzümlü](/uzumlu), [Ulugöl](/ulugol) ve [Ovacık](/ovacik) bu yüzden en çok sorulan yerler.',
      ),
      p(
        'Rüzgâr da hesaba katılmalı: dört yanı yüksek duvarla çevrili bir bahçe ağustosta hava almaz. Duvarı yüksek ama kuzeyi açık, ya da gölgeliği olan evler gün boyu daha rahat oturulur. Villa sayfasındaki kamelya, teras ve şemsiye bilgilerine bakın, emin olamazsanız evin yönünü sorun.',
      ),
      h2('Kadınlara özel alan, personel, saatler'),
      p(
        'Evi yalnız kadın ya da karma bir grup olarak kiralayabilirsiniz; bunu bize söylemeniz gerekmez. Söylerseniz iki konuda yardımcı oluruz: karşılama ve ara temizlik için kadın görevli ayarlamak, havuz bakımını siz evde yokken yaptırmak. Havuz bakımı haftada iki kez yapılır; gün ve saatini girişte kararlaştırırsınız.',
      ),
      h2('Çevrede ne var?'),
      p(
        'Cami ve mescide uzaklık, helal kesim satan kasap ve alkolsüz lokanta sorularını sık alıyoruz. Kalkan, Kınık ve Fethiye merkezde bunların hepsi var; köylerde cami vardır, kasap haftanın bazı günleri açıktır. Villanın sayfasındaki konum yaklaşık olduğu için bu uzaklıkları bize sorun, evin tam yerine göre söyleyelim.',
      ),
      h2('Giriş günü'),
      p(
        'Eve girince siz de havuzda ve terasta bir tur atın. Sayfada yazandan farklı bir durum görürseniz, örneğin komşuda yeni açılan bir pencere varsa, hemen haber verin. Perde, hasır ya da gölgelikle giderilebiliyorsa aynı gün yaparız; giderilemiyorsa başka bir ev öneririz ya da kalan gecelerin bedelini iade ederiz.',
      ),
      note(
        'Başlıktaki bütün evleri [muhafazakâr ve korunaklı villalar](/muhafazakar-villalar) sayfasında görebilirsiniz. “Korunaklı havuz” özelliğiyle aramada da süzülür.',
      ),
    ],
  },
  {
    slug: 'cocuklu-aile-villa-tatili',
    title: 'Küçük çocukla villa tatili: hazırlıktan dönüşe',
    excerpt: 'Ev seçerken, yolda, havuz başında ve öğle uykusunda işe yarayan notlar.',
    tags: ['Çocuk', 'Rehber'],
    publishedAt: '2026-03-19T07:00:00.000Z',
    picture: { landscape: 'fethiye', view: 'terrace' },
    body: [
      p(
        'Villa, küçük çocukla tatilin en rahat biçimlerinden biridir: uyku saatini kimse bozmaz, yemek istediğiniz saatte pişer, kum kovası bahçede kalır. Rahatlığın koşulu evi doğru seçmektir. Ekibimizde dört ebeveyn var; bu yazıyı onların notlarından derledik.',
      ),
      h2('Evi seçerken'),
      ul(
        '**Zemin:** tek katlı ya da merdiveni kapanabilen ev. Bodrum’daki evlerde dam merdivenine, Kalkan’dakilerde teras kotlarına bakın.',
        '**Havuz:** ayrı çocuk havuzu mu, büyük havuzun sığ köşesi mi? [Çocuk havuzlu](/cocuk-havuzlu-villalar) başlığımızda yalnız ayrı bir çocuk havuzu olanlar var; derinlik 40–60 santimetre.',
        '**Çit:** havuz ile kapı arasında bir engel var mı? Filtrelerde “havuz çiti” seçeneği bulunuyor.',
        '**Oda düzeni:** bebekle aynı odada mı kalacaksınız, yan odada mı? Park yatak için 120 × 60 santimetre boşluk gerekir.',
        '**Gölge:** bahçenin öğleden sonra gölgelenen bir köşesi olmalı.',
        '**Mesafe:** eczane ve hastane kaç dakika? Her villanın sayfasında yazar.',
      ),
      h2('Bölgeyi seçerken'),
      p(
        'Kum ve sığ su için [Patara](/patara), [Bitez](/bitez) ve [Akbük](/akbuk); düz yol ve bebek arabası için [Çalış](/calis), [Belek](/belek) ve [Dalyan](/dalyan); havalimanından kısa yol için [Göcek](/gocek) ve Dalyan. [Kalkan](/kalkan) ve [Kaş](/kas-merkez) güzeldir ama sokakları dik ve basamaklıdır: bebek arabası yerine kanguru düşünün.',
      ),
      h2('Bizden isteyebilecekleriniz'),
      p(
        'Bebek yatağı ve mama sandalyesi çoğu evde bir adettir; rezervasyonda not bırakın ki ayrılsın. Merdiven kapısı, priz koruması ve küvet için de sorun. İkinci yatağı bölgedeki kiralama firmalarından getirtebiliriz; fiyatıyla bir ek hizmet olarak ekleriz.',
      ),
      h2('Bavula konacaklar'),
      ul(
        'UV koruyuculu uzun kollu mayo ve geniş kenarlı şapka; kremden önce gölge ve giysi gelir.',
        'Deniz ayakkabısı. Plajların çoğu çakıl, havuz kenarı taş ve öğlen kızgındır.',
        'Bedenine uygun can yeleği. Kolluk ve simit oyuncaktır, güvenlik aracı değildir.',
        'Ateş ölçer, ateş düşürücü, böcek sokması için jel, yara bandı.',
        'Kendi nevresimi ya da uyku arkadaşı: yabancı odada ilk gece kolaylaşır.',
        'Gece lambası ve priz çoğaltıcı.',
      ),
      h2('Yolda'),
      p(
        'Dalaman’dan Kalkan’a 1 saat 45 dakikalık yolun son 40 dakikası virajlıdır. Uçuşu uyku saatine, araba yolunu uyanık saate denk getirmek çoğu çocukta işe yarar. Kiralık araçta çocuk koltuğunu rezervasyonda isteyin ve teslimde bağlantısını kendiniz deneyin. Fethiye çıkışındaki market, evden önceki son büyük alışveriş durağıdır.',
      ),
      h2('Günün düzeni'),
      p(
        'Yazın 11.00–16.00 arası dışarısı küçük çocuk için fazla sıcaktır. İyi bir gün şöyle geçer: sabah 8–10.30 plaj, eve dönüş, hafif öğle yemeği, klimasız serin odada uyku, 16.30’da havuz, 18.30’da erken akşam yemeği. Klimayı uykudan yarım saat önce 25 dereceye getirip uyurken kapatmak çoğu evde yeterli olur.',
      ),
      warning(
        'Havuz başında her an bir yetişkinin görevi yalnızca bakmak olmalı. Telefonu bırakın, nöbeti yüksek sesle devredin: “Şimdi sen bakıyorsun.” Boğulma sessizdir ve bir dakikadan kısa sürer. Daha fazlası [havuz güvenliği](/blog/havuz-guvenligi) yazımızda.',
      ),
      h2('Yağmurlu ya da rüzgârlı gün'),
      p(
        'Nisan ve ekimde yağmur olabilir. Evin dolabındaki kutu oyunları, kitaplık ve mutfakta birlikte yapılacak kurabiye günü kurtarır. Yakında gezmek isteyenler için Patara antik kenti bebek arabasıyla kısmen, Fethiye sahil yolu tamamen gezilir. Saklıkent Kanyonu’nun suyu yazın bile soğuk ve akıntılıdır, küçük çocukla girişteki yürüyüş köprüsünde kalın.',
      ),
      p(
        'Plaj gününü kısa tutup öğleden sonrayı bahçede geçirmek çoğu ailede herkesi rahatlatır. Bir leğen su, iki kaşık ve bir süzgeç, pahalı oyuncaktan uzun oyalar. Akşam serinliğinde mahallede yürüyüşe çıkın; köylerde çocuklar tavuk ve keçi görmeyi denizden çok sever.',
      ),
      h2('Sağlık'),
      p(
        'Kalkan’da sağlık ocağı ve özel poliklinikler, Kaş ve Fethiye’de devlet hastanesi var. Villa sayfasındaki hastane uzaklığı en yakın hastaneyi gösterir. Gece ateşlenmelerinde sorumlu kişiyi arayın, nöbetçi eczaneyi söyleriz; acilde 112’yi arayın. İlaç alerjisini ve kullandığı ilacı yazan bir kartı buzdolabına yapıştırmak, yanınızda olmayan kişiye de yardımcı olur.',
      ),
      note(
        'Bebekler (3 yaş altı) evin kapasitesinden sayılmaz ama rezervasyonda bildirilmelidir; kimlik bildiriminde onların adı da yer alır.',
      ),
    ],
  },
  {
    slug: 'izin-belgesi-nedir',
    title: 'İzin belgesi nedir? 7464 sayılı Kanun misafir için ne değiştirdi?',
    excerpt: '100 güne kadar kiralanan konutlarda aranan belge, nasıl anlaşılır, yoksa ne olur?',
    tags: ['Mevzuat', 'Rehber'],
    publishedAt: '2026-07-09T07:00:00.000Z',
    picture: { landscape: 'kalkan', view: 'bedroom' },
    body: [
      p(
        'Konutların Turizm Amaçlı Kiralanmasına ve Bazı Kanunlarda Değişiklik Yapılmasına Dair 7464 sayılı Kanun, 2 Kasım 2023’te Resmî Gazete’de yayımlandı ve kiralamaya ilişkin hükümleri 1 Ocak 2024’te yürürlüğe girdi. Kanun villa kiralamayı yasaklamadı; koşula bağladı. Bu yazıda misafiri ilgilendiren yanlarını sade bir dille anlatıyoruz. Hukuki görüş değildir; somut durumunuz için bir avukata danışın.',
      ),
      h2('Hangi kiralama kapsamda?'),
      p(
        'Bir konutun, bir seferde en çok 100 gün süreyle gerçek ya da tüzel kişiye kiralanması “turizm amaçlı kiralama” sayılır. Süre 100 günü aşarsa olağan konut kirası hükümleri geçerlidir. Turizm amaçlı kiralama yapacak kişi, kiralamadan önce Kültür ve Turizm Bakanlığından izin belgesi almak zorundadır. Başvuru e-Devlet üzerinden yapılır, değerlendirmeyi valilikler yürütür.',
      ),
      h2('Belge kime verilir?'),
      ul(
        'Konutun maliki, intifa hakkı sahibi ya da üst hakkı sahibi başvurabilir.',
        'Birden çok bağımsız bölüm bulunan binalarda kat maliklerinin oy birliğiyle aldığı karar aranır. Müstakil villalarda böyle bir karar gerekmez.',
        'Konutun taşıması gereken nitelikler yönetmelikte yazar; güvenlik, temizlik ve donanım başlıkları vardır.',
        'Kiracı, kiraladığı konutu kendi adına turizm amaçlı kiraya veremez; kullanıcı da konutu başkasına kiralayamaz.',
      ),
      h2('Misafir nasıl anlar?'),
      p(
        'İzin belgesi olan konutun girişinde Bakanlıkça belirlenen bir plaket bulunur. İnternetteki ilanlarda belge numarasının gösterilmesi zorunludur. Bizim sitemizde numara hem arama sonuçlarındaki kartta hem villanın sayfasında, hem de onay belgesinde yazar. Yazılım düzeyinde de bir kural koyduk: belge numarası girilmemiş ev yayına alınamaz.',
      ),
      h2('Acentanın sorumluluğu'),
      p(
        'Seyahat acentaları ve ilan siteleri de belgesi olmayan konuta aracılık edemez. Bildirim üzerine izinsiz ilanın kısa sürede yayından kaldırılması gerekir. Bu yüzden yeni bir evle çalışmaya başlarken belgeyi, başvuru sahibini ve adresi birlikte kontrol ediyor, doğruladığımız tarihi kaydediyoruz. İptal edilen belge olursa evin takvimi kapatılır ve misafirlere eşdeğer ev önerilir.',
      ),
      h2('Kişi sınırı'),
      p(
        'Bir konutta kalabilecek kişi sayısı, yatak odası sayısının iki katına iki eklenerek bulunur ve her durumda 12’yi geçemez; 3 yaşından küçük çocuklar sayıya girmez. Üç yatak odalı evde en çok 8, dört odalıda 10, beş ve üzeri odalıda 12 kişi kalabilir.',
      ),
      table(
        ['Yatak odası', 'En çok kişi'],
        ['1', '4'],
        ['2', '6'],
        ['3', '8'],
        ['4', '10'],
        ['5 ve üzeri', '12'],
      ),
      p(
        'Sınır evin büyüklüğüne değil oda sayısına bakar; salona fazladan yatak koymak kapasiteyi artırmaz. Kalabalık gruplara bu nedenle yan yana iki ev öneriyoruz.',
      ),
      h2('Kimlik bildirimi'),
      p(
        'Belgeli konutlarda kalanlar da 1774 sayılı Kimlik Bildirme Kanunu’na göre kolluğa bildirilir. Bilgileri size gönderdiğimiz kişisel bağlantıdan girersiniz; kimlik numaraları şifreli saklanır. Ayrıntı [aydınlatma metnimizde](/website/kvkk).',
      ),
      p(
        'Yabancı misafirlerde pasaport bilgisi istenir. Bildirim çocuk ve bebekler için de yapılır. Konaklama sırasında eve yeni biri gelip gece kalacaksa önce bize haber verin; hem liste güncellenir hem de kişi sınırı aşılmamış olur. Günübirlik ziyaretçi için de evin kurallarına bakın.',
      ),
      h2('Belgesiz ev kiralarsam?'),
      p(
        'Yaptırımların muhatabı öncelikle kiraya veren ve aracıdır. Ama misafir için de risk vardır: ev mühürlenirse tatil yarıda kalır, ödediğiniz parayı geri almak için uzun bir yola girersiniz ve sözleşmeniz çoğu zaman yazılı değildir. Fiyatı çevresinin çok altında olan, belge numarası sorulunca konuyu değiştiren ve ödemeyi şahıs hesabına isteyen ilana temkinli yaklaşın.',
      ),
      h2('Ev sahipleri için kısa yol'),
      p(
        'Eviniz varsa önce tapudaki niteliğini ve yapı kullanma izin belgesini kontrol edin; eksikler en çok burada çıkar. Site içindeyseniz yönetim planına ve karar defterine bakın. Başvuru sırasında istenen belgeleri tek dosyada toplamak işi hızlandırır. Çalışmak isterseniz [bize yazın](/contact), süreçte hangi adımda olduğunuzu birlikte görelim.',
      ),
      note(
        'Belge numarası bilgi verir, kalite ölçmez. Evin ölçüleri, yolu ve eksikleri için villa notlarını okuyun; aklınıza takılanı sorun.',
      ),
    ],
  },
  {
    slug: 'havuz-guvenligi',
    title: 'Havuz güvenliği: on dakikada okunur, bütün tatil işe yarar',
    excerpt: 'Nöbet, çit, kimyasal, gece ve acil durum: evde cankurtaran olmadığını unutmadan.',
    tags: ['Güvenlik', 'Çocuk', 'Havuz'],
    publishedAt: '2026-05-28T07:00:00.000Z',
    picture: { landscape: 'kalkan', view: 'aerial' },
    body: [
      p(
        'Villada havuz sizindir; cankurtaran da sizsiniz. Bu cümleyi girişte her misafirimize söylüyoruz. Boğulmaların çoğu, yakında birkaç yetişkin varken ve herkes başkasının baktığını sanırken olur. Aşağıdakiler az zaman alır, karşılığı büyüktür.',
      ),
      h2('Nöbet kuralı'),
      p(
        'Suda ya da havuz çevresinde çocuk varken bir yetişkinin tek işi bakmaktır. Nöbet 20 dakikadan uzun sürmesin, sözle devredilsin. Nöbetçi telefona bakmaz, kitap okumaz, mutfağa girmez. Kapı çalarsa çocuğu da yanına alır. Yüzme bilen çocuk da gözetim ister; bilmek, yorulmayı ve kramp girmesini önlemez.',
      ),
      warning(
        'Boğulan kişi çoğunlukla bağırmaz ve çırpınmaz: başı arkada, ağzı su hizasında, kolları yanlara bastırır gibidir. 20–60 saniye içinde batabilir. Ses çıkmaması sakinlik değil, tehlike işaretidir.',
      ),
      h2('İlk gün yapılacaklar'),
      ul(
        'Havuzun en sığ ve en derin yerini ölçüsüyle öğrenin; villa sayfasında yazar. Çocuklara gösterin.',
        'Merdivenin ve tutunma yerinin nerede olduğuna bakın.',
        'Kurtarma simidi, uzun sap ve ilk yardım çantasının yerini öğrenin.',
        'Havuz kapısı ya da çiti varsa kilidini deneyin; kapıyı takozla açık bırakmayın.',
        'Şezlong ve masaları çitin yanından uzaklaştırın. Çocuk üstüne çıkıp atlayabilir.',
        'Oyuncakları kullanım bitince sudan çıkarın; suda kalan top çocuğu geri çağırır.',
      ),
      h2('Atlama ve derinlik'),
      p(
        'Villa havuzlarının çoğu 1,35–1,65 metre derinliktedir. Bu derinlikte baş üstü atlamak boyun omurlarını kırabilir. Kenardan, terastan ya da şezlongdan atlanmaz. Kaydırak varsa oturarak, ayak önde kayılır. Alkollüyken suya girmek, gece olduğunda riski ikiye katlar.',
      ),
      h2('Emiş ağızları ve saç'),
      p(
        'Dipteki emiş ızgarasına oturmak, elini sokmak ya da saçını yaklaştırmak tehlikelidir. Uzun saç toplanmalı, gevşek ipli mayo giyilmemeli. Izgarası kırık ya da eksik havuza girilmez; hemen bize haber verin, pompayı kapatırız. Pompanın şalteri makine dairesindedir, yerini girişte sorun.',
      ),
      h2('Kimyasal ve hijyen'),
      p(
        'Havuz suyu haftada en az iki kez ölçülür. Bakım günü havuzun bir saat kullanılmaması gerekir; görevli süreyi söyler. Klor deposunu ve makine dairesini açmayın. Suyun bulanık olması, gözleri çok yakması ya da keskin koku gelmesi durumunda girmeyin ve arayın. İshali olan kimse suya girmemeli; bebekler için suya uygun bez kullanılmalı.',
      ),
      h2('Çocuk havuzu'),
      p(
        'Ayrı çocuk havuzları 40–60 santimetredir. Bu derinlik küçük bir çocuk için yeterince tehlikelidir; birkaç santimetre suda bile boğulma olabilir. Gözetim kuralı burada da aynıdır. Kolluk ve şişme simit oyuncaktır; yüzme bilmeyen çocuk suda can yeleğiyle olmalı.',
      ),
      h2('Gece'),
      p(
        'Havuz ışığı yanmıyorsa suya girilmez: dip görünmeyince batan kişi fark edilmez. 23.00’ten sonra ses komşuya gider. Çocuklar uyuduktan sonra havuza açılan kapıyı kilitleyin; gece uyanıp yürüyen çocuklar için en önemli önlem budur.',
      ),
      h2('Kapalı havuz ve sauna'),
      p(
        'Kapalı havuzda zemin ıslak ve kaygandır, koşulmaz. Nem nedeniyle camlar buğulanır; kapıyı kapatıp çocuğu içeride yalnız bırakmak, bahçede bırakmaktan daha az görünür. Saunada 10–15 dakikadan uzun kalmayın, çıkınca suya atlamak yerine duşla serinleyin.',
      ),
      p(
        'Jakuzide su sıcaklığı 40 dereceyi geçmemeli; küçük çocuklar, hamileler ve tansiyon sorunu olanlar sıcak suda uzun kalmamalı. Elektrikli aletleri ve müzik kutusunu su kenarından uzak tutun.',
      ),
      h2('Acil durumda'),
      ol(
        'Sudan çıkarın; boyun yaralanması olasılığı varsa başı düz tutarak.',
        'Bağırarak yardım isteyin, bir kişi 112’yi arasın ve adresi söylesin. Adres ve konum onay belgenizde ve evin girişinde yazar.',
        'Solunum yoksa hemen temel yaşam desteğine başlayın: çocuklarda önce 5 kurtarıcı soluk, sonra 30 bası ve 2 soluk.',
        'Kendine gelse bile hastaneye gidin; solunum sıkıntısı saatler sonra da ortaya çıkabilir.',
        'Ardından sorumlu kişiyi arayın; size yol gösterir ve ekibi yönlendirir.',
      ),
      p('Tatile çıkmadan bir saatlik ilk yardım eğitimi almak, alabileceğiniz en hafif bavuldur.'),
      note(
        'Çocuk havuzlu evlerin tamamı [bu sayfada](/cocuk-havuzlu-villalar). Aramada “havuz çiti” özelliğini seçebilirsiniz.',
      ),
    ],
  },
];
