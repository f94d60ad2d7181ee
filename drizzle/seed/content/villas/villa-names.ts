import { slugify } from '#domain/values/slug.ts';
import { randomFor } from '../random.ts';

/** The kind of home; its name and texts mention it. */
export type HomeKind = 'villa' | 'bungalow' | 'apartment';

function list(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}

// Names chosen for their region: these homes are the ones a demo shows.
const BY_TOWN: readonly (readonly [string, readonly string[]])[] = [
  [
    'kalkan',
    list(`Villa Mavi Kuytu, Villa Limon Çiçeği, Begonvil Evi, Villa Taş Merdiven, Villa Körfez Işığı,
      Villa Beyaz Panjur, Villa Sardunya, Villa Akşam Rüzgârı, Villa Fenerli, Villa Kum Saati,
      Villa Yelken Gölgesi, Villa Üç Pencere, Villa Nar Kapısı, Villa Gece Yasemini`),
  ],
  [
    'kas-merkez',
    list(
      `Villa Meis Işığı, Villa Uzun Çarşı, Lahit Evi, Villa Likya Taşı, Çakıl Apart, Villa Dalgıç`,
    ),
  ],
  [
    'islamlar',
    list(`Villa Değirmen, Villa Kaynak Başı, Villa Serin Dere, Villa Asma Altı, Villa Ceviz Gölgesi,
      Villa Bodamya, Villa Sis Bahçesi, Villa Yaban Nanesi, Villa Çınarlı, Villa Dut Ağacı`),
  ],
  [
    'uzumlu',
    list(`Villa Zeytin Dalı, Villa Bağ Yolu, Villa Hasat, Villa Koruk, Villa Şıra, Villa Taş Teras,
      Villa Tepe Bağı, Villa Kekik, Villa Sarı Üzüm`),
  ],
  ['bezirgan', list('Ambar Evi, Villa Yayla Dumanı, Villa Badem Çiçeği')],
  ['saribelen', list('Villa Keçiboynuzu, Villa Arı Kovanı, Villa Sidek Sırtı')],
  ['yesilkoy', list('Villa Portakal Yolu, Villa Fırnaz, Villa Ova Işığı, Villa Turunç Bahçesi')],
  ['patara', list('Villa Kumul, Villa Sütunlu, Villa Caretta, Villa Gelemiş')],
  ['kordere', list('Villa Adaçayı, Villa Zeytin Terası, Villa Kuru Duvar')],
  ['kisla', list('Villa Kızıl Ufuk, Villa Kaya Burnu, Villa İnce Dalga')],
  ['ortaalan', list('Fesleğen Apart, Villa Çarşı Üstü, Villa Mavi Panjur')],
  ['kiziltas', list('Villa Kızıl Kaya, Villa Sedef, Villa Gökçe Teras')],
  ['komurluk', list('Villa Sakız Ağacı, Villa Esinti, Villa Mersin Dalı')],
  ['ulugol', list('Villa Samanyolu, Villa Ağustos Böceği, Villa Çam Gölgesi')],
  ['cukurbag', list('Villa Yarımada, Villa İnceboğaz, Villa Tuz Rengi, Villa Deniz Feneri')],
  ['oludeniz', list('Villa Babadağ Eteği, Villa Lagün, Villa Belcekız, Villa Rüzgâr Kanadı')],
  [
    'ovacik',
    list('Villa Kuşburnu, Villa Günebakan, Villa Kızılçam, Villa Lavanta Yolu, Villa Ihlamur'),
  ],
  ['hisaronu', list('Villa Reçine, Villa Orman Kapısı, Villa Sincap')],
  ['kayakoy', list('Villa Levissi, Villa İncir Avlusu, Taş Ocak Evi, Villa Nar Bahçesi')],
  ['faralya', list('Kelebek Bungalov, Villa Kaya Çiçeği, Villa Bulut Altı')],
  ['gocek', list('Villa Günlük Ağacı, Villa Halat, Villa Yelkovan')],
  ['calis', list('Villa Mavi Bisiklet, Sahil Yolu Apart')],
  ['yesiluzumlu', list('Villa Dastar, Villa Kadyanda')],
  ['yalikavak', list('Villa Yel Değirmeni, Villa Sünger, Villa Ak Kireç')],
  ['golturkbuku', list('Villa İskele')],
  ['bitez', list('Villa Mandalina, Villa Yarım Ay')],
  ['gumusluk', list('Villa Myndos, Villa Tavşan Adası')],
  ['turgutreis', list('Villa Adalar')],
  ['turunc', list('Villa Amos')],
  ['selimiye', list('Villa Badem Koyu')],
  ['dalyan', list('Villa Sazlık, Villa Kaunos')],
  ['belek', list('Villa Okaliptüs, Villa Fıstık Çamı')],
  ['mahmudiye', list('Kestane Bungalov, Göl Sisi Bungalov, Kayın Evi')],
  ['akbuk', list('Villa Saplıada')],
];

type Chosen = { name: string; townSlug: string };

const CHOSEN: readonly Chosen[] = BY_TOWN.flatMap(([townSlug, names]) =>
  names.map((name) => ({ name, townSlug })),
);

/** Number of homes with a chosen name. */
const CHOSEN_COUNT = CHOSEN.length;

// Coprime to their number, so that neighbours in a list are in different regions.
const STRIDE = 37;

/** The chosen name and region of the n-th home, or null when there is none. */
export function findChosen(n: number): Chosen | null {
  return n < CHOSEN_COUNT ? (CHOSEN[(n * STRIDE) % CHOSEN_COUNT] ?? null) : null;
}

/** The kind that a chosen name mentions. */
export function kindOfName(name: string): HomeKind {
  if (name.endsWith('Bungalov')) return 'bungalow';
  return name.endsWith('Apart') ? 'apartment' : 'villa';
}

const OWNERS_OF_PARTS = list(`
  Zeytin, Defne, Çam, Sedir, Servi, Ardıç, Badem, Ceviz, İncir, Nar, Dut, Erik, Kiraz, Vişne,
  Kayısı, Şeftali, Ayva, Portakal, Limon, Mandalina, Turunç, Bergamot, Asma, Üzüm, Kekik, Nane,
  Adaçayı, Biberiye, Fesleğen, Lavanta, Ihlamur, Papatya, Gelincik, Nergis, Sümbül, Lale, Menekşe,
  Karanfil, Yasemin, Hanımeli, Sardunya, Begonvil, Mimoza, Manolya, Zakkum, Mersin, Sakız, Sandal,
  Harnup, Okaliptüs, Çınar, Meşe, Kestane, Kayın, Söğüt, Kavak, Akasya, Erguvan, Leylak, Kamelya,
  Ortanca, Zambak, Süsen, Safran, Susam, Başak, Mercan, Sedef, İnci, Kehribar, Firuze, Akik, Rüzgâr,
  Güneş, Ay, Yıldız, Bulut, Yağmur, Şafak, Akşam, Sabah, Turna, Kırlangıç, Serçe, Leylek, Kelebek`);

const PARTS = list(`
  Dalı, Bahçesi, Yamacı, Terası, Avlusu, Tepesi, Gölgesi, Sırtı, Pınarı, Yolu, Kapısı, Çardağı,
  Düşü, Esintisi, Konağı, Yuvası, Penceresi, Eteği, Vadisi, Işığı, Sofrası, Köşkü, Sokağı, Balkonu,
  Kokusu, Mevsimi, Masalı, Sesi, Rengi, Durağı, Taşı, Duvarı, Merdiveni, Kıyısı, Tarlası, Çeşmesi,
  Ocağı, Sepeti, Şarkısı, Bağı, Kuyusu, Kemeri, Çatısı, Patikası, Basamağı, Yaylası, Ovası, Köyü`);

const QUALITIES = list(`
  Mavi, Beyaz, Küçük, Gizli, Sakin, Serin, Yeşil, Altın, Gümüş, Mor, Kızıl, Ak, Uzun, Eski, Yeni,
  Ilık, Sessiz, İnce, Güneşli, Rüzgârlı, Ahşap, Yüksek, Sarı, Turkuaz, Lacivert, Pembe, Dingin,
  Aydınlık, Ferah, Saklı`);

const THINGS = list(`
  Kuytu, Avlu, Teras, Bahçe, Kapı, Çardak, Tepe, Yamaç, Panjur, Pencere, Gölge, Pınar, Ufuk, Vadi,
  Konak, Köşk, Dere, Patika, Basamak, Çatı, Kemer, Kuyu, Çeşme, Köy, Sokak, Ova, Bağ, Düş, Taş, Kaya,
  Yaprak, Dal, Yuva, Yayla, Ocak, Merdiven`);

const SUFFIXES: Record<HomeKind, readonly [string, string]> = {
  villa: ['', ' Evi'],
  bungalow: [' Bungalov', ' Ahşap Evi'],
  apartment: [' Apart', ' Dairesi'],
};

let stems: readonly string[] | undefined;

/** All two-word stems that are not chosen names, in a fixed shuffled order. */
function listStems(): readonly string[] {
  if (stems) return stems;
  const taken = new Set(CHOSEN.map(({ name }) => slugify(name.replace(/^Villa | Evi$/g, ''))));
  const seen = new Set<string>();
  const all: { stem: string; draw: number }[] = [];
  const random = randomFor('stems', 0);
  const combine = (first: readonly string[], second: readonly string[]) => {
    for (const a of first) {
      for (const b of second) {
        const slug = slugify(`${a} ${b}`);
        if (taken.has(slug) || seen.has(slug)) continue;
        seen.add(slug);
        all.push({ stem: `${a} ${b}`, draw: random() });
      }
    }
  };
  combine(OWNERS_OF_PARTS, PARTS);
  combine(QUALITIES, THINGS);
  stems = all.toSorted((a, b) => a.draw - b.draw).map(({ stem }) => stem);
  return stems;
}

/** The name of the n-th home (n ≥ CHOSEN_COUNT). Throws RangeError when the words run out. */
export function composeName(n: number, kind: HomeKind): string {
  const k = n - CHOSEN_COUNT;
  const all = listStems();
  const stem = all[k % all.length];
  const suffix = SUFFIXES[kind][Math.floor(k / all.length)];
  if (stem === undefined || suffix === undefined) throw new RangeError(`no name for home ${n}`);
  return suffix === '' ? `Villa ${stem}` : `${stem}${suffix}`;
}
