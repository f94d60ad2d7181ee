import { describe, expect, it } from 'vitest';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';
import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * Searches as tourists type them, written down before anybody looked at what is understood.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
const SEARCHES = `
villa kalkan 2 adults 3 kids august | adults=2&children=3&month=2027-08&town=kalkan |
oludeniz villa walk to beach | town=oludeniz&sea=800 |
kas villa for 8 with sea view and private pool | adults=8&district=kas&feature=deniz-manzarasi,ozel-havuz |
kalkan villa with hot tub sleeps 6 | adults=6&town=kalkan&feature=jakuzi |
dog friendly villa in gocek | town=gocek&feature=evcil-hayvan-kabul |
villa under 200k lira 5 to 12 june | checkin=2027-06-05&checkout=2027-06-12&maxTotal=200000 |
bodrum 1-8 sept 4 adults | checkin=2027-09-01&checkout=2027-09-08&adults=4&district=bodrum |
kalkan july 10th to july 17th, 2 adults and a baby | checkin=2027-07-10&checkout=2027-07-17&adults=2&babies=1&town=kalkan |
villa for 10 ppl in fethiye w/ pool | adults=10&district=fethiye&feature=ozel-havuz |
family villa for 4 in ovacik with childrens pool | adults=4&town=ovacik&feature=cocuk-havuzu |
5 bed villa kalkan | town=kalkan&bedrooms=5 |
four bedroom villa near kas in may | month=2027-05&district=kas&bedrooms=4 |
secluded honeymoon villa kayakoy | town=kayakoy&type=balayi-villalari&feature=korunakli-havuz |
beachfront villa bodrum | type=denize-sifir-villalar&district=bodrum |
luxury villa kalkan with indoor pool | town=kalkan&type=luks-villalar&feature=kapali-havuz |
kalkan 12/07/2027 to 19/07/2027 6 adults | checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan |
kalkan 12.7 - 19.7 2 people | checkin=2027-07-12&checkout=2027-07-19&adults=2&town=kalkan |
10 nights in june in kas for six | nights=10&adults=6&month=2027-06&district=kas |
one week in october, fethiye, couple | adults=2&month=2027-10&district=fethiye |
villa with sauna and turkish bath for 6 | adults=6&feature=sauna,hamam |
no stairs villa for elderly parents in kalkan | town=kalkan&feature=basamaksiz-giris |
villa kalkan wifi aircon parking | town=kalkan&feature=wifi,klima-her-odada,otopark |
cheapest villa in kalkan | town=kalkan&sort=price |
pet friendly, 3 bedrooms, fenced garden | feature=evcil-hayvan-kabul,bahce&bedrooms=3 | fenced
instant booking villa in kalkan | town=kalkan&instant=1 |
book instantly kas june for 4 | adults=4&month=2027-06&district=kas&instant=1 |
villa fethiye instant confirmation | district=fethiye&instant=1 |
villa less than 3000 pounds 1-8 august | checkin=2027-08-01&checkout=2027-08-08&maxTotal=180000 |
kalkan villa max £2500 per week | month=YEAR&town=kalkan&maxTotal=150000 |
villa for 12 under €5000 14-21 july | checkin=2027-07-14&checkout=2027-07-21&adults=12&maxTotal=250000 |
big house for 14 people with infinity pool | adults=14&feature=sonsuzluk-havuzu |
olu deniz villa 4 people | adults=4&town=oludeniz |
fethye villa with jacuzzi | district=fethiye&feature=jakuzi |
villa islamlar for 6 with heated pool in april | adults=6&month=2027-04&town=islamlar&feature=isitmali-havuz |
marmaris villa 2 adults 2 children 20 june 1 week | checkin=2027-06-20&checkout=2027-06-27&adults=2&children=2&district=marmaris |
villa close to the centre of kalkan | town=kalkan&type=merkezi-villalar |
villa 300m from beach kas | district=kas&sea=300 |
patara villa for 5 adults and 2 toddlers | adults=5&babies=2&town=patara |
weekend in march in sapanca for two with fireplace | nights=2&adults=2&month=2027-03&district=sapanca&feature=somine |
villa with table tennis and bbq for 8 kids | children=8&feature=mangal | table tennis
we are 7 adults and 1 infant, kalkan, 2nd week of july | checkin=2027-07-08&checkout=2027-07-15&adults=7&babies=1&town=kalkan |
ground floor bedroom villa fethiye | district=fethiye&feature=zemin-kat-yatak-odasi |
villa for a group of ten, late september | checkin=2027-09-24&checkout=2027-10-01&adults=10 |
muslim friendly villa with sheltered pool uzumlu | town=uzumlu&type=muhafazakar-villalar&feature=korunakli-havuz |
pool not overlooked, kas, 2+2 | adults=2&children=2&district=kas&feature=korunakli-havuz |
self catering villa gocek 6 adults 30 may - 6 june | checkin=2027-05-30&checkout=2027-06-06&adults=6&town=gocek |
villas in kalkan or islamlar with views | town=kalkan,islamlar&feature=deniz-manzarasi |
3 couples villa kalkan june | adults=6&month=2027-06&town=kalkan |
high chair and cot needed, 2 adults 1 baby | adults=2&babies=1&feature=mama-sandalyesi,bebek-yatagi |
villa at least 4 bathrooms kalkan | town=kalkan&bathrooms=4 |
2 weeks from 1st july for 4 in hisaronu | checkin=2027-07-01&checkout=2027-07-15&adults=4&town=hisaronu |
villa 14 nights august under 500k tl | nights=14&month=2027-08&maxTotal=500000 |
secluded villa dog allowed bodrum yalikavak sept | month=2027-09&town=yalikavak&feature=korunakli-havuz,evcil-hayvan-kabul |
kids pool, sea view, kalkan, 12 people, aug 3-10 | checkin=2027-08-03&checkout=2027-08-10&adults=12&town=kalkan&feature=cocuk-havuzu,deniz-manzarasi |
villa available tomorrow for 2 nights in kas | checkin=2026-11-23&checkout=2026-11-25&district=kas |
Ferienhaus Kalkan 2 Erwachsene 3 Kinder August | adults=2&children=3&month=2027-08&town=kalkan |
Villa mit Hund Fethiye | district=fethiye&feature=evcil-hayvan-kabul |
Villa unter 5000 euro 10.-17. Juli | checkin=2027-07-10&checkout=2027-07-17&maxTotal=250000 |
Kas Ferienvilla für sechs Personen im Mai | adults=6&month=2027-05&district=kas |
Haus mit Meerblick und privatem Pool in Kalkan | town=kalkan&feature=deniz-manzarasi,ozel-havuz |
Ölüdeniz Villa Strand zu Fuß | town=oludeniz&sea=800 |
Bodrum 01.09. bis 08.09. 4 Erwachsene | checkin=2027-09-01&checkout=2027-09-08&adults=4&district=bodrum |
Villa 12.07.2027 - 19.07.2027 Kalkan 6 Personen | checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan |
Luxusvilla Kalkan mit Innenpool | town=kalkan&type=luks-villalar&feature=kapali-havuz |
Flitterwochen Villa nicht einsehbar Kas | type=balayi-villalari&district=kas&feature=korunakli-havuz |
Villa direkt am Strand Bodrum | type=denize-sifir-villalar&district=bodrum |
4 Schlafzimmer Kalkan Juni | month=2027-06&town=kalkan&bedrooms=4 |
Ferienhaus mit 3 Schlafzimmern und Whirlpool in Göcek | town=gocek&feature=jakuzi&bedrooms=3 |
10 Nächte im Juni für 4 Personen in Kas | nights=10&adults=4&month=2027-06&district=kas |
eine Woche im Oktober Fethiye zu zweit | adults=2&month=2027-10&district=fethiye |
zwei Wochen ab 1. Juli für 4 in Hisarönü | checkin=2027-07-01&checkout=2027-07-15&adults=4&town=hisaronu |
Villa mit Sauna und Hamam für 6 | adults=6&feature=sauna,hamam |
Villa ohne Treppen rollstuhlgerecht | feature=basamaksiz-giris |
Klimaanlage WLAN Parkplatz Kalkan | town=kalkan&feature=klima-her-odada,wifi,otopark |
günstigste Villa in Kalkan | town=kalkan&sort=price |
Haustiere erlaubt 3 Schlafzimmer | feature=evcil-hayvan-kabul&bedrooms=3 |
sofort buchbar Kalkan | town=kalkan&instant=1 |
Villa Kas sofort buchen Juni 4 Personen | adults=4&month=2027-06&district=kas&instant=1 |
Sofortbestätigung Fethiye | district=fethiye&instant=1 |
Villa bis 3000 Euro pro Woche Kalkan | month=YEAR&town=kalkan&maxTotal=150000 |
Villa maximal 200000 Lira 5. bis 12. Juni | checkin=2027-06-05&checkout=2027-06-12&maxTotal=200000 |
großes Haus für 14 Personen mit Infinitypool | adults=14&feature=sonsuzluk-havuzu |
Oludeniz Villa 4 Personen | adults=4&town=oludeniz |
Fetiye Villa mit Jacuzzi | district=fethiye&feature=jakuzi |
Islamlar für 6 mit beheizbarem Pool im April | adults=6&month=2027-04&town=islamlar&feature=isitmali-havuz |
Marmaris 2 Erwachsene 2 Kinder ab 20. Juni eine Woche | checkin=2027-06-20&checkout=2027-06-27&adults=2&children=2&district=marmaris |
Villa 300 m vom Strand Kas | district=kas&sea=300 |
Patara 5 Erwachsene und 2 Kleinkinder | adults=5&babies=2&town=patara |
Villa mit Kamin zu zweit im März | adults=2&month=2027-03&feature=somine |
Villa mit Grill und Tischtennis | feature=mangal | Tischtennis
7 Erwachsene 1 Baby Kalkan Mitte Juli | checkin=2027-07-12&checkout=2027-07-19&adults=7&babies=1&town=kalkan |
Schlafzimmer im Erdgeschoss Fethiye | district=fethiye&feature=zemin-kat-yatak-odasi |
Gruppe von zehn Leuten Ende September | checkin=2027-09-24&checkout=2027-10-01&adults=10 |
blickgeschützter Pool Üzümlü | town=uzumlu&feature=korunakli-havuz |
Pool nicht einsehbar, Kas, 2 Erw. 2 Kinder | adults=2&children=2&district=kas&feature=korunakli-havuz |
Göcek 6 Erwachsene 30. Mai bis 6. Juni | checkin=2027-05-30&checkout=2027-06-06&adults=6&town=gocek |
Kalkan oder Islamlar mit Aussicht | town=kalkan,islamlar&feature=deniz-manzarasi |
drei Paare Kalkan Juni | adults=6&month=2027-06&town=kalkan |
Hochstuhl und Babybett, 2 Erwachsene 1 Baby | adults=2&babies=1&feature=mama-sandalyesi,bebek-yatagi |
mindestens 4 Badezimmer Kalkan | town=kalkan&bathrooms=4 |
14 Nächte August unter 500000 TL | nights=14&month=2027-08&maxTotal=500000 |
Yalikavak September mit Hund | month=2027-09&town=yalikavak&feature=evcil-hayvan-kabul |
Kinderbecken Meerblick Kalkan 12 Personen 3.8.-10.8. | checkin=2027-08-03&checkout=2027-08-10&adults=12&town=kalkan&feature=cocuk-havuzu,deniz-manzarasi |
morgen für 2 Nächte in Kas | checkin=2026-11-23&checkout=2026-11-25&district=kas |
ruhig gelegene Villa in der Natur | type=doga-icinde-villalar |
Villa am Strand für Familie mit 2 Kindern | children=2&type=denize-sifir-villalar |
Wohnung Bodrum 2 Personen | adults=2&type=apartlar&district=bodrum |
Villa Kalkan Pfingsten | checkin=2027-05-13&checkout=2027-05-20&town=kalkan&flex=6 |
Villa mit Kinderpool für 8 Gäste Ende Juli 7 Nächte | checkin=2027-07-25&checkout=2027-08-01&adults=8&feature=cocuk-havuzu |
Villa Kaş 15. August 7 Tage 2 Erwachsene | checkin=2027-08-15&checkout=2027-08-22&adults=2&district=kas |
preiswerte Villa mit Pool in Strandnähe | type=ekonomik-villalar&feature=ozel-havuz&sea=800 |
Urlaub mit Hund am Meer Türkei Juni | month=2027-06&type=denize-sifir-villalar&feature=evcil-hayvan-kabul |
Villa für 8 zwischen 3000 und 5000 Euro 10.-17. Juli | checkin=2027-07-10&checkout=2027-07-17&adults=8&minTotal=150000&maxTotal=250000 |
Haus in Kalkan mit Poolheizung | town=kalkan&feature=isitmali-havuz |
вилла калкан 2 взрослых 3 детей август | adults=2&children=3&month=2027-08&town=kalkan |
снять виллу в Фетхие с бассейном | district=fethiye&feature=ozel-havuz |
вилла в Олюденизе пешком до пляжа | town=oludeniz&sea=800 |
вилла до 300 тысяч с 5 по 12 июня | checkin=2027-06-05&checkout=2027-06-12&maxTotal=300000 |
Бодрум с 1 по 8 сентября 4 взрослых | checkin=2027-09-01&checkout=2027-09-08&adults=4&district=bodrum |
вилла в Каше с видом на море на 6 человек | adults=6&district=kas&feature=deniz-manzarasi |
дом с собакой в Гёчеке | town=gocek&feature=evcil-hayvan-kabul |
роскошная вилла в Калкане с крытым бассейном | town=kalkan&type=luks-villalar&feature=kapali-havuz |
вилла на берегу моря Бодрум | type=denize-sifir-villalar&district=bodrum |
4 спальни Калкан июнь | month=2027-06&town=kalkan&bedrooms=4 |
вилла с тремя спальнями и джакузи в Гёчеке | town=gocek&feature=jakuzi&bedrooms=3 |
10 ночей в июне на четверых Каш | nights=10&adults=4&month=2027-06&district=kas |
неделя в октябре Фетхие вдвоем | adults=2&month=2027-10&district=fethiye |
две недели с 1 июля на 4 в Хисарёню | checkin=2027-07-01&checkout=2027-07-15&adults=4&town=hisaronu |
вилла с сауной и хамамом на 6 | adults=6&feature=sauna,hamam |
вилла без ступенек | feature=basamaksiz-giris |
кондиционер вайфай парковка Калкан | town=kalkan&feature=klima-her-odada,wifi,otopark |
самая дешевая вилла в Калкане | town=kalkan&sort=price |
можно с животными 3 спальни | feature=evcil-hayvan-kabul&bedrooms=3 |
моментальное бронирование Калкан | town=kalkan&instant=1 |
мгновенное бронирование Каш июнь 4 человека | adults=4&month=2027-06&district=kas&instant=1 |
забронировать сразу вилла Фетхие | district=fethiye&instant=1 |
вилла до 3000 евро в неделю Калкан | month=YEAR&town=kalkan&maxTotal=150000 |
вилла не дороже 200000 лир 5-12 июня | checkin=2027-06-05&checkout=2027-06-12&maxTotal=200000 |
большой дом на 14 человек с панорамным бассейном | adults=14&feature=sonsuzluk-havuzu |
олюдениз вилла 4 чел | adults=4&town=oludeniz |
Фетие вилла с джакузи | district=fethiye&feature=jakuzi |
Исламлар на 6 с подогревом бассейна в апреле | adults=6&month=2027-04&town=islamlar&feature=isitmali-havuz |
Мармарис 2 взрослых 2 ребенка с 20 июня на неделю | checkin=2027-06-20&checkout=2027-06-27&adults=2&children=2&district=marmaris |
вилла 300 метров от пляжа Каш | district=kas&sea=300 |
Патара 5 взрослых и 2 малыша | adults=5&babies=2&town=patara |
вилла с камином на двоих в марте | adults=2&month=2027-03&feature=somine |
вилла с мангалом и настольным теннисом | feature=mangal | настольным теннисом
7 взрослых 1 младенец Калкан середина июля | checkin=2027-07-12&checkout=2027-07-19&adults=7&babies=1&town=kalkan |
спальня на первом этаже Фетхие | district=fethiye&feature=zemin-kat-yatak-odasi |
компания из 10 человек конец сентября | checkin=2027-09-24&checkout=2027-10-01&adults=10 |
закрытый от посторонних глаз бассейн Узюмлю | town=uzumlu&feature=korunakli-havuz |
бассейн не просматривается, Каш, 2 взр 2 реб | adults=2&children=2&district=kas&feature=korunakli-havuz |
Гёчек 6 взрослых с 30 мая по 6 июня | checkin=2027-05-30&checkout=2027-06-06&adults=6&town=gocek |
Калкан или Исламлар с видом | town=kalkan,islamlar&feature=deniz-manzarasi |
три пары Калкан июнь | adults=6&month=2027-06&town=kalkan |
стульчик и кроватка для ребенка 2 взрослых 1 младенец | adults=2&babies=1&feature=mama-sandalyesi,bebek-yatagi |
минимум 4 ванные Калкан | town=kalkan&bathrooms=4 |
14 ночей август до 500 тыс лир | nights=14&month=2027-08&maxTotal=500000 |
Ялыкавак сентябрь с собакой | month=2027-09&town=yalikavak&feature=evcil-hayvan-kabul |
детский бассейн вид на море Калкан 12 человек 3-10 августа | checkin=2027-08-03&checkout=2027-08-10&adults=12&town=kalkan&feature=cocuk-havuzu,deniz-manzarasi |
завтра на 2 ночи в Каше | checkin=2026-11-23&checkout=2026-11-25&district=kas |
тихая вилла на природе | type=doga-icinde-villalar |
вилла для медового месяца Каякёй | town=kayakoy&type=balayi-villalari |
вилла 12.07.2027-19.07.2027 Калкан 6 человек | checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan |
вилла с 12.07 по 19.07 на шестерых | checkin=2027-07-12&checkout=2027-07-19&adults=6 |
недорогой дом с бассейном рядом с пляжем | type=ekonomik-villalar&feature=ozel-havuz&sea=800 |
вилла на 8 человек от 3000 до 5000 евро с 10 по 17 июля | checkin=2027-07-10&checkout=2027-07-17&adults=8&minTotal=150000&maxTotal=250000 |
отдых в Калкане с детьми июль | children=1&month=2027-07&town=kalkan |
апартаменты Бодрум 2 человека | adults=2&type=apartlar&district=bodrum |
вилла Турция первая линия | type=denize-sifir-villalar |
вилла у моря на семью из 5 человек с 15 августа 7 ночей | checkin=2027-08-15&checkout=2027-08-22&adults=5&type=denize-sifir-villalar |
`;

describe('a tourist’s search', () => {
  typedAsks(SEARCHES, ABROAD);

  it.each(['anında onay kalkan', 'kalkan hemen rezervasyon', 'onay beklemeden kalkan'])(
    'for a stay that is booked at once, in Turkish: %s',
    (text) => {
      const asked = askedInWords(text, OPTIONS, ABROAD);
      expect(asked?.address).toBe('/ara?town=kalkan&instant=1');
    },
  );
});
