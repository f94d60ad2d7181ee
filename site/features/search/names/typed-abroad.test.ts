import { typedAsks, ABROAD } from './typed.testing.ts';

/**
 * Searches as tourists type and say them on a phone, written down before anybody looked at what is
 * understood: whole sentences, who comes along, words without spaces, what is not wanted.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
typedAsks(
  `
hi im looking for a villa in kalkan for 6 people with a private pool from 5 to 12 july | checkin=2027-07-05&checkout=2027-07-12&adults=6&town=kalkan&feature=ozel-havuz |
villa oludeniz w/ private heated pool, 2 adults + 3 kids (4, 7 and 11), easter holidays | checkin=2027-03-25&checkout=2027-04-01&adults=2&children=3&town=oludeniz&feature=isitmali-havuz&flex=6 |
villa with tennis court or gym | all |
villa hisaronu 3 bedrooms kids pool walking distance to shops | town=hisaronu&type=merkezi-villalar&feature=cocuk-havuzu&bedrooms=3 |
Two bedroom place near Fethiye harbour, 28 May till 4 June, just the two of us | checkin=2027-05-28&checkout=2027-06-04&adults=2&district=fethiye&bedrooms=2 |
quiet farmhouse with a pool, 3 kids 2 adults, first fortnight in August | checkin=2027-08-01&checkout=2027-08-15&adults=2&children=3&type=doga-icinde-villalar&feature=ozel-havuz |
Tennisplatz, Fitnessraum, 10 Gäste, Yalıkavak | adults=10&town=yalikavak |
Hund erlaubt, eigener Garten, Ölüdeniz, Juni | month=2027-06&town=oludeniz&feature=evcil-hayvan-kabul,bahce |
Wir (2 Erw., 2 Kinder 5 und 9 Jahre) suchen vom 02.08. bis 16.08. ein Haus in Kalkan mit privatem Pool | checkin=2027-08-02&checkout=2027-08-16&adults=2&children=2&town=kalkan&feature=ozel-havuz |
Wochenendtrip Sapanca mit Sauna zu viert | checkin=2026-11-27&checkout=2026-11-29&adults=4&district=sapanca&feature=sauna |
вилла с теннисным кортом и тренажёрным залом | all |
в пешей доступности от моря Каш 12.07.2027-19.07.2027 | checkin=2027-07-12&checkout=2027-07-19&district=kas&sea=800 |
не более 3000 долларов за две недели в августе | nights=14&month=2027-08&maxTotal=120000 |
вилла для медового месяца с джакузи, закрытый бассейн от чужих глаз | type=balayi-villalari&feature=jakuzi,korunakli-havuz |
villa for 2 weeks from 5 July kas 4 adults | checkin=2027-07-05&checkout=2027-07-19&adults=4&district=kas |
budget under 200 pounds a night fethiye | district=fethiye&maxPrice=12000 |
somewhere quiet near kalkan with a sheltered pool for two | adults=2&town=kalkan&type=doga-icinde-villalar&feature=korunakli-havuz |
3 bedroom villa with heated pool in october half term | month=2027-10&feature=isitmali-havuz&bedrooms=3 |
villa next weekend kas 2 people | checkin=2026-11-27&checkout=2026-11-29&adults=2&district=kas |
vilas in kalkn with pool | town=kalkan&feature=ozel-havuz |
villa oludeniz 4 adults 2 kids 1 baby 10th-17th august | checkin=2027-08-10&checkout=2027-08-17&adults=4&children=2&babies=1&town=oludeniz |
wheelchair accessible villa kalkan | town=kalkan&feature=basamaksiz-giris |
can we bring our dog to a villa in gocek | town=gocek&feature=evcil-hayvan-kabul |
sea view villa in turkey for eight friends in september | adults=8&month=2027-09&feature=deniz-manzarasi |
kalkan, 12 to 26 june, two couples | checkin=2027-06-12&checkout=2027-06-26&adults=4&town=kalkan |
villa bodrum sleeps 12 with jacuzzi and sauna | adults=12&district=bodrum&feature=jakuzi,sauna |
cheap villa dalyan for a family of four | adults=4&town=dalyan&type=ekonomik-villalar |
whats the cheapest villa in kalkan in june | month=2027-06&town=kalkan&sort=price |
private pool no neighbours kas honeymoon 7 nights in may | month=2027-05&type=balayi-villalari&district=kas&feature=ozel-havuz,korunakli-havuz |
villa with cot and highchair fethiye | district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
mum dad 3 kids and grandma kalkan august | adults=2&children=3&month=2027-08&town=kalkan |
house by the beach marmaris | type=denize-sifir-villalar&district=marmaris |
200 metres from the beach kalkan | town=kalkan&sea=200 |
villa within walking distance of the beach in kas | district=kas&sea=800 |
5 minute walk to the beach in kalkan | town=kalkan&sea=400 |
early july kalkan 6 people | checkin=2027-07-01&checkout=2027-07-08&adults=6&town=kalkan |
late august for 10 nights in bodrum | checkin=2027-08-25&checkout=2027-09-04&district=bodrum |
villa 1st week of september islamlar | checkin=2027-09-01&checkout=2027-09-08&town=islamlar |
villa with air con and wifi in every room | feature=klima-her-odada,wifi |
we are a party of 14 looking for a large villa with an infinity pool | adults=14&feature=sonsuzluk-havuzu |
kalkan 14 nights 3 june | checkin=2027-06-03&checkout=2027-06-17&town=kalkan |
villas under £1500 per week in kalkan | month=YEAR&town=kalkan&maxTotal=90000 |
between 100 and 200 pounds per night kas | district=kas&minPrice=6000&maxPrice=12000 |
max 3000 euros for two weeks in july for 6 | nights=14&adults=6&month=2027-07&maxTotal=150000 |
villa for me and my wife in october | adults=2&month=2027-10 |
me my husband and two kids kalkan july | adults=2&children=2&month=2027-07&town=kalkan |
place for 8 with indoor pool in february | adults=8&month=2027-02&feature=kapali-havuz |
christmas in sapanca with a fireplace | month=2026-12&district=sapanca&feature=somine |
new years eve bodrum for 6 | checkin=2026-12-30&checkout=2027-01-02&adults=6&district=bodrum |
turunc villa 2 bedrooms | town=turunc&bedrooms=2 |
selimiye beachfront house 4 people | adults=4&town=selimiye&type=denize-sifir-villalar |
Yalikavak luxury villa with gym | town=yalikavak&type=luks-villalar |
vila in golturkbuku for 10 | adults=10&town=golturkbuku |
hisaronu villa pool bar close | town=hisaronu&feature=ozel-havuz | bar
villa near dalaman airport | town=gocek,dalyan |
i want to go from 20 aug till 3 sep with 5 people | checkin=2027-08-20&checkout=2027-09-03&adults=5 |
4 people 7 nights any time in may kalkan | adults=4&month=2027-05&town=kalkan |
villa with pool table and bbq kalkan | town=kalkan&feature=bilardo,mangal |
kid friendly villa with fenced pool | children=1&feature=havuz-citi |
villa for 3 families with 6 bedrooms | adults=12&bedrooms=6 |
6 adults, 2 teenagers, 1 toddler, gocek, first two weeks of august | checkin=2027-08-01&checkout=2027-08-15&adults=6&children=2&babies=1&town=gocek |
no pets villa kalkan | town=kalkan |
villakalkan6people | adults=6&town=kalkan |
kalkan villa heatedpool | town=kalkan&feature=isitmali-havuz |
gocek 15/06 7 nights 4 people | checkin=2027-06-15&checkout=2027-06-22&adults=4&town=gocek |
kas 2027-06-05 to 2027-06-12 | checkin=2027-06-05&checkout=2027-06-12&district=kas |
villa from friday to monday for 2 | checkin=2026-11-27&checkout=2026-11-30&adults=2 |
this weekend fethiye | checkin=2026-11-27&checkout=2026-11-29&district=fethiye |
long stay in kas for 1 month in november | checkin=2026-11-22&checkout=2026-12-22&district=kas |
halal villa kalkan completely private pool | town=kalkan&type=muhafazakar-villalar&feature=korunakli-havuz |
villa with a view of the sea and a hot tub | feature=deniz-manzarasi,jakuzi |
villas belek for golf 8 guys | adults=8&town=belek |
ground floor bedroom for my nan, kalkan, 6 of us | adults=6&town=kalkan&feature=zemin-kat-yatak-odasi |
Hallo ich suche eine Villa in Kalkan für 6 Personen mit privatem Pool vom 5. bis 12. Juli | checkin=2027-07-05&checkout=2027-07-12&adults=6&town=kalkan&feature=ozel-havuz |
Anfang August zwei Wochen Kas 4 Erwachsene | checkin=2027-08-01&checkout=2027-08-15&adults=4&district=kas |
Villa für 2 Wochen ab dem 5. Juli Fethiye | checkin=2027-07-05&checkout=2027-07-19&district=fethiye |
unter 250 Euro pro Nacht Kalkan | town=kalkan&maxPrice=12500 |
nächstes Wochenende Kas zu zweit | checkin=2026-11-27&checkout=2026-11-29&adults=2&district=kas |
Villa mit beheiztem Pool im Oktober für die ganze Familie | month=2027-10&feature=isitmali-havuz |
Ferienhaus Ölüdeniz 4 Erw. 2 Kinder 10.08. - 17.08. | checkin=2027-08-10&checkout=2027-08-17&adults=4&children=2&town=oludeniz |
Oeludeniz Villa mit Pool | town=oludeniz&feature=ozel-havuz |
Haus rollstuhlgerecht in Kalkan | town=kalkan&feature=basamaksiz-giris |
dürfen wir unseren Hund mitbringen göcek | town=gocek&feature=evcil-hayvan-kabul |
Villa mit Meerblick für acht Freunde im September | adults=8&month=2027-09&feature=deniz-manzarasi |
blickdichter Pool Flitterwochen Kas im Mai | month=2027-05&type=balayi-villalari&district=kas&feature=korunakli-havuz |
billiges Ferienhaus Dalyan Familie mit 2 Kindern | children=2&town=dalyan&type=ekonomik-villalar |
günstigste Villa in Kalkan im Juni | month=2027-06&town=kalkan&sort=price |
Babybett und Hochstuhl Fethiye Villa | district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
Haus direkt am Strand Marmaris | type=denize-sifir-villalar&district=marmaris |
200 Meter bis zum Strand Kalkan | town=kalkan&sea=200 |
5 Minuten zu Fuß zum Strand Kalkan | town=kalkan&sea=400 |
Kalkan Ende August 10 Nächte 5 Leute | checkin=2027-08-25&checkout=2027-09-04&adults=5&town=kalkan |
erste Septemberwoche Islamlar | checkin=2027-09-01&checkout=2027-09-08&town=islamlar |
Villa mit Klimaanlage und WLAN in allen Räumen | feature=klima-her-odada,wifi |
Gruppe 14 Personen große Villa mit Infinity-Pool | adults=14&feature=sonsuzluk-havuzu |
Kalkan 3. Juni 14 Nächte | checkin=2027-06-03&checkout=2027-06-17&town=kalkan |
Villa bis 1500 € die Woche Kalkan | month=YEAR&town=kalkan&maxTotal=75000 |
zwischen 100 und 200 Euro die Nacht Kas | district=kas&minPrice=5000&maxPrice=10000 |
max. 3000 Euro für zwei Wochen im Juli für 6 | nights=14&adults=6&month=2027-07&maxTotal=150000 |
Villa für mich und meine Frau im Oktober | adults=2&month=2027-10 |
ich, mein Mann und zwei Kinder Kalkan Juli | adults=2&children=2&month=2027-07&town=kalkan |
Haus mit Hallenbad im Februar für 8 | adults=8&month=2027-02&feature=kapali-havuz |
Weihnachten in Sapanca mit Kamin | month=2026-12&district=sapanca&feature=somine |
Silvester Bodrum 6 Personen | checkin=2026-12-30&checkout=2027-01-02&adults=6&district=bodrum |
Ferienhaus 2 Schlafzimmer Turunc | town=turunc&bedrooms=2 |
Luxusvilla Yalikavak mit Sauna und Hamam | town=yalikavak&type=luks-villalar&feature=sauna,hamam |
wir sind 5 und möchten vom 20. August bis 3. September kommen | checkin=2027-08-20&checkout=2027-09-03&adults=5 |
irgendwann im Mai 7 Nächte Kalkan 4 Personen | adults=4&month=2027-05&town=kalkan |
Ferienhaus mit Billardtisch und Grill | feature=bilardo,mangal |
kindersicherer Pool mit Zaun Kalkan | town=kalkan&feature=havuz-citi |
3 Familien 6 Schlafzimmer Villa | adults=12&bedrooms=6 |
6 Erwachsene 2 Jugendliche 1 Kleinkind Göcek August | adults=6&children=2&babies=1&month=2027-08&town=gocek |
Villa Kalkan keine Haustiere | town=kalkan |
VillaKalkan6Personen | adults=6&town=kalkan |
Ferienhausmitpool Kalkan | town=kalkan&feature=ozel-havuz |
Gocek 15.06. 7 Nächte 4 Pers. | checkin=2027-06-15&checkout=2027-06-22&adults=4&town=gocek |
von Freitag bis Montag zu zweit | checkin=2026-11-27&checkout=2026-11-30&adults=2 |
dieses Wochenende Fethiye | checkin=2026-11-27&checkout=2026-11-29&district=fethiye |
ein Monat Überwintern in Kas im Januar | checkin=2027-01-02&checkout=2027-02-01&district=kas&flex=1 |
Halal Villa Kalkan nicht einsehbar | town=kalkan&type=muhafazakar-villalar&feature=korunakli-havuz |
Villa mit Blick aufs Meer und Whirlpool | feature=deniz-manzarasi,jakuzi |
Schlafzimmer im Erdgeschoss für Oma, wir sind zu sechst, Kalkan | adults=6&town=kalkan&feature=zemin-kat-yatak-odasi |
Fetiye Vila mit Pol für 4 Personen | adults=4&district=fethiye&feature=ozel-havuz |
Ferienwohnung Bodrum am Meer zwei Personen günstig | adults=2&type=apartlar,denize-sifir-villalar,ekonomik-villalar&district=bodrum |
Datca Ferienhaus mit Garten | town=selimiye,bitez&feature=bahce |
Villa mit Aussicht auf die Berge ruhig gelegen Üzümlü | town=uzumlu&type=doga-icinde-villalar |
Pfingstferien 4 Personen Kalkan mit Pool | checkin=2027-05-13&checkout=2027-05-20&adults=4&town=kalkan&feature=ozel-havuz&flex=6 |
Sommerferien Bodrum 5 Personen 2 Wochen | nights=14&adults=5&month=2027-07,2027-08&district=bodrum |
Mitte September eine Woche Patara | checkin=2027-09-12&checkout=2027-09-19&town=patara |
Ab 18.7. für 10 Tage, 2 Erwachsene, 1 Kind (4 Jahre) Kalkan | checkin=2027-07-18&checkout=2027-07-28&adults=2&children=1&town=kalkan |
Villa Kalkan sofort buchbar | town=kalkan&instant=1 |
Haus ohne Treppen für Senioren Kalkan | town=kalkan&feature=basamaksiz-giris |
Villa in Kalkan oder Kas mit eigenem Pool für 8 | adults=8&district=kas&feature=ozel-havuz |
здравствуйте ищу виллу в калкане на 6 человек с частным бассейном с 5 по 12 июля | checkin=2027-07-05&checkout=2027-07-12&adults=6&town=kalkan&feature=ozel-havuz |
с 10 по 20 июля на двоих фетхие | checkin=2027-07-10&checkout=2027-07-20&adults=2&district=fethiye |
недорого калкан июнь 4 человека | adults=4&month=2027-06&town=kalkan&type=ekonomik-villalar |
на две недели с 5 июля каш | checkin=2027-07-05&checkout=2027-07-19&district=kas |
следующие выходные каш вдвоем | checkin=2026-11-27&checkout=2026-11-29&adults=2&district=kas |
до 200 евро за ночь калкан | town=kalkan&maxPrice=10000 |
вилла с подогреваемым бассейном в октябре | month=2027-10&feature=isitmali-havuz |
олюдениз 4 взрослых 2 детей с 10.08 по 17.08 | checkin=2027-08-10&checkout=2027-08-17&adults=4&children=2&town=oludeniz |
дом для инвалида коляски калкан | town=kalkan&feature=basamaksiz-giris |
можно с собакой гечек вилла | town=gocek&feature=evcil-hayvan-kabul |
вилла с видом на море на 8 друзей в сентябре | adults=8&month=2027-09&feature=deniz-manzarasi |
закрытый от соседей бассейн медовый месяц каш май | month=2027-05&type=balayi-villalari&district=kas&feature=korunakli-havuz |
дешевый дом дальян семья 2 ребенка | children=2&town=dalyan&type=ekonomik-villalar |
самая дешевая вилла в калкане в июне | month=2027-06&town=kalkan&sort=price |
детская кроватка и стульчик для кормления фетхие | district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
дом прямо на пляже мармарис | type=denize-sifir-villalar&district=marmaris |
200 метров до пляжа калкан | town=kalkan&sea=200 |
5 минут пешком до пляжа калкан | town=kalkan&sea=400 |
конец августа 10 ночей бодрум | checkin=2027-08-25&checkout=2027-09-04&district=bodrum |
первая неделя сентября исламлар | checkin=2027-09-01&checkout=2027-09-08&town=islamlar |
вилла с кондиционером и вайфаем | feature=klima-her-odada,wifi |
нас 14 человек большая вилла с инфинити бассейном | adults=14&feature=sonsuzluk-havuzu |
калкан 3 июня 14 ночей | checkin=2027-06-03&checkout=2027-06-17&town=kalkan |
вилла до 1500 евро за неделю калкан | month=YEAR&town=kalkan&maxTotal=75000 |
от 100 до 200 евро в сутки каш | district=kas&minPrice=5000&maxPrice=10000 |
не больше 3000 евро на две недели в июле на шестерых | nights=14&adults=6&month=2027-07&maxTotal=150000 |
я и жена в октябре | adults=2&month=2027-10 |
я муж и двое детей калкан июль | adults=2&children=2&month=2027-07&town=kalkan |
дом с крытым бассейном в феврале на 8 человек | adults=8&month=2027-02&feature=kapali-havuz |
рождество сапанджа с камином | month=2026-12&district=sapanca&feature=somine |
новый год бодрум 6 человек | checkin=2026-12-30&checkout=2027-01-02&adults=6&district=bodrum |
2 спальни турунч | town=turunc&bedrooms=2 |
люкс вилла ялыкавак сауна хамам | town=yalikavak&type=luks-villalar&feature=sauna,hamam |
нас пятеро хотим с 20 августа по 3 сентября | checkin=2027-08-20&checkout=2027-09-03&adults=5 |
7 ночей в мае калкан 4 человека | adults=4&month=2027-05&town=kalkan |
вилла с бильярдом и мангалом | feature=bilardo,mangal |
бассейн с ограждением для детей | children=1&feature=havuz-citi |
3 семьи 6 спален вилла | adults=12&bedrooms=6 |
6 взрослых 2 подростка 1 малыш гечек август | adults=6&children=2&babies=1&month=2027-08&town=gocek |
вилла калкан без животных | town=kalkan |
виллакалкан6человек | adults=6&town=kalkan |
villa v kalkane na 6 chelovek | adults=6&town=kalkan |
гёджек 15.06 7 ночей 4 чел | checkin=2027-06-15&checkout=2027-06-22&adults=4&town=gocek |
с пятницы до понедельника вдвоем | checkin=2026-11-27&checkout=2026-11-30&adults=2 |
эти выходные фетхие | checkin=2026-11-27&checkout=2026-11-29&district=fethiye |
на месяц в каш в январе | checkin=2027-01-02&checkout=2027-02-01&district=kas&flex=1 |
халяльная вилла калкан закрытый двор | town=kalkan&type=muhafazakar-villalar&feature=korunakli-havuz |
вилла с джакузи и видом на море | feature=jakuzi,deniz-manzarasi |
спальня на первом этаже для бабушки нас шестеро калкан | adults=6&town=kalkan&feature=zemin-kat-yatak-odasi |
вила с басейном фетие на 4 чиловека | adults=4&district=fethiye&feature=ozel-havuz |
апартаменты бодрум у моря на двоих недорого | adults=2&type=apartlar,denize-sifir-villalar,ekonomik-villalar&district=bodrum |
датча дом с садом | town=selimiye,bitez&feature=bahce |
тихая вилла в горах узюмлю | town=uzumlu&type=doga-icinde-villalar |
майские праздники 4 человека калкан бассейн | adults=4&month=2027-05&town=kalkan&feature=ozel-havuz |
летние каникулы бодрум 5 человек 2 недели | nights=14&adults=5&month=2027-07,2027-08&district=bodrum |
середина сентября неделя патара | checkin=2027-09-12&checkout=2027-09-19&town=patara |
с 18.07 на 10 дней 2 взрослых 1 ребенок 4 года калкан | checkin=2027-07-18&checkout=2027-07-28&adults=2&children=1&town=kalkan |
вилла калкан моментальное бронирование | town=kalkan&instant=1 |
дом без лестниц для пожилых калкан | town=kalkan&feature=basamaksiz-giris |
вилла в калкане или каше со своим бассейном на 8 | adults=8&district=kas&feature=ozel-havuz |
could you find us something in ovacik for 4 people around the 20th of june for a week | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=ovacik |
were a family of five with a toddler wanting a villa in kalkan last week of may | checkin=2027-05-25&checkout=2027-06-01&adults=5&babies=1&town=kalkan |
3 bed 3 bath villa near fethiye with private heated pool | district=fethiye&feature=isitmali-havuz&bedrooms=3&bathrooms=3 |
villa for 2 in faralya with a sea veiw | adults=2&town=faralya&feature=deniz-manzarasi |
does kalkan have villas with step free access | town=kalkan&feature=basamaksiz-giris |
kalkan villas for under 1000 pounds a week in may | month=2027-05&town=kalkan&maxTotal=60000 |
pool that nobody can see into, kas | district=kas&feature=korunakli-havuz |
villa with washing machine and dishwasher in dalyan | town=dalyan | washing machine dishwasher
kalkan 17 july to 31 july 8 adults 2 children under 5 | checkin=2027-07-17&checkout=2027-07-31&adults=8&children=2&town=kalkan |
cheap as chips villa marmaris | type=ekonomik-villalar&district=marmaris | chips
sep 4 - sep 11 2 adults kayakoy | checkin=2027-09-04&checkout=2027-09-11&adults=2&town=kayakoy |
we'd love a honeymoon villa with a jacuzzi overlooking the sea | type=balayi-villalari&feature=jakuzi,deniz-manzarasi |
bodrum villas to rent with private beach | type=denize-sifir-villalar&district=bodrum |
villa in the mountains near kalkan with a fire place | town=kalkan&type=doga-icinde-villalar&feature=somine |
walking distance to kalkan town, 6 people, pool | adults=6&town=kalkan&type=merkezi-villalar&feature=ozel-havuz |
two adults, one child aged 6, oludeniz, 7 to 14 july | checkin=2027-07-07&checkout=2027-07-14&adults=2&children=1&town=oludeniz |
villa max 10 minutes walk to beach calis | town=calis&sea=800 |
villa without a pool in kas for 2 | adults=2&district=kas |
no kids just 4 adults gumusluk june | adults=4&month=2027-06&town=gumusluk |
family villa sleeps 9 bitez with kids pool and bbq | adults=9&town=bitez&feature=cocuk-havuzu,mangal |
ground floor bedrooms only wheelchair user kalkan | town=kalkan&feature=zemin-kat-yatak-odasi,basamaksiz-giris |
luxary villa kalkan infinty pool | town=kalkan&type=luks-villalar&feature=sonsuzluk-havuzu |
budget is 4000 euros for 2 weeks in august for 7 people | nights=14&adults=7&month=2027-08&maxTotal=200000 |
£250 a night max, kalkan, end of september | checkin=2027-09-24&checkout=2027-10-01&town=kalkan&maxPrice=15000 |
villa for christmas and new year in kalkan heated pool | checkin=2026-12-30&checkout=2027-01-02&town=kalkan&feature=isitmali-havuz |
patara villas pet friendly | town=patara&feature=evcil-hayvan-kabul |
ten of us going to kalkan in june for a 50th birthday | adults=10&month=2027-06&town=kalkan |
any villas left for next week in fethiye | checkin=2026-11-23&checkout=2026-11-30&district=fethiye |
4 adults and 4 kids in one villa with table football and parking islamlar | adults=4&children=4&town=islamlar&feature=otopark | table football
quietest place you have for two people for 5 nights in april | nights=5&adults=2&month=2027-04&type=doga-icinde-villalar |
Könnt ihr uns etwas in Ovacik für 4 Personen um den 20. Juni für eine Woche empfehlen | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=ovacik |
Familie mit 3 Kindern sucht Villa in Kalkan letzte Maiwoche | checkin=2027-05-25&checkout=2027-06-01&children=3&town=kalkan |
Haus mit 3 Schlafzimmern und 3 Bädern bei Fethiye beheizter Privatpool | district=fethiye&feature=isitmali-havuz,ozel-havuz&bedrooms=3&bathrooms=3 |
Faralya Haus für 2 mit Merblick | adults=2&town=faralya&feature=deniz-manzarasi |
stufenloser Zugang Kalkan Villa | town=kalkan&feature=basamaksiz-giris |
Kalkan Villa im Mai unter 1000 Euro pro Woche | month=2027-05&town=kalkan&maxTotal=50000 |
Pool den niemand einsehen kann Kas | district=kas&feature=korunakli-havuz |
Villa mit Waschmaschine Dalyan | town=dalyan | Waschmaschine
17. bis 31. Juli 8 Erwachsene und 2 Kinder unter 5 Kalkan | checkin=2027-07-17&checkout=2027-07-31&adults=8&children=2&town=kalkan |
preisgünstige Villa Marmaris | type=ekonomik-villalar&district=marmaris |
4.9.-11.9. 2 Erwachsene Kayaköy | checkin=2027-09-04&checkout=2027-09-11&adults=2&town=kayakoy |
Hochzeitsreise Villa mit Whirlpool und Blick auf das Meer | type=balayi-villalari&feature=jakuzi,deniz-manzarasi |
Villa Bodrum mit Privatstrand mieten | type=denize-sifir-villalar&district=bodrum |
Berghaus mit Kamin bei Kalkan | town=kalkan&type=doga-icinde-villalar&feature=somine |
fußläufig ins Zentrum von Kalkan, 6 Personen, Pool | adults=6&town=kalkan&type=merkezi-villalar&feature=ozel-havuz |
2 Erwachsene und ein 6-jähriges Kind, Ölüdeniz, 7.-14. Juli | checkin=2027-07-07&checkout=2027-07-14&adults=2&children=1&town=oludeniz |
höchstens 10 Minuten zu Fuß zum Strand Calis | town=calis&sea=800 |
Kas Haus ohne Pool für 2 | adults=2&district=kas |
keine Kinder, nur 4 Erwachsene, Gümüslük im Juni | adults=4&month=2027-06&town=gumusluk |
Villa für 9 Personen Bitez mit Kinderbecken und Grill | adults=9&town=bitez&feature=cocuk-havuzu,mangal |
Rollstuhlfahrer Schlafzimmer ebenerdig Kalkan | town=kalkan&feature=basamaksiz-giris,zemin-kat-yatak-odasi |
luxuriöse Vila Kalkan Infinitypol | town=kalkan&type=luks-villalar&feature=sonsuzluk-havuzu |
Budget 4000 Euro für 2 Wochen im August für 7 Personen | nights=14&adults=7&month=2027-08&maxTotal=200000 |
max. 250 € pro Nacht Kalkan Ende September | checkin=2027-09-24&checkout=2027-10-01&town=kalkan&maxPrice=12500 |
Weihnachten und Silvester in Kalkan mit beheiztem Pool | checkin=2026-12-30&checkout=2027-01-02&town=kalkan&feature=isitmali-havuz |
haustierfreundliche Villa Patara | town=patara&feature=evcil-hayvan-kabul |
wir fahren zu zehnt im Juni nach Kalkan | adults=10&month=2027-06&town=kalkan |
ist nächste Woche noch was frei in Fethiye | checkin=2026-11-23&checkout=2026-11-30&district=fethiye |
4 Erw. + 4 Kinder Islamlar mit Parkplatz | adults=4&children=4&town=islamlar&feature=otopark |
ruhigste Lage für zwei Personen, 5 Nächte im April | nights=5&adults=2&month=2027-04&type=doga-icinde-villalar |
подскажите что есть в оваджике на 4 человек около 20 июня на неделю | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=ovacik |
семья с 3 детьми ищет виллу в калкане последняя неделя мая | checkin=2027-05-25&checkout=2027-06-01&children=3&town=kalkan |
дом с 3 спальнями и 3 ванными рядом с фетхие частный бассейн с подогревом | district=fethiye&feature=ozel-havuz,isitmali-havuz&bedrooms=3&bathrooms=3 |
фаралья на двоих вид на море | adults=2&town=faralya&feature=deniz-manzarasi |
вилла калкан вход без ступенек | town=kalkan&feature=basamaksiz-giris |
калкан в мае до 1000 евро в неделю | month=2027-05&town=kalkan&maxTotal=50000 |
бассейн который никто не видит каш | district=kas&feature=korunakli-havuz |
вилла со стиральной машиной дальян | town=dalyan | стиральной машиной
с 17 по 31 июля 8 взрослых и 2 детей до 5 лет калкан | checkin=2027-07-17&checkout=2027-07-31&adults=8&children=2&town=kalkan |
бюджетная вилла мармарис | type=ekonomik-villalar&district=marmaris |
4.09-11.09 2 взрослых каякей | checkin=2027-09-04&checkout=2027-09-11&adults=2&town=kayakoy |
свадебное путешествие вилла с джакузи с видом на море | type=balayi-villalari&feature=jakuzi,deniz-manzarasi |
вилла бодрум с собственным пляжем | type=denize-sifir-villalar&district=bodrum |
домик в горах с камином около калкана | town=kalkan&type=doga-icinde-villalar&feature=somine |
до центра калкана пешком, 6 человек, бассейн | adults=6&town=kalkan&type=merkezi-villalar&feature=ozel-havuz |
2 взрослых и ребенок 6 лет олюдениз 7-14 июля | checkin=2027-07-07&checkout=2027-07-14&adults=2&children=1&town=oludeniz |
не больше 10 минут пешком до пляжа чалыш | town=calis&sea=800 |
каш дом без бассейна на 2 | adults=2&district=kas |
без детей только 4 взрослых гюмюшлюк июнь | adults=4&month=2027-06&town=gumusluk |
вилла на 9 человек битез детский бассейн и барбекю | adults=9&town=bitez&feature=cocuk-havuzu,mangal |
на инвалидной коляске спальня на первом этаже калкан | town=kalkan&feature=basamaksiz-giris,zemin-kat-yatak-odasi |
роскошная вила калкан бесейн инфинити | town=kalkan&type=luks-villalar&feature=sonsuzluk-havuzu |
бюджет 4000 евро на 2 недели в августе 7 человек | nights=14&adults=7&month=2027-08&maxTotal=200000 |
максимум 250 евро за ночь калкан конец сентября | checkin=2027-09-24&checkout=2027-10-01&town=kalkan&maxPrice=12500 |
на рождество в калкан с теплым бассейном | month=2026-12&town=kalkan&feature=isitmali-havuz |
патара можно с животными | town=patara&feature=evcil-hayvan-kabul |
едем вдесятером в июне в калкан | adults=10&month=2027-06&town=kalkan |
есть что-нибудь на следующей неделе в фетхие | checkin=2026-11-23&checkout=2026-11-30&district=fethiye |
4 взрослых + 4 детей исламлар с парковкой | adults=4&children=4&town=islamlar&feature=otopark |
самое тихое место для двоих 5 ночей в апреле | nights=5&adults=2&month=2027-04&type=doga-icinde-villalar |
good evening do you have anything in gocek between 14 and 21 june for seven people | checkin=2027-06-14&checkout=2027-06-21&adults=7&town=gocek |
small villa for two adults kas with plunge pool | adults=2&district=kas&feature=ozel-havuz |
ive got 2500 pounds for a week in july for 5 of us | adults=5&month=2027-07&maxTotal=150000 |
villa not far from the beach in calis with 4 bedrooms | town=calis&bedrooms=4&sea=800 |
kalkan for my parents 70th no steps please | town=kalkan&feature=basamaksiz-giris | 70th
villas in kalkan town centre with parking | town=kalkan&type=merkezi-villalar&feature=otopark |
can i rent a villa for just 3 nights in april in dalyan | nights=3&month=2027-04&town=dalyan |
8 adults 3 children 2 babies july 24 to august 7 hisaronu | checkin=2027-07-24&checkout=2027-08-07&adults=8&children=3&babies=2&town=hisaronu |
indoor heated pool villa for february half term | month=2027-02&feature=isitmali-havuz,kapali-havuz |
pet freindly villa kaya koy | town=kayakoy&feature=evcil-hayvan-kabul |
whats available from tomorrow for 5 nights for 2 people kas | checkin=2026-11-23&checkout=2026-11-28&adults=2&district=kas |
villa w/ hot tub & sea view, under €300 pn | feature=jakuzi,deniz-manzarasi&maxPrice=15000 |
15 people bodrum easter | checkin=2027-03-25&checkout=2027-04-01&adults=15&district=bodrum&flex=6 |
a romantic bungalow for 2 with a jacuzzi | adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
sept 12-26, 4 adults, turunc or selimiye, near sea | checkin=2027-09-12&checkout=2027-09-26&adults=4&town=turunc,selimiye&sea=800 |
villa with lift and 5 bedrooms | feature=asansor&bedrooms=5 |
kalkanvillas private pool june | month=2027-06&town=kalkan&feature=ozel-havuz |
we're vegetarians lol just want sun, pool and quiet, 2 ppl, october | adults=2&month=2027-10&type=doga-icinde-villalar&feature=ozel-havuz | vegetarians sun
villa for eid kalkan 8 people secluded | adults=8&town=kalkan&feature=korunakli-havuz | eid
luxury villa yalikavak £1000 per night | town=yalikavak&type=luks-villalar&maxPrice=60000 |
family of 6 (kids 4, 7, 9 and 12) kalkan 1st - 8th aug | checkin=2027-08-01&checkout=2027-08-08&adults=2&children=4&town=kalkan |
belek villa private pool 2 weeks from 10 july | checkin=2027-07-10&checkout=2027-07-24&town=belek&feature=ozel-havuz |
no jacuzzi needed but must have heated pool kas | district=kas&feature=isitmali-havuz |
how much is a villa for 6 in kalkan in july | adults=6&month=2027-07&town=kalkan |
villa near marina gocek 3 bedrooms | town=gocek&bedrooms=3 |
top rated villa in fethiye for families | district=fethiye&sort=rating |
3 nights from 29 oct for two kas | checkin=2027-10-29&checkout=2027-11-01&adults=2&district=kas |
cheapest week in may for 4 in oludeniz | adults=4&month=2027-05&town=oludeniz&sort=price |
i need a cot highchair and stairgate uzumlu | town=uzumlu&feature=bebek-yatagi,mama-sandalyesi | stairgate
10 to 17 of july kalkan 2+2 | checkin=2027-07-10&checkout=2027-07-17&adults=2&children=2&town=kalkan |
Guten Abend haben Sie etwas in Göcek zwischen dem 14. und 21. Juni für sieben Personen | checkin=2027-06-14&checkout=2027-06-21&adults=7&town=gocek |
kleine Villa für zwei Erwachsene Kas mit Tauchbecken | adults=2&district=kas&feature=ozel-havuz |
wir haben 2500 Euro für eine Woche im Juli für 5 Leute | adults=5&month=2027-07&maxTotal=125000 |
Haus nicht weit vom Strand in Calis mit 4 Schlafzimmern | town=calis&bedrooms=4&sea=800 |
Kalkan für meine Eltern ohne Stufen bitte | town=kalkan&feature=basamaksiz-giris |
Villa Kalkan Stadtzentrum mit Stellplatz | town=kalkan&type=merkezi-villalar&feature=otopark |
kann man eine Villa für nur 3 Nächte im April in Dalyan mieten | nights=3&month=2027-04&town=dalyan |
8 Erwachsene 3 Kinder 2 Babys 24. Juli bis 7. August Hisarönü | checkin=2027-07-24&checkout=2027-08-07&adults=8&children=3&babies=2&town=hisaronu |
beheizter Innenpool Winterferien | month=2027-02&feature=isitmali-havuz,kapali-havuz |
Villa Kayaköy Hunde erlaubt | town=kayakoy&feature=evcil-hayvan-kabul |
ab morgen für 5 Nächte zu zweit Kas | checkin=2026-11-23&checkout=2026-11-28&adults=2&district=kas |
Whirlpool und Meerblick, unter 300€ pro Nacht | feature=jakuzi,deniz-manzarasi&maxPrice=15000 |
15 Personen Bodrum Ostern | checkin=2027-03-25&checkout=2027-04-01&adults=15&district=bodrum&flex=6 |
romantischer Bungalow für 2 mit Jacuzzi | adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
12.-26. Sept., 4 Erwachsene, Turunc oder Selimiye, Meernähe | checkin=2027-09-12&checkout=2027-09-26&adults=4&town=turunc,selimiye&sea=800 |
Villa mit Aufzug und 5 Schlafzimmern | feature=asansor&bedrooms=5 |
Kalkanvilla Privatpool Juni | month=2027-06&town=kalkan&feature=ozel-havuz |
einfach nur Sonne, Pool und Ruhe, 2 Pers., Oktober | adults=2&month=2027-10&type=doga-icinde-villalar&feature=ozel-havuz |
Villa zum Zuckerfest Kalkan 8 Personen | adults=8&town=kalkan | Zuckerfest
Luxusvilla Yalikavak 1000 Euro pro Nacht | town=yalikavak&type=luks-villalar&maxPrice=50000 |
Familie mit 4 Kindern (4, 7, 9 und 12 Jahre) Kalkan 1.-8. Aug | checkin=2027-08-01&checkout=2027-08-08&children=4&town=kalkan |
Belek Villa eigener Pool 2 Wochen ab 10. Juli | checkin=2027-07-10&checkout=2027-07-24&town=belek&feature=ozel-havuz |
Kas beheizter Pool, Jacuzzi nicht nötig | district=kas&feature=isitmali-havuz |
was kostet eine Villa für 6 in Kalkan im Juli | adults=6&month=2027-07&town=kalkan |
Villa nahe Hafen Göcek 3 Schlafzimmer | town=gocek&bedrooms=3 |
bestbewertete Villa in Fethiye für Familien | district=fethiye&sort=rating |
3 Nächte ab 29. Okt für zwei Kas | checkin=2027-10-29&checkout=2027-11-01&adults=2&district=kas |
günstigste Woche im Mai für 4 in Ölüdeniz | adults=4&month=2027-05&town=oludeniz&sort=price |
brauchen Kinderbett, Hochstuhl und Treppengitter Üzümlü | town=uzumlu&feature=bebek-yatagi,mama-sandalyesi | Treppengitter
vom 10. auf den 17. Juli Kalkan 2+2 | checkin=2027-07-10&checkout=2027-07-17&adults=2&children=2&town=kalkan |
добрый вечер есть что то в гёчеке с 14 по 21 июня на семь человек | checkin=2027-06-14&checkout=2027-06-21&adults=7&town=gocek |
маленькая вилла на двух взрослых каш | adults=2&district=kas |
бюджет 2500 евро на неделю в июле на пятерых | adults=5&month=2027-07&maxTotal=125000 |
дом недалеко от пляжа в чалыше 4 спальни | town=calis&bedrooms=4&sea=800 |
калкан для родителей без ступеней | town=kalkan&feature=basamaksiz-giris |
вилла в центре калкана с парковкой | town=kalkan&type=merkezi-villalar&feature=otopark |
можно ли снять виллу на 3 ночи в апреле в дальяне | nights=3&month=2027-04&town=dalyan |
8 взрослых 3 детей 2 младенца с 24 июля по 7 августа хисароню | checkin=2027-07-24&checkout=2027-08-07&adults=8&children=3&babies=2&town=hisaronu |
крытый бассейн с подогревом на февраль | month=2027-02&feature=kapali-havuz,isitmali-havuz |
каякёй вилла с питомцем | town=kayakoy&feature=evcil-hayvan-kabul |
с завтрашнего дня на 5 ночей вдвоем каш | checkin=2026-11-23&checkout=2026-11-28&adults=2&district=kas |
джакузи и вид на море до 300€ за ночь | feature=jakuzi,deniz-manzarasi&maxPrice=15000 |
15 человек бодрум на пасху | checkin=2027-04-29&checkout=2027-05-06&adults=15&district=bodrum&flex=6 |
романтическое бунгало на двоих с джакузи | adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
12-26 сентября 4 взрослых турунч или селимие близко к морю | checkin=2027-09-12&checkout=2027-09-26&adults=4&town=turunc,selimiye&sea=800 |
вилла с лифтом и 5 спальнями | feature=asansor&bedrooms=5 |
калканвилла бассейн июнь | month=2027-06&town=kalkan&feature=ozel-havuz |
просто солнце бассейн и тишина 2 чел октябрь | adults=2&month=2027-10&type=doga-icinde-villalar&feature=ozel-havuz | солнце
вилла на курбан байрам калкан 8 человек | checkin=2027-05-15&checkout=2027-05-19&adults=8&town=kalkan |
роскошная вилла ялыкавак 1000 евро за ночь | town=yalikavak&type=luks-villalar&maxPrice=50000 |
семья 2 взрослых и 3 детей 4 7 и 9 лет калкан 1-8 августа | checkin=2027-08-01&checkout=2027-08-08&adults=2&children=3&town=kalkan |
белек вилла свой бассейн 2 недели с 10 июля | checkin=2027-07-10&checkout=2027-07-24&town=belek&feature=ozel-havuz |
каш бассейн с подогревом джакузи не нужно | district=kas&feature=isitmali-havuz |
сколько стоит вилла на 6 человек в калкане в июле | adults=6&month=2027-07&town=kalkan |
вилла рядом с мариной гечек 3 спальни | town=gocek&bedrooms=3 |
вилла с лучшими отзывами в фетхие для семьи | district=fethiye&sort=rating |
3 ночи с 29 октября на двоих каш | checkin=2027-10-29&checkout=2027-11-01&adults=2&district=kas |
самая дешевая неделя в мае на 4 человек олюдениз | adults=4&month=2027-05&town=oludeniz&sort=price |
нужна детская кровать и стульчик узюмлю | town=uzumlu&feature=bebek-yatagi,mama-sandalyesi |
villa kalkan s 10 po 17 iyulya 2 vzroslykh 2 detey | checkin=2027-07-10&checkout=2027-07-17&adults=2&children=2&town=kalkan |
any villa in bitez for 6 with a pool from the 3rd to the 10th of september | checkin=2027-09-03&checkout=2027-09-10&adults=6&town=bitez&feature=ozel-havuz |
sea front villa with steps into the sea faralya | town=faralya&type=denize-sifir-villalar | steps sea
we need wheelchair ramp and a walk in shower kas | district=kas&feature=basamaksiz-giris | walk shower
6 bed villa with 2 pools | feature=ozel-havuz&bedrooms=6 |
oludeniz 18-25 may 2 adults 1 child cheap | checkin=2027-05-18&checkout=2027-05-25&adults=2&children=1&town=oludeniz&type=ekonomik-villalar |
villa kalkan 4 ppl 2nd to 9th oct heated pool | checkin=2027-10-02&checkout=2027-10-09&adults=4&town=kalkan&feature=isitmali-havuz |
looking for 10 nights from june 20th gocek or dalyan 4 adults | checkin=2027-06-20&checkout=2027-06-30&adults=4&town=gocek,dalyan |
kalkan villa walking distance to harbour | town=kalkan&sea=800 |
big villa for 16 people bodrum 5 to 9 june | checkin=2027-06-05&checkout=2027-06-09&adults=16&district=bodrum |
anything under 150 euros a night in october for 2 with heated pool | adults=2&month=2027-10&feature=isitmali-havuz&maxPrice=7500 |
child friendly villa with shallow pool and cot belek | children=1&town=belek&feature=ozel-havuz,bebek-yatagi | shallow
we want to spend new year in kas 4 adults | checkin=2026-12-30&checkout=2027-01-02&adults=4&district=kas |
3 weeks in september for a couple in patara | checkin=2027-09-06&checkout=2027-09-27&adults=2&town=patara&flex=5 |
private villa kalkan no overlooking neighbours pool | town=kalkan&feature=korunakli-havuz,ozel-havuz |
irgendeine Villa in Bitez für 6 mit Pool vom 3. bis zum 10. September | checkin=2027-09-03&checkout=2027-09-10&adults=6&town=bitez&feature=ozel-havuz |
Haus mit direktem Meerzugang Faralya | town=faralya&type=denize-sifir-villalar |
Rollstuhlrampe und ebenerdige Dusche Kas | district=kas&feature=basamaksiz-giris | ebenerdige Dusche
Villa mit 6 Schlafzimmern und 2 Pools | feature=ozel-havuz&bedrooms=6 |
Ölüdeniz 18.-25. Mai 2 Erwachsene 1 Kind günstig | checkin=2027-05-18&checkout=2027-05-25&adults=2&children=1&town=oludeniz&type=ekonomik-villalar |
Villa Kalkan 4 Leute 2. bis 9. Okt. beheizter Pool | checkin=2027-10-02&checkout=2027-10-09&adults=4&town=kalkan&feature=isitmali-havuz |
10 Nächte ab 20. Juni Göcek oder Dalyan 4 Erwachsene | checkin=2027-06-20&checkout=2027-06-30&adults=4&town=gocek,dalyan |
große Villa für 16 Personen Bodrum 5. bis 9. Juni | checkin=2027-06-05&checkout=2027-06-09&adults=16&district=bodrum |
etwas unter 150 Euro die Nacht im Oktober für 2 mit beheiztem Pool | adults=2&month=2027-10&feature=isitmali-havuz&maxPrice=7500 |
kinderfreundliche Villa mit flachem Pool und Babybett Belek | children=1&town=belek&feature=ozel-havuz,bebek-yatagi | flachem
wir möchten Silvester in Kas verbringen 4 Erwachsene | checkin=2026-12-30&checkout=2027-01-02&adults=4&district=kas |
3 Wochen im September für ein Paar in Patara | checkin=2027-09-06&checkout=2027-09-27&adults=2&town=patara&flex=5 |
Urlaub mit den Großeltern Ovacik 8 Personen Juli | adults=8&month=2027-07&town=ovacik |
Pool uneinsehbar, Kalkan, ab Samstag für eine Woche | checkin=2026-11-28&checkout=2026-12-05&town=kalkan&feature=korunakli-havuz |
Villa mit Meerblick Kalkan Juni 2 Personen nicht teuer | adults=2&month=2027-06&town=kalkan&type=ekonomik-villalar&feature=deniz-manzarasi |
любая вилла в битезе на 6 с бассейном с 3 по 10 сентября | checkin=2027-09-03&checkout=2027-09-10&adults=6&town=bitez&feature=ozel-havuz |
дом с выходом к морю фаралья | town=faralya&type=denize-sifir-villalar |
вилла с пандусом для коляски каш | district=kas&feature=basamaksiz-giris |
вилла 6 спален 2 бассейна | feature=ozel-havuz&bedrooms=6 |
олюдениз 18-25 мая 2 взрослых 1 ребенок недорого | checkin=2027-05-18&checkout=2027-05-25&adults=2&children=1&town=oludeniz&type=ekonomik-villalar |
вилла калкан 4 чел 2-9 октября теплый бассейн | checkin=2027-10-02&checkout=2027-10-09&adults=4&town=kalkan&feature=isitmali-havuz |
10 ночей с 20 июня гечек или дальян 4 взрослых | checkin=2027-06-20&checkout=2027-06-30&adults=4&town=gocek,dalyan |
большая вилла на 16 человек бодрум 5-9 июня | checkin=2027-06-05&checkout=2027-06-09&adults=16&district=bodrum |
до 150 евро за ночь в октябре на двоих с подогревом бассейна | adults=2&month=2027-10&feature=isitmali-havuz&maxPrice=7500 |
вилла для семьи с малышом детская кроватка белек | babies=1&town=belek&feature=bebek-yatagi |
хотим встретить новый год в каше 4 взрослых | checkin=2026-12-30&checkout=2027-01-02&adults=4&district=kas |
3 недели в сентябре для пары в патаре | checkin=2027-09-06&checkout=2027-09-27&adults=2&town=patara&flex=5 |
отпуск с бабушкой и дедушкой оваджик 8 человек июль | adults=8&month=2027-07&town=ovacik |
закрытый бассейн калкан с субботы на неделю | checkin=2026-11-28&checkout=2026-12-05&town=kalkan&feature=korunakli-havuz |
villa v bodrume nedorogo na dvoikh iyun | adults=2&month=2027-06&type=ekonomik-villalar&district=bodrum |
can i get a villa in patara for 6 adults from the 14th of june for ten nights | checkin=2027-06-14&checkout=2027-06-24&adults=6&town=patara |
bodrum bitez villa 2 bed with pool max £120 pn in september | month=2027-09&town=bitez&feature=ozel-havuz&maxPrice=7200&bedrooms=2 |
villa for 5 with dog gocek 8/8 - 15/8 | checkin=2027-08-08&checkout=2027-08-15&adults=5&town=gocek&feature=evcil-hayvan-kabul |
we would like somewhere secluded with sea view for our anniversary in may, two of us | adults=2&month=2027-05&type=balayi-villalari&feature=korunakli-havuz,deniz-manzarasi |
kalkan heatedpool seaview 8people | adults=8&town=kalkan&feature=isitmali-havuz,deniz-manzarasi |
villa islamlar no stairs 4 adults june 5th to 12th | checkin=2027-06-05&checkout=2027-06-12&adults=4&town=islamlar&feature=basamaksiz-giris |
two weeks late july bodrum 3 adults 3 teenagers | checkin=2027-07-25&checkout=2027-08-08&adults=3&children=3&district=bodrum |
looking for villa not kalkan, 6 people, june | adults=6&month=2027-06 | not kalkan
cheap last minute villa fethiye tonight | checkin=2026-11-22&checkout=2026-11-23&type=ekonomik-villalar&district=fethiye |
villa with tennis court and gym dalyan | town=dalyan |
könnte ich eine Villa in Patara für 6 Erwachsene ab dem 14. Juni für zehn Nächte bekommen | checkin=2027-06-14&checkout=2027-06-24&adults=6&town=patara |
Bodrum Bitez Villa 2 Schlafzimmer mit Pool max. 120 Euro pro Nacht im September | month=2027-09&town=bitez&feature=ozel-havuz&maxPrice=6000&bedrooms=2 |
Villa für 5 mit Hund Göcek 8.8. - 15.8. | checkin=2027-08-08&checkout=2027-08-15&adults=5&town=gocek&feature=evcil-hayvan-kabul |
abgelegene Villa mit Meerblick für unseren Hochzeitstag im Mai, wir zwei | adults=2&month=2027-05&type=balayi-villalari&feature=korunakli-havuz,deniz-manzarasi |
Kalkan beheizterPool Meerblick 8Personen | adults=8&town=kalkan&feature=isitmali-havuz,deniz-manzarasi |
Villa Islamlar keine Treppen 4 Erwachsene 5. bis 12. Juni | checkin=2027-06-05&checkout=2027-06-12&adults=4&town=islamlar&feature=basamaksiz-giris |
zwei Wochen Ende Juli Bodrum 3 Erwachsene 3 Teenager | checkin=2027-07-25&checkout=2027-08-08&adults=3&children=3&district=bodrum |
Villa nicht in Kalkan, 6 Personen, Juni | adults=6&month=2027-06 | nicht in Kalkan
günstige Last-Minute-Villa Fethiye heute Nacht | checkin=2026-11-22&checkout=2026-11-23&type=ekonomik-villalar&district=fethiye |
Villa mit Tennisplatz und Fitnessraum Dalyan | town=dalyan |
можно виллу в патаре на 6 взрослых с 14 июня на десять ночей | checkin=2027-06-14&checkout=2027-06-24&adults=6&town=patara |
бодрум битез вилла 2 спальни с бассейном максимум 120 евро за ночь в сентябре | month=2027-09&town=bitez&feature=ozel-havuz&maxPrice=6000&bedrooms=2 |
вилла на 5 с собакой гёчек 8.08 - 15.08 | checkin=2027-08-08&checkout=2027-08-15&adults=5&town=gocek&feature=evcil-hayvan-kabul |
уединенная вилла с видом на море на годовщину в мае вдвоем | adults=2&month=2027-05&type=balayi-villalari&feature=korunakli-havuz,deniz-manzarasi |
калканвиллабассейн 8человек | adults=8&town=kalkan&feature=ozel-havuz |
вилла исламлар без лестницы 4 взрослых 5-12 июня | checkin=2027-06-05&checkout=2027-06-12&adults=4&town=islamlar&feature=basamaksiz-giris |
две недели в конце июля бодрум 3 взрослых 3 подростка | checkin=2027-07-25&checkout=2027-08-08&adults=3&children=3&district=bodrum |
вилла не в калкане 6 человек июнь | adults=6&month=2027-06 | не в калкане
дешевая горящая вилла фетхие сегодня | checkin=2026-11-22&checkout=2026-11-29&type=ekonomik-villalar&district=fethiye |
вилла с теннисным кортом и тренажерным залом дальян | town=dalyan |
kalkan, baby 1.5 years | babies=1&town=kalkan |
kids 1.5 and 4 years old | children=2 |
one and a half year old baby, kalkan | babies=1&town=kalkan |
Baby anderthalb Jahre, Kalkan | babies=1&town=kalkan |
2 Kinder 1,5 und 4 Jahre Kalkan | children=2&town=kalkan |
малыш 1,5 года калкан | babies=1&town=kalkan |
ребенок полтора года калкан | babies=1&town=kalkan |
дети 1.5 и 3 года | children=2 |
`,
  ABROAD,
);
