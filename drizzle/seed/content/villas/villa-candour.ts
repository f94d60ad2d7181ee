import { between, pick, pickSome, randomFor } from '../random.ts';
import type { TownFacts } from '../towns.ts';
import type { DistanceFacts, PoolFacts, PoolShape } from './villa-facts.ts';
import type { Traits } from './villa-traits.ts';
import type { VillaTypeSlug } from './villa-types.ts';
import { far } from './villa-words.ts';

/** What the agency's texts are derived from: facts of the home, and what its note already says. */
type CandourSource = {
  n: number;
  town: TownFacts;
  traits: Traits;
  pools: readonly PoolFacts[];
  shape: PoolShape | null;
  distances: readonly DistanceFacts[];
  featureSlugs: readonly string[];
  notes: string;
};

type Home = CandourSource & { is: (type: VillaTypeSlug) => boolean };

/** The agency's own words on the page of a home. */
export function candourFor(source: CandourSource): { why: string; goodToKnow: string[] } {
  const home = { ...source, is: (type: VillaTypeSlug) => source.traits.types.includes(type) };
  return { why: whyOf(home), goodToKnow: goodToKnowOf(home) };
}

/** One or two reasons, drawn from those that apply to the home. */
function whyOf(home: Home): string {
  const random = randomFor('why', home.n);
  const fitting = reasonsFor(home);
  const reasons = pickSome(random, fitting, Math.min(2, fitting.length));
  return reasons.map((variants) => pick(random, variants)).join(' ');
}

function reasonsFor({ is, traits, pools, shape, distances, featureSlugs }: Home): string[][] {
  const { bedrooms, bathrooms, kind } = traits;
  const centre = far(distances.find(({ place }) => place === 'centre')?.metres ?? 0);
  const outside = kind === 'apartment' ? 'balkondan' : 'terastan';
  const reasons: [boolean, string[]][] = [
    [
      pools.some((pool) => pool.kind === 'outdoor' && pool.sheltered),
      [
        'Havuz başında durup çevreye baktık: bizi gören tek pencere yoktu.',
        '“Korunaklı” sözünü kolay yazmıyoruz; bu havuzu dört yanından denetledik.',
      ],
    ],
    [
      is('denize-sifir-villalar'),
      [
        'Sabah yüzüp ıslak havluyla kahvaltıya oturulan ev az, bu onlardan biri.',
        'Denize bu kadar yakın ve izin belgeli ev bulmak güç; bulunca beklemedik.',
      ],
    ],
    [
      shape === 'infinity',
      [
        'Havuzun taşma kenarını akşam ışığında görünce kararımızı verdik.',
        'Sonsuzluk havuzu çok yazılır, az bulunur; burada kenar gerçekten denize bakıyor.',
      ],
    ],
    [
      pools.some((pool) => pool.kind === 'indoor'),
      [
        'Kapalı havuzunu kasımda denedik, su sıcaktı.',
        'Hava bozunca da yüzülebilen az sayıda evden biri.',
      ],
    ],
    [
      pools.some((pool) => pool.kind === 'children'),
      [
        'Çocuk havuzu büyük havuzdan ayrı; küçük çocukla gelene ilk bu evi söylüyoruz.',
        'Çocuk havuzunun derinliğini kendimiz ölçtük, anne babalar için seçtik.',
      ],
    ],
    [
      is('genis-aile-villalari'),
      [
        `İki aile gelince kimse sıra beklemiyor: ${bedrooms} yatak odası, ${bathrooms} banyo.`,
        'Kalabalık sofraları seven aileler için ayırdık; herkes aynı masaya sığıyor.',
      ],
    ],
    [
      featureSlugs.includes('basamaksiz-giris'),
      [
        'Büyükleriyle gelenlere öneriyoruz: girişte eşik, içeride merdiven yok.',
        'Pusetle ve yürüteçle kapıdan havuza kadar rahat gidiliyor.',
      ],
    ],
    [
      is('doga-icinde-villalar'),
      [
        'Yıldızları görmek isteyene seçtik; gece çevrede ışık yok denecek kadar az.',
        'Telefonu bırakıp kitap okunacak bir ev arıyorduk, bunu bulduk.',
      ],
    ],
    [
      is('merkezi-villalar'),
      [
        `Akşam yürüyüşü sevene: merkez ${centre} ötede.`,
        `Arabaya binmeden tatil isteyenler için listede; merkeze ${centre}.`,
      ],
    ],
    [
      is('deniz-manzarali-villalar'),
      [
        `Manzarası için seçtik; gezmeye gittiğimizde bir saat ${outside} kalkamadık.`,
        `Deniz gerçekten ${outside} görünüyor; yazmadan önce yerinde baktık.`,
      ],
    ],
    [
      is('evcil-hayvan-dostu-villalar'),
      [
        'Köpekle gelene gönül rahatlığıyla önerdiğimiz az sayıda evden biri.',
        'Ev sahibi hayvan seviyor; köpekli misafirlerimiz buraya ikinci kez geliyor.',
      ],
    ],
    [
      is('kis-kiralik-villalar'),
      [
        'Şubatta gittik: yerden ısıtması evi sıcak tutuyor.',
        'Yazı kaçıranlara da bir ev gerekiyordu.',
      ],
    ],
    [
      is('luks-villalar'),
      [
        'Denetim listemizde işaretlenmeyen tek satır kalmadı.',
        'Yatağından bıçağına kadar iyisi alınmış; fark kullanınca anlaşılıyor.',
      ],
    ],
    [
      is('ekonomik-villalar'),
      [
        'Fiyatı ölçülü, temizliği ve yatakları içimize sindi.',
        'Bütçesi sınırlı olan da izin belgeli bir evde kalsın diye aldık.',
      ],
    ],
    [
      is('balayi-villalari'),
      [
        'Balayı için soranlara ilk üçte söylediğimiz ev.',
        'İki kişi için büyük değil, tam yerinde.',
      ],
    ],
  ];
  const fitting = reasons.filter(([fits]) => fits).map(([, variants]) => variants);
  return fitting.length > 0
    ? fitting
    : [
        [
          'Gösterişsiz ve bakımlı; ev sahibi her ilkbaharda boyasını yeniliyor.',
          'Ev sahibini yıllardır tanıyoruz; söylediğini yapan biri.',
        ],
      ];
}

/** Stairs, road, neighbours, noise: what a guest should know before booking. */
function goodToKnowOf(home: Home): string[] {
  const random = randomFor('good-to-know', home.n);
  const lines = [
    stairs(home, random),
    road(home, random),
    near(home, random),
    sounds(home, random),
  ];
  return lines.filter((line) => line !== '');
}

function stairs({ traits, is }: Home, random: () => number): string {
  const { kind, floors, bedrooms } = traits;
  if (kind === 'apartment') return 'Daireye merdivenle çıkılır.';
  if (floors === 1) {
    return kind === 'villa'
      ? 'Ev tek katlıdır, girişte de basamak yoktur.'
      : 'Ev tek katlıdır; terasa üç basamakla çıkılır.';
  }
  if (floors === 3) return `Zemin kattan çatı katına ${between(random, 28, 34)} basamak çıkılır.`;
  const steps = between(random, 14, 18);
  if (bedrooms === 1) return `Yatak odasına ${steps} basamakla çıkılır.`;
  return is('cocuk-havuzlu-villalar')
    ? `Üst kata ${steps} basamakla çıkılır; merdivende kapı yoktur.`
    : `Üst kata ${steps} basamakla çıkılır.`;
}

function road({ is, town, featureSlugs }: Home, random: () => number): string {
  if (is('doga-icinde-villalar')) {
    return pick(random, [
      'Yolun son bölümü tek şeritlidir; gece aydınlatması yoktur.',
      'İlk gelişinizi gündüze denk getirin: son dönemeçte tabela yoktur.',
      'Yol son bölümde daralır; karavan ve büyük minibüs geçemez.',
    ]);
  }
  if (!featureSlugs.includes('otopark')) return 'Otoparkı yoktur; araç sokakta bırakılır.';
  if (is('merkezi-villalar')) return 'Sokak dardır; büyük araçla otoparka manevrayla girilir.';
  if (
    is('deniz-manzarali-villalar') &&
    !is('denize-sifir-villalar') &&
    town.landscape === 'kalkan'
  ) {
    return 'Eve çıkan yol diktir; kıyıdan yürüyerek dönmek yorar.';
  }
  return pick(random, [
    'Yol asfalttır, otoparka kadar araçla gelinir.',
    'Otopark iki araçlıktır; üçüncüsü yol kenarında kalır.',
  ]);
}

function near({ is, traits }: Home, random: () => number): string {
  if (is('denize-sifir-villalar')) return 'Önündeki kıyı herkese açıktır; yazın gelen geçen olur.';
  if (traits.kind === 'apartment') return 'Öbür dairelerde de oturanlar vardır.';
  if (is('doga-icinde-villalar'))
    return 'Komşu ev uzaktadır; gece dışarıda kendi ışığınız gerekir.';
  if (is('muhafazakar-villalar')) return 'Yan parsellerde ev vardır, havuz başı oradan görünmez.';
  return pick(random, [
    'Yan evde yıl boyu oturan bir aile vardır.',
    'Çevrede başka kiralık evler de vardır, sezonda doludur.',
    'Komşu bahçeyle arada çit vardır; teraslar birbirini görür.',
  ]);
}

function sounds({ is, traits, town, notes }: Home, random: () => number): string {
  const isCold = town.landscape === 'sapanca' || town.landscape === 'inland';
  if (is('merkezi-villalar')) {
    return notes.includes('çarşının sesi') ? '' : 'Yaz gecelerinde çarşının sesi duyulur.';
  }
  if (is('denize-sifir-villalar')) return 'Dalga sesi gece de duyulur.';
  if (is('doga-icinde-villalar')) {
    return isCold
      ? 'Akşamları köyden köpek sesi gelebilir.'
      : 'Temmuz ve ağustosta öğle sonraları ağustos böcekleri öter.';
  }
  if (traits.kind === 'apartment') return 'Merdiven boşluğunun sesi içeriden duyulur.';
  return pick(random, [
    'Sabah ezanı yakındaki camiden duyulur.',
    isCold
      ? 'Hafta sonları çevrede günübirlik gelenler olur.'
      : 'Kasım–nisan arasında çevreden inşaat sesi gelebilir; yazın yasaktır.',
    '',
  ]);
}
