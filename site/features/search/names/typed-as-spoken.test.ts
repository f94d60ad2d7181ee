import { typedAsks } from './typed.testing.ts';

/**
 * A third set, written down before anybody looked at what is understood: dialect, feasts and holidays
 * by their names, years, hours, schools, who comes along. 105 of 236 were read wrongly or not wholly;
 * these are they.
 */
const TYPED = `
dört kişilik bir aile, temmuzun 10'u gibi gelsek 1 hafta kaş | checkin=2027-07-10&checkout=2027-07-17&adults=4&district=kas |
5 nüfuslu aileyiz fethiye | adults=5&district=fethiye |
kaynanam kayınpederim ve biz 6 kişi | adults=6 |
emekli çift sakin köy evi | adults=2&type=doga-icinde-villalar |
liseli gençlerle 10 kişi | adults=10 |
hamile eşimle sessiz bir yer kayaköy | town=kayakoy&type=doga-icinde-villalar |
islamlarda serin yayla | town=islamlar&type=doga-icinde-villalar |
kaşş | district=kas |
gelion mu köpeğimle | feature=evcil-hayvan-kabul |
gidek bi kalkana 5 kişi | adults=5&town=kalkan |
bi ev lazım bize denize yakın olsun gari | sea=800 |
ucuz yollu bi şey var mı bodrumda | type=ekonomik-villalar&district=bodrum |
hacı bi villa ayarla 6 kişi 3 gün | nights=3&adults=6&month=YEAR |
ne gadar kalkan 7 gece | month=YEAR&town=kalkan |
23 nisanda çocuklarla | checkin=2027-04-23&checkout=2027-04-30&children=1 |
noel tatili | month=2026-12 |
nevruz | checkin=2027-03-21&checkout=2027-03-28 |
hıdrellez | checkin=2027-05-06&checkout=2027-05-13 |
sömestr tatilinde kayak yakını | checkin=2027-01-27&checkout=2027-02-03&flex=4 |
okullar açılmadan önce son hafta | checkin=2027-08-21&checkout=2027-08-28&flex=5 | son
uzun dönem kiralık villa | all |
sabah erken giriş yapabilir miyiz | all |
12 temmuz öğlen giriş 19 temmuz sabah çıkış | checkin=2027-07-12&checkout=2027-07-19 |
gece 11 de gelsek olur mu | all |
12-19 temmuz '27 | checkin=2027-07-12&checkout=2027-07-19 |
12-19 temmuz 28 | checkin=2028-07-12&checkout=2028-07-19 |
2027 yazı kalkan | month=2027-06,2027-07,2027-08&town=kalkan |
2028 temmuz 6 kişi | adults=6&month=2028-07 |
gelecek sene haziran | month=2027-06 |
ay başında 5 gece | checkin=2026-12-02&checkout=2026-12-07&flex=1 |
bebek 1,5 yaşında kalkan | babies=1&town=kalkan |
bir buçuk yaşında bebeğimizle kalkan | babies=1&town=kalkan |
2 çocuk 1,5 ve 4 yaşında | children=2 |
2 çocuk (1,5 ve 4) kalkan | children=2&town=kalkan |
çocuk 2 yaşında kalkan | babies=1&town=kalkan |
çocuklar 3 ve 5 yaşında | children=2 |
100.000,00 TL bütçe | month=YEAR&maxTotal=100000 |
yarım milyon | month=YEAR&maxTotal=500000 |
sea view olsun jakuzi must | feature=deniz-manzarasi,jakuzi |
honeymoon için suit kalkan | town=kalkan&type=balayi-villalari |
wifi hızlı olsun çalışacağım | feature=wifi |
checkin 05.07 checkout 12.07 4 adults | checkin=2027-07-05&checkout=2027-07-12&adults=4 |
trampolin, salıncak | all | salıncak
plaja arabayla 5 dk | sea=3000 |
yolu düzgün olan villa | all |
kalabalıktan uzak | type=doga-icinde-villalar |
ormanın içinde şömineli ahşap | type=doga-icinde-villalar,bungalovlar&feature=somine |
güneş batımı gören teraslı | feature=deniz-manzarasi,teras |
ingilizce bilen ev sahibi | all |
klima her odada 4 yatak odalı 3 banyo | feature=klima-her-odada&bedrooms=4&bathrooms=3 |
dublex villa bodrum | district=bodrum |
kaş kalkan patara arası gezmek | town=kalkan,patara |
biz üç kardeş eşlerimizle 6 kişi çeşme yerine bodrum | adults=6&district=bodrum |
babaannem de gelecek toplam 7 kişi düz ayak ev | adults=7&feature=basamaksiz-giris |
15 gün tatil yapıcaz ağustosta 4 kişi | nights=15&adults=4&month=2027-08 |
4 kişiyiz 1 köpek göcek haziran | adults=4&month=2027-06&town=gocek&feature=evcil-hayvan-kabul |
12 tem 27 - 19 tem 27 | checkin=2027-07-12&checkout=2027-07-19 |
5 eyl 28 7 gece | checkin=2028-09-05&checkout=2028-09-12 |
gelecek yıl temmuz kaş 8 kişi | adults=8&month=2027-07&district=kas |
bu yıl aralık sapanca | month=2026-12&district=sapanca |
önümüzdeki yıl bayramda bodrum | checkin=2027-03-08&checkout=2027-03-11&district=bodrum |
2028 yılbaşı uludağ | checkin=2027-12-30&checkout=2028-01-02 |
kalkan 8 kişi 2028 temmuz | adults=8&month=2028-07&town=kalkan |
8 kişi kalkan temmuz ayı 2028 yılı | adults=8&month=2028-07&town=kalkan |
cumhuriyet bayramında 3 gece fethiye | checkin=2027-10-29&checkout=2027-11-01&district=fethiye |
zafer bayramı bodrum 4 kişi | checkin=2027-08-30&checkout=2027-09-06&adults=4&district=bodrum |
çocuk bayramında sapanca bungalov | checkin=2027-04-23&checkout=2027-04-30&type=bungalovlar&district=sapanca |
gençlik bayramı 19 mayıs kaş | checkin=2027-05-19&checkout=2027-05-26&district=kas |
14:00 giriş 11:00 çıkış 5-12 ağustos | checkin=2027-08-05&checkout=2027-08-12 |
akşam 9 gibi geliriz 20 haziran 1 hafta | checkin=2027-06-20&checkout=2027-06-27 |
sabah 8 kişi geliyoruz | adults=8 |
250.000,00 TL bütçe 10 kişi temmuz | adults=10&month=2027-07&maxTotal=250000 |
bütçe yarım milyon bodrum ağustos | month=2027-08&district=bodrum&maxTotal=500000 |
plaja arabayla 10 dakika | sea=6000 |
denize arabayla en fazla 5 dk | sea=3000 |
kalkaaan | town=kalkan |
serin yayla evi | type=doga-icinde-villalar |
puset ile girilebilen | feature=basamaksiz-giris |
6 aylık kiralık fethiye | nights=28&month=YEAR&district=fethiye |
ay ortasında 2 gece sapanca | checkin=2026-12-14&checkout=2026-12-16&district=sapanca&flex=3 |
gelecek ayın başında | checkin=2026-12-01&checkout=2026-12-08 |
dere kenarında bungalov | type=bungalovlar | dere kenarında
limon bahçeli ev | feature=bahce | limon
belki kalkan belki kaş | town=kalkan |
kendimiz pişireceğiz 6 kişi | adults=6 |
bursadan geliyoruz sapanca 2 gece | nights=2&month=YEAR&district=sapanca |
gözden ırak balayı | type=balayi-villalari&feature=korunakli-havuz |
kızlar tatili 5 kişi haziranın üçüncü haftası bodrum | checkin=2027-06-15&checkout=2027-06-22&adults=5&district=bodrum |
bize iki odalı bi yer bakar mısın kaşta temmuz sonu | checkin=2027-07-25&checkout=2027-08-01&district=kas&bedrooms=2 |
temmuzun 3. haftasında 8 kişi olacağız, bütçemiz 150-200 bin | checkin=2027-07-15&checkout=2027-07-22&adults=8&minTotal=150000&maxTotal=200000 |
abimlerle 9 kişi kalkana gelcez ağustos 2-9 | checkin=2027-08-02&checkout=2027-08-09&adults=9&town=kalkan |
şubat tatilinde kapalı havuzlu | checkin=2027-01-27&checkout=2027-02-03&feature=kapali-havuz&flex=4 |
yeni villalar | sort=newest |
villa kiralamak istiyorum eylul 10-17 kaş kişi sayısı 4 | checkin=2027-09-10&checkout=2027-09-17&adults=4&district=kas |
kaş'ta 3 oda 1 salon | district=kas&bedrooms=3 |
check in 5 temmuz check out 12 temmuz | checkin=2027-07-05&checkout=2027-07-12 |
4.5 üstü puan | rating=45 |
puanı 4,5 üstü kalkan | town=kalkan&rating=45 |
haziran temmuz ağustos farketmez 7 gece | month=2027-06,2027-07,2027-08 |
5 kafadar bodrum haziran | adults=5&month=2027-06&district=bodrum |
kar manzaralı bungalov | type=doga-icinde-villalar,bungalovlar |
anneler günü kaş | month=2027-05&district=kas |
`;

typedAsks(TYPED);
