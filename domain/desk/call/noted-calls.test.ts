import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { meaningOf } from './call.testing.ts';

const lexicons = await loadLexicons();

/** What a clerk notes of a caller from abroad: names, phones, days, a wish | what it means (call.testing.ts). */
const CALLS = `
English couple, kalkan, 5 to 12 july, heated pool, tel +44 7700 900123 | 2 05.07.27 7g @kalkan *isitmali-havuz ?+44 7700 900123
Mr Smith 07700 900456, 6 people, kas, first week of august | 6 01.08.27 7g @kas ?Smith ?07700 900456
Frau Müller 0171 2345678 Kalkan 4 Erwachsene 2 Kinder 12.07. bis 19.07. | 4+2 12.07.27 7g @kalkan ?Müller ?0171 2345678
Иван +7 912 345-67-89 калкан 4 человека с 5 по 12 июля | 4 05.07.27 7g @kalkan ?Иван ?+7 912 345-67-89
john 2 adults 2 kids bodrum 20 aug 10 nights dog | 2+2 20.08.27 10g @bodrum *evcil-hayvan-kabul ?john
they speak german, 8 people, gocek, private pool, sept | 8 [01.09.27..24.09.27] 7g @gocek *ozel-havuz
wants sea view + jacuzzi kas under 150 pounds a night in may | [01.05.27..25.05.27] 7g @kas *deniz-manzarasi *jakuzi gece ≤ 150 £
Herr Schmidt sucht Villa mit Sauna in Fethiye, zu viert, 3 Schlafzimmer | 4 @fethiye *sauna 3 oda ?Schmidt
Familie Weber 2+3 Kalkan Juli | 2+3 [01.07.27..25.07.27] 7g @kalkan ?Weber
Ольга звонила, фетхие на двоих, 10-17 июня, недорого | 2 10.06.27 7g @fethiye #ekonomik-villalar ?Ольга
mrs brown wheelchair, ground floor, 4 ppl, oludeniz june | 4 [01.06.27..24.06.27] 7g @oludeniz *zemin-kat-yatak-odasi ?brown
budget 2500 pounds total for 6 people 14-21 july | 6 14.07.27 7g ≤ 2.500 £
max 3000 euro 2 Wochen Juli 6 Personen Marmaris | 6 [01.07.27..18.07.27] 14g @marmaris ≤ 3.000 €
до 3000 евро с 1 по 8 августа 6 человек | 6 01.08.27 7g ≤ 3.000 €
anything for tonight in kas for 2 | 2 22.11.26 1g @kas
hen party 10 girls 3 nights in april bodrum | 10 [01.04.27..28.04.27] 3g @bodrum
villa deniz feneri 12 to 19 july | 12.07.27 7g v10
KY-003 free 3 to 10 august? | 03.08.27 7g v3
is villa kekik available 1-8 september for 5 | 5 01.09.27 7g v6
ist Villa Kekik frei vom 1. bis 8. September | 01.09.27 7g v6
вилла кекик свободна с 1 по 8 сентября | 01.09.27 7g v6
6 people any week in june kalkan cheapest | 6 [01.06.27..24.06.27] 7g @kalkan ucuzdan
uzumlu secluded pool muslim family 7 people july | 7 [01.07.27..25.07.27] 7g @uzumlu #muhafazakar-villalar *korunakli-havuz
patara or kalkan 4 adults 12.06-19.06 | 4 12.06.27 7g @patara @kalkan
Freitag bis Sonntag zu zweit Kas | 2 27.11.26 2g @kas
на выходные калкан вдвоем | 2 27.11.26 2g @kalkan
honeymoon 10 nights from 3 june, infinity pool, calis | 03.06.27 10g @calis #balayi-villalari *sonsuzluk-havuzu
villa with cot, 2 adults 1 baby 8 months old, kas june | 2+0+1 [01.06.27..24.06.27] 7g @kas *bebek-yatagi
5 bedrooms 3 bathrooms kalkan 10 pax 7-21 aug | 10 07.08.27 14g @kalkan 5 oda 3 banyo
ruhig, Natur, Kamin, Januar, zwei Personen | 2 [01.01.27..25.01.27] 7g #doga-icinde-villalar *somine
luxus bodrum 12 Gäste eigener Pool Meerblick 15.-22.8. | 12 15.08.27 7g @bodrum #luks-villalar *ozel-havuz *deniz-manzarasi
люкс бодрум 12 гостей частный бассейн вид на море 15-22 августа | 12 15.08.27 7g @bodrum #luks-villalar *ozel-havuz *deniz-manzarasi
james +447700900123 5 nights from 20 october 2 adults dalyan heated pool | 2 20.10.27 5g *isitmali-havuz ?james ?+447700900123
arrival 12 july departure 19 july 4 adults kalkan | 4 12.07.27 7g @kalkan
Anreise 12.7. Abreise 19.7. 4 Erwachsene Kalkan | 4 12.07.27 7g @kalkan
заезд 12 июля выезд 19 июля 4 взрослых калкан | 4 12.07.27 7g @kalkan
check in 12/07 check out 19/07 kas 2 adults instant booking | 2 12.07.27 7g @kas anında
no pool needed apartment kas 2 people may | 2 [01.05.27..25.05.27] 7g @kas #apartlar
called from london, wants something near the beach for 4 in calis, 2nd half of june | 4 [16.06.27..24.06.27] 7g @calis deniz 800 ?london
Sarah Jones sarah.j@mail.example 2 adults kas 3-10 june sea view | 2 03.06.27 7g @kas *deniz-manzarasi ?Sarah Jones ?sarah.j@mail.example
+49 171 2345678 Herr Becker, 6 Personen, Juli, Kalkan, max 3000 Euro | 6 [01.07.27..25.07.27] 7g @kalkan ≤ 3.000 € ?+49 171 2345678 ?Becker
Анна 8 (912) 345-67-89 фетхие 2 взрослых 1 ребенок август | 2+1 [01.08.27..25.08.27] 7g @fethiye ?Анна ?8 (912) 345-67-89
4 pax kas 20-27 sep private pool max 200 gbp per night | 4 20.09.27 7g @kas *ozel-havuz gece ≤ 200 £
guest asks for a cot and 2 high chairs, twins 10 months, marmaris july | 1+0+2 [01.07.27..25.07.27] 7g @marmaris *bebek-yatagi *mama-sandalyesi ?guest
wollen mit Hund kommen, 2 Personen, Göcek, Mai oder Juni | 2 [01.05.27..24.06.27] 7g @gocek *evcil-hayvan-kabul
villa limon cicegi 6 nights from 2 june | 02.06.27 6g v2
что свободно на двоих завтра каш | 2 23.11.26 7g @kas
2 couples + 1 child, oludeniz, mid july, 10 nights | 4+1 12.07.27 10g @oludeniz
needs ground floor bedroom, mother cant do stairs, fethiye 6 people | 6 @fethiye *zemin-kat-yatak-odasi
mrs king, 10 people, bodrum, private pool heated, april, 4 nights | 10 [01.04.27..27.04.27] 4g @bodrum *ozel-havuz *isitmali-havuz ?king
sind 5 Erwachsene und 1 Baby, 1.-15. Juni, Patara | 5+0+1 01.06.27 14g @patara
`;
const rows = CALLS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(rows)('%s', (text = '', meaning = '') => {
  expect(meaningOf(text, undefined, lexicons)).toBe(meaning);
});
