import { describe, expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';

/** Sunday. */
const DAY = { today: '2026-11-22', rates: { DOLLAR: 40, EURO: 50, POUND: 60 } };
const lexicons = await loadLexicons();

/** What was typed | the search that answers it | the words that are said not to be understood. */
const SEARCHES = `
heated pool Kalkan 8 people July | adults=8&month=2027-07&town=kalkan&feature=isitmali-havuz |
villa in Kalkan with heated pool for 8 in July | adults=8&month=2027-07&town=kalkan&feature=isitmali-havuz |
Kalkan for 6 from 12 to 19 July | checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan |
fethiye 4 adults 2 children 1 to 8 august | checkin=2027-08-01&checkout=2027-08-08&adults=4&children=2&district=fethiye |
villa with private pool near the beach, sleeps 10 | adults=10&feature=ozel-havuz&sea=800 |
two weeks in bodrum in september for 4 | nights=14&adults=4&month=2027-09&district=bodrum |
kas sea view jacuzzi | district=kas&feature=deniz-manzarasi,jakuzi |
Villa in Fethiye für 6 im August | adults=6&month=2027-08&district=fethiye |
Ferienhaus mit beheiztem Pool in Kalkan für 8 Personen im Juli | adults=8&month=2027-07&town=kalkan&feature=isitmali-havuz |
Villa am Meer Kas vom 12. bis 19. Juli für 4 Erwachsene und 2 Kinder | checkin=2027-07-12&checkout=2027-07-19&adults=4&children=2&type=denize-sifir-villalar&district=kas |
ruhige Villa mit Meerblick und Whirlpool | type=doga-icinde-villalar&feature=deniz-manzarasi,jakuzi |
Göcek 2 Wochen im September, 3 Schlafzimmer, mit Hund | nights=14&month=2027-09&town=gocek&feature=evcil-hayvan-kabul&bedrooms=3 |
nicht einsehbarer Pool Kalkan | town=kalkan&feature=korunakli-havuz |
вилла с бассейном Калкан 8 человек | adults=8&town=kalkan&feature=ozel-havuz |
вилла с подогреваемым бассейном в Калкане на 8 человек в июле | adults=8&month=2027-07&town=kalkan&feature=isitmali-havuz |
Фетхие на двоих с видом на море | adults=2&district=fethiye&feature=deniz-manzarasi |
Каш с 12 по 19 июля 4 взрослых 2 детей | checkin=2027-07-12&checkout=2027-07-19&adults=4&children=2&district=kas |
снять виллу у моря в Бодруме на неделю | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&type=denize-sifir-villalar&district=bodrum |
уединённая вилла с джакузи | feature=korunakli-havuz,jakuzi |
дом с собакой 3 спальни | feature=evcil-hayvan-kabul&bedrooms=3 |
quiet villa near Kas for a family of 5 with a dog | adults=5&type=doga-icinde-villalar&district=kas&feature=evcil-hayvan-kabul |
3 bedroom villa Kalkan end of August for 10 nights | checkin=2027-08-25&checkout=2027-09-04&town=kalkan&bedrooms=3 |
Looking for a luxury villa in Bodrum with sea views for our honeymoon | type=luks-villalar,balayi-villalari&district=bodrum&feature=deniz-manzarasi |
villa fethiye under 100000 tl per week | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&district=fethiye&maxTotal=100000 |
secluded pool, no stairs, wheelchair | feature=korunakli-havuz,basamaksiz-giris |
Olüdeniz 7 nights in May for two, walking distance to the beach | adults=2&month=2027-05&town=oludeniz&sea=800 |
cheap villas turkey | type=ekonomik-villalar |
Kalkan or Kas, 12 people, 6 bedrooms | adults=12&district=kas&bedrooms=6 |
Villa Kalkan mit Pool unter 2000 Euro pro Woche | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&town=kalkan&feature=ozel-havuz&maxTotal=100000 |
barrierefreies Haus mit Klimaanlage und WLAN in Fethiye | district=fethiye&feature=basamaksiz-giris,klima-her-odada,wifi |
günstige Villa für zwei Wochen Anfang Juni, 2 Erwachsene 1 Baby | checkin=2027-06-01&checkout=2027-06-15&adults=2&babies=1&type=ekonomik-villalar |
Wir suchen eine große Villa für 12 Personen mit 6 Schlafzimmern | adults=12&bedrooms=6 |
Villa mit Sauna und Kinderpool nahe am Strand | feature=sauna,cocuk-havuzu&sea=800 |
большая вилла на 12 человек 6 спален | adults=12&bedrooms=6 |
недорогая вилла с частным бассейном рядом с морем | type=ekonomik-villalar&feature=ozel-havuz&sea=800 |
вилла Олюдениз июнь 10 ночей 2 взрослых и ребенок | nights=10&adults=2&children=1&month=2027-06&town=oludeniz |
Калкан или Каш в августе | month=2027-08&district=kas |
вилла до 2000 евро в неделю | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10&maxTotal=100000 |
villa up to 6 people | adults=6 |
villa Kalkan max 8 guests | adults=8&town=kalkan |
at most 4 bedrooms in Kas | district=kas&bedrooms=4 |
Kalkan around 15 July for 5 nights | checkin=2027-07-15&checkout=2027-07-20&town=kalkan |
around 6 people in Kas | adults=6&district=kas |
Kalkan under 500 m to the beach | town=kalkan&sea=500 |
villa up to 100000 tl 12 to 19 July | checkin=2027-07-12&checkout=2027-07-19&maxTotal=100000 |
over 6 people in Kas | adults=6&district=kas |
villa Kalkan for 4 from 12 to 19 July below 90000 | checkin=2027-07-12&checkout=2027-07-19&adults=4&town=kalkan&maxTotal=90000 |
villa over 50000 tl 12 to 19 July | checkin=2027-07-12&checkout=2027-07-19&minTotal=50000 |
we're 6 in Kas | adults=6&district=kas |
Villa bis zu 6 Personen in Kas | adults=6&district=kas |
maximal 6 Personen, 3 Schlafzimmer | adults=6&bedrooms=3 |
Villa Kalkan unter 500 m zum Strand | town=kalkan&sea=500 |
höchstens 4 Erwachsene | adults=4 |
Villa bis zu 100000 TL 12. bis 19. Juli | checkin=2027-07-12&checkout=2027-07-19&maxTotal=100000 |
вилла до 6 человек | adults=6 |
вилла до 8 гостей в Каше | adults=8&district=kas |
вилла до 4 взрослых | adults=4 |
не дороже 100000 лир с 12 по 19 июля | checkin=2027-07-12&checkout=2027-07-19&maxTotal=100000 |
вилла в Калкане 500 м до моря | town=kalkan&sea=500 |
`;
const rows = SEARCHES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('a search in another language', () => {
  it.each(rows)('%s', (text = '', query, unknown) => {
    const asked = askedInWords(text, OPTIONS, { ...DAY, lexicons });
    expect(asked?.address).toBe(query === '' ? '/ara' : `/ara?${query}`);
    expect(asked?.unknown.join(' ')).toBe(unknown);
  });
});
