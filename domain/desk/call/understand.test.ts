import { expect, it } from 'vitest';
import { meaningOf, understand } from './call.testing.ts';

/** Sentences as clerks type them, and what they mean (`meaningOf`), on 22 November 2026. */
const SENTENCES = `
6 kişi kalkan 12-19 temmuz özel havuz 60 bin | 6 12.07.27 7g @kalkan *ozel-havuz ≤ 60.000 ₺

# people
6 kişi | 6
6 kisi | 6
6kişi | 6
6 kişilik | 6
6 kişilik villa | 6
6 kişiyiz | 6
6 kisiyiz villa ariyoruz | 6
altı kişi | 6
alti kisi | 6
sekiz kişilik ev | 8
on iki kişi | 12
on kişi | 10
10 pax | 10
2 misafir | 2
6-8 kişi | 8
6 - 8 kişilik | 8
en az 8 kişi | 8
en fazla 4 kişi | 4
4 yetişkin | 4
4 yetiskin 2 cocuk | 4+2
4 yetişkin 2 çocuk 1 bebek | 4+2+1
dört yetişkin iki çocuk | 4+2
4 yetişkin, 2 çocuk | 4+2
4 büyük 2 küçük | 4+2
2 yetişkin 1 bebek | 2+0+1
2+2 | 2+2
4+2 kişi | 4+2
4+2+1 | 4+2+1
4 + 2 | 4+2
2 + 1 + 1 kalkan | 2+1+1 @kalkan
6 kişi 2 çocuk | 4+2
6 kişi 2si çocuk | 4+2
6 kişi + 2 çocuk | 6+2
6 kişi artı 2 çocuk | 6+2
6 kişi + 1 bebek | 6+0+1
6 kişi 1 bebek | 6+0+1
6 kişi ve 1 bebek | 6+0+1
bir çift | 2
2 çift | 4
üç çift | 6
karı koca | 2
karı koca 2 çocuk | 2+2
5 yetişkin 3 çocuklu aile | 5+3
2 çocuklu aile | 1+2
4 yetşkin | 4
4 yetiskn 2 çocuk | 4+2
iki cocuk | 1+2
2 bebek 4 yetişkin | 4+0+2
6 insan | 6
6p | 6
tek kişi | 1
iki arkadaş | 2
4 arkadaş | 4
5 kız arkadaş | 5
2 erkek çocuk 4 yetişkin | 4+2
anne baba 2 çocuk | 2+2
annem ve babam 1 bebek | 2+0+1
eşim ve ben | 2
eşimle ben temmuzda 5 gece | 2 [01.07.27..27.07.27] 5g
balayı çifti | 2 #balayi-villalari
7 kişiyiz 2'si çocuk biri bebek | 5+2+1
3 aile toplam 9 kişi | 9
4 çift kişilik yatak | ?4 çift kişilik yatak
tek başıma | 1
yalnız kalacağım | 1
6k kalkan | 6 @kalkan
12-19 temmuz 6k | 6 12.07.27 7g

# bedrooms
3 oda | 3 oda
3 odalı | 3 oda
3 yatak odalı villa | 3 oda
4 yatak odası | 4 oda
üç odalı | 3 oda
en az 3 oda | 3 oda
3-4 odalı | 4 oda
3+1 villa | 3 oda
4+1 ev | 4 oda
4+1 yatak odalı | 4 oda
8 kişi 4 oda | 8 4 oda

# both days
12-19 temmuz | 12.07.27 7g
12 - 19 temmuz | 12.07.27 7g
12–19 temmuz | 12.07.27 7g
12/19 temmuz | 12.07.27 7g
12 19 temmuz | 12.07.27 7g
12-19 tem | 12.07.27 7g
12-19 Temmuz 2027 | 12.07.27 7g
12-19 temmuz 2028 | 12.07.28 7g
12 temmuz - 19 temmuz | 12.07.27 7g
12 temmuz 19 temmuz | 12.07.27 7g
12 temmuz-19 temmuz | 12.07.27 7g
12 temmuz ile 19 temmuz arası | 12.07.27 7g
12 ile 19 temmuz arası | 12.07.27 7g
12 temmuzdan 19 temmuza | 12.07.27 7g
12 temmuz'dan 19 temmuz'a kadar | 12.07.27 7g
12'sinden 19'una temmuz | 12.07.27 7g
12sinden 19una temmuz | 12.07.27 7g
temmuz 12-19 | 12.07.27 7g
temmuz 12 - 19 arası | 12.07.27 7g
temmuzun 12-19 | 12.07.27 7g
temmuz 12-19 2028 | 12.07.28 7g
28 temmuz 4 ağustos | 28.07.27 7g
28 temmuz - 4 agustos | 28.07.27 7g
28-4 ağustos | 28.07.27 7g
30 haziran 7 temmuz | 30.06.27 7g
28 aralık 3 ocak | 28.12.26 6g
28 aralik - 3 ocak 2027 | 28.12.26 6g
28-3 ocak | 28.12.26 6g
12.7-19.7 | 12.07.27 7g
12.07-19.07 | 12.07.27 7g
12.07 - 19.07 | 12.07.27 7g
12.7 19.7 | 12.07.27 7g
12.07.2027-19.07.2027 | 12.07.27 7g
12.07.27 - 19.07.27 | 12.07.27 7g
12/7-19/7 | 12.07.27 7g
12/07 - 19/07 | 12.07.27 7g
12/07/2027 - 19/07/2027 | 12.07.27 7g
12-19.07 | 12.07.27 7g
12-19.7 | 12.07.27 7g
12-19/7 | 12.07.27 7g
12-19.07.2028 | 12.07.28 7g
2027-07-12 2027-07-19 | 12.07.27 7g
5-12 ağustos | 05.08.27 7g
5-12 agustos | 05.08.27 7g
5-12 ağustoz | 05.08.27 7g
5-12 agsutos | 05.08.27 7g
5-12 agu | 05.08.27 7g
1-8 haziran | 01.06.27 7g
1-8 hazran | 01.06.27 7g
3-10 eylül | 03.09.27 7g
3-10 eylul | 03.09.27 7g
3-10 eyül | 03.09.27 7g
12-19 temuz | 12.07.27 7g
12-19 temmz | 12.07.27 7g
12-19 temmuzz | 12.07.27 7g
12-19 tmemuz | 12.07.27 7g
12-19 kasım | 12.11.27 7g
25 kasım 2 aralık | 25.11.26 7g
22-25 kasım | 22.11.26 3g
20-25 kasım | 20.11.27 5g
1-5 ocak | 01.01.27 4g
10-17 mayıs | 10.05.27 7g
10-17 mayis | 10.05.27 7g
10-17 nisan | 10.04.27 7g
10-17 ekim | 10.10.27 7g
23-27 nisan | 23.04.27 4g
14-28 şubat | 14.02.27 14g
14-28 subat | 14.02.27 14g
14-21 mart | 14.03.27 7g
12-19 | 12.12.26 7g
25-30 | 25.11.26 5g
on iki on dokuz temmuz | 12.07.27 7g
12 temmuz giriş 19 temmuz çıkış | 12.07.27 7g
giriş 12.7 çıkış 19.7 | 12.07.27 7g
giriş 12 temmuz, çıkış 19 temmuz | 12.07.27 7g
12-19 temmuz tarihlerinde | 12.07.27 7g
12 - 19 temmuz arası müsait villa | 12.07.27 7g

12-19 july | 12.07.27 7g
6 pax 12jul-19jul | 6 12.07.27 7g
3 temmuzda girip 10 temmuzda çıkacaklar | 03.07.27 7g
girişi 3 temmuz çıkışı 10 temmuz | 03.07.27 7g
ayın 10'undan 17'sine | 10.12.26 7g
ayın 25'inden 28'ine | 25.11.26 3g

# arrival and length
ayın 15'i 5 gece | 15.12.26 5g
12 temmuz 7 gece | 12.07.27 7g
7 gece 12 temmuz | 12.07.27 7g
12 temmuzdan itibaren bir hafta | 12.07.27 7g
12 temmuzdan itibaren 1 hafta | 12.07.27 7g
12 temmuz bir haftalık | 12.07.27 7g
12 temmuz 1 haftalığına | 12.07.27 7g
12 temmuzda 10 gece | 12.07.27 10g
12 temmuz 10 günlük | 12.07.27 10g
12 temmuz 3 gün 2 gece | 12.07.27 2g
12.7 5 gece | 12.07.27 5g
12/7 5 gece | 12.07.27 5g
12.07.2027 beş gece | 12.07.27 5g
12 temmuz 5-7 gece | 12.07.27 7g
12 temmuz 2 hafta | 12.07.27 14g
12 temmuz iki hafta | 12.07.27 14g
temmuz 12 5 gece | 12.07.27 5g
12 temmuz | 12.07.27 7g
12 temmuz girişli | 12.07.27 7g
29 şubat 3 gece | 29.02.28 3g
12 temmuz pazartesi - 19 temmuz pazartesi | 12.07.27 7g
temmuzun 12si 19u | 12.07.27 7g
cumadan pazara 2 kişi | 2 27.11.26 2g
cuma - pazar 2 kişi | 2 27.11.26 2g
12 temmuz 7 gece 8 gün | 12.07.27 7g
yarın 3 gece | 23.11.26 3g
1-7 ağs | 01.08.27 6g
yarından itibaren 3 gece | 23.11.26 3g
bugün 2 gece | 22.11.26 2g
cuma 3 gece | 27.11.26 3g
bu cumartesi 2 gece | 28.11.26 2g
gelecek cuma 2 gece | 27.11.26 2g
pazartesi 4 gece | 23.11.26 4g
hafta sonu | 27.11.26 2g
bu hafta sonu | 27.11.26 2g
haftasonu 4 kişi | 4 27.11.26 2g
önümüzdeki hafta sonu | 27.11.26 2g
cumartesi giriş pazar çıkış | 28.11.26 1g
gelecek hafta pazartesiden cumaya | 23.11.26 4g
gelecek hafta 2 gece | [23.11.26..28.11.26] 2g
gelecek hafta sonu | 27.11.26 2g
öbür hafta sonu | 04.12.26 2g
öbürkü cuma 3 gece | 04.12.26 3g
sonraki hafta sonu | 27.11.26 2g
20 temmuza kadar 10 gece | [22.11.26..10.07.27] 10g
12-19 temmuz 3 gece | [12.07.27..16.07.27] 3g
15-30 temmuz arası 7 gece | [15.07.27..23.07.27] 7g

# some nights of a month
temmuz | [01.07.27..25.07.27] 7g
temmuz ayı | [01.07.27..25.07.27] 7g
temmuzda 1 hafta | [01.07.27..25.07.27] 7g
1 hafta temmuz | [01.07.27..25.07.27] 7g
bir hafta temmuz | [01.07.27..25.07.27] 7g
temmuzda 10 gece | [01.07.27..22.07.27] 10g
temmuz 5 gece | [01.07.27..27.07.27] 5g
temmuz ayında 5 gece | [01.07.27..27.07.27] 5g
temmuz 2028 5 gece | [01.07.28..27.07.28] 5g
ağustosta 2 hafta | [01.08.27..18.08.27] 14g
haziran temmuz 7 gece | [01.06.27..25.07.27] 7g
haziran-temmuz 1 hafta | [01.06.27..25.07.27] 7g
aralık ocak 1 hafta | [01.12.26..25.01.27] 7g
kasım 3 gece | [22.11.26..28.11.26] 3g
temmuzun ikinci haftası | 08.07.27 7g
temmuz 2. hafta | 08.07.27 7g
temmuzun 2. haftası | 08.07.27 7g
temmuzun 2 haftası | 08.07.27 7g
temmuz 2 hafta | [01.07.27..18.07.27] 14g
temmuzun ilk haftası | 01.07.27 7g
temmuz ilk hafta | 01.07.27 7g
temmuzun üçüncü haftası | 15.07.27 7g
temmuzun 4. haftası | 22.07.27 7g
temmuzun son haftası | 25.07.27 7g
temmuz son hafta 5 gece | [25.07.27..27.07.27] 5g
ağustosun ilk haftası 4 kişi | 4 01.08.27 7g
temmuz başı | 01.07.27 7g
temmuz ortası | 12.07.27 7g
temmuz sonu | 25.07.27 7g
ağustos sonunda | 25.08.27 7g
kasım ilk hafta | 01.11.27 7g
eylülün ilk haftası | 01.09.27 7g

eylülün ilk yarısı | [01.09.27..09.09.27] 7g
temmuzun ikinci yarısında 5 gece | [16.07.27..27.07.27] 5g
kasımın ilk yarısı | [01.11.27..09.11.27] 7g
temmuzda herhangi bir hafta | [01.07.27..25.07.27] 7g

# from today on
haftaya 4 kişi | 4 23.11.26 7g
haftaya cuma 2 gece | 27.11.26 2g
öbür hafta 3 gece | [30.11.26..04.12.26] 3g
2 hafta sonra 1 hafta | 30.11.26 7g
10 gün sonra 3 gece | 02.12.26 3g
bu ay 5 gece | [22.11.26..26.11.26] 5g
gelecek ay 5 gece | [01.12.26..27.12.26] 5g
önümüzdeki ay kaş | [01.12.26..25.12.26] 7g @kas
3 ay sonra | [01.02.27..22.02.27] 7g
ay sonunda 3 gece | [24.11.26..28.11.26] 3g
gelecek ay sonu | 25.12.26 7g
yazın 1 hafta | [01.06.27..25.08.27] 7g
gelecek yaz tatili 10 gün | [01.06.27..22.08.27] 10g
bu kış 3 gece | [01.12.26..26.02.27] 3g
kışın | [01.12.26..22.02.27] 7g
bu sonbahar 2 gece | [22.11.26..29.11.26] 2g
sonbaharda 2 gece | [01.09.27..29.11.27] 2g
fiyatı yaz | ?yaz
mayısta hafta sonu | [01.05.27..30.05.27] 2g
mayıs 2028 hafta sonları 3 gece | [01.05.28..29.05.28] 3g
15 mayıs akşamı 2 gece | 15.05.27 2g

# flexible days
12-19 temmuz 3 gün esneyebilir | 12.07.27 7g ±3
12-19 temmuz ±3 | 12.07.27 7g ±3
12-19 temmuz ± 3 gün | 12.07.27 7g ±3
12-19 temmuz +-2 | 12.07.27 7g ±2
12-19 temmuz +/-2 | 12.07.27 7g ±2
12-19 temmuz esnek 2 gün | 12.07.27 7g ±2
12-19 temmuz 2 gün esnek | 12.07.27 7g ±2
12-19 temmuz 2 gün oynar | 12.07.27 7g ±2
12-19 temmuz esnek | 12.07.27 7g ±3
12-19 temmuz tarih esnek | 12.07.27 7g ±3
12 temmuz 7 gece ±1 | 12.07.27 7g ±1
±3 12-19 temmuz | 12.07.27 7g ±3
12-19 temmuz ±9 | 12.07.27 7g ?9

# places
kalkan | @kalkan
Kalkan | @kalkan
KALKAN | @kalkan
kalkanda | @kalkan
kalkan'da | @kalkan
kalkandan | @kalkan
kalkan tarafı | @kalkan
kalkn | @kalkan
kalkann | @kalkan
kalakn | @kalkan
klkan | @kalkan
kaş | @kas
kas | @kas
kaşta | @kas
kaş'ta | @kas
kaş merkez | @kas-merkez
kas merkezde | @kas-merkez
islamlar | @islamlar
İslamlar | @islamlar
ISLAMLAR | @islamlar
islamlarda | @islamlar
islmalar | @islamlar
üzümlü | @uzumlu
uzumlu | @uzumlu
uzumlude | @uzumlu
ölüdeniz | @oludeniz
oludeniz | @oludeniz
ölü deniz | @oludeniz
ölü denizde | @oludeniz
oludenzi | @oludeniz
hisarönü | @hisaronu
hisaronu | @hisaronu
göcek | @gocek
gocekte | @gocek
fethiye | @fethiye
fethiyede | @fethiye
fetiye | @fethiye
fehtiye | @fethiye
bodrum | @bodrum
bodrumda | @bodrum
yalıkavak | @yalikavak
yalikavk | @yalikavak
çukurbağ | @cukurbag
kalkan veya kaş | @kalkan @kas
kalkan ya da islamlar | @kalkan @islamlar
kalkan islamlar üzümlü | @kalkan @islamlar @uzumlu
kalkan bölgesi | @kalkan
patara | @patara
marmaris | @marmaris

# amenities and types
özel havuz | *ozel-havuz
ozel havuz | *ozel-havuz
özel havuzlu | *ozel-havuz
özel havuzlu villa | *ozel-havuz
havuzlu | *ozel-havuz
havuzlu villa | *ozel-havuz
özel hvuz | *ozel-havuz
özel havzu | *ozel-havuz
müstakil havuzlu | *ozel-havuz
korunaklı | *korunakli-havuz
korunakli | *korunakli-havuz
korunaklı havuz | *korunakli-havuz
korunaklı havuzlu villa | *korunakli-havuz
korunkalı | *korunakli-havuz
muhafazakar | #muhafazakar-villalar
muhafazakâr villa | #muhafazakar-villalar
muhafzakar | #muhafazakar-villalar
ısıtmalı havuz | *isitmali-havuz
isitmali | *isitmali-havuz
kapalı havuz | *kapali-havuz
çocuk havuzu | *cocuk-havuzu
çocuk havuzlu | *cocuk-havuzu
2 çocuk çocuk havuzlu | 1+2 *cocuk-havuzu
sonsuzluk havuzu | *sonsuzluk-havuzu
sonsuzluk havuzlu | *sonsuzluk-havuzu
jakuzi | *jakuzi
jakuzili | *jakuzi
jakuzzi | *jakuzi
jacuzzi | *jakuzi
jakuizli | *jakuzi
saunalı | *sauna
deniz manzaralı | *deniz-manzarasi
deniz manzarası | *deniz-manzarasi
manzaralı | *deniz-manzarasi
deniz manzaralı jakuzili | *deniz-manzarasi *jakuzi
wifi | *wifi
internetli | *wifi
evcil hayvan | *evcil-hayvan-kabul
evcil hayvan kabul eden | *evcil-hayvan-kabul
havuzu görünmeyen villa | *korunakli-havuz
köpek | *evcil-hayvan-kabul
köpekli | *evcil-hayvan-kabul
otoparklı | *otopark
mangal | *mangal
barbekü | *mangal
şömineli | *somine
klimalı | *klima-her-odada
bebek yatağı | *bebek-yatagi
mama sandalyesi | *mama-sandalyesi
balayı | #balayi-villalari
balayı villası | #balayi-villalari
lüks | #luks-villalar
lux villa | #luks-villalar
ekonomik | #ekonomik-villalar
ucuz villa | #ekonomik-villalar
en ucuz villa kalkan | @kalkan ucuzdan
bodrum haziranda en ucuz hafta | [01.06.27..24.06.27] 7g @bodrum ucuzdan
en hesaplısı | ucuzdan
en uygun fiyatlı bungalov | #bungalovlar ucuzdan
denize sıfır | #denize-sifir-villalar
denize sifir | #denize-sifir-villalar
doğa içinde | #doga-icinde-villalar
bungalov | #bungalovlar
bungalow | #bungalovlar

# the sea
denize yakın | deniz 800
denize yakin | deniz 800
sahile yakın | deniz 800
plaja yürüme mesafesinde | deniz 800
denize 500 m | deniz 500
denize 500m | deniz 500
denize 500 metre | deniz 500
denize 1 km | deniz 1000
denize 1,5 km | deniz 1500
denize en fazla 500 m | deniz 500
500 m deniz | deniz 500
500 metre deniz mesafesi |  deniz 500 ?mesafesi

# money
60 bin | ≤ 60.000 ₺
60bin | ≤ 60.000 ₺
60 bin tl | ≤ 60.000 ₺
60 bin lira | ≤ 60.000 ₺
60 bin ₺ | ≤ 60.000 ₺
60.000 | ≤ 60.000 ₺
60000 | ≤ 60.000 ₺
60.000 tl | ≤ 60.000 ₺
60000tl | ≤ 60.000 ₺
60.000₺ | ≤ 60.000 ₺
60k | ≤ 60.000 ₺
60k tl | ≤ 60.000 ₺
60 k | ≤ 60.000 ₺
6k ya kadar | ≤ 6.000 ₺
17k | ≤ 17.000 ₺
en fazla 60 bin | ≤ 60.000 ₺
en çok 60 bin | ≤ 60.000 ₺
max 60 bin | ≤ 60.000 ₺
maksimum 60.000 | ≤ 60.000 ₺
60 bine kadar | ≤ 60.000 ₺
60 bin tl'ye kadar | ≤ 60.000 ₺
60 bin altı | ≤ 60.000 ₺
60 binin altında | ≤ 60.000 ₺
60 bini geçmesin | ≤ 60.000 ₺
60 bin civarı | ≤ 60.000 ₺
bütçe 60 bin | ≤ 60.000 ₺
bütçe 60 | ≤ 60.000 ₺
bütçesi 60 bin | ≤ 60.000 ₺
bütçemiz 60 bin tl | ≤ 60.000 ₺
toplam 60 bin | ≤ 60.000 ₺
altmış bin | ≤ 60.000 ₺
yüz bin | ≤ 100.000 ₺
yüz elli bin | ≤ 150.000 ₺
iki yüz bin lira | ≤ 200.000 ₺
1,5 milyon | ≤ 1.500.000 ₺
1 milyon 200 bin | ≤ 1.200.000 ₺
bir buçuk milyon | ≤ 1.500.000 ₺
7.5 bin | ≤ 7.500 ₺
60-80 bin | ≥ 60.000 ₺ ≤ 80.000 ₺
60 ile 80 bin arası | ≥ 60.000 ₺ ≤ 80.000 ₺
60.000-80.000 | ≥ 60.000 ₺ ≤ 80.000 ₺
60 bin - 80 bin | ≥ 60.000 ₺ ≤ 80.000 ₺
en az 40 bin | ≥ 40.000 ₺
40 bin üstü | ≥ 40.000 ₺
gecelik 8 bin | gece ≤ 8.000 ₺
gecelik 8000 | gece ≤ 8.000 ₺
geceliği 8 bin | gece ≤ 8.000 ₺
gecesi 8.000 tl | gece ≤ 8.000 ₺
8 bin gecelik | gece ≤ 8.000 ₺
8000 tl gecelik | gece ≤ 8.000 ₺
günlük 8 bin | gece ≤ 8.000 ₺
gecelik en fazla 8 bin | gece ≤ 8.000 ₺
gecelik 5-8 bin | gece ≥ 5.000 ₺ gece ≤ 8.000 ₺

# money of another country
1500 euro | ≤ 1.500 €
2500 euro | ≤ 2.500 €
2.500 € | ≤ 2.500 €
2500€ | ≤ 2.500 €
2500euro | ≤ 2.500 €
2500 eur'ya kadar | ≤ 2.500 €
2500 euroyu geçmesin | ≤ 2.500 €
2500 avro | ≤ 2.500 €
2500 ero | ≤ 2.500 €
2500 eruo | ≤ 2.500 €
2.5 bin euro | ≤ 2.500 €
2 bin 500 euro | ≤ 2.500 €
iki bin beş yüz euro | ≤ 2.500 €
2000€ altı | ≤ 2.000 €
€2.500 | ≤ 2.500 €
2000-2500 euro | ≥ 2.000 € ≤ 2.500 €
2-3 bin euro | ≥ 2.000 € ≤ 3.000 €
2000 € 2500 € | ≤ 2.500 €
2000 euro üstü | ≥ 2.000 €
en az 1500 euro | ≥ 1.500 €
toplam 1800 eur | ≤ 1.800 €
bütçemiz 900 euro | ≤ 900 €
butce 900 avro | ≤ 900 €
bütçe € 900 | ≤ 900 €
3 bin dolar | ≤ 3.000 $
3 bin dolara kadar | ≤ 3.000 $
3000 dolr | ≤ 3.000 $
3000 dollar | ≤ 3.000 $
$3000 | ≤ 3.000 $
3000 amerikan doları | ≤ 3.000 $
3k usd | ≤ 3.000 $
2000 sterlin | ≤ 2.000 £
2000 strelin | ≤ 2.000 £
£2000 | ≤ 2.000 £
2000 pound | ≤ 2.000 £
2 bin ingiliz sterlini | ≤ 2.000 £
geceliği 200 euro | gece ≤ 200 €
geceligi 200 euro | gece ≤ 200 €
gecelik 200 € | gece ≤ 200 €
200 dolar gecelik | gece ≤ 200 $
gecesi 150-200 sterlin | gece ≥ 150 £ gece ≤ 200 £
6 kişi kalkan 12-19 temmuz özel havuz 2500 euro | 6 12.07.27 7g @kalkan *ozel-havuz ≤ 2.500 €
6 kisi kalkan 12-19 temmuz 2000 euro | 6 12.07.27 7g @kalkan ≤ 2.000 €
temmuz 2050 euro 4 kişi | 4 [01.07.27..25.07.27] 7g ≤ 2.050 €
kurban bayramı 2000 sterlin | 15.05.27 4g ≤ 2.000 £
12 temmuz 2000 € 5 gece | 12.07.27 5g ≤ 2.000 €
2500 euro 6 kişi | 6 ≤ 2.500 €
60 bin lirayı geçmesin | ≤ 60.000 ₺
2 bin euro 3 oda | 3 oda ≤ 2.000 €
2 bin 500 | ≤ 2.000 ₺ ?500
60 bin 2500 euro | ≤ 2.500 €

# villas by name and code
villa değirmen | v5
degirmen | v5
değirmende | v5
villa degirmn | v5
mavi kuytu | v1
villa mavi kuytu | v1
villa mavi | v1
vila mavi | v1
vila ariyoruz 6 kişi | 6
villa zeytin | v7 v8
zeytin dalı | v7
begonvil evi | v3
begonvil | v3
çakıl apart | v9
KY-005 | v5
ky 005 | v5
ky005 | v5
KY-5 | v5
ky 12 | v12
V1001 | ?V1001
sincap 12-19 temmuz | 12.07.27 7g v12
villa ağustos böceği 5-12 ağustos | 05.08.27 7g v11
deniz feneri | v10
6 kişi deniz | 6 ?deniz
limon çiçegi | v2
lavanta yolu 8 kişi | 8 v14
samanyolu 28 temmuz 5 gece | 28.07.27 5g v13
villa üç pencere | v16

# whole calls
4 yetişkin 2 çocuk kalkan temmuzun ikinci haftası | 4+2 08.07.27 7g @kalkan
kalkan 6 kişi 12-19.7 özel havuz max 60 bin | 6 12.07.27 7g @kalkan *ozel-havuz ≤ 60.000 ₺
12-19 temmuz kalkan 6 kişi 60k | 6 12.07.27 7g @kalkan ≤ 60.000 ₺
60 bin 6 kişi kalkan 12-19 temmuz | 6 12.07.27 7g @kalkan ≤ 60.000 ₺
merhaba 12-19 temmuz arası kalkan da 6 kişilik villa bakıyoruz | 6 12.07.27 7g @kalkan
iyi günler 8 kişilik korunaklı havuzlu villa lazım 5-12 ağustos | 8 05.08.27 7g *korunakli-havuz
2 çift 3 gece hafta sonu jakuzili | 4 27.11.26 3g *jakuzi
2 çift jakuzili hafta sonu | 4 27.11.26 2g *jakuzi
balayı 5 gece haziran jakuzili 40 bin | [01.06.27..26.06.27] 5g #balayi-villalari *jakuzi ≤ 40.000 ₺
fethiye ölüdeniz 10 kişi 5 yatak odalı 1-10 ağustos 150 bin | 10 01.08.27 9g @oludeniz @fethiye 5 oda ≤ 150.000 ₺
kas 4 kisi 20-27 haziran denize yakin gecelik 8 bin | 4 20.06.27 7g @kas deniz 800 gece ≤ 8.000 ₺
kalkan kaş 6 kişi eylül 1 hafta ±3 köpekli | 6 [01.09.27..24.09.27] 7g @kalkan @kas *evcil-hayvan-kabul
6 kişi 2 bebek islamlar korunaklı 1-8 ağustos esnek 2 gün 80 bine kadar | 6+0+2 01.08.27 7g ±2 @islamlar *korunakli-havuz ≤ 80.000 ₺
2+2 patara 15.06-22.06 mama sandalyesi | 2+2 15.06.27 7g @patara *mama-sandalyesi
12 temmuz 7 gece 6 kişi bütçe 70 | 6 12.07.27 7g ≤ 70.000 ₺
yalıkavak lüks 8 kişi ağustos 10 gece deniz manzaralı | 8 [01.08.27..22.08.27] 10g @yalikavak #luks-villalar *deniz-manzarasi
6 kşii kalkan 12-19 temmuz | 6 12.07.27 7g @kalkan
temmuz 6 kişi 4 oda | 6 [01.07.27..25.07.27] 7g 4 oda
uzumlu 4 kisi 3 gece 14 mayis 25 bin | 4 14.05.27 3g @uzumlu ≤ 25.000 ₺

# feasts: from the eve to the last day
bayramda 6 kişi | 6 08.03.27 3g
kurban bayramı 8 kişi kalkan | 8 15.05.27 4g @kalkan
kurban bayramında 1 hafta | 15.05.27 7g
ramazan bayramı 2 gece | [08.03.27..09.03.27] 2g
şeker bayramında | 08.03.27 3g
seker bayrami 4 kisi | 4 08.03.27 3g
kurbanda kaş | 15.05.27 4g @kas
kurbn bayramı | 15.05.27 4g
2028 kurban bayramı | 04.05.28 4g
kurban bayramı 2028 6 kişi | 6 04.05.28 4g
bayram tatili 10 kişi | 10 08.03.27 3g
kurban bayramı esnek 2 gün | 15.05.27 4g ±2
bayram için 4+2 | 4+2 08.03.27 3g
ramazanda | ?ramazanda

# new year and school breaks
yılbaşı | 30.12.26 3g
yılbaşında 2 gece | [30.12.26..31.12.26] 2g
sömestr tatili | [23.01.27..31.01.27] 7g
15 tatilde 4 gece | [23.01.27..03.02.27] 4g
yarıyıl tatili 6 kişi | 6 [23.01.27..31.01.27] 7g
ara tatil 3 gece | [06.03.27..11.03.27] 3g

# feasts that move with Easter
paskalya | [19.03.27..30.03.27] 7g
paskalya tatili 2028 6 kişi | 6 [07.04.28..18.04.28] 7g
ortodoks paskalya 10 gece | [23.04.27..01.05.27] 10g
pentekost | [07.05.27..18.05.27] 7g
ortodoks pentekost 2028 | [26.05.28..06.06.28] 7g
yükseliş 4 gece | [27.04.27..11.05.27] 4g

# what is not wanted
jakuzisiz | -jakuzi
havuzsuz villa 6 kişi | 6 -ozel-havuz
köpeğimiz yok 6 kişi | 6 -evcil-hayvan-kabul
evcil hayvan getirmiyoruz | -evcil-hayvan-kabul
havuz istemiyoruz | -ozel-havuz
jakuzi ve sauna istemiyoruz | -jakuzi -sauna
çocuk yok 4 yetişkin | 4
çocuksuz 4 kişi | 4
jakuzi şart değil kalkan | @kalkan
deniz manzarası fark etmez 4 kişi | 4
havuz yok mu | *ozel-havuz ?yok
merdivensiz | *zemin-kat-yatak-odasi
bebek yok 4 kişi | 4
bebeksiz 4 kişi | 4
kalkansız | ?kalkansız
deniz manzarasız 4 kişi | 4 -deniz-manzarasi
4 yıldızlı villa | puan 40
puanı yüksek | puan 45
9 puan | ?9 puan
yüksek | ?yüksek
annem merdiven çıkamıyor 6 kişi | 6 *zemin-kat-yatak-odasi
taş merdiven | v4

# further wishes
2 banyolu | 2 banyo
4 oda 3 banyo | 4 oda 3 banyo
4,5 puan üstü | puan 45
yüksek puanlı kalkan | @kalkan puan 45
en yeni villa | sıra newest
denize en yakın villa | sıra sea
haftalık 100 bin | hafta ≤ 100.000 ₺
12-26 temmuz haftalık 70 bin | 12.07.27 14g hafta ≤ 70.000 ₺
aylık 300 bin | ay ≤ 300.000 ₺
100 000 tl | ≤ 100.000 ₺
yüzbin | ≤ 100.000 ₺
15 bin altı kişi | 6 ≤ 15.000 ₺
iki aile | 8
iki aile 6 kişi | 6
6 kişi iki aile | 6
çocuklu aile | 1+1
6 kişi çocuklu | 5+1
2 çocuklu aile 4 kişi | 2+2
bebekli 4 kişi | 4+0+1
kalkan 8 | 8 @kalkan
temmuz kalkan 8 | 8 [01.07.27..25.07.27] 7g @kalkan
kalkan 8 2 çocuk | 6+2 @kalkan
onbeş kişi | 15
sekizkişi kalkan | 8 @kalkan
hamam | *hamam
villa with heated pool for 8 in july | 8 [01.07.27..25.07.27] 7g *isitmali-havuz
two adults three children | 2+3
alaçatı 6 kişi | 6
villa ara kalkan | @kalkan
kalkan yaz | [01.06.27..25.08.27] 7g @kalkan

# said again: the later counts
12-19 temmuz yok 14-21 temmuz | 14.07.27 7g ?yok
60 bin 70 bin | ≤ 70.000 ₺
6 kişi 8 kişi | 8

# not understood, and not dropped
helikopter pisti | ?helikopter pisti
6 kişi helikopter pistli kalkan | 6 @kalkan ?helikopter pistli
jakuzi istemiyor | -jakuzi
kalkan hariç | ?kalkan hariç
başıma | ?başıma
31 haziran 5 gece | [01.06.27..26.06.27] 5g ?31
19-12 temmuz 4 kişi | 4 19.06.27 23g
500 gece | ?500 gece
60 | ?60
asdf qwer | ?asdf qwer
`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const at = line.lastIndexOf('|');
    return [line.slice(0, at).trimEnd(), line.slice(at + 1).trim()] as const;
  });

it.each(SENTENCES)('understands "%s"', (typed, meaning) => {
  expect(meaningOf(typed)).toBe(meaning);
});

it('knows at least 300 sentences, each once', () => {
  expect(new Set(SENTENCES.map(([typed]) => typed)).size).toBe(SENTENCES.length);
  expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
});

it('counts from the day it is given: a date without a year is the next one to come', () => {
  expect(meaningOf('12-19 temmuz', '2027-07-12')).toBe('12.07.27 7g');
  expect(meaningOf('12-19 temmuz', '2027-07-13')).toBe('12.07.28 7g');
  expect(meaningOf('12-19 temmuz', '2026-03-01')).toBe('12.07.26 7g');
  expect(meaningOf('yarın 2 gece', '2026-12-31')).toBe('01.01.27 2g');
});

it('gives the position of each part of the input, and leaves no word out', () => {
  const typed = '  6 kişi, KALKAN’da  12-19 Temmuz helikopter 60 bin';
  const spans = understand(typed).map(({ kind, start, end }) => [kind, typed.slice(start, end)]);
  expect(spans).toEqual([
    ['people', '6 kişi'],
    ['town', 'KALKAN’da'],
    ['stay', '12-19 Temmuz'],
    ['unknown', 'helikopter'],
    ['budget', '60 bin'],
  ]);
});

it('marks what was said again later as overruled', () => {
  const parts = understand('6 kişi 60 bin 8 kişi');
  expect(parts.map(({ kind, isOverruled }) => [kind, isOverruled])).toEqual([
    ['people', true],
    ['budget', false],
    ['people', false],
  ]);
});

it('has nothing to say to nothing', () => {
  expect(understand('')).toEqual([]);
  expect(meaningOf('   ')).toBe('');
});
