import type { PostFacts } from './blog-facts.ts';
import { h2, note, p, table, ul, warning } from '#domain/rich-text/parts.ts';

/** Posts about places: bays, trails, food and the winter. */
export const PLACE_POSTS: readonly PostFacts[] = [
  {
    slug: 'kas-kalkan-arasi-koylar',
    title: 'Kaş–Kalkan arası: hangi koya ne zaman gidilir?',
    excerpt:
      '26 kilometrelik sahil yolunda denize girilen yerler, kalabalık saatleri ve yanınıza almanız gerekenler.',
    tags: ['Kalkan', 'Kaş', 'Plajlar'],
    publishedAt: '2026-06-04T07:00:00.000Z',
    picture: { landscape: 'kalkan', view: 'pool' },
    body: [
      p(
        'Kaş ile Kalkan arasındaki sahil yolu yaklaşık 26 kilometre. Yol boyunca bir yanınız kaya, bir yanınız denizdir; virajlar yüzünden yarım saatten biraz uzun sürer. Bu yazıda, misafirlerimizin en çok sorduğu denize giriş yerlerini batıdan doğuya sıraladık.',
      ),
      h2('Kalkan Halk Plajı'),
      p(
        'Limanın hemen yanında, küçük ve çakıllı. Şezlong ve duş var, çarşıya yürüme mesafesinde. Deniz birkaç adımda boyu aşar; kıyıda oynayacak küçük çocuk için şişme kolluk yetmez, siz de suda olun. Saat 11’den önce ve 17’den sonra yer bulmak kolaydır.',
      ),
      h2('Kalkan’ın platformları'),
      p(
        'Körfezin iki yakasında kayalıkların üzerine kurulmuş ahşap ya da taş platformlar var. Buralarda kumsal yoktur, denize merdivenle inilir ve su ilk metreden derindir. İyi yüzenler için berrak ve dalgasız bir seçenek; şnorkelle kaya diplerine bakmak keyiflidir. Kapıda ücret ya da harcama koşulu olabilir, oturmadan sorun.',
      ),
      h2('Kaputaş'),
      p(
        'Kalkan’dan 7, Kaş’tan 19 kilometre. Bir kanyonun denize açıldığı yerde, yolun altındaki küçük kumsal. Yol kenarından merdivenle inilir; çıkışı sıcakta yorar. Rengini gören herkes durduğu için temmuz ve ağustosta 10’dan sonra hem otopark hem kum doludur.',
      ),
      ul(
        'En sakin saat 9’dan öncesi ve 18’den sonrası.',
        'Öğleden sonra dalga büyüyebilir; görevlinin bayrağına bakın.',
        'Yol kenarına park edenlerin araçları çekilebiliyor, gösterilen yere bırakın.',
        'Gölge azdır, şemsiye ve bol su götürün.',
      ),
      h2('Yol üstündeki küçük koylar'),
      p(
        'Kaputaş ile Kaş arasında yoldan patikayla inilen birkaç küçük koy vardır. Tesis, cankurtaran ve telefon çekimi olmayabilir. Kayalar kaygandır, deniz kestanesi çıkar; deniz ayakkabısı bu yolun en işe yarar eşyasıdır. Çöpünüzü yanınızda götürün, çünkü toplayan yok.',
      ),
      h2('Akçagerme ve İnceboğaz'),
      p(
        'Kaş’a 4 kilometre kala Akçagerme halk plajına gelirsiniz: çakıllı, geniş ve ailelere uygun. Çukurbağ Yarımadası’nın boynundaki İnceboğaz’da ise iki denize bakan iki küçük plaj vardır. Rüzgâr birinde dalga yapıyorsa yolun karşısına geçin, öbür taraf düzdür.',
      ),
      h2('Büyük Çakıl ve Limanağzı'),
      p(
        'Kaş’ın doğusundaki Büyük Çakıl’da denize yer altından tatlı su karışır; bu yüzden su bir yerde serin, bir adım ötede ılıktır. Limanağzı’na ise karayolu yok: Kaş limanından kalkan küçük teknelerle 15–20 dakikada gidilir, patikadan yürümek bir saatten uzun sürer.',
      ),
      h2('Bir bakışta'),
      table(
        ['Yer', 'Zemin', 'Giriş', 'Küçük çocuk'],
        ['Kalkan Halk Plajı', 'Çakıl', 'Çabuk derinleşir', 'Gözetimle'],
        ['Kaputaş', 'Kum, küçük çakıl', 'Dalgalı olabilir', 'Sabah saatlerinde'],
        ['Akçagerme', 'Çakıl', 'Kademeli', 'Uygun'],
        ['İnceboğaz', 'Çakıl', 'Kademeli', 'Uygun'],
        ['Platformlar', 'Kaya', 'Hemen derin', 'Uygun değil'],
      ),
      h2('Rüzgâr nasıl okunur?'),
      p(
        'Yazın bu kıyıda rüzgâr çoğunlukla öğleye doğru başlar, ikindide en güçlü hâlini alır ve gün batarken kesilir. Sabah çarşaf gibi olan bir koyun 15.00’te dalgalı olması olağandır. Bu yüzden plaj gününü sabaha, çarşı ve antik kent gezisini öğleden sonraya koymak iyi bir düzendir. Haziran başında ve ekimde rüzgâr zayıflar, su ise eylül sonunda en sıcak günlerini yaşar.',
      ),
      h2('Bir günlük plan'),
      p(
        'Sabah 8.30’da Kaputaş’a inin, 11’e doğru kum ısınmadan çıkın. Kaş’a devam edip çarşıda gölge bir masada oturun; öğleden sonra tiyatroya yürüyün, sıcak geçince Akçagerme ya da İnceboğaz’da ikinci kez denize girin. Dönüşte Kalkan yolunda güneş karşınızdadır; gün batımına yarım saat kala yola çıkmak gözü yorar, ya önce ya sonra dönün.',
      ),
      h2('Çantaya konacaklar'),
      ul(
        'Deniz ayakkabısı: bu kıyının neredeyse tamamı çakıl ya da kayadır.',
        'Kişi başına bir buçuk litre su; yol üstünde çeşme azdır.',
        'Açık renkli ince bir gömlek. Gölgesi olmayan koyda kremden daha çok işe yarar.',
        'Deniz gözlüğü ve şnorkel; kayalıkların dibi kumsaldan ilginçtir.',
        'Çöp torbası ve biraz nakit.',
      ),
      p(
        'Otoparklarda bırakılan araçta değerli eşya görünür durumda kalmasın. Akşam dönerken yolda keçi sürüsüne rastlamak olağandır; virajlara yavaş girin, arkanızdaki araç acele ediyorsa cepte durup yol verin.',
      ),
      note(
        'Kum istiyorsanız batıya dönün: [Patara](/patara) kumsalı Kalkan’a arabayla 25 dakika, kilometrelerce uzun ve yapılaşmamıştır.',
      ),
      p(
        'Konaklamayı düşünüyorsanız [Kalkan](/kalkan) ve [Çukurbağ](/cukurbag) bu koyların iki ucunda, [Kışla](/kisla) ise Kaputaş’a en yakın bölgelerimizden biri.',
      ),
    ],
  },
  {
    slug: 'likya-yolu-gunubirlik-etaplar',
    title: 'Likya Yolu’ndan üç günübirlik yürüyüş',
    excerpt:
      'Villadan çıkıp akşam havuz başına dönebileceğiniz, Kalkan ve Fethiye çevresinde üç bölüm.',
    tags: ['Likya Yolu', 'Yürüyüş', 'Bezirgan'],
    publishedAt: '2026-04-02T07:00:00.000Z',
    picture: { landscape: 'inland', view: 'pool' },
    body: [
      p(
        'Likya Yolu, Fethiye’nin Ovacık mahallesinden başlayıp Antalya’ya uzanan, 500 kilometreyi aşan işaretli bir yürüyüş yolu. Tamamı haftalar sürer; ama yolun bizim bölgemizden geçen parçaları birer günde yürünür. İşaretler kırmızı–beyaz iki çizgidir; kırmızı çarpı yanlış yolda olduğunuzu söyler.',
      ),
      p(
        'Aşağıdaki üç bölümü ekibimizden farklı kişiler farklı mevsimlerde yürüdü. Süreler, molalarla birlikte orta tempodaki bir yürüyüşçüye göredir.',
      ),
      h2('1. Bezirgan–Sarıbelen: yayladan sırta'),
      p(
        'Kalkan’dan arabayla 20–25 dakikada Bezirgan’a çıkın. Köyün ucundaki ahşap tahıl ambarları başlangıç noktasıdır. Yol önce tarlaların kenarından gider, sonra ardıç ve meşe arasından tırmanıp sırta ulaşır; sırttan sonra Sarıbelen’e iniş başlar. Yarım gün sayın. Dönüş için bir aracı Sarıbelen’e bırakmak ya da köyden taksi çağırmak gerekir.',
      ),
      ul(
        'Mevsim: mart–haziran başı ve eylül sonu–kasım.',
        'Su: Bezirgan’da doldurun, yol üzerindeki kuyular yazın kuru olabilir.',
        'Zorluk: orta; tırmanış uzun değil, zemin taşlı.',
      ),
      h2('2. Delikkemer: suyun yolunu izlemek'),
      p(
        'Akbel’den başlayan toprak yol ve patika, Patara’ya su taşıyan antik isale hattını izler. Delikkemer’de iri taş blokların ortasından geçen delikler basınçlı bir boru hattının kalıntısıdır: su vadiyi burada sifonla aşıyordu. Yapının üstünden Patara ovası ve deniz görünür.',
      ),
      p(
        'Akbel’den Delikkemer’e gidip dönmek 3–4 saat sürer. Patara’ya kadar devam etmek tam gündür ve yolun son bölümü gölgesizdir. Yolun bir kısmında hayvan sürülerine rastlarsınız; çoban köpeği havlarsa durun, sesinizi yükseltmeden konuşun, çobanı bekleyin.',
      ),
      h2('3. Ovacık–Kirme: yolun ilk adımları'),
      p(
        'Likya Yolu’nun başlangıç tabelası Ovacık’tadır. İlk saat Babadağ’ın eteğinde geniş bir toprak yoldur; sonra patikaya dönüşür ve Ölüdeniz lagünü ayaklarınızın altında kalır. Kirme’ye kadar yürüyüp dönmek ya da Faralya’ya kadar devam edip minibüsle dönmek mümkün. Faralya’ya kadar 5–6 saat hesaplayın.',
      ),
      warning(
        'Mayıs ortasından eylül ortasına kadar 11.00–17.00 arasında yürümeyin. Bölgede her yaz sıcak çarpması nedeniyle kurtarma yapılıyor. Kişi başı en az 3 litre su taşıyın.',
      ),
      p(
        'Üç bölümün ortak yanı şudur: hiçbiri teknik tırmanış istemez ama hepsinde zemin taşlıdır. Ayak bileği burkulması en sık karşılaşılan sorundur; baton kullanmak özellikle inişte dizleri korur. İlk kez yürüyecekseniz en kısası olan Delikkemer gidiş–dönüşüyle başlayın.',
      ),
      h2('Çantada ne olmalı?'),
      ul(
        'Bileği kavrayan ayakkabı; zemin kireç taşıdır ve keskindir.',
        'Çevrimdışı harita. Vadilerde telefon çekmez.',
        'Şapka, güneş kremi, ince uzun kollu giysi.',
        'Tuzlu bir atıştırmalık ve bir elma.',
        'Küçük ilk yardım çantası ve düdük.',
      ),
      h2('Günü nasıl planlamalı?'),
      p(
        'Yürüyüşe gün doğarken başlarsanız sıcak bastırmadan biter ve öğleden sonra denize girecek zaman kalır. Başlangıç noktasına tek araçla gidiyorsanız önce dönüşü çözün: bölgedeki köy minibüsleri günde birkaç sefer yapar ve saatleri mevsime göre değişir. Köy kahvesinde sormak, internetten bakmaktan daha güvenilirdir.',
      ),
      p(
        'Çocuklarla yürüyecekseniz Delikkemer iyi bir seçimdir: yol geniştir, hedef bellidir ve yorulunca geri dönmek kolaydır. Sekiz yaşından küçükler için süreyi iki katı sayın. Köpekle yürüyenler sürülerin yakınında tasmayı kısa tutmalı.',
      ),
      p(
        'İşaretleri kaybederseniz ilerlemeyin; son gördüğünüz işarete dönüp çevrenize bakın. Çoğu zaman ikinci çizgi bir taşın arkasında ya da ağacın gövdesindedir. Sırtlarda taş yığınları da yön gösterir.',
      ),
      h2('Yola saygı'),
      p(
        'Patikanın büyük kısmı köylülerin arazisinden geçer. Açtığınız kapıyı kapatın, bahçeden meyve koparmayın, ateş yakmayın. Orman yangını riskinin yükseldiği günlerde valilik ormana girişi kısıtlayabilir; yürümeden önce güncel duyuruya bakın. Kısıtlama varsa kıyıdaki Patara kumsalı uzun bir yürüyüş için iyi bir seçenektir.',
      ),
      h2('Nerede kalmalı?'),
      p(
        'İlk iki yürüyüş için [Bezirgan](/bezirgan), [İslamlar](/islamlar) ve [Kalkan](/kalkan); üçüncüsü için [Ovacık](/ovacik) ve [Faralya](/faralya) uygun. Sabah erken çıkacaksanız bir gece önce haber verin, kahvaltılık alışverişi için en yakın açık fırını söyleyelim. Dönüşte ayaklarınızı soğuk havuza sokmak da yürüyüşün parçasıdır.',
      ),
      note(
        'Yalnız yürüyorsanız rotanızı ve dönüş saatinizi birine yazın. Acil durumda 112’yi arayın; konumunuzu işaretin üzerindeki ya da haritanızdaki koordinatla verin.',
      ),
    ],
  },
  {
    slug: 'kalkanda-ne-yenir',
    title: 'Kalkan’da sofra: ne, nerede, hangi mevsimde?',
    excerpt:
      'İşletme adı vermeden, bölgenin yemeklerini ve bir sofranın nasıl kurulduğunu anlattık.',
    tags: ['Kalkan', 'Yemek', 'İslamlar'],
    publishedAt: '2026-02-12T07:00:00.000Z',
    picture: { landscape: 'kalkan', view: 'terrace' },
    body: [
      p(
        'Misafirlerimiz en çok “akşam nerede yiyelim?” diye soruyor. İşletmeler el değiştirdiği, aşçılar yer değiştirdiği için burada isim vermeyeceğiz; güncel önerimizi karşılayan arkadaşımız kapıda söyler. Bu yazıda ne aramanız gerektiğini anlatıyoruz.',
      ),
      h2('Çarşının damları'),
      p(
        'Kalkan’da lokantaların çoğu üst katta ya da damdadır. Manzara için en üst katı isteyecekseniz öğleden önce yer ayırtın; gün batımı masaları haziran–eylülde ilk dolanlardır. Merdiven çıkamayan biri varsa telefonda söyleyin, zemin katta masası olan yerler var.',
      ),
      p(
        'Menüde gördüğünüz balığın günlük mü çiftlik mi olduğunu sorun; iyi bir işletme duraksamadan söyler. Balık çoğunlukla kiloyla satılır. Tartıldığında fiyatını öğrenmek kabalık değildir.',
      ),
      h2('Mezeyi mevsime göre seçmek'),
      ul(
        '**İlkbahar:** enginar, bakla, deniz börülcesi, kuşkonmaza benzeyen yabani sarmaşık filizi.',
        '**Yaz:** közlenmiş patlıcan, semizotu, kabak çiçeği dolması. Kabak çiçeği sabah toplanır, öğlene kadar doldurulur.',
        '**Sonbahar:** taze zeytin kırması, nar ekşili salatalar, kuru fasulyeli piyaz.',
        '**Kış:** ot kavurmaları, tarhana, keçi etli güveçler.',
      ),
      h2('İslamlar’da alabalık'),
      p(
        'Kalkan’dan 8 kilometre yukarıdaki [İslamlar](/islamlar) köyünün suyu yaz kış soğuktur. Yol boyundaki lokantalarda alabalık havuzdan alınıp ızgarada ya da kiremitte pişirilir; yanında bahçeden domates ve soğan gelir. Öğle yemeği için sıcak günlerde iyi bir kaçıştır. Masaların çoğu suyun üstünde ya da çınarın altındadır, akşam hırka isteyebilirsiniz.',
      ),
      h2('Perşembe pazarı'),
      p(
        'Kalkan’da haftalık pazar perşembe günü kurulur. Sabah 9–11 arası hem serindir hem ürün tazedir. Mutfağı olan bir evde kalmanın en iyi tarafı budur: domates, biber, şeftali ve köy peyniriyle eve dönüp öğle yemeğini havuz başında yersiniz. Pazara nakit götürün; küçük tezgâhlarda kart geçmeyebilir.',
      ),
      h2('Evde sofra kurmak'),
      p(
        'Villalarımızın mutfağı iki tavadan ibaret değildir; fırın, büyük tencere ve çoğunda mangal var. Üç akşamda bir evde yemek, çocuklu aileler için hem rahat hem ekonomiktir. Kolay bir öneri:',
      ),
      ul(
        'Mangalda çipura ya da köfte; yanında közlenmiş biber ve patlıcan.',
        'Semizotu, yoğurt ve sarımsak.',
        'Domates, soğan, nar ekşisi.',
        'Karpuz ve keçi peyniri.',
      ),
      p(
        'Mangal yakarken rüzgâra bakın. Yazın orman yangını riski yüksektir; köz sönmeden başından ayrılmayın, bahçedeki hortumu yanınıza çekin. Ateş yakmanın yasaklandığı günlerde ev görevlisi size haber verir.',
      ),
      h2('Tatlı ve meyve'),
      p(
        'Yazın sofranın sonu meyvedir: haziranda kayısı ve erik, temmuzda kavun, ağustosta incir, eylülde üzüm. Bölgenin keçiboynuzu pekmezi tahinle kahvaltıda, turunç reçeli peynirle güzel gider. Eve götürmek isterseniz pazardaki teyzelerin kavanozlarına bakın; kapağında tarihi yazmıyorsa ne zaman kaynatıldığını sorun.',
      ),
      h2('Hesap ve bahşiş'),
      p(
        'Lokantada menünün fiyatlı olması ve kapıda asılı bulunması zorunludur. Masaya istemeden gelen mezelerin ücretli olup olmadığını sorun, istemezseniz geri gönderin. Hesapta “servis” satırı varsa bahşiş ayrıca beklenmez; yoksa yüzde 5–10 olağandır.',
      ),
      h2('Küçük çocuklarla akşam yemeği'),
      p(
        'Lokantalar 19.00’dan sonra dolmaya başlar. 18.30’da oturursanız servis hızlıdır, çarşı serindir ve çocuklar uyumadan kalkarsınız. Çarşının sokakları dik ve basamaklı olduğu için bebek arabası yerine kanguru daha rahattır.',
      ),
      p(
        'Çocuklar için sade bir tabak istemekten çekinmeyin; menüde yazmasa da haşlanmış makarna, pilav ve ızgara tavuk çoğu mutfakta hazırlanır. Bebek maması ısıtmak isterseniz erken saatte sormak daha kolaydır.',
      ),
      h2('Su, ekmek, kahvaltı'),
      p(
        'Musluk suyu mutfak işlerinde kullanılır ama içilmez; damacana siparişi çoğu markette eve getirilir. Ekmek fırınları 7’den önce açılır. Serpme kahvaltıyı bir kez dışarıda denemek güzeldir: bal, reçel ve zeytin yöreden gelir. Öbür günler aynı ürünleri pazardan alıp evde yapmak daha sakin.',
      ),
      note(
        'Besin alerjiniz varsa lokantada malzemeyi tek tek sorun; susam, fındık ve deniz ürünü birçok mezede bulunur.',
      ),
      p(
        'Çarşıya yürüyerek inmek isteyenler [merkezi villalara](/merkezi-villalar), akşam yemeğini evde kurmayı sevenler bahçesi geniş [doğa içindeki evlere](/doga-icinde-villalar) baksın.',
      ),
    ],
  },
  {
    slug: 'kisin-sapanca',
    title: 'Kışın Sapanca: iki gecelik kaçamak için plan',
    excerpt: 'Ne zaman gitmeli, evde neye bakmalı, yağmurda ve karda günü nasıl geçirmeli.',
    tags: ['Sapanca', 'Kış', 'Bungalov'],
    publishedAt: '2025-11-20T07:00:00.000Z',
    picture: { landscape: 'sapanca', view: 'evening' },
    body: [
      p(
        'Yazın deniz kenarında kiraladığımız evlerin çoğu kasımda kapanır. Sapanca ise tersine o zaman açılır: kestaneler sararır, göl sabahları sise gömülür, evlerin bacası tüter. İstanbul’dan iki saatten kısa sürdüğü için hafta sonuna sığar.',
      ),
      h2('Hangi ay nasıl?'),
      table(
        ['Dönem', 'Hava', 'Kalabalık'],
        ['Ekim–kasım', 'Serin, yağmurlu; renkler en güzel', 'Hafta sonu yoğun'],
        ['Aralık–ocak', 'Soğuk, kar ihtimali', 'Yılbaşında çok yoğun'],
        ['Şubat', 'En soğuk ay', 'Sömestirde yoğun'],
        ['Mart', 'Yağmurlu, ağaçlar tomurcukta', 'Sakin'],
      ),
      p(
        'Sakinlik arıyorsanız hafta içi gelin: aynı ev hem daha boştur hem daha hesaplıdır. Yılbaşı ve sömestir haftaları için iki ay önceden ayırtmak gerekir.',
      ),
      h2('Evde neye bakmalı?'),
      ul(
        '**Isıtma:** yerden ısıtma ya da kombi var mı? Yalnız klimayla ısınan ahşap ev, ocakta gece üşütür.',
        '**Havuz:** “ısıtmalı” ile “kapalı” aynı şey değildir. Açık ısıtmalı havuzda su sıcak, hava soğuktur. Yağmurda da yüzmek istiyorsanız [kapalı havuzlu](/kapali-havuzlu-villalar) seçin.',
        '**Jakuzi:** dışarıda mı içeride mi? Dışarıdaysa üstü kapalı mı?',
        '**Şömine:** odun fiyata dahil mi, kaç kucak bırakılıyor?',
        '**Yol:** ev yamaçta mı? Karda son 200 metre yürümek gerekebilir.',
      ),
      h2('Cuma akşamı: varış'),
      p(
        'Otoyol çıkışından [Mahmudiye](/mahmudiye) tarafına 10–15 dakikada çıkılır. Kış lastiği olmadan yola çıkmayın, zinciri bagajda bulundurun. Market alışverişini ilçe merkezinde yapın; yukarıda küçük bakkallar var ama akşam erken kapanır. Görevli evi siz gelmeden ısıtır; yine de ahşap evin duvarları ilk bir saat soğuk kalır, şömineyi hemen yakmak iyi olur.',
      ),
      h2('Cumartesi: orman ve göl'),
      p(
        'Sabah sis dağılmadan göl kıyısında yürüyün; iskelelerin çevresi en çok o saatte güzeldir. Göl çevredeki şehirlere içme suyu verdiği için yüzülmez. Öğlene doğru Maşukiye’ye geçebilirsiniz: derenin kenarında alabalık ve kiremitte mantar yapılır. Öğleden sonra ormanda iki saatlik bir yürüyüş, eve dönüşte ıhlamur.',
      ),
      p(
        'Kar varsa Kartepe’ye çıkabilirsiniz; yol yaklaşık 30 kilometre ama son bölümü yavaştır. Hafta sonu öğleden önce trafiğin durduğu olur, 9’dan önce yola çıkın. Pistin açık olup olmadığına sabah bakın.',
      ),
      h2('Pazar: acele etmeden'),
      p(
        'Çıkış saati 10.00’dur. Arkanızdan o gün giriş yoksa çıkışı birkaç saat uzatabiliriz; cumartesi akşamından sorun. İstanbul’a dönüş trafiği 16.00’dan sonra yoğunlaşır, öğle yemeğini yiyip 13.00 gibi yola çıkmak rahat eder.',
      ),
      p(
        'Yola çıkmadan evi toplamak için yarım saat ayırın: külü kovaya alıp dışarıda bırakın, musluğu damlatmayın, camları kapatın. Depozito kontrolü on dakika sürer.',
      ),
      h2('Yağmurlu gün planı'),
      ul(
        'Kapalı havuz ve sauna; sauna 30–40 dakikada ısınır, havuzdan önce açın.',
        'Kestane: şöminenin korunda, kabuğunu çizerek 15 dakika.',
        'Kutu oyunu ve film; çoğu evde ikisi de var.',
        'Atölye ve at çiftliği gibi etkinlikler için önceden yer ayırtın.',
      ),
      h2('Çocuklarla kış tatili'),
      p(
        'Çocuklar için en güzel saat sabahtır: kar yağdıysa bahçe, yağmadıysa dere boyu. Yedek eldiven ve çorap alın, şöminenin önünde kurutmak bütün gün sürer. Kapalı havuzda su sıcak olsa bile çıkışta üşürler; havluyu kaloriferin üstünde ısıtmak küçük ama etkili bir yöntemdir. Öğleden sonra uykusunun ardından kestane soyma işi onlara kalsın.',
      ),
      h2('Ne kadara mal olur?'),
      p(
        'Fiyatı üç şey belirler: hafta sonu olup olmadığı, kapalı ya da ısıtmalı havuz ve kişi sayısı. Cuma–pazar iki gece, aynı evin pazartesi–çarşamba iki gecesinden belirgin biçimde pahalıdır. Isıtma ve odunun toplama dahil olup olmadığına bakın; bizim sayfalarımızda “Dahil olanlar” listesinde yazar. Kısa kaldığınız için temizlik ücreti eklenir ve fiyat dökümünde ayrı satırda görünür.',
      ),
      h2('Bungalov mu, villa mı?'),
      p(
        'İki kişiyseniz [bungalov](/bungalovlar) daha sıcak ve daha uygundur: küçük hacim çabuk ısınır. Dört kişiden kalabalıksanız odaların ayrıldığı bir villa seçin; ahşap evlerde ses katlar arasında kolay geçer. Bebekle gelenler için evde merdiven kapısı olup olmadığını sorun.',
      ),
      note(
        'Karbonmonoksit riski: mangalı ve semaveri içeri almayın, şömine bacası tütmüyorsa yakmayı bırakıp bizi arayın. Dedektörün yerini girişte size gösteririz.',
      ),
    ],
  },
  {
    slug: 'bodrum-koylari-ruzgara-gore',
    title: 'Bodrum koyları: rüzgâra göre seçmek',
    excerpt: 'Yarımadanın dört yanında hangi koy hangi gün sakin olur, hangisi kime uyar?',
    tags: ['Bodrum', 'Plajlar', 'Yalıkavak'],
    publishedAt: '2026-05-14T07:00:00.000Z',
    picture: { landscape: 'bodrum', view: 'aerial' },
    body: [
      p(
        'Bodrum Yarımadası’nı tanımanın en kısa yolu rüzgârı tanımaktır. Yazın hâkim rüzgâr kuzeyden eser; meltem dediğimiz bu rüzgâr öğleye doğru başlar, bazı günler akşama kadar sürer. Aynı saatte kuzeydeki bir koy dalgalı, güneydeki koy düz olabilir. Yarımada küçük olduğu için arabaya binip karşıya geçmek çoğu zaman yarım saati bulmaz.',
      ),
      h2('Kuzey kıyısı: Göltürkbükü ve Yalıkavak'),
      p(
        '[Göltürkbükü](/golturkbuku) iki koydan oluşur. Türkbükü hareketli, Gölköy ailelerin seçtiği daha sakin taraftır. Kum azdır; denize ahşap iskeleden girilir ve su baştan derindir. Koylar içeri girdiği için meltem burada açık denizdeki kadar sert değildir.',
      ),
      p(
        '[Yalıkavak](/yalikavak) rüzgâra daha açıktır. Yel değirmenlerinin buraya kurulması boşuna değil. Tilkicik Koyu kum girişli ve sığdır; rüzgârlı günde sabah gidip öğlen dönmek en iyisi. Öğleden sonra çarşıda gölge, akşam Geriş yönünde gün batımı.',
      ),
      h2('Batı kıyısı: Gümüşlük ve Turgutreis'),
      p(
        '[Gümüşlük](/gumusluk) balıkçı köyünün ölçüsünü korumuş bir koy. Antik Myndos’un kalıntılarının bir bölümü suyun altında olduğu için tekne ve yapılaşma sınırlı. Tavşan Adası’na sığ sudan yürünür; kazı ve koruma çalışmaları nedeniyle geçişin kapatıldığı dönemler olur, tabelaya uyun.',
      ),
      p(
        '[Turgutreis](/turgutreis) geniş ve düzdür. Uzun sahilinde bebek arabasıyla rahat yürünür, adalara bakar ve gün batımı açıktır. Cumartesi pazarı büyüktür: sebze, peynir, zeytin ve keten. Sabah serinliğinde gidin; öğlene doğru araç bırakacak yer kalmaz.',
      ),
      h2('Güney kıyısı: Bitez ve Akyarlar'),
      p(
        '[Bitez](/bitez) sığ ve kumludur; küçük çocukla en rahat ettiğimiz koy. Mandalina bahçelerinin arasından yürüyerek sahile inilir. Güneye baktığı için meltem karadan denize eser: kıyıda dalga olmaz ama şişme yatak ve deniz simidi açığa sürüklenebilir.',
      ),
      warning(
        'Karadan esen rüzgârda şişme yatakla denize açılmayın. Su düz göründüğü için fark edilmez; birkaç dakikada kıyıdan 100 metre uzaklaşmak mümkündür.',
      ),
      p(
        'Akyarlar ve çevresi kumu ve rüzgâr sporlarıyla bilinir. Öğleden sonra sörf ve uçurtma sörfü için uygundur, sakin yüzmek isteyenler sabahı seçsin.',
      ),
      h2('Bir bakışta'),
      table(
        ['Yer', 'Zemin', 'Meltemde', 'Kime göre'],
        ['Gölköy', 'İskele', 'Orta', 'Yüzme bilen aileler'],
        ['Tilkicik', 'Kum', 'Dalgalı', 'Sabah, küçük çocuk'],
        ['Gümüşlük', 'Çakıl', 'Korunaklı', 'Sakinlik arayanlar'],
        ['Turgutreis', 'Kum–çakıl', 'Orta', 'Uzun kalanlar'],
        ['Bitez', 'Kum', 'Kıyıda düz', 'Küçük çocuklu aileler'],
      ),
      h2('Tekneyle bir gün'),
      p(
        'Karadan ulaşılmayan koyları görmek için günlük tekneye binmek ya da küçük bir tekne kiralamak gerekir. Kaptana o günün rüzgârını sorun; iyi kaptan rotayı sabah değiştirir. Çocuklar için can yeleği istemek hakkınızdır, bedeninin uyduğunu limanda deneyin. Öğle sıcağında teknede güneşten kaçmak zordur, gölgeliği geniş olanı seçin ve dönüşte denizin dalgalanabileceğini hesaba katın.',
      ),
      p(
        'Posidonya çayırlarının üstüne demir atılmamalı: bu deniz bitkisi koyların suyunu temizler ve yüzlerce canlıya yuvadır. Kumluk zemin arayan kaptana teşekkür edin.',
      ),
      h2('Araba mı, dolmuş mu?'),
      p(
        'Yarımadanın köyleri Bodrum merkeze dolmuşla bağlıdır; iki köy arasında gitmek için çoğu zaman merkezde aktarma gerekir. Her gün başka koya gitmek istiyorsanız araç kiralayın. Temmuz–ağustosta akşam 18.00–21.00 arası ana yol ağırdır, rezervasyonlu bir akşam yemeği için yarım saat fazladan bırakın.',
      ),
      p(
        'Bisikletle gezmek isteyenler için kuzeybatıdaki köy yolları sabah erken saatlerde boştur; öğleden sonra hem rüzgâr hem trafik artar. Scooter kiralayacaksanız kaskı kendi başınızda deneyin ve gece çakıllı tali yollara girmeyin.',
      ),
      h2('Ne zaman gelmeli?'),
      p(
        'Haziranın ilk yarısı ve eylülün ikinci yarısı hem deniz hem yol için en rahat zamandır. Ekimde su hâlâ 22 derece dolayındadır, rüzgâr azalır ve evlerin fiyatı düşer. Kışın çarşının bir bölümü kapanır; mandalina hasadı ve boş kıyılar sevene kalır.',
      ),
      h2('Nerede kalmalı?'),
      p(
        'Restoran ve çarşı yakınında olmak isteyenlere Yalıkavak, çocukla sığ deniz arayanlara Bitez, erken yatıp kitap okuyanlara Gümüşlük, bütçesini gözetenlere Turgutreis uyar. Emin olamadıysanız bize kaç kişi olduğunuzu ve günü nasıl geçirmeyi sevdiğinizi yazın, iki ev önerelim.',
      ),
    ],
  },
];
