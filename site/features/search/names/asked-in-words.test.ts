import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchQueryInput } from '#domain/search/schema.ts';
import { searchParams } from '../state/search-state.ts';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';

/** Sunday, and a day without a rate for the pound. */
const DAY = { today: '2026-11-22', rates: { DOLLAR: 41.8512, EURO: 48.6021, POUND: 0 } };

const ask = (text: string) => askedInWords(text, OPTIONS, DAY);

/** What was typed | the search that answers it | the words that are said not to be understood. */
const SEARCHES = `
# the words that people type first
kiralık villa | |
kiralık villalar | |
KİRALIK VİLLA | |
kiralik villa | |
kiralk villa | |
villa kiralama | |
villa kirala | |
tatil evi | |
yazlık | |
yazlık villa | |
günlük kiralık ev | |
günlük kiralık villa | |
haftalık kiralık villa | |
müstakil villa | feature=ozel-havuz |
tatil villası | |
ucuz villa | type=ekonomik-villalar |
uygun fiyatlı villa | type=ekonomik-villalar |
balayı villası | type=balayi-villalari |
lüks villa | type=luks-villalar |
havuzlu villa | feature=ozel-havuz |
özel havuzlu kiralık villa | feature=ozel-havuz |
muhafazakâr villa | type=muhafazakar-villalar |
muhafazakar villa kiralama | type=muhafazakar-villalar |
MUHAFAZAKAR VİLLA | type=muhafazakar-villalar |
korunaklı villa | feature=korunakli-havuz |
denize sıfır villa | type=denize-sifir-villalar |
villa | |

# provinces, coasts and famous places
antalya | district=kas,serik |
antalya villa | district=kas,serik |
ANTALYA KİRALIK VİLLA | district=kas,serik |
antalyada villa | district=kas,serik |
Antalya'da kiralık villa | district=kas,serik |
muğla | district=fethiye,bodrum,marmaris,ortaca |
mugla villa kiralama | district=fethiye,bodrum,marmaris,ortaca |
sakarya | district=sapanca |
ege | district=fethiye,bodrum,marmaris,ortaca |
akdeniz | district=kas,serik |
antalya kalkan | town=kalkan |
muğla fethiye | district=fethiye |
fethiye muğla | district=fethiye |
kabak | town=faralya,oludeniz |
kabak koyu | town=faralya,oludeniz |
kelebekler vadisi | town=faralya,oludeniz,hisaronu |
saklıkent | town=uzumlu,islamlar,kalkan,patara |
kekova | town=kas-merkez,cukurbag |
demre | town=kas-merkez,cukurbag |
kaputaş plajı | town=kalkan,islamlar,uzumlu,patara |
patara plajı | town=patara |
dalaman havalimanı | town=gocek,dalyan |
dalaman | town=gocek,dalyan |
marmaris | district=marmaris |
ölüdeniz | town=oludeniz |
oludeniz | town=oludeniz |
ölü deniz | town=oludeniz |
türkbükü | town=golturkbuku |
side | town=belek |
eylül ayında 1 hafta | month=2027-09 |
havuzu dışarıdan görünmeyen villa | feature=korunakli-havuz |
parti yapılabilen villa kalkan | town=kalkan |
bodrum yalıkavak veya türkbükü | town=yalikavak,golturkbuku |
mugla fethiye oludeniz | town=oludeniz |
KAŞTA VİLLA | district=kas |
ISLAMLAR VILLA | town=islamlar |
İSLAMLAR | town=islamlar |
şömineli dağ evi | type=doga-icinde-villalar&feature=somine |
jakuzi + sauna | feature=jakuzi,sauna |
merhaba 4 yetişkin 2 çocuk için temmuzda bir haftalığına denize yakın havuzlu bir yer bakıyoruz bütçemiz 100 bin civarı | adults=4&children=2&month=2027-07&feature=ozel-havuz&maxTotal=100000&sea=800 |
kaş | district=kas |
kaş merkez | town=kas-merkez |
Bodrum | district=bodrum |
fethiye ölüdeniz | town=oludeniz |
ölüdeniz fethiye | town=oludeniz |

# one or the other
kalkan veya kaş | district=kas |
kaş ya da kalkan | district=kas |
kaş yada kalkan | district=kas |
kaş/kalkan | district=kas |
kalkan, islamlar | town=kalkan,islamlar |
kalkan ve islamlar | town=kalkan,islamlar |
kalkan islamlar | town=kalkan,islamlar |
fethiye veya bodrum | district=fethiye,bodrum |
fethiye, bodrum, kaş | district=fethiye,bodrum,kas |
kalkan veya bodrum | town=kalkan,yalikavak,golturkbuku,bitez,gumusluk |

# no word kills the rest
temmuz kalkan 8 | adults=8&month=2027-07&town=kalkan |
iki aile 8 kisi | adults=8 |
iki aile | adults=8 |
2 aile kalkan | adults=8&town=kalkan |
kalkan zürafalı 6 kişi | adults=6&town=kalkan | zürafalı
kalkan merhaba acaba 6 kişi var mı | adults=6&town=kalkan |
mavi kuytu kaş | district=kas | mavi kuytu
kalkan 6 kişi ??? | adults=6&town=kalkan |
🏖️ kalkan 🌊 | town=kalkan |
!!! kalkan !!! | town=kalkan |
sekiz kişi | adults=8 |
sekizkişi | adults=8 |
onbeş kişi | adults=15 |
iki çocuk üç yetişkin | adults=3&children=2 |
2 yetişkin 2 çocuk 1 bebek bodrum | adults=2&children=2&babies=1&district=bodrum |
kalkan çocuklu aile | children=1&town=kalkan |
bebekli aile | babies=1 |
40 kişi | adults=30 |

# budgets
geceliği 10 bin | maxPrice=10000 |
gecelik 15 bin altı | maxPrice=15000 |
gecelik 10-15 bin | minPrice=10000&maxPrice=15000 |
100 bin | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&maxTotal=100000 |
haftalık 100 bin | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&maxTotal=100000 |
kalkan 100-150 bin arası temmuz | month=2027-07&town=kalkan&minTotal=100000&maxTotal=150000 |
temmuz 100k | month=2027-07&maxTotal=100000 |
temmuz yüz bin | month=2027-07&maxTotal=100000 |
temmuz yüzbin | month=2027-07&maxTotal=100000 |
temmuz 100.000 tl | month=2027-07&maxTotal=100000 |
temmuz 100 000 tl | month=2027-07&maxTotal=100000 |
temmuz haftalık 100 bin | month=2027-07&maxTotal=100000 |
1-15 temmuz haftalık 70 bin | checkin=2027-07-01&checkout=2027-07-15&maxPrice=10000 |
aylık 300 bin | maxPrice=10000 |
12-19 temmuz toplam 1000 euro | checkin=2027-07-12&checkout=2027-07-19&maxTotal=48603 |
temmuz 15 bin altı kişi | adults=6&month=2027-07&maxTotal=15000 |

# what the filters know
hamam | feature=hamam |
hamamlı villa | feature=hamam |
sauna | feature=sauna |
saunalı villa kalkan | town=kalkan&feature=sauna |
engelli | feature=basamaksiz-giris |
engelli dostu villa | feature=basamaksiz-giris |
tekerlekli sandalyeye uygun | feature=basamaksiz-giris |
merdivensiz ev | feature=basamaksiz-giris |
tek katlı | feature=tek-katli |
tek katlı villa fethiye | district=fethiye&feature=tek-katli |
çocuk havuzu | feature=cocuk-havuzu |
bebek yatağı | feature=bebek-yatagi |
evcil | feature=evcil-hayvan-kabul |
köpekle kalkan | town=kalkan&feature=evcil-hayvan-kabul |
köpeğimizle kalkan | town=kalkan&feature=evcil-hayvan-kabul |
jakuzi | feature=jakuzi |
jakuzili balayı | type=balayi-villalari&feature=jakuzi |
deniz manzarası | feature=deniz-manzarasi |
deniz manzaralı villa | feature=deniz-manzarasi |
denize yürüme mesafesinde | sea=800 |
yürüme mesafesi | sea=800 |
denize yakın | sea=800 |
merkeze yürüme mesafesi | type=merkezi-villalar |
merkezde | type=merkezi-villalar |
bodrum merkezde | type=merkezi-villalar&district=bodrum |
ısıtmalı havuz | feature=isitmali-havuz |
ISITMALI HAVUZ | feature=isitmali-havuz |
kapalı havuzlu | feature=kapali-havuz |
korunaklı havuz | feature=korunakli-havuz |
sonsuzluk havuzu | feature=sonsuzluk-havuzu |
bilardolu villa | feature=bilardo |
bahçeli ev | feature=bahce |
3 odalı denize en fazla 500 metre | bedrooms=3&sea=500 |
2 banyolu | bathrooms=2 |
4 oda 3 banyo kalkan | town=kalkan&bedrooms=4&bathrooms=3 |
yüksek puanlı villa | rating=45 |
4,5 puan üstü | rating=45 |
en yeni villalar | sort=newest |
en ucuz villa kalkan | town=kalkan&sort=price |
en pahalı | sort=-price |
denize en yakın | sort=sea |
en beğenilen | sort=rating |
bungalov sapanca | type=bungalovlar&district=sapanca |
kalkna korunaklı villalar | town=kalkan&feature=korunakli-havuz |
bodrm jakuizli | district=bodrum&feature=jakuzi |

# dates
kalkan 6 kişi 12-19 temmuz 60 bin | checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan&maxTotal=60000 |
12-19 temmuz ±3 gün | checkin=2027-07-12&checkout=2027-07-19&flex=3 |
15-22 temmuz | checkin=2027-07-15&checkout=2027-07-22 |
temmuzda 5 gece | nights=5&month=2027-07 |
temmuz sonu | checkin=2027-07-25&checkout=2027-08-01 |
ağustos'un ilk haftası | checkin=2027-08-01&checkout=2027-08-08 |
AĞUSTOS’UN İLK HAFTASI KALKAN | checkin=2027-08-01&checkout=2027-08-08&town=kalkan |
temmuz ağustos kalkan | month=2027-07,2027-08&town=kalkan |
bayramda | checkin=2027-03-08&checkout=2027-03-11 |
kurban bayramı kaş | checkin=2027-05-15&checkout=2027-05-19&district=kas |
yılbaşı | checkin=2026-12-30&checkout=2027-01-02 |
yılbaşında sapanca | checkin=2026-12-30&checkout=2027-01-02&district=sapanca |
yaz tatili | month=2027-06,2027-07,2027-08 |
kalkan yaz | month=2027-06,2027-07,2027-08&town=kalkan |
bodrum haziranda en ucuz hafta | month=2027-06&district=bodrum&sort=price |
kalkan villa ara | town=kalkan |
11-18 temmuz 2026 kalkan | checkin=2027-07-10&checkout=2027-07-17&town=kalkan |
temmuzun ilk yarısı kalkan | checkin=2027-07-05&checkout=2027-07-12&town=kalkan&flex=4 |
7 gece kalkan | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&town=kalkan |

# what is not wanted
köpeğimiz yok kalkan | town=kalkan |
çocuk yok kalkan | town=kalkan |
evcil hayvan getirmiyoruz, jakuzili | feature=jakuzi |
havuz istemiyoruz kalkan | town=kalkan |
jakuzisiz kalkan | town=kalkan |
jakuzi şart değil kalkan | town=kalkan |

# who comes along, what can be done there, how far it is
kalkanda 15 agustostan itibaren 1 hafta 4 kisi | checkin=2027-08-15&checkout=2027-08-22&adults=4&town=kalkan |
olu deniz 4 kisilik villa | adults=4&town=oludeniz |
mugla da jakuzili villa | district=fethiye,bodrum,marmaris,ortaca&feature=jakuzi |
fethiyede temmuz ortası 6 kişilik havuzlu ev | checkin=2027-07-12&checkout=2027-07-19&adults=6&district=fethiye&feature=ozel-havuz |
haziranın ilk haftası kalkan | checkin=2027-06-01&checkout=2027-06-08&town=kalkan |
20 hazirandan 30 hazirana kadar | checkin=2027-06-20&checkout=2027-06-30 |
1 ağustos - 10 ağustos 5 yetişkin 2 çocuk | checkin=2027-08-01&checkout=2027-08-10&adults=5&children=2 |
bodrum yada marmaris ekonomik | type=ekonomik-villalar&district=bodrum,marmaris |
evcil hayvan kabul etmeyen | |
evcil hayvan yasak olan ev kalkan | town=kalkan |
köpeğimle gelebileceğim villa | feature=evcil-hayvan-kabul |
mangal yapabileceğimiz ev | feature=mangal |
tekerlekli sandalye ile girilebilen | feature=basamaksiz-giris |
muhafazakar ailelere uygun kalkan 8 kisi | adults=8&town=kalkan&type=muhafazakar-villalar |
alkolsüz aile villası | type=muhafazakar-villalar |
12 kişilik arkadaş grubu bodrum | adults=12&district=bodrum |
kardeşlerimle kalkan 6 kişi | adults=6&town=kalkan |
yaşlı annemle tek katlı ev | feature=zemin-kat-yatak-odasi,tek-katli |
internetli villa uzaktan çalışma | feature=wifi |
çalışma masası olan villa | feature=wifi |
çalış plajı | town=calis |
plaja 5 dk | sea=400 |
denize yürüyerek 10 dakika kaş | district=kas&sea=800 |
denize 3 dakika yürüme mesafesinde | sea=240 |
en iyi puanlı villalar kalkan | town=kalkan&sort=rating |
fiyatı uygun ev fethiye | type=ekonomik-villalar&district=fethiye |
3+1 dubleks | bedrooms=3 |
4+1 tripleks kalkan | town=kalkan&bedrooms=4 |

# another language
villa with heated pool for 8 in july | adults=8&month=2027-07&feature=isitmali-havuz |
private pool kalkan | town=kalkan&feature=ozel-havuz |
pet friendly villa in fethiye | district=fethiye&feature=evcil-hayvan-kabul |
2 adults 2 children bodrum | adults=2&children=2&district=bodrum |
sea view 4 bedrooms | feature=deniz-manzarasi&bedrooms=4 |
near the beach | sea=800 |
cheap villa in antalya | type=ekonomik-villalar&district=kas,serik |
honeymoon villa with jacuzzi | type=balayi-villalari&feature=jakuzi |
10-17 august 6 people | checkin=2027-08-10&checkout=2027-08-17&adults=6 |
`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [text = '', query = '', unknown = ''] = line.split('|').map((part) => part.trim());
    return { text, query, unknown };
  });

describe('words lead to a search for what they ask for', () => {
  it.each(SEARCHES)('$text', ({ text, query, unknown }) => {
    const asked = ask(text);
    expect(asked?.address).toBe(query === '' ? '/ara' : `/ara?${query}`);
    expect(asked?.unknown.join(' ')).toBe(unknown);
  });

  it.each(['🏖️', '!!!', '???', '', ' ', '+', '-'])('“%s” is every villa', (text) => {
    expect(ask(text)).toMatchObject({ address: '/ara', unknown: [], notes: [] });
  });

  it.each(['mavi kuytu', 'zzz', 'привет вилла', 'مرحبا', 'ş'.repeat(500)])(
    '“%s” is not understood',
    (text) => expect(ask(text)).toBeNull(),
  );
});

describe('what is supposed is said', () => {
  it.each([
    ['100 bin', /^Tarih yazmadınız: .* bütçenize uyan herhangi bir haftaya baktık/],
    ['5 gece kalkan', /^Tarih yazmadınız: .* boş herhangi bir 5 geceye baktık/],
    ['temmuz kalkan 8', /^“8” sözünü 8 kişi olarak aldık\.$/],
    ['üç aile', /^“üç aile” sözünü 12 kişi olarak aldık\.$/],
    ['istanbul', /^İstanbul’da villamız yok; en yakın yerlerimiz: Mahmudiye\.$/],
    ['Çeşme', /^Çeşme’de villamız yok; en yakın yerlerimiz: /],
    ['rize', /^Rize’de villamız yok\.$/],
    ['kemer villa', /^Kemer’de villamız yok; en yakın yerlerimiz: Belek\.$/],
    ['40 kişi', /^Bu kadar kişiyi alan tek bir evimiz yok/],
    ['11-18 temmuz 2026', /^O günler geçti; .*: 10–17 Temmuz 2027\.$/],
    ['havuz istemiyoruz', /^“havuz istemiyoruz” için bir süzgecimiz yok/],
    ['markete yakın kalkan', /^“markete yakın” için bir süzgecimiz yok/],
    ['6 taksit', /^“taksit” ile süzemiyoruz: .*sayfamızda yazar\.$/],
    ['temmuz 500 pound', /kurunu bilmediğimiz için bütçeye bakamadık\.$/],
  ])('%s', (text, said) => {
    expect(ask(text)?.notes.find((note) => said.test(note))).toBeDefined();
  });

  it.each([
    'kalkan 6 kişi',
    'köpeğimiz yok',
    'kalkan veya kaş',
    'iki aile 8 kişi',
    '6 kişi temmuz',
  ])('nothing is of “%s”', (text) => expect(ask(text)?.notes).toEqual([]));
});

it('takes places joined by a word of any language as alternatives', () => {
  // A language that nobody has added: what its lexicon says is all that is known of it.
  const lexicons = [{ eller: 'veya', og: 've' }];
  const addressOf = (text: string) => askedInWords(text, OPTIONS, { ...DAY, lexicons })?.address;
  expect(addressOf('kalkan kaş')).toBe('/ara?town=kalkan');
  for (const joined of ['kalkan eller kaş', 'kalkan OG kaş', 'kalkan veya kaş'])
    expect([joined, addressOf(joined)]).toEqual([joined, '/ara?district=kas']);
});

describe('a name and another word for it', () => {
  it.each([
    ['kalkan jakuzili', false],
    ['korunaklı', false],
    ['kalkan zürafalı', false],
    // A villa may be called so.
    ['ağustos', true],
    ['yalı', true],
    ['6 kişi', true],
  ])('%s', (text, isSentence) => expect(ask(text)?.isSentence).toBe(isSentence));
});

it('asks nothing that a search refuses, whatever is typed', () => {
  const words = fc.oneof(
    fc.constantFrom(...SEARCHES.map(({ text }) => text)),
    fc.integer({ min: 0, max: 10_000_000 }).map(String),
    fc.constantFrom('gece', 'kişi', 'bin', 'milyon', 'euro', 'km', 'oda', 'banyo', '%', '-', '±'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (typed) => {
      const asked = ask(typed.join(' '));
      if (asked === null) return;
      const query = Object.fromEntries(searchParams(asked.state));
      expect(SearchQueryInput.safeParse(query).error).toBeUndefined();
      const { checkin = DAY.today } = asked.state;
      expect(checkin >= DAY.today).toBe(true);
    }),
  );
});
