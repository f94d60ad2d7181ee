import { pickSome, randomFor } from './random.ts';
import type { VillaFacts } from './villas/villa-facts.ts';
import type { VillaTypeSlug } from './villas/villa-types.ts';

type CommentFacts = {
  /** First name and initial, "Elif K.". */
  author: string;
  rating: 3 | 4 | 5;
  text: string;
  /** The season that the text is about, for the date of the stay. */
  when: 'any' | 'summer' | 'winter';
  /** The home must have these types for the review to fit it. */
  needs: readonly VillaTypeSlug[];
};

type Write = (
  author: string,
  rating: CommentFacts['rating'],
  text: string,
  ...needs: VillaTypeSlug[]
) => CommentFacts;

const at =
  (when: CommentFacts['when']): Write =>
  (author, rating, text, ...needs) => ({ author, rating, text, when, needs });

const c = at('any');
const summer = at('summer');
const winter = at('winter');

/** Reviews that fit nearly every home, followed by those that need a certain type. */
export const COMMENTS: readonly CommentFacts[] = [
  c(
    'Elif K.',
    5,
    'Ev fotoğraftakinin aynısıydı. Anahtar teslimi beş dakika sürdü, çıkışta depozitoyu aynı gün geri aldık.',
  ),
  c(
    'Murat D.',
    4,
    'Temizdi ve sessizdi. Mutfakta büyük bir tencere eksikti, söyleyince akşama getirdiler.',
  ),
  summer(
    'Zeynep A.',
    5,
    'İkinci gelişimiz. Karşılayan bey klimaları açıp gitmiş, eve girince serindi; küçük şey ama iyi geldi.',
  ),
  c(
    'Hakan T.',
    4,
    'Yol tarifi mesajla geldi, gece geç vardık, zorlanmadık. Yataklar biraz sert, bize uydu.',
  ),
  c(
    'Ayşe Y.',
    5,
    'Üç gün sonra ara temizlik istedik, sabah gelip iki saatte bitirdiler. Ücretini baştan söylemişlerdi.',
  ),
  c(
    'Burak Ö.',
    3,
    'Ev güzel ama internet akşamları yavaşladı. Toplantım vardı, telefonun internetini kullandım.',
  ),
  c(
    'Şeyma Ç.',
    5,
    'Sorularımı mesajla sordum, hepsine aynı gün yanıt geldi. Fiyatta sonradan çıkan bir şey olmadı.',
  ),
  c(
    'Kerem G.',
    4,
    'Beklediğimizden büyüktü. Salondaki klima biraz ses yapıyor, onun dışında rahattık.',
  ),
  c(
    'Nilüfer S.',
    5,
    'Havlu ve nevresimler tertemizdi. Dolapta ilk gün için su ve çay bırakmışlar.',
  ),
  c(
    'Oğuz B.',
    4,
    'Giriş saatinden önce vardık, eve 16.00’da girebildik. Çantaları bırakmamıza izin verdiler, o arada yemeğe çıktık.',
  ),
  c('Gülay E.', 5, 'Duştaki su basıncı zayıftı, aradık; bir saat içinde usta geldi ve düzeltti.'),
  summer(
    'Volkan U.',
    3,
    'Ev temizdi fakat akşamları sivrisinek çoktu. Kovucunuzu yanınızda getirin.',
  ),
  c(
    'Pınar K.',
    5,
    'Annem merdiven çıkamıyor diye söylemiştik, ona göre bir ev önerdiler. Teşekkür ederiz.',
  ),
  c('Serkan M.', 4, 'Araçsız gelmeyin. Ev sakin bir yerde, bizim istediğimiz de buydu.'),
  c(
    'Hilal T.',
    5,
    'Rezervasyonu gece yaptım, sabah onay geldi. Ön ödemeyi havaleyle gönderdim, makbuzunu da yolladılar.',
  ),
  c('Tolga A.', 4, 'Mutfak eksiksiz sayılır, çaydanlığa kadar vardı. Ocak biraz eski.'),
  c('Derya N.', 5, 'Depozitoyu nakit verdik, çıkışta evi birlikte gezip hemen iade ettiler.'),
  c('Cem Y.', 4, 'Ev güzel, yolu biraz dar. Büyük araçla gelenler dikkat etsin.'),
  c(
    'Işıl P.',
    5,
    'Beş gece kaldık, hiçbir şeyi aramadık. Televizyonun kumandasını çözemedik, zaten açmadık.',
  ),
  summer('Emre Ş.', 4, 'Yatak odaları serin, salon öğlen ısınıyor. Klima yetti.'),
  c(
    'Fatma D.',
    5,
    'Çocuklarla gittik. Bebek yatağını istemiştik, kurulu bulduk.',
    'cocuk-havuzlu-villalar',
  ),
  summer(
    'Yusuf İ.',
    4,
    'Evin çevresi gece karanlık, el feneri işe yarıyor. Gece tek ses cırcır böcekleriydi.',
    'doga-icinde-villalar',
  ),
  c('Esra Ü.', 5, 'Kimlik bilgilerini önceden bağlantıdan girdik, kapıda hiç beklemedik.'),
  c(
    'Barış L.',
    3,
    'Ev güzel, fakat komşuda inşaat vardı. Acentaya sorduk, öğlene kadar çalıştılar, sonra sustular.',
  ),
  c(
    'Sıla R.',
    5,
    'Balayımızdı. Kimse bizi rahatsız etmedi, bahçede iki kitap bitirdim.',
    'balayi-villalari',
  ),
  c(
    'Görkem V.',
    4,
    'İki kişi için yeterli. Dolap küçük, bavulu açık bıraktık.',
    'balayi-villalari',
  ),
  c(
    'Merve H.',
    5,
    'Jakuzi temizdi, suyu girişten önce yenilemişler. Akşam serinliğinde iyi oldu.',
    'jakuzili-villalar',
  ),
  c('Onur C.', 4, 'Jakuzinin ısınması bir saat sürüyor, önceden açmak lazım.', 'jakuzili-villalar'),
  c(
    'Hatice B.',
    5,
    'Havuz gerçekten görünmüyor. Üst yoldan da baktık, bahçe tamamen kapalı.',
    'muhafazakar-villalar',
  ),
  c(
    'Süleyman K.',
    5,
    'Ailece rahat ettik. Komşu evlerin penceresi yok, bahçe kapısı içeriden kilitleniyor.',
    'muhafazakar-villalar',
  ),
  c(
    'Büşra A.',
    4,
    'Korunaklı olması bizim için önemliydi, anlatılan gibiydi. Şezlong sayısı bir eksikti, getirdiler.',
    'muhafazakar-villalar',
  ),
  c(
    'Ümmühan Ç.',
    5,
    'Havuz başında rahatça oturduk. Rüzgârı da kesiyor duvarlar.',
    'muhafazakar-villalar',
  ),
  c(
    'Zehra T.',
    5,
    'Duvarlar yüksek ama bahçe karanlık değil, öğleden sonra güneş alıyor.',
    'muhafazakar-villalar',
  ),
  c(
    'Ahmet E.',
    5,
    'Terastan denizi görmek için geldik, sabah kahvesini orada içtik.',
    'deniz-manzarali-villalar',
  ),
  c(
    'Neslihan G.',
    4,
    'Manzara anlatıldığı gibi. Otoparktan eve bavul taşımak biraz yordu.',
    'deniz-manzarali-villalar',
    'muhafazakar-villalar',
  ),
  c(
    'Kaan S.',
    5,
    'Gün batımını her akşam terastan izledik. Masa on kişiye rahat yetiyor.',
    'deniz-manzarali-villalar',
    'genis-aile-villalari',
  ),
  c(
    'İrem Y.',
    4,
    'Deniz görünüyor ama araya bir çam giriyor, fotoğraftaki açı terasın köşesinden.',
    'deniz-manzarali-villalar',
  ),
  summer(
    'Tarık O.',
    5,
    'Sabah uyanıp terlikle denize inmek başka bir şeymiş. Kıyı taşlık, ayakkabı alın.',
    'denize-sifir-villalar',
  ),
  c(
    'Sevgi M.',
    4,
    'Denizin sesi güzel, gece biraz rüzgâr oldu. Kapıları kapatınca ses kesiliyor.',
    'denize-sifir-villalar',
  ),
  summer(
    'Mehmet A.',
    5,
    'Çocuk havuzunun derinliği yazdığı kadar. Üç yaşındaki kızım her gün oradaydı.',
    'cocuk-havuzlu-villalar',
  ),
  summer(
    'Gökçe F.',
    4,
    'İki havuz yan yana, göz önünde. Gölgelik öğleden sonra kayıyor, şemsiyeyi taşıdık.',
    'cocuk-havuzlu-villalar',
  ),
  c(
    'Özlem D.',
    5,
    'Mama sandalyesi ve bebek yatağı hazırdı. Salıncak da çocukların favorisi oldu.',
    'cocuk-havuzlu-villalar',
  ),
  winter(
    'Furkan Z.',
    5,
    'Hava soğuktu, kapalı havuz sıcaktı. Yağmur yağdı, umurumuzda olmadı.',
    'kapali-havuzlu-villalar',
  ),
  c(
    'Aylin K.',
    4,
    'Kapalı havuz bölümü biraz nemli, kapısını aralık bırakınca düzeldi.',
    'kapali-havuzlu-villalar',
  ),
  winter(
    'Selim H.',
    5,
    'Hava 12 dereceydi, çocuklar iki saat sudan çıkmadı.',
    'kapali-havuzlu-villalar',
  ),
  c(
    'Çiğdem P.',
    4,
    'Isıtmayı iki gün önce istedik, girişte su 27 dereceydi. Ücreti sorup öğrenmiştik.',
    'isitmali-havuzlu-villalar',
  ),
  winter(
    'Uğur B.',
    5,
    'Hava serindi, yine de her gün yüzdük. Gece örtüyü kapatmayı unutmayın.',
    'isitmali-havuzlu-villalar',
  ),
  c(
    'Tuğba N.',
    5,
    'Köpeğimizle ilk tatilimiz. Aşı karnesine baktılar, hepsi bu; bahçede rahat etti.',
    'evcil-hayvan-dostu-villalar',
  ),
  c(
    'Erdem Ö.',
    4,
    'Kedimizi kabul ettiler. Kapıların altı açık, dikkat etmek gerekiyor.',
    'evcil-hayvan-dostu-villalar',
  ),
  c(
    'Defne L.',
    4,
    'Evcil hayvan ücretini baştan söylemişler, girişte sürpriz olmadı. Köpek bahçeyi sevdi.',
    'evcil-hayvan-dostu-villalar',
  ),
  c(
    'Mustafa R.',
    5,
    'On kişiydik, kimse kimseye dar gelmedi. Uzun masa çok işe yaradı.',
    'genis-aile-villalari',
  ),
  c(
    'Gülsüm T.',
    4,
    'Üç aile kaldık. Banyo sırası olmadı, buzdolabı ise sıkışıyor.',
    'genis-aile-villalari',
  ),
  c(
    'Hüseyin A.',
    5,
    'Babam zemin kattaki odada kaldı, merdiven çıkmadı. Masa tenisi turnuvası yaptık.',
    'genis-aile-villalari',
  ),
  c(
    'Yiğit C.',
    4,
    'Akşam arabayı almadan çarşıya indik. Dönüşte yorulunca taksiye bindik.',
    'merkezi-villalar',
  ),
  c(
    'Şule I.',
    5,
    'Fırın, market, plaj yolu yürüyerek. Gece ses biraz geliyor ama 12’den sonra kesiliyor.',
    'merkezi-villalar',
  ),
  summer(
    'Ece B.',
    5,
    'Sabah horoz, gece cırcır böceği. Telefon çekmiyor diye üzülmeyin, internet var.',
    'doga-icinde-villalar',
  ),
  c(
    'Ali Ş.',
    3,
    'Manzarası ve bahçesi güzel, son bölüm toprak yol; alçak arabayla dikkatli gittik. Yazmışlar zaten.',
    'doga-icinde-villalar',
  ),
  c(
    'İbrahim U.',
    4,
    'Bahçede iki kirpi vardı, çocuklar bayıldı. Merkeze araç şart.',
    'doga-icinde-villalar',
  ),
  c(
    'Ömer Y.',
    5,
    'Fiyatına göre eksiği yok. Mobilya sade, her şey çalışıyor.',
    'ekonomik-villalar',
  ),
  c('Çağatay D.', 4, 'Sade ve temiz. Televizyon küçük, biz zaten açmadık.', 'ekonomik-villalar'),
  c(
    'Leyla S.',
    5,
    'Mutfak yeni, dolapların içi bile temizdi. Bulaşık makinesini bir hafta hiç dert etmedik.',
    'luks-villalar',
  ),
  c(
    'Tamer G.',
    5,
    'Her odanın banyosu ayrı olunca iki çift rahat ettik. Ara temizlik de fiyata dahilmiş.',
    'luks-villalar',
  ),
  c(
    'Berna K.',
    4,
    'Ev çok iyi döşenmiş. Perdelerin kumandasını öğrenmek biraz zaman aldı.',
    'luks-villalar',
  ),
  winter(
    'Kadir E.',
    5,
    'Kış ortasında kaldık, yerden ısıtma yetti. Odun da hazırdı.',
    'kis-kiralik-villalar',
  ),
  winter(
    'Seda M.',
    4,
    'Kışın gittik, ev ısınana kadar yarım saat geçti. Sonra kısa kolluyla oturduk.',
    'kis-kiralik-villalar',
  ),
  c(
    'Koray P.',
    5,
    'Sauna 35 dakikada ısındı. Yanında duş var, tatilin en iyi saatleriydi.',
    'saunali-villalar',
  ),
  c('Melis A.', 4, 'Sauna iki kişi için rahat, dört kişi için dar.', 'saunali-villalar'),
  winter(
    'Deniz F.',
    5,
    'Sabah sisle uyandık, öğleden sonra güneş açtı. Bungalov sıcacıktı.',
    'bungalovlar',
    'kis-kiralik-villalar',
  ),
  c(
    'Simge Ö.',
    4,
    'Ahşap ev, adım sesi duyuluyor. Ateş çukurunda patates pişirdik.',
    'bungalovlar',
  ),
  c('Rıza N.', 4, 'Ortak havuz sabahları boştu. Daire küçük ama balkonu iyi.', 'apartlar'),
  c(
    'Filiz H.',
    3,
    'Daire temizdi, otopark yeri bulmak zor. Çarşıya yakınlığı kurtarıyor.',
    'apartlar',
    'merkezi-villalar',
  ),
];

/** Up to `count` reviews that fit the home, always the same ones. */
export function commentsFor(villa: VillaFacts, count: number): CommentFacts[] {
  const fitting = COMMENTS.filter((comment) =>
    comment.needs.every((type) => villa.typeSlugs.includes(type)),
  );
  return pickSome(randomFor('comments', villa.n), fitting, count);
}
