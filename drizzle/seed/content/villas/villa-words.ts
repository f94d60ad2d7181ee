import { pick, randomFor } from '../random.ts';
import type { TownFacts } from '../towns.ts';
import type { DistanceFacts, Place, PoolFacts, PoolShape } from './villa-facts.ts';
import type { Sleeping } from './villa-rooms.ts';
import type { Traits } from './villa-traits.ts';
import type { VillaTypeSlug } from './villa-types.ts';

/** The facts that a home's texts may mention. */
type TextSource = {
  n: number;
  name: string;
  town: TownFacts;
  traits: Traits;
  sleeping: Sleeping;
  pools: readonly PoolFacts[];
  shape: PoolShape | null;
  distances: readonly DistanceFacts[];
  featureSlugs: readonly string[];
};

/** A distance as people say it: 350 → "350 metre", 1240 → "1,2 km", 121400 → "121 km". */
export function far(metres: number): string {
  if (metres < 1000) return `${metres} metre`;
  const kilometres = metres / 1000;
  if (kilometres >= 10) return `${Math.round(kilometres)} km`;
  return `${String(Math.round(kilometres * 10) / 10).replace('.', ',')} km`;
}

/** Centimetres as metres: 450 → "4,5", 400 → "4". */
function metres(cm: number): string {
  return String(cm / 100).replace('.', ',');
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

const FLOOR_WORDS = ['', 'tek katlı', 'iki katlı', 'üç katlı'];

/** One line for cards and search results. */
export function summaryOf(source: TextSource): string {
  const { traits, town, pools } = source;
  const pool = poolWord(pools, source.shape);
  const kind = { villa: 'villa', bungalow: 'ahşap bungalov', apartment: 'daire' }[traits.kind];
  const looks = has(source, 'deniz-manzarali-villalar') ? 'deniz manzaralı, ' : '';
  return capitalized(`${town.locative} ${looks}${pool} ${traits.bedrooms} yatak odalı ${kind}.`);
}

function poolWord(pools: readonly PoolFacts[], shape: PoolShape | null): string {
  if (pools.length === 0) return 'jakuzili';
  if (pools.some((pool) => pool.use === 'shared')) return 'ortak havuzlu';
  if (shape === 'indoor') return 'kapalı havuzlu';
  if (shape === 'sheltered') return 'korunaklı havuzlu';
  return shape === 'infinity' ? 'sonsuzluk havuzlu' : 'özel havuzlu';
}

function has({ traits }: TextSource, type: VillaTypeSlug): boolean {
  return traits.types.includes(type);
}

/**
 * Two paragraphs of two to four sentences. Each sentence's variant changes with `n` at its own
 * rate, so that neighbouring homes do not read alike.
 */
export function descriptionOf(source: TextSource): string[] {
  const first = [opening(source), rooms(source), pool(source)];
  const second = [surroundings(source), outside(source), ways(source), audience(source)];
  return [first, second].map((sentences) => sentences.filter(Boolean).join(' '));
}

/** The variant of a sentence for the n-th home. */
function variant(n: number, pace: number, variants: readonly string[]): string {
  return variants[(n * pace + Math.floor(n / variants.length)) % variants.length] ?? '';
}

function opening({ n, name, town, traits }: TextSource): string {
  const { bedrooms, bathrooms, floors, kind } = traits;
  const built = FLOOR_WORDS[floors] ?? '';
  const where = town.locative;
  if (kind === 'apartment') {
    return variant(n, 1, [
      `${name}, ${where} ${bedrooms} yatak odalı bir daire; balkonu ve kendi mutfağı var.`,
      `${capitalized(where)}, az katlı bir binanın içinde ${bedrooms} odalı, ${bathrooms} banyolu bir daire.`,
      `${name} sade döşenmiş, ${bedrooms} yatak odası olan bir daire.`,
    ]);
  }
  if (kind === 'bungalow') {
    return variant(n, 1, [
      `${name}, ${where} ağaçların arasında ${bedrooms} yatak odalı ahşap bir ev.`,
      `Tamamı ahşap, ${built} bir bungalov; ${bedrooms} yatak odası ve ${bathrooms} banyosu var.`,
      `${capitalized(where)} kendi bahçesi olan, ${bedrooms} yatak odalı küçük bir bungalov.`,
    ]);
  }
  return variant(n, 3, [
    `${name}, ${where} ${built}, ${bedrooms} yatak odalı bir ev.`,
    `${capitalized(where)}, ${bedrooms} yatak odası ve ${bathrooms} banyosu olan ${built} bir villa.`,
    `${name} ${built} ve müstakil; ${bedrooms} yatak odası, ${bathrooms} banyosu var.`,
    `Odaları aydınlık, ${built} bir ev; ${bedrooms} yatak odası ve ${bathrooms} banyosu var.`,
    `${name}, taş ve ahşabın birlikte kullanıldığı ${built} bir villa; ${bedrooms} yatak odası var.`,
    `Bahçe kapısından girince önce havuz, arkasında ${bedrooms} yatak odalı ${built} ev görünür.`,
    `${capitalized(where)} kendi parselinde duran, ${bedrooms} yatak odalı ${built} bir ev.`,
  ]);
}

function rooms(source: TextSource): string {
  const { n, sleeping, traits, featureSlugs } = source;
  const { bedrooms, floors } = traits;
  const people = sleeping.capacity;
  const allBaths = featureSlugs.includes('her-odada-banyo');
  if (bedrooms === 1) {
    return variant(n, 2, [
      `Salon ve mutfak aynı mekânda, yatak odası ayrı; ${people} kişi konaklar.`,
      sleeping.sofaBed
        ? `Salondaki çekyatla birlikte ${people} kişi konaklayabilir.`
        : 'Oturma alanı, yemek masası ve mutfak tek mekânda; yatak odasının kapısı ayrı.',
      floors > 1 ? 'Yatak odası üst kattadır.' : 'Yatak odası ile banyo arasında basamak yok.',
    ]);
  }
  return variant(n, 5, [
    allBaths
      ? `Her yatak odasının kendi banyosu var; toplam ${people} kişi rahat eder.`
      : `Odalarda toplam ${people} kişi konaklar, banyoların biri ortak kullanımdadır.`,
    floors > 1
      ? 'Bir yatak odası zemin katta; merdiven çıkmak istemeyen büyükler için uygundur.'
      : 'Bütün odalar aynı kattadır, ev içinde merdiven yok.',
    sleeping.sofaBed
      ? `Salondaki çekyatla birlikte ${people} kişi konaklayabilir.`
      : `Yataklar ${people} kişiye göre hazırlanır.`,
    sleeping.bunk
      ? 'Son odadaki ranza çocuklar düşünülerek konmuş.'
      : 'Son odada iki tek kişilik yatak bulunur.',
    `Mutfak salona açıktır; masada ${people} kişi birlikte oturur.`,
  ]);
}

function pool({ n, pools, shape, traits }: TextSource): string {
  const main = pools.find((one) => one.kind === 'outdoor');
  const indoor = pools.find((one) => one.kind === 'indoor');
  const children = pools.find((one) => one.kind === 'children');
  if (!main) return 'Havuzu yok; jakuzisi yalnız sizin kullanımınızdadır.';
  const size = `${metres(main.widthCm)} × ${metres(main.lengthCm)} metre`;
  const depth = `${metres(main.depthCm)} metre`;
  const base = variant(n, 4, [
    `Havuzun ölçüsü ${size}, derinliği ${depth}.`,
    `${size} ölçüsündeki havuz ${depth} derinliğinde.`,
    `Havuz ${size}; en derin yeri ${depth}.`,
    `Dışarıda ${size} bir havuz ve yanında şezlonglar bulunur; derinlik ${depth}.`,
    `Açık havuz ${size} ölçüsünde ve ${depth} derinliğindedir.`,
  ]);
  const more = [
    main.use === 'shared' ? 'Havuz öbür dairelerle ortaktır.' : '',
    shape === 'infinity' ? 'Taşma kenarı denize dönük.' : '',
    main.sheltered ? variant(n, 3, SHELTERED) : '',
    main.heated ? 'İstenirse ısı pompasıyla ısıtılır.' : '',
    indoor
      ? `Evin içinde ayrıca ${metres(indoor.widthCm)} × ${metres(indoor.lengthCm)} metrelik ısıtmalı kapalı havuz var.`
      : '',
    children ? `Çocuk havuzu büyük havuzdan ayrı, derinliği ${children.depthCm} santimetre.` : '',
    traits.types.includes('saunali-villalar') ? 'Saunası 2–4 kişiliktir.' : '',
  ];
  return [base, ...more].filter(Boolean).join(' ');
}

const SHELTERED = [
  'Duvar ve arazi yapısı sayesinde dışarıdan görünmez.',
  'Komşu parsellerden ve yoldan görünmez.',
  'Çevresi kapalıdır; üst yamaçtan da görünmez.',
  'Havuz başı tamamen korunaklıdır.',
];

function surroundings(source: TextSource): string {
  const { n, town, traits } = source;
  const seaView = has(source, 'deniz-manzarali-villalar');
  if (has(source, 'denize-sifir-villalar')) {
    return variant(n, 2, [
      'Bahçenin bitiminde deniz başlar; kıyıya araç yolu geçmeden inilir.',
      'Evle su arasında yalnız bir yaya yolu var, denizin sesi terastan duyulur.',
      'Havluyu alıp birkaç adımda denize girersiniz; kıyı herkese açıktır.',
    ]);
  }
  if (traits.kind === 'apartment') {
    return variant(n, 2, [
      seaView ? 'Balkondan deniz görünür.' : 'Balkonu sokağa bakar, öğleden sonra gölgededir.',
      seaView
        ? 'Balkondaki masada otururken karşınızda deniz var.'
        : 'Binanın arkasında öbür dairelerle ortak bir bahçe var.',
    ]);
  }
  const sea = source.distances.find((distance) => distance.place === 'sea');
  if (seaView && (sea?.metres ?? 0) > 3000) {
    return variant(n, 2, [
      'Terastan vadi, uzakta da deniz görünür.',
      'Açık günlerde ufukta deniz çizgisi seçilir; önünde vadi uzanır.',
      'Önü açık: aşağıda ağaçlar ve köy, ötesinde deniz.',
    ]);
  }
  if (seaView) {
    return variant(n, 3, [
      'Terastan deniz görünür.',
      town.landscape === 'kalkan'
        ? 'Ev yamaçta olduğu için önü açık; oturma alanı denize bakar.'
        : 'Önünde yüksek yapı yok; oturma alanı denize bakar.',
      'Terasta oturunca karşınızda deniz ve ufuk çizgisi var.',
      'Terastaki masa denize dönük; akşam yemeği orada yenir.',
      'Salondan terasa çıkınca deniz görünür.',
    ]);
  }
  if (traits.types.includes('doga-icinde-villalar')) return variant(n, 2, NATURE[town.landscape]);
  return variant(n, 3, AROUND[town.landscape]);
}

const NATURE: Record<TownFacts['landscape'], readonly string[]> = {
  kalkan: [
    'Çevresinde zeytin terasları var, en yakın ev ağaçların arkasında kalır.',
    'Bahçe duvarının dışı zeytinlik ve makilik; akşam sesi cırcır böcekleridir.',
    'Ev vadinin içinde, gece ışığı az olduğu için gökyüzü belirgin.',
    'Yol evin önünde biter, geçen araç olmaz.',
  ],
  bodrum: [
    'Çevresi zeytinlik ve kuru taş duvarlardır.',
    'Ev tepenin arkasında, yoldan uzakta.',
    'Bahçede begonvil ve zeytin var; komşu evler uzaktadır.',
  ],
  fethiye: [
    'Arkasında çam ormanı başlar, öğleden sonra bahçenin yarısı gölgelenir.',
    'Bahçede incir, nar ve zeytin ağaçları var; komşu ev uzaktadır.',
    'Orman yolunun kenarında, sabahları kuş sesinden başka ses yok.',
    'Arazi çamla çevrili, gündüz esinti eksik olmaz.',
  ],
  sapanca: [
    'Kestane ve kayın ağaçlarının arasında; sabahları vadiye sis iner.',
    'Bahçenin altından küçük bir dere geçer.',
    'Ormana açılan patika bahçe kapısından başlar.',
    'Camlardan yalnız ağaç görünür, sonbaharda renkler değişir.',
  ],
  inland: [
    'Çevresi badem ve elma bahçesi; geceleri serin geçer.',
    'Yayla düzlüğüne bakar, arkasında ardıçlı tepeler var.',
    'Köy evlerinden birkaç tarla uzakta, bahçesi taş duvarla çevrili.',
    'Akşam hava serinler, terasta hırka gerekir.',
  ],
};

const AROUND: Record<TownFacts['landscape'], readonly string[]> = {
  kalkan: [
    'Terası bahçeye ve zeytin ağaçlarına bakar.',
    'Sokağı sakindir; bahçe begonvil ve zakkumla çevrili.',
    'Arka cephesi tepeye yaslanır, öğleden sonra gölgeye girer.',
    'Bahçede limon ve nar ağaçları var.',
    'Balkonlardan kasabanın çatıları ve dağlar görünür.',
  ],
  bodrum: [
    'Avlusu beyaz duvarlarla çevrili, ortasında bir begonvil var.',
    'Sokağı dar ve sakindir, bahçede mandalina ağaçları bulunur.',
    'Terası bahçeye bakar; düz dam akşam oturmaya elverişli.',
    'Bahçenin güney duvarı boyunca zakkum ve lavanta ekili.',
  ],
  fethiye: [
    'Bahçe turunç ve nar ağaçlarıyla gölgelenir.',
    'Terastan dağ görünür; sabah gölgesi uzun sürer.',
    'Sokağı sessiz, bahçesi çimle kaplıdır.',
    'Yoldan çit ve bitkiyle ayrılır; sokağında çam ağaçları var.',
    'Bahçe düz; çocukların koşacağı kadar çim var.',
  ],
  sapanca: [
    'Terası ağaçlara bakar, sabah serin ve sislidir.',
    'Bahçe ormanla komşu, oturma alanının üstü kapalıdır.',
    'Ev yamaçta; camları vadiye açılır.',
  ],
  inland: [
    'Terası meyve bahçesine ve dağlara bakar.',
    'Köyün kenarında, önünde tarlalar var.',
    'Taş duvarlı bahçesinde asma çardağı bulunur.',
  ],
};

const OUTSIDE: readonly (readonly [string, string])[] = [
  ['cevrili-bahce', 'Bahçenin dört yanı çevrili, kapısı içeriden kapanır.'],
  ['elektrikli-arac-sarji', 'Otoparkta elektrikli araç için şarj noktası var.'],
  ['kitaplik', 'Salonda misafirlerin bırakıp aldığı bir kitaplık bulunur.'],
  ['fiber-internet', 'Fiber internet, uzaktan çalışmaya elverişli.'],
  ['calisma-masasi', 'Odalardan birinde çalışma masası var.'],
  ['sineklik', 'Pencerelerin hepsinde sineklik takılı.'],
  ['kutu-oyunlari', 'Akşamlar için dolapta kutu oyunları durur.'],
  ['bilardo', 'Salonun yanında bir bilardo masası var.'],
  ['sauna', 'Saunanın ısınması yarım saat sürer.'],
  ['tavan-vantilatoru', 'Klimayı sevmeyenler için odalarda tavan vantilatörü var.'],
  ['kamelya', 'Kamelyanın altında gün boyu gölge var.'],
  ['hamak', 'İki ağaç arasına bir hamak gerili.'],
  ['ates-cukuru', 'Bahçede ateş çukuru ve çevresinde oturma yeri bulunur.'],
  ['masa-tenisi', 'Gölgede bir masa tenisi masası durur.'],
  ['somine', 'Salonda şömine var; odun evin yanındadır.'],
  ['jakuzi', 'Jakuzinin suyu her misafirden önce değiştirilir.'],
  ['zeytin-agaclari', 'Bahçedeki zeytinler her ekimde toplanır.'],
  ['salincak', 'Çocuklar için salıncak kurulu.'],
];

const BARBECUE = [
  'Mangal ve uzun masa mutfak kapısının hemen dışında.',
  'Dışarıda mangal ve gölgede bir yemek masası var.',
  'Akşam yemeği için bahçede masa ve mangal hazır.',
];

function outside({ n, featureSlugs }: TextSource): string {
  const fitting = OUTSIDE.filter(([slug]) => featureSlugs.includes(slug));
  // Drawn at random: which texts fit differs from home to home.
  if (fitting.length > 0) return pick(randomFor('outside', n), fitting)[1];
  return featureSlugs.includes('mangal') ? variant(n, 1, BARBECUE) : '';
}

function ways({ n, distances, town }: TextSource): string {
  const to = (place: Place) => far(distances.find((d) => d.place === place)?.metres ?? 0);
  // In Sapanca the sea, forty kilometres away, is not mentioned.
  if (town.landscape === 'sapanca') {
    return variant(n, 2, [
      `Merkez ${to('centre')}, market ${to('market')}; havalimanı ${to('airport')} uzaklıkta.`,
      `En yakın lokanta ${to('restaurant')}, ilçe merkezi ${to('centre')}.`,
    ]);
  }
  return variant(n, 3, [
    `Denize ${to('sea')}, merkeze ${to('centre')} uzaklıkta.`,
    `En yakın market ${to('market')}, deniz ${to('sea')}; havalimanı ${to('airport')}.`,
    `Deniz ${to('sea')}, en yakın lokanta ${to('restaurant')} ötede.`,
    `Merkez ${to('centre')}, market ${to('market')}, deniz ${to('sea')}.`,
    `Denize ${to('sea')}, havalimanına ${to('airport')} yol var.`,
  ]);
}

const AUDIENCE: readonly (readonly [VillaTypeSlug, readonly string[]])[] = [
  [
    'balayi-villalari',
    ['İki kişilik bir tatile göre düzenlenmiş.', 'Baş başa kalmak isteyen çiftler seçiyor.'],
  ],
  [
    'genis-aile-villalari',
    ['İki aile birlikte rahat eder.', 'Üç kuşağın bir arada kaldığı tatillere uygun.'],
  ],
  [
    'cocuk-havuzlu-villalar',
    ['Küçük çocuğu olan aileler için doğru ev.', 'Çocuklu aileler düşünülerek donatılmış.'],
  ],
  [
    'evcil-hayvan-dostu-villalar',
    ['Köpeğinizi de getirebilirsiniz.', 'Evcil hayvan kabul edilir; türünü önceden yazın.'],
  ],
  [
    'merkezi-villalar',
    ['Akşam arabayı almadan çıkabilirsiniz.', 'Çarşıya yürümek isteyenler için uygun.'],
  ],
  ['kis-kiralik-villalar', ['Isıtması kışın da yeterli.', 'Ekim–nisan arasında da açıktır.']],
  [
    'ekonomik-villalar',
    ['Bütçesini gözetenler için sade bir seçenek.', 'Döşemesi sade, fiyatı buna göredir.'],
  ],
  [
    'luks-villalar',
    ['Malzemesi ve donanımı yenidir.', 'Mobilyaları ve mutfağı son yıllarda yenilendi.'],
  ],
];

function audience(source: TextSource): string {
  const found = AUDIENCE.find(([type]) => has(source, type));
  return found ? variant(source.n, 1, found[1]) : '';
}
