import { expect, it } from 'vitest';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';
import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * A second set of searches as tourists type them, with typing mistakes, ages of children, school
 * holidays, words of other sites and Russian in Latin letters; 118 of 180 were read wrongly or not
 * wholly when they were written down.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
const SEARCHES = `
villa kalkan sleeps ten private pool july | adults=10&month=2027-07&town=kalkan&feature=ozel-havuz |
kalkan villas with private pools near old town | town=kalkan&type=merkezi-villalar&feature=ozel-havuz |
Entire home in Kalkan, 4 guests, Jul 3 – Jul 10 | checkin=2027-07-03&checkout=2027-07-10&adults=4&town=kalkan |
dog-friendly villa oludeniz 1 week end of may | checkin=2027-05-25&checkout=2027-06-01&town=oludeniz&feature=evcil-hayvan-kabul |
superhost villa with free cancellation in fethiye | district=fethiye | superhost
october half term kalkan | month=2027-10&town=kalkan |
easter holidays villa heated pool kalkan 2 adults 2 teens | checkin=2027-03-25&checkout=2027-04-01&adults=2&children=2&town=kalkan&feature=isitmali-havuz&flex=6 |
june 2027 kas villa 5 people | adults=5&month=2027-06&district=kas |
private villa + pool + sea view, kalkan, party of 9 | adults=9&town=kalkan&feature=ozel-havuz,deniz-manzarasi |
4 bdrm villa kalkan | town=kalkan&bedrooms=4 |
3br house with garden in dalyan | town=dalyan&feature=bahce&bedrooms=3 |
2 bed 2 bath kas | district=kas&bedrooms=2&bathrooms=2 |
kaş villa 7th-14th aug for 4 | checkin=2027-08-07&checkout=2027-08-14&adults=4&district=kas |
14/08 - 21/08 kalkan 6ppl | checkin=2027-08-14&checkout=2027-08-21&adults=6&town=kalkan |
Sat 5 June to Sat 12 June, Kalkan, 2 families (4 adults 5 kids) | checkin=2027-06-05&checkout=2027-06-12&adults=4&children=5&town=kalkan |
kalkan first fortnight of august | checkin=2027-08-01&checkout=2027-08-15&town=kalkan |
villa for my parents and us (6) olu deniz | adults=6&town=oludeniz |
cheap villa fethiye under £1000 a week | month=YEAR&type=ekonomik-villalar&district=fethiye&maxTotal=60000 |
villa budget £1500-£2000 for the week kalkan 19 june | checkin=2027-06-19&checkout=2027-06-26&town=kalkan&minTotal=90000&maxTotal=120000 |
two bedroom apartment in kalkan with communal pool | town=kalkan&type=apartlar&feature=ortak-havuz&bedrooms=2 |
2 adults + 6 month old baby kas september | adults=2&babies=1&month=2027-09&district=kas |
villa near dalaman airport for 4 | adults=4&town=gocek,dalyan |
last minute villa kalkan next week | checkin=2026-11-23&checkout=2026-11-30&town=kalkan |
christmas villa with fireplace sapanca | month=2026-12&district=sapanca&feature=somine |
new years eve bodrum 8 people | checkin=2026-12-30&checkout=2027-01-02&adults=8&district=bodrum |
kalkan vila wiht privte pool | town=kalkan&feature=ozel-havuz |
vila in kalcan for 6 poeple | adults=6&town=kalkan |
villa oludenis for 4 persons | adults=4&town=oludeniz |
fethiya villa jaccuzzi | district=fethiye&feature=jakuzi |
Bodrum Yalikavak luxery villa 12 persons | adults=12&town=yalikavak&type=luks-villalar |
gumusluk villa seaview 2 pers. | adults=2&town=gumusluk&feature=deniz-manzarasi |
house for rent Kalkan 2+3 from 10.07 to 17.07 | checkin=2027-07-10&checkout=2027-07-17&adults=2&children=3&town=kalkan |
villa for 4 persons 2 kids, date 12-07-2027 till 19-07-2027 | checkin=2027-07-12&checkout=2027-07-19&adults=2&children=2 |
villa with swimmingpool and airco Fethiye | district=fethiye&feature=ozel-havuz,klima-her-odada |
bungalow near lake sapanca oct | month=2027-10&type=bungalovlar&district=sapanca |
we search house with pool for 5 person in june about 10 days | nights=10&adults=5&month=2027-06&feature=ozel-havuz |
villa for 2 familys with 4 childs kalkan august | adults=4&children=4&month=2027-08&town=kalkan |
all inclusive villa fethiye | district=fethiye |
is there villa with possibility for dogs, Marmaris, May | month=2027-05&district=marmaris&feature=evcil-hayvan-kabul |
no neighbours very private pool kalkan honeymoon | town=kalkan&type=balayi-villalari&feature=korunakli-havuz |
villa with chef and pool bodrum 10 | adults=10&district=bodrum&feature=ozel-havuz |
8 adults 4 children two babies kalkan mid june 10 nights | checkin=2027-06-12&checkout=2027-06-22&adults=8&children=4&babies=2&town=kalkan |
villa kayakoy august bank holiday | month=2027-08&town=kayakoy |
kalkan villa max 5 min walk to beach | town=kalkan&sea=400 |
villa under 10 minutes walk to the sea in Kas | district=kas&sea=800 |
any villas left for 4 in july around kalkan? | adults=4&month=2027-07&town=kalkan |
wheelchair access villa with lift | feature=basamaksiz-giris,asansor |
adults only romantic villa, hot tub, patara | town=patara&type=balayi-villalari&feature=jakuzi |
villa with gym and cinema room kas | district=kas |
two weeks in september for couple in cukurbag | nights=14&adults=2&month=2027-09&town=cukurbag |
£200 per night kas june 2 people | adults=2&month=2027-06&district=kas&maxPrice=12000 |
where to stay in gocek | town=gocek |
villas to rent in Turkey July 2027 sleeping 14 | adults=14&month=2027-07 |
villa 20-27th June 3 bed private pool Kalkan walking distance to town | checkin=2027-06-20&checkout=2027-06-27&town=kalkan&type=merkezi-villalar&feature=ozel-havuz&bedrooms=3 |
Kalamar bay kalkan villa infinity pool | town=kalkan&feature=sonsuzluk-havuzu | Kalamar
instant book entire villa kas 2 guests tonight | checkin=2026-11-22&checkout=2026-11-23&adults=2&district=kas&instant=1 |
self check-in villa, free parking, wi-fi, fethiye | district=fethiye&feature=otopark,wifi |
large group 16 people 8 bedrooms villa | adults=16&type=genis-aile-villalari&bedrooms=8 |
villa not on a hill, flat access, elderly, kalkan | town=kalkan&feature=basamaksiz-giris | not on hill
Ferienhaus Kalkan Türkei privater Pool 6 Personen Juli 2027 | adults=6&month=2027-07&town=kalkan&feature=ozel-havuz |
Kalkan Villa mit Pool, 2 Erw., 2 Ki., 3. bis 17. August | checkin=2027-08-03&checkout=2027-08-17&adults=2&children=2&town=kalkan&feature=ozel-havuz |
Familienurlaub Fethiye Haus 2 Erwachsene, 3 Kinder (2, 5, 8 Jahre) Sommerferien | adults=2&children=3&month=2027-07,2027-08&district=fethiye |
Herbstferien Villa beheizter Pool Kalkan | month=2027-10&town=kalkan&feature=isitmali-havuz |
Osterferien Bodrum 4 Pers. | checkin=2027-03-25&checkout=2027-04-01&adults=4&district=bodrum&flex=6 |
Silvester in Bodrum 6 Personen | checkin=2026-12-30&checkout=2027-01-02&adults=6&district=bodrum |
Villa ab 1.7. für 14 Tage 4 Personen Kas | checkin=2027-07-01&checkout=2027-07-15&adults=4&district=kas |
10.07.27-24.07.27 Ölüdeniz 5 Personen | checkin=2027-07-10&checkout=2027-07-24&adults=5&town=oludeniz |
Unterkunft Kas günstig 2 Personen Mai | adults=2&month=2027-05&type=ekonomik-villalar&district=kas |
gesamte Unterkunft in Göcek für 4 Gäste | adults=4&town=gocek |
Haus am Meer mit Pool und Hund erlaubt Marmaris | type=denize-sifir-villalar&district=marmaris&feature=ozel-havuz,evcil-hayvan-kabul |
Villa mit eingezäuntem Garten und Pool für Hunde | feature=bahce,ozel-havuz,evcil-hayvan-kabul | eingezäuntem
Ferienwohnung mit Gemeinschaftspool Kalkan | town=kalkan&type=apartlar&feature=ortak-havuz |
Villa max. 1500 € die Woche Fethiye | month=YEAR&district=fethiye&maxTotal=75000 |
bis 200 Euro pro Nacht Kas Juni 2 Personen | adults=2&month=2027-06&district=kas&maxPrice=10000 |
Villa für 3 Familien mit 6 Kindern Kalkan | adults=6&children=6&town=kalkan |
8-köpfige Familie sucht Villa in Kalkan | adults=8&town=kalkan |
Grosse Villa für sechzehn Personen | adults=16 |
Wir sind zu fünft und suchen vom 5.-19. Juni ein Haus bei Kas | checkin=2027-06-05&checkout=2027-06-19&adults=5&district=kas |
zwölf Nächte im September zu viert in Dalyan | nights=12&adults=4&month=2027-09&town=dalyan |
Villa mit Meeresblick und Whirlpool für Paare | adults=2&feature=deniz-manzarasi,jakuzi |
Villa Kalkan mitte bis ende Mai | month=2027-05&town=kalkan |
Anreise 12. Juli Abreise 19. Juli Kalkan 4 Personen | checkin=2027-07-12&checkout=2027-07-19&adults=4&town=kalkan |
Anreise Samstag 12.06. Kas | checkin=2027-06-12&checkout=2027-06-19&district=kas |
Villa Islamlar ruhige Lage, Bergblick | town=islamlar&type=doga-icinde-villalar |
Villa fußläufig zum Strand Oeludeniz | town=oludeniz&sea=800 |
Goecek Haus 6 Personen | adults=6&town=gocek |
Uezuemlue Villa mit Pool | town=uzumlu&feature=ozel-havuz |
Villa mit Hallenbad im Winter Januar | month=2027-01&feature=kapali-havuz |
Villa mit Sauna Kamin Sapanca Weihnachten | month=2026-12&district=sapanca&feature=sauna,somine |
2 Schlafzimmer 2 Bäder Kalkan zentrumsnah | town=kalkan&type=merkezi-villalar&bedrooms=2&bathrooms=2 |
Villa mit Klima in allen Zimmern | feature=klima-her-odada |
Haus mit mind. 4 Zimmern Fethiye August | month=2027-08&district=fethiye&bedrooms=4 |
Villa ohne Nachbarn, privat, Pool nicht einsehbar, Islamlar | town=islamlar&feature=korunakli-havuz |
barrierearme Villa, ein Schlafzimmer im EG | feature=basamaksiz-giris,zemin-kat-yatak-odasi |
halal Urlaub Villa Kalkan uneinsehbarer Pool | town=kalkan&type=muhafazakar-villalar&feature=korunakli-havuz |
Muslimische Familie Villa Fethiye August 7 Personen | adults=7&month=2027-08&type=muhafazakar-villalar&district=fethiye |
Viila in Kalcan mit Pol | town=kalkan&feature=ozel-havuz |
Ferinhaus Fethije 4 Personen Agust | adults=4&month=2027-08&district=fethiye |
Hisaronü 2 Wochen im August für 5 | nights=14&adults=5&month=2027-08&town=hisaronu |
letzte Augustwoche Kalkan | checkin=2027-08-25&checkout=2027-09-01&town=kalkan |
erste Juliwoche Bodrum 4 Erwachsene | checkin=2027-07-01&checkout=2027-07-08&adults=4&district=bodrum |
Anfang Juni eine Woche Kas zu zweit | checkin=2027-06-01&checkout=2027-06-08&adults=2&district=kas |
Villa nächsten Sommer für 10 Personen | adults=10&month=2027-06,2027-07,2027-08 |
heute noch frei für 2 Nächte Kas | checkin=2026-11-22&checkout=2026-11-24&district=kas |
Villa mit Frühstück Kalkan | town=kalkan |
3 Wochen Mai/Juni Patara 2 Personen | nights=21&adults=2&month=2027-05,2027-06&town=patara |
übers Wochenende nach Sapanca zu zweit | checkin=2026-11-27&checkout=2026-11-29&adults=2&district=sapanca |
Villa Kaş 3 Zi. Pool | district=kas&feature=ozel-havuz&bedrooms=3 |
eigener Strandzugang Bodrum Villa | type=denize-sifir-villalar&district=bodrum |
bestbewertete Villa in Kalkan | town=kalkan&sort=rating |
Villa zwischen 1000 und 2000 Euro Kalkan 5. Juni bis 12. Juni | checkin=2027-06-05&checkout=2027-06-12&town=kalkan&minTotal=50000&maxTotal=100000 |
direkt buchbare Villa Göcek im Juli | month=2027-07&town=gocek&instant=1 |
Hütte in den Bergen mit Kamin | type=bungalovlar,doga-icinde-villalar&feature=somine |
Villa 12 Pers. 6 SZ Kalkan | adults=12&town=kalkan&bedrooms=6 |
Urlaub mit Oma und Opa, 6 Personen, ebenerdig, Fethiye | adults=6&district=fethiye&feature=basamaksiz-giris |
17.-24.7. 4P Kalkan | checkin=2027-07-17&checkout=2027-07-24&adults=4&town=kalkan |
vom 3. auf den 10. Oktober Kas | checkin=2027-10-03&checkout=2027-10-10&district=kas |
Villa nähe Flughafen Antalya | town=belek |
Haus mit Pool nur für uns allein | feature=ozel-havuz |
аренда виллы в Калкане на 8 человек июль 2027 | adults=8&month=2027-07&town=kalkan |
снять дом в Турции у моря с бассейном на двоих май | adults=2&month=2027-05&type=denize-sifir-villalar&feature=ozel-havuz |
вилла Фетхие 2 взр 1 реб (5 лет) август | adults=2&children=1&month=2027-08&district=fethiye |
Олудениз вилла с частным бассейном | town=oludeniz&feature=ozel-havuz |
Олю-Дениз вилла 4 человека | adults=4&town=oludeniz |
Гечек вилла на июнь | month=2027-06&town=gocek |
вилла в Гёджеке на 6 | adults=6&town=gocek |
Ялыкавак вилла люкс 10 гостей | adults=10&town=yalikavak&type=luks-villalar |
Гюмюшлюк домик на 2 | adults=2&town=gumusluk |
Гёльтюркбюкю вилла | town=golturkbuku |
вилла Хисароню август | month=2027-08&town=hisaronu |
Овачик вилла 3 спальни | town=ovacik&bedrooms=3 |
Чалыш дом возле пляжа | town=calis&sea=800 |
Сапанджа бунгало с камином на выходные | checkin=2026-11-27&checkout=2026-11-29&type=bungalovlar&district=sapanca&feature=somine |
Дальян вилла семья 2+2 | adults=2&children=2&town=dalyan |
Турунч Мармарис июнь | month=2027-06&town=turunc |
Селимие вилла | town=selimiye |
Кайякёй вилла | town=kayakoy |
с 10 июля на 10 дней в Калкан вчетвером | checkin=2027-07-10&checkout=2027-07-20&adults=4&town=kalkan |
на майские праздники вилла Каш 6 человек | adults=6&month=2027-05&district=kas |
на новый год Бодрум 10 человек | checkin=2026-12-30&checkout=2027-01-02&adults=10&district=bodrum |
вилла на новогодние праздники с крытым бассейном | checkin=2026-12-30&checkout=2027-01-02&feature=kapali-havuz |
бархатный сезон Калкан 2 взрослых | adults=2&month=2027-09,2027-10&town=kalkan |
осенние каникулы Фетхие | month=2027-10&district=fethiye |
первая половина июля Каш на пятерых | checkin=2027-07-05&checkout=2027-07-12&adults=5&district=kas&flex=4 |
вторая половина августа Бодрум | checkin=2027-08-21&checkout=2027-08-28&district=bodrum&flex=5 |
последняя неделя июня Калкан | checkin=2027-06-24&checkout=2027-07-01&town=kalkan |
начало сентября 10 ночей на двоих Фетхие | checkin=2027-09-01&checkout=2027-09-11&adults=2&district=fethiye |
вилла с 1го по 10е августа на 7 человек | checkin=2027-08-01&checkout=2027-08-10&adults=7 |
12.06-19.06 Калкан 2+1 | checkin=2027-06-12&checkout=2027-06-19&adults=2&children=1&town=kalkan |
вилла посуточно недорого Каш | type=ekonomik-villalar&district=kas |
дешёвая вилла с бассейном | type=ekonomik-villalar&feature=ozel-havuz |
вилла до 2000 долларов 10-17 июня | checkin=2027-06-10&checkout=2027-06-17&maxTotal=80000 |
до 100 евро в сутки Фетхие май 2 чел | adults=2&month=2027-05&district=fethiye&maxPrice=5000 |
бюджет 150 000 лир на неделю Калкан | month=YEAR&town=kalkan&maxTotal=150000 |
вилла от 1000 до 1500 евро с 3 по 10 сентября | checkin=2027-09-03&checkout=2027-09-10&minTotal=50000&maxTotal=75000 |
вилла без соседей, уединенная, бассейн не видно | feature=korunakli-havuz |
халяльная вилла с закрытым бассейном | type=muhafazakar-villalar&feature=korunakli-havuz |
мусульманская вилла Узумлю | town=uzumlu&type=muhafazakar-villalar |
вилла для большой семьи 14 человек 7 спален | adults=14&bedrooms=7 |
вилла с четырьмя спальнями Калкан | town=kalkan&bedrooms=4 |
две спальни две ванные Каш | district=kas&bedrooms=2&bathrooms=2 |
апарты в Калкане с общим бассейном | town=kalkan&type=apartlar&feature=ortak-havuz |
коттедж в горах с камином | type=doga-icinde-villalar&feature=somine |
вилла разрешено с собаками Мармарис | district=marmaris&feature=evcil-hayvan-kabul |
можно с кошкой Фетхие июль | month=2027-07&district=fethiye&feature=evcil-hayvan-kabul |
вилла с ограждением бассейна для ребенка 3 года | children=1&feature=havuz-citi |
нас 9: 6 взрослых и 3 детей | adults=6&children=3 |
вилла на десятерых Калкан | adults=10&town=kalkan |
медовый месяц вилла с джакузи | type=balayi-villalari&feature=jakuzi |
свадебное путешествие вилла Каш | type=balayi-villalari&district=kas |
пляж в шаговой доступности Олюдениз | town=oludeniz&sea=800 |
10 минут пешком до моря Калкан | town=kalkan&sea=800 |
500м до моря Каш | district=kas&sea=500 |
калкан вила басейн | town=kalkan&feature=ozel-havuz |
калькан вилла | town=kalkan |
фетхийе аренда вилы | district=fethiye |
забронировать сегодня на одну ночь Каш | checkin=2026-11-22&checkout=2026-11-23&district=kas |
kalkan villa na 6 chelovek iyul | adults=6&month=2027-07&town=kalkan |
`;

typedAsks(SEARCHES, ABROAD);

it('takes no name of a place for a mistyped word', () => {
  for (const { slug, name } of OPTIONS.towns) {
    const address = askedInWords(`${name} villa for 2`, OPTIONS, ABROAD)?.address;
    expect(address).toBe(`/ara?adults=2&town=${slug}`);
  }
});
