/**
 * What people say, and what of the agency's they mean by it.
 *
 * `means`: slugs of amenities and villa types, the best first; the first one that the agency has
 * counts, and without any of them the words are not understood. The words are folded, without
 * suffixes, by language: another language is another column.
 */
type Meaning = { means: readonly string[]; tr: string; en?: string };

/** Words are separated by commas. "havuz" alone is a private pool: nobody asks for a shared one. */
export const MEANINGS: readonly Meaning[] = [
  // Pools.
  {
    means: ['ozel-havuz'],
    tr: 'ozel havuz, mustakil havuz, kendi havuzu, kendine ait havuz, havuz, yuzme havuz, mustakil, mustakil villa',
    en: 'private pool, own pool, pool, swimming pool, detached',
  },
  {
    means: ['korunakli-havuz', 'muhafazakar-villalar'],
    tr: 'korunakli havuz, korunakli, gorunmeyen havuz, havuzu gorunmeyen, havuzu disaridan gorunmeyen, disaridan gorunmeyen havuz, disaridan gorunmeyen, gorunmez havuz, kapali bahce, mahremiyet, gizli havuz, gozden uzak, gozden irak, izole, disaridan gorunmesin, havuzu gorunmesin, gorunmesin, komsu gormeyen, kimsenin gormedigi',
    en: 'secluded pool, secluded, hidden pool, sheltered pool, privacy',
  },
  {
    means: ['isitmali-havuz', 'isitmali-havuzlu-villalar'],
    tr: 'isitmali havuz, isitmali, sicak havuz, isitilan havuz, havuz isitma, havuzu isitmali, havuzu sicak',
    en: 'heated pool, heated, warm pool',
  },
  {
    means: ['kapali-havuz', 'kapali-havuzlu-villalar'],
    tr: 'kapali havuz, ic havuz, kisin yuzulebilen',
    en: 'indoor pool',
  },
  {
    means: ['cocuk-havuzu', 'cocuk-havuzlu-villalar'],
    tr: 'cocuk havuz, cocuk havuzu, bebek havuz',
    en: 'kids pool, children pool, childrens pool',
  },
  {
    means: ['sonsuzluk-havuzu'],
    tr: 'sonsuzluk havuz, sonsuzluk, sonsuz havuz',
    en: 'infinity pool, infinity',
  },
  { means: ['ortak-havuz'], tr: 'ortak havuz', en: 'shared pool' },
  { means: ['havuz-citi'], tr: 'havuz cit, havuz korkulugu', en: 'pool fence, fenced pool' },
  // Wellness and play.
  {
    means: ['jakuzi', 'jakuzili-villalar'],
    tr: 'jakuzi, jakuzzi, cakuzi, jakuz',
    en: 'jacuzzi, hot tub, whirlpool',
  },
  { means: ['sauna', 'saunali-villalar'], tr: 'sauna', en: 'sauna' },
  { means: ['hamam'], tr: 'hamam, turk hamami', en: 'hammam, hamam, turkish bath' },
  { means: ['masa-tenisi'], tr: 'masa tenis, pinpon, ping pong', en: 'table tennis' },
  { means: ['bilardo'], tr: 'bilardo', en: 'billiard, pool table' },
  { means: ['langirt'], tr: 'langirt', en: 'table football' },
  { means: ['oyun-konsolu'], tr: 'oyun konsol, playstation', en: 'game console' },
  // The sea and the place.
  {
    means: ['deniz-manzarasi', 'deniz-manzarali-villalar'],
    tr: 'deniz manzara, deniz goren, denizi goren, deniz goruyor, manzara, gun batimi, gun batimi manzara, gunes batimi, gunes batimi goren, gun batimi goren, gun dogumu',
    en: 'sea view, seaview, ocean view, view',
  },
  {
    means: ['denize-sifir-villalar'],
    tr: 'denize sifir, deniz kenari, deniz kenarinda, sahilde, sahil kenari, deniz dibi, sahile sifir, plaja sifir, yali, ozel plaj, kendi plaji, plajli, ozel iskele, iskele',
    en: 'beachfront, seafront, waterfront, by the sea, on the beach',
  },
  {
    means: ['doga-icinde-villalar'],
    tr: 'doga icinde, doga, dogada, orman icinde, ormanda, orman, sessiz, sakin, koy evi, dag evi, yayla, dag manzara, kar manzara, doga manzara, orman manzara, vadi manzara, gol manzara, yesillik, serin, kalabaliktan uzak, gurultuden uzak, sehirden uzak, yayla havasi',
    en: 'nature, quiet, countryside, mountain',
  },
  {
    means: ['merkezi-villalar'],
    tr: 'merkezi, merkeze yakin, merkezde, merkez, carsiya yakin, carsiya yurume, merkeze yurume, merkeze yurume mesafesi, carsiya yurume mesafesi, sehir merkezi',
    en: 'central, town centre, town center, city centre, city center, centre, center',
  },
  // For whom.
  {
    means: ['muhafazakar-villalar', 'korunakli-havuz'],
    tr: 'muhafazakar, muhafazar, muhafaza, alkolsuz, tesettur, islami, helal, haremlik, haremlik selamlik, kapali aile, kapali bayan, kapali hanim, ortulu, hanimlar',
    en: 'conservative, halal, muslim friendly',
  },
  {
    means: ['balayi-villalari'],
    tr: 'balayi, balayi villa, romantik, evlilik yildonumu, evlilik yil donumu, yil donumu, yildonumu, yeni evli, sevgililer gunu, ciftlere ozel, evlilik teklif',
    en: 'honeymoon, romantic',
  },
  { means: ['luks-villalar'], tr: 'luks, lux, ultra luks', en: 'luxury, luxurious, deluxe' },
  {
    means: ['ekonomik-villalar'],
    tr: 'ekonomik, ucuz, uygun fiyat, fiyati uygun, dusuk fiyat, fiyati dusuk, pahali olmasin, pahali olmayan, makul fiyat, makul, hesapli, butce dostu',
    en: 'cheap, budget friendly, affordable, economic',
  },
  {
    means: ['genis-aile-villalari'],
    tr: 'genis aile, kalabalik aile, buyuk aile, kalabalik',
    en: 'large family, big family, large group',
  },
  {
    means: ['evcil-hayvan-kabul', 'evcil-hayvan-dostu-villalar'],
    tr: 'evcil hayvan, evcil hayvan kabul eden, evcil, kopek, kopegimiz, kopegim, kopegi, kedi, kedimiz, kedim, pati, patili, patili dost, tuylu dost, golden, golden retriever, labrador, kus, tavsan, pet, hayvan kabul, hayvan dostu',
    en: 'pet, pets, dog, dogs, cat, pet friendly, dog friendly, pets allowed',
  },
  {
    means: ['kis-kiralik-villalar'],
    tr: 'kis kiralik, kislik',
    en: 'winter rental',
  },
  {
    means: ['bungalovlar'],
    tr: 'bungalov, bungalow, ahsap ev, ahsap, dag bungalovu',
    en: 'bungalow, cabin',
  },
  { means: ['apartlar'], tr: 'apart, daire, apart otel', en: 'apartment, flat' },
  // Getting about in the house.
  {
    means: ['basamaksiz-giris', 'zemin-kat-yatak-odasi', 'tek-katli'],
    tr: 'engelli, engelsiz, erisilebilir, erisim, tekerlekli sandalye, merdivensiz, merdiven yok, merdiven cikamiyor, merdiven cikamaz, merdiven cikamayan, merdiven cikamam, merdiven olmasin, merdiven istemiyor, merdiven olmayan, basamaksiz, basamak yok, basamak olmasin, yuruyemiyor, yuruyemeyen, duz giris, duz ayak, bebek arabasi, puset',
    en: 'wheelchair, disabled, accessible, step free, no stairs, without stairs',
  },
  {
    means: ['zemin-kat-yatak-odasi'],
    tr: 'zemin kat, giris kat, alt kat, alt katta oda, alt katta yatak oda, asagida oda, giriste oda, yasli',
    en: 'ground floor',
  },
  {
    means: ['yuruyerek-dus'],
    tr: 'esiksiz dus, yuruyerek dus',
    en: 'walk in shower, level access shower',
  },
  { means: ['tek-katli'], tr: 'tek kat', en: 'single storey, single story, one floor' },
  { means: ['asansor'], tr: 'asansor', en: 'elevator, lift' },
  { means: ['genis-kapi'], tr: 'genis kapi', en: 'wide door' },
  // Equipment.
  {
    means: ['calisma-masasi', 'wifi'],
    tr: 'calisma masa, calisma alan, calisma, uzaktan calisma, evden calisma, uzaktan calismak',
    en: 'desk, workspace, remote work',
  },
  {
    means: ['wifi', 'fiber-internet'],
    tr: 'wifi, wi fi, internet, kablosuz',
    en: 'wireless',
  },
  {
    means: ['klima-her-odada', 'salon-klimasi'],
    tr: 'her odada klima, klima her odada, klima',
    en: 'air conditioning, aircon, ac',
  },
  { means: ['somine'], tr: 'somine', en: 'fireplace' },
  { means: ['yerden-isitma'], tr: 'yerden isitma', en: 'underfloor heating' },
  { means: ['otopark', 'kapali-otopark'], tr: 'otopark, park yeri, garaj', en: 'parking, garage' },
  {
    means: ['elektrikli-arac-sarji'],
    tr: 'elektrikli arac, arac sarj, sarj istasyonu, sarj',
    en: 'ev charger, charging',
  },
  { means: ['mangal'], tr: 'mangal, barbeku, bbq', en: 'barbecue, bbq, grill' },
  {
    means: ['bebek-yatagi'],
    tr: 'bebek yatag, bebek karyola, park yatak, besik',
    en: 'cot, crib, baby bed',
  },
  { means: ['mama-sandalyesi'], tr: 'mama sandalye', en: 'high chair, highchair' },
  { means: ['camasir-makinesi'], tr: 'camasir makine', en: 'washing machine, washer' },
  { means: ['bulasik-makinesi'], tr: 'bulasik makine', en: 'dishwasher' },
  { means: ['bahce', 'cevrili-bahce'], tr: 'bahce', en: 'garden' },
  { means: ['cevrili-bahce'], tr: 'cevrili bahce, citli bahce, cevrili', en: 'fenced garden' },
  { means: ['teras'], tr: 'teras', en: 'terrace' },
  { means: ['balkon'], tr: 'balkon', en: 'balcony' },
  {
    means: ['oyun-alani', 'salincak'],
    tr: 'oyun alan, oyun parki, cocuk parki, salincak',
    en: 'playground',
  },
];
