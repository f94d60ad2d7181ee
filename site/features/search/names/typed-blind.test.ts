import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * Of a third set of 180 searches those that were read wrongly or not wholly, and their likes: ages of
 * children, parties of friends, two days of one month, halves of months, seasons of a year.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
const SEARCHES = `
vom 4. Juni bis 14. Kas | checkin=2027-06-04&checkout=2027-06-14&district=kas |
from 4 june until 14 kas | checkin=2027-06-04&checkout=2027-06-14&district=kas |
from the 4th of june until the 14th kas | checkin=2027-06-04&checkout=2027-06-14&district=kas |
с 4 июня до 14 Каш | checkin=2027-06-04&checkout=2027-06-14&district=kas |
4 haziran - 14 kaş | checkin=2027-06-04&checkout=2027-06-14&district=kas |
2027 yazı kalkan | month=2027-06,2027-07,2027-08&town=kalkan |
between £1,000 and £1,500 for 1-8 june | checkin=2027-06-01&checkout=2027-06-08&minTotal=60000&maxTotal=90000 |
2 adults and a 4 year old and a 7 year old, kas, july | adults=2&children=2&month=2027-07&district=kas |
Frühling 2027 Kas | month=2027-03,2027-04,2027-05&district=kas |
весна 2027 Каш | month=2027-03,2027-04,2027-05&district=kas |
summer 2027 kas | month=2027-06,2027-07,2027-08&district=kas |
2 взрослых и дети 4 и 7 лет | adults=2&children=2 |
2 adults, children 4 and 7 years | adults=2&children=2 |
2 adults, one child aged 4 | adults=2&children=1 |
villa in kalkan with a 3 year old, 2 adults | adults=2&children=1&town=kalkan |
family of four with two under fives oludeniz | adults=2&children=2&town=oludeniz |
we have a one year old, 2 adults, june, gocek | adults=2&babies=1&month=2027-06&town=gocek |
two adults, kids aged 3, 6 & 11, hisaronu 5 june 7 nights | checkin=2027-06-05&checkout=2027-06-12&adults=2&children=3&town=hisaronu |
mum dad and 3 kids calis beach august | adults=2&children=3&month=2027-08&town=calis |
single parent 2 kids dalyan easter | checkin=2027-03-25&checkout=2027-04-01&adults=1&children=2&town=dalyan&flex=6 |
hen party 8 girls bodrum may | adults=8&month=2027-05&district=bodrum |
anything in kalkan 4th-11th of july? | checkin=2027-07-04&checkout=2027-07-11&town=kalkan |
villa near kas with pool for six, flexible in june | adults=6&month=2027-06&district=kas&feature=ozel-havuz |
sheltered honeymoon villa with jacuzzi islamlar 4 nights in may | nights=4&month=2027-05&town=islamlar&type=balayi-villalari&feature=korunakli-havuz,jakuzi |
bbq, wifi, parking, air con in all rooms, uzumlu | town=uzumlu&feature=mangal,wifi,otopark,klima-her-odada |
walkable to restaurants kalkan for 4 | adults=4&town=kalkan&type=merkezi-villalar |
less than $2000 total 3-10 october fethiye | checkin=2027-10-03&checkout=2027-10-10&district=fethiye&maxTotal=80000 |
not kalkan, somewhere near fethiye | district=fethiye |
antalya area villa with private pool | district=kas,serik&feature=ozel-havuz |
dogs welcome turunc 2 weeks june | nights=14&month=2027-06&town=turunc&feature=evcil-hayvan-kabul |
2 dogs 2 people marmaris | adults=2&district=marmaris&feature=evcil-hayvan-kabul |
book now villa kalkan tonight 1 night | checkin=2026-11-22&checkout=2026-11-23&town=kalkan |
spring 2027 kas villa | month=2027-03,2027-04,2027-05&district=kas |
week commencing 14 june kalkan 4 adults | checkin=2027-06-14&checkout=2027-06-21&adults=4&town=kalkan |
long weekend bodrum october 4 people | nights=2&adults=4&month=2027-10&district=bodrum |
Ferienhaus Türkei mit Pool 2 Erwachsene und ein 3-jähriges Kind | adults=2&children=1&feature=ozel-havuz |
Villa Kalkan 2 Erwachsene Kinder 4 und 7 Jahre alt | adults=2&children=2&town=kalkan |
mit Dreijährigem und Säugling nach Ölüdeniz | children=1&babies=1&town=oludeniz |
Alleinerziehend mit 2 Kindern Calis | adults=1&children=2&town=calis |
acht Freunde Bodrum Ende September | checkin=2027-09-24&checkout=2027-10-01&adults=8&district=bodrum |
ab dem 10. August 10 Tage Göcek | checkin=2027-08-10&checkout=2027-08-20&town=gocek |
Kurztrip Sapanca Wochenende zwei Personen Kamin | checkin=2026-11-27&checkout=2026-11-29&adults=2&district=sapanca&feature=somine |
sichtgeschützter Pool Islamlar Flitterwochen | town=islamlar&type=balayi-villalari&feature=korunakli-havuz |
2 Hunde 2 Personen Marmaris August | adults=2&month=2027-08&district=marmaris&feature=evcil-hayvan-kabul |
Bungalow ohne Treppen für Senioren | type=bungalovlar&feature=basamaksiz-giris |
Poolzaun Kleinkinder Villa Uzumlu | town=uzumlu&feature=havuz-citi |
Villa mit 5 Schlafzimmern und 5 Bädern Kalkan | town=kalkan&bedrooms=5&bathrooms=5 |
Villa Raum Antalya | district=kas,serik |
Osterwoche Dalyan zu viert | adults=4&month=2027-03,2027-04&town=dalyan |
Junggesellinnenabschied 9 Frauen Kalkan Mai | adults=9&month=2027-05&town=kalkan |
Villa nahe Altstadt Kalkan | town=kalkan&type=merkezi-villalar |
Urlaub für Großfamilie 14 Personen Belek | adults=14&town=belek&type=genis-aile-villalari |
Ferienhaus 6 Personen davon 2 Kinder Kalkan | adults=4&children=2&town=kalkan |
двое взрослых и двое детей 4 и 7 лет Каш июль | adults=2&children=2&month=2027-07&district=kas |
2 взрослых и младенец Гёчек июнь | adults=2&babies=1&month=2027-06&town=gocek |
ребенку 1 год, двое взрослых, Олюдениз | adults=2&babies=1&town=oludeniz |
нас шестеро, из них двое детей, Калкан | adults=4&children=2&town=kalkan |
вилла у самого моря Турунч | town=turunc&type=denize-sifir-villalar |
две собаки двое взрослых Фетхие | adults=2&district=fethiye&feature=evcil-hayvan-kabul |
кроватка и стульчик для кормления Калкан | town=kalkan&feature=bebek-yatagi,mama-sandalyesi |
вилла без лестниц для пожилых | feature=basamaksiz-giris |
трехкомнатные апартаменты Бодрум | type=apartlar&district=bodrum&bedrooms=3 |
бюджет 3000 долларов с 1 по 15 сентября шестеро | checkin=2027-09-01&checkout=2027-09-15&adults=6&maxTotal=120000 |
самые лучшие виллы по отзывам Каш | district=kas&sort=rating |
вилла рядом с аэропортом Даламан на 4 | adults=4&town=gocek,dalyan |
провинция Анталья вилла с бассейном | district=kas,serik&feature=ozel-havuz |
весь август Калкан | month=2027-08&town=kalkan |
конец сентября Бодрум 8 друзей | checkin=2027-09-24&checkout=2027-10-01&adults=8&district=bodrum |
мгновенное бронирование Патара двое | adults=2&town=patara&instant=1 |
вилла в центре Калкана рядом с ресторанами | town=kalkan&type=merkezi-villalar |
снять апарт на месяц январь Фетхие | checkin=2027-01-02&checkout=2027-02-01&type=apartlar&district=fethiye&flex=1 |
олюдинис вилла | town=oludeniz |
ограждение бассейна ребенок 2 года 2 взрослых Калкан | adults=2&babies=1&town=kalkan&feature=havuz-citi |
одноэтажный дом Чалыш | town=calis&feature=tek-katli |
`;

typedAsks(SEARCHES, ABROAD);
