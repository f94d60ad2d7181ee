type AmenityFacts = {
  slug: string;
  name: string;
  /** Offered as a filter on the listing. */
  filterable: boolean;
};

type AmenityCategoryFacts = { name: string; features: readonly AmenityFacts[] };

const on = (slug: string, name: string): AmenityFacts => ({ slug, name, filterable: true });
const f = (slug: string, name: string): AmenityFacts => ({ slug, name, filterable: false });

/** The eleven feature categories with their features; slugs are unique over all of them. */
export const AMENITY_CATEGORIES: readonly AmenityCategoryFacts[] = [
  {
    name: 'Mutfak',
    features: [
      f('buzdolabi', 'Buzdolabı'),
      f('ocak', 'Ocak'),
      f('firin', 'Fırın'),
      on('bulasik-makinesi', 'Bulaşık makinesi'),
      f('mikrodalga', 'Mikrodalga fırın'),
      f('su-isiticisi', 'Su ısıtıcısı'),
      f('cay-makinesi', 'Çay makinesi'),
      f('turk-kahvesi-makinesi', 'Türk kahvesi makinesi'),
      f('filtre-kahve-makinesi', 'Filtre kahve makinesi'),
      f('tost-makinesi', 'Tost makinesi'),
      f('blender', 'Blender'),
      f('derin-dondurucu', 'Derin dondurucu'),
      f('sarap-dolabi', 'İçecek dolabı'),
      f('tencere-tabak-takimi', 'Tencere, tabak ve çatal takımı'),
      f('mutfak-adasi', 'Mutfak adası'),
    ],
  },
  {
    name: 'Banyo',
    features: [
      f('dusakabin', 'Duşakabin'),
      f('kuvet', 'Küvet'),
      f('sac-kurutma', 'Saç kurutma makinesi'),
      f('havlu-seti', 'Banyo havlusu'),
      f('sabun-sampuan', 'Sabun ve şampuan'),
      on('camasir-makinesi', 'Çamaşır makinesi'),
      f('kurutma-makinesi', 'Kurutma makinesi'),
      f('misafir-tuvaleti', 'Misafir tuvaleti'),
      f('dis-dus', 'Havuz başı duşu'),
      on('sauna', 'Sauna'),
      f('hamam', 'Hamam'),
    ],
  },
  {
    name: 'Yatak Odaları',
    features: [
      f('nevresim-takimi', 'Nevresim takımı'),
      f('yedek-battaniye', 'Yedek battaniye'),
      f('karartma-perde', 'Karartma perdesi'),
      f('gardirop', 'Gardırop'),
      f('calisma-masasi', 'Çalışma masası'),
      on('jakuzi', 'Jakuzi'),
      f('ebeveyn-banyosu', 'Ebeveyn banyosu'),
      f('her-odada-banyo', 'Her odada banyo'),
      f('sineklik', 'Sineklik'),
      f('makyaj-masasi', 'Makyaj masası'),
      f('cibinlik', 'Cibinlik'),
    ],
  },
  {
    name: 'Salon ve Eğlence',
    features: [
      on('wifi', 'Kablosuz internet'),
      f('fiber-internet', 'Fiber internet'),
      f('akilli-tv', 'Akıllı televizyon'),
      f('uydu-yayini', 'Uydu yayını'),
      f('muzik-sistemi', 'Müzik sistemi'),
      f('yemek-masasi', 'Yemek masası'),
      f('kutu-oyunlari', 'Kutu oyunları'),
      on('masa-tenisi', 'Masa tenisi'),
      f('bilardo', 'Bilardo masası'),
      f('langirt', 'Langırt'),
      f('oyun-konsolu', 'Oyun konsolu'),
      f('kitaplik', 'Kitaplık'),
      f('utu', 'Ütü ve ütü masası'),
    ],
  },
  {
    name: 'Dış Mekân',
    features: [
      f('bahce', 'Bahçe'),
      f('balkon', 'Balkon'),
      f('teras', 'Teras'),
      on('mangal', 'Mangal'),
      f('dis-yemek-masasi', 'Dış mekân yemek masası'),
      f('hamak', 'Hamak'),
      f('kamelya', 'Kamelya'),
      on('otopark', 'Otopark'),
      f('kapali-otopark', 'Kapalı otopark'),
      on('elektrikli-arac-sarji', 'Elektrikli araç şarjı'),
      f('ates-cukuru', 'Ateş çukuru'),
      f('zeytin-agaclari', 'Zeytin ağaçları'),
      f('cevrili-bahce', 'Çevrili bahçe'),
      f('bahce-salincagi', 'Bahçe salıncağı'),
      f('dis-aydinlatma', 'Dış aydınlatma'),
      on('deniz-manzarasi', 'Deniz manzarası'),
    ],
  },
  {
    name: 'Havuz',
    features: [
      on('ozel-havuz', 'Özel havuz'),
      f('ortak-havuz', 'Ortak havuz'),
      on('kapali-havuz', 'Kapalı havuz'),
      on('cocuk-havuzu', 'Çocuk havuzu'),
      on('isitmali-havuz', 'Isıtmalı havuz'),
      on('korunakli-havuz', 'Korunaklı havuz'),
      on('sonsuzluk-havuzu', 'Sonsuzluk havuzu'),
      f('tuzlu-su-sistemi', 'Tuz elektroliz sistemi'),
      f('havuz-merdiveni', 'Havuz merdiveni'),
      f('havuz-aydinlatma', 'Havuz aydınlatması'),
      f('sezlong', 'Şezlong'),
      f('semsiye', 'Şemsiye'),
      f('gunluk-havuz-bakimi', 'Düzenli havuz bakımı'),
    ],
  },
  {
    name: 'Isıtma ve Soğutma',
    features: [
      on('klima-her-odada', 'Her odada klima'),
      f('salon-klimasi', 'Salonda klima'),
      f('tavan-vantilatoru', 'Tavan vantilatörü'),
      on('yerden-isitma', 'Yerden ısıtma'),
      on('somine', 'Şömine'),
      f('kombi', 'Kombi'),
      f('gunes-enerjisi', 'Güneş enerjili sıcak su'),
      f('isi-pompasi', 'Isı pompası'),
      f('cift-cam', 'Çift cam'),
      f('elektrikli-isitici', 'Elektrikli ısıtıcı'),
    ],
  },
  {
    name: 'Çocuk',
    features: [
      on('bebek-yatagi', 'Bebek yatağı'),
      on('mama-sandalyesi', 'Mama sandalyesi'),
      f('bebek-kuveti', 'Bebek küveti'),
      f('oyun-alani', 'Bahçede oyun alanı'),
      f('salincak', 'Çocuk salıncağı'),
      f('kaydirak', 'Kaydırak'),
      f('oyuncaklar', 'Oyuncaklar'),
      f('ranza', 'Ranza'),
      f('priz-korumasi', 'Priz koruması'),
      f('merdiven-kapisi', 'Merdiven güvenlik kapısı'),
    ],
  },
  {
    name: 'Güvenlik',
    features: [
      f('duman-dedektoru', 'Duman dedektörü'),
      f('karbonmonoksit-dedektoru', 'Karbonmonoksit dedektörü'),
      f('yangin-sondurucu', 'Yangın söndürücü'),
      f('ilk-yardim-cantasi', 'İlk yardım çantası'),
      f('kasa', 'Kasa'),
      f('guvenlik-kamerasi-dis', 'Dış kapıda güvenlik kamerası'),
      on('havuz-citi', 'Havuz çiti'),
      f('can-simidi', 'Can simidi'),
      f('jenerator', 'Jeneratör'),
      f('site-guvenligi', 'Site güvenliği'),
    ],
  },
  {
    name: 'Erişilebilirlik',
    features: [
      on('zemin-kat-yatak-odasi', 'Zemin katta yatak odası'),
      f('basamaksiz-giris', 'Basamaksız giriş'),
      f('genis-kapi', 'En az 80 cm kapı genişliği'),
      f('tutunma-bari', 'Banyoda tutunma barı'),
      f('yuruyerek-dus', 'Eşiksiz duş'),
      f('araca-yakin-giris', 'Otoparktan düz ulaşım'),
      f('asansor', 'Asansör'),
      f('tek-katli', 'Tek katlı ev'),
    ],
  },
  {
    name: 'Kurallar',
    features: [
      on('evcil-hayvan-kabul', 'Evcil hayvan kabul edilir'),
      f('evcil-hayvan-kabul-edilmez', 'Evcil hayvan kabul edilmez'),
      f('ic-mekanda-sigara-icilmez', 'İç mekânda sigara içilmez'),
      f('parti-yapilmaz', 'Parti ve etkinlik yapılmaz'),
      f('sessiz-saat-23', '23.00’ten sonra sessizlik'),
      f('bebekler-uygundur', 'Bebeklere uygundur'),
      f('kimlik-bildirimi', 'Girişte kimlik bildirimi zorunlu'),
      f('misafir-ziyareti-sinirli', 'Ziyaretçi kişi sayısına dahildir'),
    ],
  },
];

/** Every feature's slug. */
export const AMENITY_SLUGS: readonly string[] = AMENITY_CATEGORIES.flatMap((category) =>
  category.features.map((feature) => feature.slug),
);
