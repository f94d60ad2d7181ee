import { expect, it } from 'vitest';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';
import { DAY, typedAsks } from './typed.testing.ts';

/** As families type into a search box | the search | words that are said not to be understood. */
const TYPED = `
haziran sonu 1 hafta 2 çift | checkin=2027-06-24&checkout=2027-07-01&adults=4 |
kaş kalkan arası | district=kas |
10 kişilik jakuzili muhafazakar | adults=10&type=muhafazakar-villalar&feature=jakuzi |
bayramda 4 gece fethiye | checkin=2027-03-08&checkout=2027-03-12&district=fethiye |
ağustosun ilk haftası 6 kişi | checkin=2027-08-01&checkout=2027-08-08&adults=6 |
göcek marina yakını | town=gocek |
100 bin altı | month=YEAR&maxTotal=100000 |
gecelik 15bin | maxPrice=15000 |
haziran ayında uygun villa | month=2027-06 |
kalkanda 2 odalı | town=kalkan&bedrooms=2 |
2+1 villa fethiye | district=fethiye&bedrooms=2 |
4 yetiskin 3 cocuk agustos | adults=4&children=3&month=2027-08 |
3 aile 12 kişi kalkan | adults=12&town=kalkan |
8 kişilik havuzlu villa kaş | adults=8&district=kas&feature=ozel-havuz |
bu hafta sonu | checkin=2026-12-04&checkout=2026-12-06 |
haftasonu sapanca | checkin=2026-12-04&checkout=2026-12-06&district=sapanca |
önümüzdeki hafta | checkin=2026-11-30&checkout=2026-12-07 |
gelecek ay | month=2026-12 |
kasım ayında | month=2027-11 |
yarıyıl tatili sapanca | checkin=2027-01-27&checkout=2027-02-03&district=sapanca&flex=4 |
sömestr tatili | checkin=2027-01-27&checkout=2027-02-03&flex=4 |
kurban bayrami 7 gece bodrum | checkin=2027-05-15&checkout=2027-05-22&district=bodrum |
ramazan bayramı kalkan | checkin=2027-03-08&checkout=2027-03-11&town=kalkan |
29 ekim tatili | checkin=2027-10-29&checkout=2027-11-05 |
23 nisan uzun hafta sonu | checkin=2027-04-23&checkout=2027-04-25 |
temmuzun 2. haftası | checkin=2027-07-08&checkout=2027-07-15 |
agustosun son haftasi kas | checkin=2027-08-25&checkout=2027-09-01&district=kas |
eylül başı 5 gece | checkin=2027-09-02&checkout=2027-09-07&flex=1 |
eylul ortasi 2 kisi | checkin=2027-09-12&checkout=2027-09-19&adults=2 |
15 haziran 22 haziran | checkin=2027-06-15&checkout=2027-06-22 |
15.06-22.06 kalkan | checkin=2027-06-15&checkout=2027-06-22&town=kalkan |
15/07 - 22/07 | checkin=2027-07-15&checkout=2027-07-22 |
10 temmuz 7 gece 6 kisi | checkin=2027-07-10&checkout=2027-07-17&adults=6 |
10 temmuzda girip 17 temmuzda çıkmak istiyoruz | checkin=2027-07-10&checkout=2027-07-17 |
1 haftalık kalkan 4 kişi | adults=4&month=YEAR&town=kalkan |
on kişilik villa | adults=10 |
12 kisilik buyuk villa bodrum | adults=12&district=bodrum |
2 kişilik romantik villa jakuzili | adults=2&type=balayi-villalari&feature=jakuzi |
cocuklu aile icin korunakli villa | children=1&feature=korunakli-havuz |
çocuk havuzlu kalkan | town=kalkan&feature=cocuk-havuzu |
bebekle gidilecek villa | babies=1 |
evcil hayvan kabul eden bahçeli | feature=evcil-hayvan-kabul,bahce |
kedimle | feature=evcil-hayvan-kabul |
disardan gorunmeyen havuzlu villa islamlar | town=islamlar&feature=korunakli-havuz |
tesettüre uygun havuzlu | type=muhafazakar-villalar&feature=ozel-havuz |
haremlik selamlik | type=muhafazakar-villalar |
deniz manzarali sonsuzluk havuzlu | feature=deniz-manzarasi,sonsuzluk-havuzu |
isitmali havuzlu villa kışın | month=2026-12,2027-01,2027-02&feature=isitmali-havuz |
kışın kapalı havuzlu villa | month=2026-12,2027-01,2027-02&feature=kapali-havuz |
şömineli jakuzili bungalov | type=bungalovlar&feature=somine,jakuzi |
ahşap ev sapanca | type=bungalovlar&district=sapanca |
dağ manzaralı ev | type=doga-icinde-villalar |
sessiz sakin bir yer | type=doga-icinde-villalar |
denize 500 m | sea=500 |
denize yürüyerek gidilebilen | sea=800 |
plaja yakın villa kaş | district=kas&sea=800 |
merkeze yakın kalkan | town=kalkan&type=merkezi-villalar |
markete yakın kalkan | town=kalkan |
dalaman havaalanı yakını | town=gocek,dalyan |
patara'da ev | town=patara |
oludenız | town=oludeniz |
fethye | district=fethiye |
kaş-kalkan | district=kas |
bodrum türkbükü | town=golturkbuku |
yalıkavk | town=yalikavak |
marmaris selimiye | town=selimiye |
datça | town=selimiye,bitez |
gocekte lux villa | town=gocek&type=luks-villalar |
gecelik 5-10 bin | minPrice=5000&maxPrice=10000 |
haftalığı 80 bin | month=YEAR&maxTotal=80000 |
50 bin tl ye kadar | month=YEAR&maxTotal=50000 |
en fazla 70bin kalkan 1 hafta temmuz | month=2027-07&town=kalkan&maxTotal=70000 |
bütçem 120.000 | month=YEAR&maxTotal=120000 |
20000-30000 arası gecelik | minPrice=20000&maxPrice=30000 |
₺15.000 gecelik | maxPrice=15000 |
1000 dolar | month=YEAR&maxTotal=41852 |
ucuz bi yer | type=ekonomik-villalar |
fiyatı düşük | type=ekonomik-villalar |
kısa süreli kiralık villa | all |
aylık kiralık villa kalkan | town=kalkan |
mangal yapılabilen bahçeli ev | feature=mangal,bahce |
engelli babam için | feature=basamaksiz-giris |
kız kıza tatil bodrum | district=bodrum |
5 kişiyiz 3 gece | nights=3&adults=5&month=YEAR |
2 cift 1 cocuk | adults=4&children=1 |
ben eşim ve 2 çocuğum | adults=2&children=2 |
anne baba 3 çocuk | adults=2&children=3 |
6 büyük 2 küçük | adults=6&children=2 |
8-10 kişilik | adults=10 |
en az 4 yatak odalı | bedrooms=4 |
4 gece 5 gün fethiye | nights=4&month=YEAR&district=fethiye |
temmuz 3 ile 10 arası | checkin=2027-07-03&checkout=2027-07-10 |
haziranın 20si gibi | checkin=2027-06-20&checkout=2027-06-27 |
ağustos 15 ten sonra | checkin=2027-08-22&checkout=2027-08-29&flex=7 |
bu yaz kalkan | month=2027-06,2027-07,2027-08&town=kalkan |
seneye haziran | month=2027-06 |
yılbaşı için 6 kişilik bungalov | checkin=2026-12-30&checkout=2027-01-02&adults=6&type=bungalovlar |
kaş’ta denize yakin 3 yatak odali | district=kas&bedrooms=3&sea=800 |
kalkan villa kiralama fiyatları | town=kalkan |
kalkanda kiralık günlük havuzlu ev sahibinden | town=kalkan&feature=ozel-havuz |
airbnb kalkan | town=kalkan | airbnb
iki çift | adults=4 |
3 çift kalkan ağustos | adults=6&month=2027-08&town=kalkan |
karı koca | adults=2 |
tek başıma | adults=1 |
2 kişi 2 gece | nights=2&adults=2&month=YEAR |
bodrum merkeze 10 dk | type=merkezi-villalar&district=bodrum |
kalabalık aile 14 kişi | adults=14&type=genis-aile-villalari |
fethiye de havuzlu müstakil ev 2 ekim 9 ekim | checkin=2027-10-02&checkout=2027-10-09&district=fethiye&feature=ozel-havuz |
villa kalkan haziran 2027 | month=2027-06&town=kalkan |
5-6 kişi | adults=6 |
3-4 gün | nights=4&month=YEAR |
temmuz ilk hafta bodrum bitez 8 kişi 120k | checkin=2027-07-01&checkout=2027-07-08&adults=8&town=bitez&maxTotal=120000 |
15 ağustostan önce | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08 |
15 ağustostan sonra | checkin=2027-08-22&checkout=2027-08-29&flex=7 |
temmuzda hafta sonu | nights=2&month=2027-07 |
haziran hafta sonu fethiye | nights=2&month=2027-06&district=fethiye |
23 nisan hafta sonu | checkin=2027-04-23&checkout=2027-04-25 |
29 ekim hafta sonu sapanca | checkin=2027-10-29&checkout=2027-10-31&district=sapanca |
19 mayıs tatili | checkin=2027-05-19&checkout=2027-05-26 |
hafta içi 3 gece | nights=3&month=YEAR |
bebeğimizle | babies=1 |
2 bebekli aile | babies=2 |
çocuğumuzla kalkan | children=1&town=kalkan |
köpeğim var | feature=evcil-hayvan-kabul |
2 köpek | feature=evcil-hayvan-kabul |
gecelik en fazla 8 bin | maxPrice=8000 |
8000 tl gecelik | maxPrice=8000 |
günlük 5000 | maxPrice=5000 |
gecelik 5000 tl altı kalkan | town=kalkan&maxPrice=5000 |
10000-15000 gecelik | minPrice=10000&maxPrice=15000 |
geceligi 10 bin ile 15 bin arasi | minPrice=10000&maxPrice=15000 |
10 bin 15 bin arası gecelik | minPrice=10000&maxPrice=15000 |
haftalık 50-70 bin | month=YEAR&minTotal=50000&maxTotal=70000 |
100bin tl alti | month=YEAR&maxTotal=100000 |
yüz bine kadar | month=YEAR&maxTotal=100000 |
1.5 milyon | month=YEAR&maxTotal=1500000 |
6 yetişkin + 2 çocuk | adults=6&children=2 |
4+2 kişi | adults=4&children=2 |
4 kişi 2si çocuk | adults=2&children=2 |
6 kisi (2 cocuk) | adults=4&children=2 |
3 yatak odalı 6 kişilik | adults=6&bedrooms=3 |
5 odalı 10 kişi bodrum ağustos | adults=10&month=2027-08&district=bodrum&bedrooms=5 |
01.08.2027 - 08.08.2027 | checkin=2027-08-01&checkout=2027-08-08 |
1 agustos 2027 - 8 agustos 2027 kalkan | checkin=2027-08-01&checkout=2027-08-08&town=kalkan |
ağustos 1-8 | checkin=2027-08-01&checkout=2027-08-08 |
8 ağustos'a kadar | month=2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08 |
temmuz 15 ağustos 1 | checkin=2027-07-15&checkout=2027-08-01 |
30 haziran - 5 temmuz | checkin=2027-06-30&checkout=2027-07-05 |
28 aralık 2 ocak | checkin=2026-12-28&checkout=2027-01-02 |
28 aralik - 2 ocak 8 kisi sapanca | checkin=2026-12-28&checkout=2027-01-02&adults=8&district=sapanca |
pazartesi cuma | checkin=2026-11-30&checkout=2026-12-04 |
mayıs sonu haziran başı | checkin=2027-06-01&checkout=2027-06-08 |
haziran veya temmuz | month=2027-06,2027-07 |
haziran-temmuz | month=2027-06,2027-07 |
eylülün ortası | checkin=2027-09-12&checkout=2027-09-19 |
yaz sonu | month=2027-08 |
balayi icin kas 5 gece haziran | nights=5&month=2027-06&type=balayi-villalari&district=kas |
balayı çifti | adults=2&type=balayi-villalari |
yeni evli | type=balayi-villalari |
evlilik yıl dönümü | type=balayi-villalari |
jakuzisi olan | feature=jakuzi |
jakuzili değil havuzlu | feature=ozel-havuz |
havuzu büyük | feature=ozel-havuz |
deniz gören teras | feature=deniz-manzarasi,teras |
denize 100 metre | sea=100 |
denize 1 km | sea=1000 |
denize max 2km | sea=2000 |
kumsala yakın | sea=800 |
plajı olan | type=denize-sifir-villalar |
özel plajlı | type=denize-sifir-villalar |
iskelesi olan | type=denize-sifir-villalar |
kalkan merkez yürüme mesafesi | town=kalkan&type=merkezi-villalar |
kaputaşa yakın | town=kalkan,islamlar,uzumlu,patara |
kas kaputas | town=kalkan,islamlar,uzumlu,patara |
kelebek vadisi | town=faralya,oludeniz,hisaronu |
ölüdeniz belcekız | town=oludeniz |
fethiye çalış | town=calis |
marmariste icmeler | town=turunc |
side belek | town=belek |
sapanca göl manzaralı | type=doga-icinde-villalar&district=sapanca |
göl manzarası | type=doga-icinde-villalar |
orman içinde bungalov | type=doga-icinde-villalar,bungalovlar |
kapadokya taş ev | all |
kirallık villa | all |
kalkn | town=kalkan |
kalakn | town=kalkan |
fetiye | district=fethiye |
fthiye | district=fethiye |
bdrum | district=bodrum |
marmars | district=marmaris |
ölüdniz | town=oludeniz |
muhafazkar | type=muhafazakar-villalar |
muhafazar villa | type=muhafazakar-villalar |
muhafazakar vila kalkn 6 ksi | adults=6&town=kalkan&type=muhafazakar-villalar |
jakuzi'li | feature=jakuzi |
jakuzlu | feature=jakuzi |
jaguzili | feature=jakuzi |
cakuzili | feature=jakuzi |
jacuzzi | feature=jakuzi |
jakuzi sauna hamam | feature=jakuzi,sauna,hamam |
suana | feature=sauna |
15000 gecelik | maxPrice=15000 |
15000 | month=YEAR&maxTotal=15000 |
20 ağustos sonrası 1 hafta | checkin=2027-08-27&checkout=2027-09-03&flex=7 |
19 mayıs hafta sonu | checkin=2027-05-19&checkout=2027-05-23 |
30 ağustos uzun hafta sonu kaş | checkin=2027-08-27&checkout=2027-08-30&district=kas |
bu gece 2 kişi sapanca | checkin=2026-11-29&checkout=2026-12-06&adults=2&district=sapanca |
çocuklarımızla 6 kişi | adults=5&children=1 |
2 bebeğim var | babies=2 |
dağ manzaralı | type=doga-icinde-villalar |
aralık ayında sapanca | month=2026-12&district=sapanca |
`;

typedAsks(TYPED);

it.each(['07-9999', 'V9999', '0532 111 22 33'])('%s is no budget and no party', (text) =>
  expect(askedInWords(text, OPTIONS, DAY)).toBeNull(),
);
