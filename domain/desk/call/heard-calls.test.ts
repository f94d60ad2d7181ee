import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { meaningOf } from './call.testing.ts';

const lexicons = await loadLexicons();

/** What clerks type while they listen, in Turkish and English | what it means (call.testing.ts). */
const CALLS = `
english couple want secluded pool islamlar first two weeks june | 2 01.06.27 14g @islamlar *korunakli-havuz
caller asks is villa kekik free 3rd to 10th august | 03.08.27 7g v6
8 kişi 3 çocuk ölüdeniz 15 ağustos 5 gece ısıtmalı havuz | 5+3 15.08.27 5g @oludeniz *isitmali-havuz
do you have anything for 12 in bodrum tomorrow for 3 nights | 12 23.11.26 3g @bodrum
karı koca balayı jakuzili deniz manzaralı kaş haziran 5 gece | 2 [01.06.27..26.06.27] 5g @kas #balayi-villalari *jakuzi *deniz-manzarasi
family from manchester two adults three kids gocek 24 july 2 weeks | 2+3 24.07.27 14g @gocek ?manchester
iki aile 4 yetişkin 5 çocuk fethiye ağustos ilk hafta | 4+5 01.08.27 7g @fethiye
wants cheapest in kalkan in may for two | 2 [01.05.27..25.05.27] 7g @kalkan ucuzdan
dog owner, 2 dogs, patara, september 10 nights, under 1500 euros | [01.09.27..21.09.27] 10g @patara *evcil-hayvan-kabul ≤ 1.500 €
üç oda jakuzili üzümlü 12-19 eylül | 12.09.27 7g @uzumlu *jakuzi 3 oda
they are six, four nights from friday, calis, near the beach | 6 27.11.26 4g @calis deniz 800
villa limon çiçeği 20 haziran 27 haziran müsait mi | 20.06.27 7g v2
anything instantly bookable this weekend hisaronu 5 people | 5 27.11.26 2g @hisaronu anında
client is flexible plus minus 3 days from 5 june kalkan 7 nights | 05.06.27 7g ±3 @kalkan
budget four hundred a night pounds kas august | [01.08.27..25.08.27] 7g @kas gece ≤ 400 £
denize sıfır 10 kişi yalıkavak temmuz sonu | 10 25.07.27 7g @yalikavak #denize-sifir-villalar
she wants halal villa conservative no overlooking for 9 | 9 #muhafazakar-villalar *korunakli-havuz
bungalow for couple wednesday to sunday marmaris | 2 25.11.26 4g @marmaris #bungalovlar
needs 5 bedrooms 4 bathrooms kalkan 28 august to 11 september | 28.08.27 14g @kalkan 5 oda 4 banyo
yarın akşam 2 kişi 1 gece göcek en ucuz | 2 23.11.26 1g @gocek ucuzdan
köpekli geleceğiz 2 yetişkin çalış eylül başı 1 hafta | 2 01.09.27 7g @calis *evcil-hayvan-kabul
no children 2 couples luxury infinity pool kas 7th of may 10 nights | 4 07.05.27 10g @kas #luks-villalar *sonsuzluk-havuzu
ky 7 or ky 9 first week of july | 01.07.27 7g v7 v9
thirty people wedding party bodrum june | 30 [01.06.27..24.06.27] 7g @bodrum
kişi başı 5 bin kalkan 6 kişi 10-17 haziran | 6 10.06.27 7g @kalkan ≤ 5.000 ₺
not kalkan, somewhere quiet, 4 adults, late june | 4 24.06.27 7g #doga-icinde-villalar ?not kalkan
ramazan bayramında 8 kişi fethiye 4 gece | 8 08.03.27 4g @fethiye
sea view villa two adults two children six and nine years old kas 5 to 19 july | 2+2 05.07.27 14g @kas *deniz-manzarasi
russian lady 3 people oludeniz 1 to 10 may heated pool | 3 01.05.27 9g @oludeniz *isitmali-havuz
ucuz olsun 5 kişilik ölüdeniz ağustosun son haftası | 5 25.08.27 7g @oludeniz #ekonomik-villalar
good morning its about a villa for eight in kalkan second week of august | 8 08.08.27 7g @kalkan
caller mrs jones two adults one toddler gocek may 12 for ten days wants heated pool and cot | 2+0+1 12.05.27 10g @gocek *isitmali-havuz *bebek-yatagi ?jones
is limon cicegi villa free from june 3rd to 10th | 03.06.27 7g v2
they want something in between 1000 and 1500 pounds for the week from 5 july for four kalkan | 4 05.07.27 7g @kalkan ≥ 1.000 £ ≤ 1.500 £
irish family seven people oludeniz any ten nights in july | 7 [01.07.27..22.07.27] 10g @oludeniz ?irish
kas this weekend for two cheapest | 2 27.11.26 2g @kas ucuzdan
wheelchair user plus carer ground floor calis 7 nights from 1 june | 01.06.27 7g @calis *zemin-kat-yatak-odasi
says under 300 pounds per night six people fethiye sept | 6 [01.09.27..24.09.27] 7g @fethiye gece ≤ 300 £
marmaris or bodrum four adults ten nights from the 20th of september sea view | 4 20.09.27 10g @marmaris @bodrum *deniz-manzarasi
balayı çifti korunaklı havuz islamlar mayıs 5 gece | 2 [01.05.27..27.05.27] 5g @islamlar #balayi-villalari *korunakli-havuz
tell me the price of villa samanyolu 10 to 17 july | 10.07.27 7g v13
need 4 bed villa kids pool hisaronu 2 weeks in august family of six | 6 [01.08.27..18.08.27] 14g @hisaronu *cocuk-havuzu 4 oda
russian group 12 adults yalikavak luxury 3 to 13 august | 12 03.08.27 10g @yalikavak #luks-villalar
gelecek cuma 2 gece 4 kişi üzümlü jakuzi | 4 27.11.26 2g @uzumlu *jakuzi
100 bin altı 6 kişi kalkan 20-27 haziran havuzu görünmesin | 6 20.06.27 7g @kalkan *korunakli-havuz ≤ 100.000 ₺
arriving saturday leaving tuesday 5 people kalkan | 5 28.11.26 3g @kalkan
two sisters with three kids ages two five and eight kas 1st week july | 2+3 01.07.27 7g @kas
evcil hayvanla gelicez 4 kişi kaş 15 eylül 6 gece | 4 15.09.27 6g @kas *evcil-hayvan-kabul
infinity pool jacuzzi sauna bodrum money no object 14 people new year | 14 30.12.26 3g @bodrum *sonsuzluk-havuzu *jakuzi *sauna
apartment gocek one month february two people wifi | 2 01.02.27 30g @gocek #apartlar *wifi
oludeniz 12 july fortnight 2 plus 2 | 2+2 12.07.27 14g @oludeniz
8 kişi 12 temmuz 19 temmuz kalkan ve islamlar ısıtmalı | 8 12.07.27 7g @kalkan @islamlar *isitmali-havuz
his number is 0044 7911 123456 wants kas 6 to 13 june 4 people | 4 06.06.27 7g @kas ?0044 7911 123456
at least four bathrooms twelve guests bodrum | 12 @bodrum 4 banyo
villa kekik veya villa sincap 5 10 mayıs | 05.05.27 5g v6 v12
they have a dog and a baby patara third week of june | 1+0+1 15.06.27 7g @patara *evcil-hayvan-kabul
denize yürüme mesafesi 6 kişi çalış 1 ağustos 1 hafta ucuz | 6 01.08.27 7g @calis #ekonomik-villalar deniz 800
four friends girls trip gocek long weekend in may pool | 4 [01.05.27..30.05.27] 2g @gocek *ozel-havuz
wants to book straight away kalkan tomorrow six nights for two | 2 23.11.26 6g @kalkan
parking for two cars barbecue fethiye 7 people 9 to 16 july | 7 09.07.27 7g @fethiye *otopark *mangal
kişla 3 oda 6 kişi mart ayı şömineli | 6 [01.03.27..25.03.27] 7g @kisla *somine 3 oda
anniversary couple romantic villa islamlar 14 february 3 nights | 2 14.02.27 3g @islamlar #balayi-villalari
ayşe hanım 5 kişi göcek haziranın son haftası köpeği var | 5 24.06.27 7g @gocek *evcil-hayvan-kabul ?ayşe
client can come any time in september ten nights two people islamlar sheltered pool | 2 [01.09.27..21.09.27] 10g @islamlar *korunakli-havuz
scottish family eight of them oludeniz july 17th two weeks kids pool | 8 17.07.27 14g @oludeniz *cocuk-havuzu ?scottish
bütçesi 3000 euro 8 kişi bodrum 5-15 ağustos | 8 05.08.27 10g @bodrum ≤ 3.000 €
asks for something cheaper than 100 euros a night kas october couple | 2 [01.10.27..25.10.27] 7g @kas gece ≤ 100 €
is ky 004 available christmas to new year | 30.12.26 3g v4
12 kişilik villa 5 odalı deniz manzaralı kalkan 20 temmuz 2 hafta | 12 20.07.27 14g @kalkan *deniz-manzarasi 5 oda
old couple no stairs ground floor patara 7 nights from 4 may | 2 04.05.27 7g @patara *zemin-kat-yatak-odasi
first two weeks of august for six in kalkan or kas under 250 thousand lira | 6 01.08.27 14g @kalkan @kas ≤ 250.000 ₺
hafta sonu 2 kişi jakuzili şömineli en ucuz | 2 27.11.26 2g *jakuzi *somine ucuzdan
caller hannah 07700 900321 three bedrooms fethiye may 22 to may 29 | 22.05.27 7g @fethiye 3 oda ?hannah ?07700 900321
1 yetişkin 2 çocuk 1 bebek marmaris mayıs 3 gece | 1+2+1 [01.05.27..29.05.27] 3g @marmaris
wants to arrive thursday and leave monday calis two couples | 4 26.11.26 4g @calis
dutch couple with two teenagers uzumlu heated pool april 10 for 8 nights | 2+2 10.04.27 8g @uzumlu *isitmali-havuz ?dutch
kaş merkez 4 kişi 1 haziran 5 gece kişi başı 3 bin | 4 01.06.27 5g @kas-merkez ≤ 3.000 ₺
needs cot highchair parking and wifi gocek 2 adults 1 baby june 1 to 8 | 2+0+1 01.06.27 7g @gocek *bebek-yatagi *mama-sandalyesi *otopark *wifi
villa mavi kuytu en yakın boş tarih 5 gece haziran | [01.06.27..26.06.27] 5g v1
büyük grup 20 kişi bodrum eylül ilk hafta sonu | 20 03.09.27 2g @bodrum
honeymoon couple jacuzzi and sunset kalkan 3 june five nights | 2 03.06.27 5g @kalkan #balayi-villalari *jakuzi *deniz-manzarasi
swedish 2 adults plus 3 kids bodrum beachfront 24 july 10 nights max 4500 euro | 2+3 24.07.27 10g @bodrum #denize-sifir-villalar ≤ 4.500 € ?swedish
yalıkavak lüks sonsuzluk havuzlu 10 kişi ağustos 2. yarısı | 10 [16.08.27..25.08.27] 7g @yalikavak #luks-villalar *sonsuzluk-havuzu
they want it for easter holidays four people kas private pool heated | 4 [19.03.27..30.03.27] 7g @kas *ozel-havuz *isitmali-havuz
30 haziran giriş 7 temmuz çıkış 6 kişi islamlar | 6 30.06.27 7g @islamlar
asked if we take dogs patara 3 adults 11th to 18th sept | 3 11.09.27 7g @patara *evcil-hayvan-kabul
kalkan 8-10 kişi temmuz ortası 1 hafta 120 bine kadar | 10 12.07.27 7g @kalkan ≤ 120.000 ₺
three generations nine people five bedrooms oludeniz june | 9 [01.06.27..24.06.27] 7g @oludeniz 5 oda
villa kekik or similar 4 people 10 august 7 nights | 4 10.08.27 7g v6 ?similar
one week from the 28th of july for five bodrum ac in every room | 5 28.07.27 7g @bodrum *klima-her-odada
bir aile 2 yetişkin 3 çocuk 6 8 12 yaşında kalkan 1-8 ağustos | 2+3 01.08.27 7g @kalkan
speaking english only wants call back, kas 4 nights in may, 2 people, sea view | 2 [01.05.27..28.05.27] 4g @kas *deniz-manzarasi
bungalov 2 kişi şömine jakuzi aralık hafta sonu | 2 [01.12.26..30.12.26] 2g #bungalovlar *somine *jakuzi
price for kas 2 adults 14 nights in june and in september | 2 [01.06.27..17.09.27] 14g @kas
five people kalkan 12 july ten nights heated pool | 5 12.07.27 10g @kalkan *isitmali-havuz
couple fethiye first week may cheap | 2 01.05.27 7g @fethiye #ekonomik-villalar
she wants 3 bedrooms near beach calis 8 to 15 june max 1500 pounds | 08.06.27 7g @calis 3 oda deniz 800 ≤ 1.500 £
4 kişi kalkan 3 temmuz 10 temmuz ısıtmalı havuz köpek | 4 03.07.27 7g @kalkan *isitmali-havuz *evcil-hayvan-kabul
2 adults 1 child age 5 oludeniz mid august one week | 2+1 12.08.27 7g @oludeniz
is villa sincap free 20th to 27th september | 20.09.27 7g v12
no stairs 6 people islamlar may 2 weeks | 6 [01.05.27..18.05.27] 14g @islamlar *zemin-kat-yatak-odasi
family of four marmaris next weekend | 4 27.11.26 2g @marmaris
two couples bodrum sauna jacuzzi 14th feb three nights | 4 14.02.27 3g @bodrum *sauna *jakuzi
balayı kalkan 5 gece eylül korunaklı | [01.09.27..26.09.27] 5g @kalkan #balayi-villalari *korunakli-havuz
eight guests gocek august under 200 euros a night | 8 [01.08.27..25.08.27] 7g @gocek gece ≤ 200 €
they need parking wifi and a cot patara 9 to 16 july 3 adults 1 baby | 3+0+1 09.07.27 7g @patara *otopark *wifi *bebek-yatagi
6 kişilik denize yakın çalış haziran son hafta 90 bin | 6 24.06.27 7g @calis deniz 800 ≤ 90.000 ₺
twelve people kurban bayramı kalkan | 12 15.05.27 4g @kalkan
uzumlu 4 bedrooms 8 people 1 to 14 august sea view infinity pool | 8 01.08.27 13g @uzumlu *deniz-manzarasi *sonsuzluk-havuzu 4 oda
dog friendly bungalow kas two people october five nights | 2 [01.10.27..27.10.27] 5g @kas #bungalovlar *evcil-hayvan-kabul
villa zeytin dalı 15-22 temmuz kaç para | 15.07.27 7g v7
seven adults leaving 30 august arriving 23 august kalkan | 7 23.08.27 7g @kalkan
cheapest villa for 2 in hisaronu in june for a week | 2 [01.06.27..24.06.27] 7g @hisaronu ucuzdan
lady from leeds six adults kalkan 5th june one week heated pool sea view | 6 05.06.27 7g @kalkan *isitmali-havuz *deniz-manzarasi ?leeds
4 yetişkin 2 çocuk fethiye 8 ağustos 10 gece denize yakın | 4+2 08.08.27 10g @fethiye deniz 800
two people any weekend in march jacuzzi fireplace | 2 [01.03.27..30.03.27] 2g *jakuzi *somine
wants villa kekik third of july to the tenth | 03.07.27 7g v6
needs halal villa 10 people uzumlu secluded pool august two weeks | 10 [01.08.27..18.08.27] 14g @uzumlu #muhafazakar-villalar *korunakli-havuz
7 kişi göcek haziran ortası 5 gece en fazla 70 bin | 7 [12.06.27..14.06.27] 5g @gocek ≤ 70.000 ₺
three adults one baby cot islamlar 20 to 30 september | 3+0+1 20.09.27 10g @islamlar *bebek-yatagi
cheapest two weeks in may kas couple with dog | 2 [01.05.27..18.05.27] 14g @kas *evcil-hayvan-kabul ucuzdan
german family 2 plus 3 patara 24 july 14 nights kids pool | 2+3 24.07.27 14g @patara *cocuk-havuzu
villa deniz feneri 1 temmuz 8 temmuz fiyat | 01.07.27 7g v10
twenty guests bodrum beachfront first week september | 20 01.09.27 7g @bodrum #denize-sifir-villalar
can't do stairs ground floor bedroom calis 5 people 6th to 13th may | 5 06.05.27 7g @calis *zemin-kat-yatak-odasi
200 euro gecelik 4 kişi kaş temmuz | 4 [01.07.27..25.07.27] 7g @kas gece ≤ 200 €
five bedrooms infinity pool yalikavak budget ten thousand euros 1 to 15 august | 01.08.27 14g @yalikavak *sonsuzluk-havuzu 5 oda ≤ 10.000 €
ramazan bayramı 6 kişi kalkan ısıtmalı havuz 3 gece | 6 08.03.27 3g @kalkan *isitmali-havuz
`;
const rows = CALLS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(rows)('%s', (text = '', meaning = '') => {
  expect(meaningOf(text, undefined, lexicons)).toBe(meaning);
});
