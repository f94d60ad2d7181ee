import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * Searches of two strangers, written before anybody looked at what is understood: ages in a list, cars
 * and stars that are no people, weekdays, relatives, places that are not meant, what no house has.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
typedAsks(
  `
not more than 2500 gbp for the week, 17/07/2027, sleeps 6 | checkin=2027-07-17&checkout=2027-07-24&adults=6&maxTotal=150000 |
family w/ 3 kids aged 2, 6 and 9 - kids pool is a must! Fethiye, last week of july | checkin=2027-07-25&checkout=2027-08-01&children=3&district=fethiye&feature=cocuk-havuzu |
no jacuzzi needed just a pool, turunc, 5 ppl | adults=5&town=turunc&feature=ozel-havuz |
we are two families with 5 children between us, total 9 persons, Kalkan Aug 14th for 2 wks | checkin=2027-08-14&checkout=2027-08-28&adults=4&children=5&town=kalkan |
Winter let in Fethiye, Jan to March, couple with a cat | adults=2&month=2027-01,2027-02,2027-03&district=fethiye&feature=evcil-hayvan-kabul |
somewhere that isn't on a hill, ground floor bedroom for grandma, Calis beach | town=calis&feature=zemin-kat-yatak-odasi | hill
28/5 to 4/6 kas 2 adults 1 child (3yrs) | checkin=2027-05-28&checkout=2027-06-04&adults=2&children=1&district=kas |
villa hisaronu all inclusive | town=hisaronu |
Id like a villa near ölüdeniz that has both table tennis and billiards | town=oludeniz&feature=bilardo | table tennis
We don't drive so need to be able to walk to restaurants - Kalkan centre | town=kalkan&type=merkezi-villalar |
villa 20 mins from Dalaman airport | town=gocek,dalyan |
Need a villa asap, tonight if possible, fethiye 4 pax | checkin=2026-11-22&checkout=2026-11-23&adults=4&district=fethiye |
Selimiye / Turunc, boat mooring or jetty | town=selimiye,turunc&type=denize-sifir-villalar |
any availability over New Year in Kas for about 5 nights? 2 adults | checkin=2026-12-30&checkout=2027-01-04&adults=2&district=kas |
whole house not shared, no owner on site, private pool, Patara, 2 pers | adults=2&town=patara&feature=ozel-havuz |
what about kalkan instead of kas | town=kalkan |
our two little ones and two adults, Kalkan, pool essential, parking not crucial | adults=2&children=2&town=kalkan&feature=ozel-havuz |
any chance of a villa in Kas in june, wifi important | month=2027-06&district=kas&feature=wifi |
zwei Knirpse und zwei Erwachsene, Kalkan, Pool Pflicht, Parkplatz nicht zwingend | adults=2&children=2&town=kalkan&feature=ozel-havuz |
вилла в Калкане, бассейн принципиально, парковка не важна, 2 взрослых и 3 детишек | adults=2&children=3&town=kalkan&feature=ozel-havuz |
was Günstiges nahe Ölüdeniz für mich und meine Freundin im Mai | adults=2&month=2027-05&town=oludeniz&type=ekonomik-villalar |
Familie mit 3 Kindern (2, 6, 9), Kinderpool ist ein Muss, letzte Juliwoche | checkin=2027-07-25&checkout=2027-08-01&children=3&feature=cocuk-havuzu |
brauchen keinen Whirlpool, nur Pool, Turunc zu fünft | adults=5&town=turunc&feature=ozel-havuz |
zwei Familien mit insgesamt 5 Kindern, zusammen 9 Personen, ab 14. August zwei Wochen Kalkan | checkin=2027-08-14&checkout=2027-08-28&adults=4&children=5&town=kalkan |
Bungalow mit Kamin und Jacuzzi in Sapanca dieses Wochenende zu zweit | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=bungalovlar&district=sapanca&feature=somine,jakuzi |
Last-Minute-Angebote Dezember Sapanca | month=2026-12&district=sapanca |
Hisarönü all inclusive | town=hisaronu |
ohne Auto, Restaurants sollen zu Fuß erreichbar sein, Kalkan Zentrum | town=kalkan&type=merkezi-villalar |
20 Min vom Flughafen Dalaman | town=gocek,dalyan |
150-200€ die Nacht Kalkan Oktober | month=2027-10&town=kalkan&minPrice=7500&maxPrice=10000 |
kann man bei euch auch heiraten? | all |
Babybett, Hochstuhl und Treppenschutzgitter, Üzümlü, wir sind zwei mit einem 10 Monate alten Baby | adults=2&babies=1&town=uzumlu&feature=bebek-yatagi,mama-sandalyesi | Treppenschutzgitter
Selimiye oder Turunc mit Bootsanleger | town=selimiye,turunc&type=denize-sifir-villalar |
eher Kalkan als Kas | town=kalkan |
Haus für 15 Personen, drei Generationen, von 1 bis 82 Jahre | adults=15 |
Ищу дом с собственным бассейном в Гёджеке, 2 взр + реб 4 года | adults=2&children=1&town=gocek&feature=ozel-havuz |
семья с тремя детьми (2, 6 и 9 лет), обязательно детский бассейн, последняя неделя июля | checkin=2027-07-25&checkout=2027-08-01&children=3&feature=cocuk-havuzu |
дом в Каше, куда можно с собакой, и огороженный сад | district=kas&feature=evcil-hayvan-kabul,bahce | огороженный
Мармарис, недалеко от моря | district=marmaris&sea=800 |
зимовка в Фетхие с января по март, пара с котом | adults=2&month=2027-01,2027-02,2027-03&district=fethiye&feature=evcil-hayvan-kabul |
горящие предложения декабрь Сапанджа | month=2026-12&district=sapanca |
Хисарёню все включено | town=hisaronu |
тихий домик на природе подальше от толпы с мангалом | type=doga-icinde-villalar&feature=mangal |
апартаменты в Анталии на троих | adults=3&type=apartlar&district=kas,serik |
заезд сб 19 июня, выезд сб 3 июля, 7 гостей, Калкан | checkin=2027-06-19&checkout=2027-07-03&adults=7&town=kalkan |
150-200 евро сутки Калкан октябрь | month=2027-10&town=kalkan&minPrice=7500&maxPrice=10000 |
можно ли у вас провести свадьбу? | all |
Новый год в Каше, дней на 5, двое взрослых | checkin=2026-12-30&checkout=2027-01-04&adults=2&district=kas |
лучше Калкан чем Каш | town=kalkan |
дом на 15 человек, три поколения, от 1 года до 82 лет | adults=15 |
Good afternoon. My wife and I are after a peaceful villa with a pool, Kalkan area, any fortnight in September. | nights=14&adults=2&month=2027-09&town=kalkan&type=doga-icinde-villalar&feature=ozel-havuz |
We require level access throughout as my father-in-law is in a wheelchair. Six of us. Fethiye. Late May. | checkin=2027-05-25&checkout=2027-06-01&adults=6&district=fethiye&feature=basamaksiz-giris |
villa 3 bed 2 bath pool under 1000 euro 5-12 june | checkin=2027-06-05&checkout=2027-06-12&feature=ozel-havuz&maxTotal=50000&bedrooms=3&bathrooms=2 |
Is there anything by the beach in Patara that allows two small dogs? | town=patara&type=denize-sifir-villalar&feature=evcil-hayvan-kabul |
Grandparents, parents and four grandchildren - need at least five bedrooms, Islamlar | children=4&town=islamlar&bedrooms=5 |
quick getaway, Thu to Sun, Sapanca, hot tub, couple | checkin=2026-11-26&checkout=2026-11-29&adults=2&district=sapanca&feature=jakuzi |
no pool needed, just a flat near the marina in Fethiye for a month from 1 March | checkin=2027-03-01&checkout=2027-03-31&type=apartlar&district=fethiye |
may half term, 2+3, kids club? pool with shallow end | adults=2&children=3&month=2027-05&feature=ozel-havuz | shallow
kalkan 2 weeks commencing 17th july for 8 | checkin=2027-07-17&checkout=2027-07-31&adults=8&town=kalkan |
staying from 30 Dec until 3 Jan, Bodrum, 6 adults, fireplace & jacuzzi | checkin=2026-12-30&checkout=2027-01-03&adults=6&district=bodrum&feature=somine,jakuzi |
our kids are 1, 4 and 7 so we need a cot, stair gates and a fenced pool, Ovacik | children=3&town=ovacik&feature=bebek-yatagi,havuz-citi | stair gates
family reunion 16-18 people august bodrum area two villas side by side ok | adults=18&month=2027-08&district=bodrum |
Smoke-free house, cats not allowed (allergy), Kayakoy, 5 nights mid-May | checkin=2027-05-13&checkout=2027-05-18&town=kayakoy&flex=1 |
6 adults & 6 kids (5,6,8,8,10,12) 24 Jul - 7 Aug Fethiye, table tennis or pool table a bonus | checkin=2027-07-24&checkout=2027-08-07&adults=6&children=6&district=fethiye&feature=bilardo | table tennis
where can I find a villa with an indoor heated pool in winter near Fethiye | month=2026-12,2027-01,2027-02&district=fethiye&feature=isitmali-havuz,kapali-havuz |
first two weeks in Oct, kalkan or kas, we are 4 friends, need 4 separate bedrooms | checkin=2027-10-01&checkout=2027-10-15&adults=4&district=kas&bedrooms=4 |
Sehr geehrte Damen und Herren, meine Frau und ich suchen ein ruhiges Haus mit Pool bei Kalkan, zwei Wochen im September. | nights=14&adults=2&month=2027-09&town=kalkan&type=doga-icinde-villalar&feature=ozel-havuz |
Mein Schwiegervater sitzt im Rollstuhl, daher alles ebenerdig. Wir sind sechs. Fethiye, Ende Mai. | checkin=2027-05-25&checkout=2027-06-01&adults=6&district=fethiye&feature=basamaksiz-giris |
3 Zi 2 Bäder Pool unter 1000 Euro 5.-12.6. | checkin=2027-06-05&checkout=2027-06-12&feature=ozel-havuz&maxTotal=50000&bedrooms=3&bathrooms=2 |
ab 12.09. 10 Ü, 2 Erw. 2 Ki., Ölüdeniz oder Hisarönü | checkin=2027-09-12&checkout=2027-09-22&adults=2&children=2&town=oludeniz,hisaronu |
Gibt's was am Strand in Patara, wo zwei kleine Hunde erlaubt sind? | town=patara&type=denize-sifir-villalar&feature=evcil-hayvan-kabul |
Großeltern, Eltern und vier Enkel – mindestens fünf Schlafzimmer, Islamlar | children=4&town=islamlar&bedrooms=5 |
Kurztrip Do bis So, Sapanca, Whirlpool, zu zweit | checkin=2026-11-26&checkout=2026-11-29&adults=2&district=sapanca&feature=jakuzi |
Villa für neun mit mindestens drei Bädern in Üzümlü | adults=9&town=uzumlu&bathrooms=3 |
Budget knapp: max 600 Pfund für 7 Nächte, 2 Erwachsene und 2 Teenies, egal wo an der Küste | adults=2&children=2&month=YEAR&maxTotal=36000 |
Pfingstferien, 2+3, Kinderclub? flacher Poolbereich | checkin=2027-05-13&checkout=2027-05-20&adults=2&children=3&flex=6 | Kinderclub flacher Poolbereich
vom 30.12. bis 3.1. Bodrum 6 Erwachsene Kamin & Jacuzzi | checkin=2026-12-30&checkout=2027-01-03&adults=6&district=bodrum&feature=somine,jakuzi |
unsere Kinder sind 1, 4 und 7, also Gitterbett, Treppengitter und eingezäunter Pool, Ovacik | children=3&town=ovacik&feature=bebek-yatagi,havuz-citi | Treppengitter
5-Sterne-Villa mit Frühstück in Turunc | town=turunc&type=luks-villalar |
muslimisches Paar, Flitterwochen, Pool nur für uns, absolut blickdicht, September | adults=2&month=2027-09&type=muhafazakar-villalar,balayi-villalari&feature=ozel-havuz,korunakli-havuz |
6 Erwachsene & 6 Kinder (5,6,8,8,10,12) 24.7.-7.8. Fethiye, Tischtennis oder Billard wäre super | checkin=2027-07-24&checkout=2027-08-07&adults=6&children=6&district=fethiye&feature=bilardo | Tischtennis
die ersten zwei Oktoberwochen, Kalkan oder Kas, 4 Freunde, 4 getrennte Schlafzimmer | checkin=2027-10-01&checkout=2027-10-15&adults=4&district=kas&bedrooms=4 |
Добрый день. Мы с женой ищем тихую виллу с бассейном в районе Калкана, любые две недели сентября. | nights=14&adults=2&month=2027-09&town=kalkan&type=doga-icinde-villalar&feature=ozel-havuz |
Тесть на инвалидной коляске, нужно всё без ступенек. Нас шестеро. Фетхие. Конец мая. | checkin=2027-05-25&checkout=2027-06-01&adults=6&district=fethiye&feature=basamaksiz-giris |
3 спальни 2 санузла бассейн до 1000 евро 5-12 июня | checkin=2027-06-05&checkout=2027-06-12&feature=ozel-havuz&maxTotal=50000&bedrooms=3&bathrooms=2 |
с 12.09 на 10 ночей, 2 взр 2 дет, Олюдениз или Хисарёню | checkin=2027-09-12&checkout=2027-09-22&adults=2&children=2&town=oludeniz,hisaronu |
бабушка с дедушкой, родители и четверо внуков, минимум пять спален, Исламлар | adults=2&children=4&town=islamlar&bedrooms=5 |
короткая поездка с четверга по воскресенье, Сапанджа, джакузи, вдвоём | checkin=2026-11-26&checkout=2026-11-29&adults=2&district=sapanca&feature=jakuzi |
бюджет небольшой: максимум 600 фунтов за 7 ночей, 2 взрослых и 2 подростка, всё равно где на побережье | adults=2&children=2&month=YEAR&maxTotal=36000 |
на майские 2+3, детский клуб? бассейн с мелкой зоной | adults=2&children=3&month=2027-05&feature=ozel-havuz | детский клуб мелкой зоной
есть дешевле 100 евро за ночь в октябре на двоих в Каше | adults=2&month=2027-10&district=kas&maxPrice=5000 |
наши дети 1, 4 и 7 лет, нужна кроватка, калитка на лестнице и огороженный бассейн, Оваджик | children=3&town=ovacik&feature=bebek-yatagi,havuz-citi | калитка на лестнице
семейная встреча 16-18 человек август Бодрум, можно две виллы рядом | adults=18&month=2027-08&district=bodrum |
дом для некурящих, без кошек (аллергия), Каякёй, 5 ночей в середине мая | checkin=2027-05-13&checkout=2027-05-18&town=kayakoy&flex=1 |
Калкан, полностью оборудованная кухня, посудомойка, стиралка, кондиционеры во всех комнатах | town=kalkan&feature=klima-her-odada | посудомойка стиралка
6 взрослых и 6 детей (5,6,8,8,10,12 лет) 24.07-07.08 Фетхие, настольный теннис или бильярд будет плюсом | checkin=2027-07-24&checkout=2027-08-07&adults=6&children=6&district=fethiye&feature=bilardo | настольный теннис
где найти виллу с крытым тёплым бассейном зимой около Фетхие | month=2026-12,2027-01,2027-02&district=fethiye&feature=isitmali-havuz,kapali-havuz |
первые две недели октября, Калкан или Каш, 4 друга, нужны 4 отдельные спальни | checkin=2027-10-01&checkout=2027-10-15&adults=4&district=kas&bedrooms=4 |
просто смотрю дома с красивым видом в Акбюке | feature=deniz-manzarasi | Акбюке
`,
  ABROAD,
);
