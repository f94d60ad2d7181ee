import { typedAsks } from './typed.testing.ts';

/**
 * Written down before anybody looked at what is understood: families, honeymoons, pets, old people,
 * groups, typing mistakes, dictated sentences, days, budgets, what is not wanted, places around, and
 * what no search can find.
 */
const TYPED = `
iki aile dört çocuk ölüdeniz | adults=4&children=4&town=oludeniz |
anneanne dede ve torunlarla 9 kişi kalkan | adults=8&children=1&town=kalkan |
yaşlı annem var merdiven olmasın kaş | district=kas&feature=zemin-kat-yatak-odasi,basamaksiz-giris |
2 yetişkin 1 çocuk 1 bebek temmuz | adults=2&children=1&babies=1&month=2027-07 |
çekirdek aile 4 kişi fethiye | adults=4&district=fethiye |
üç kuşak bir arada 11 kişilik villa | adults=11 | üç
ikizlerimiz var 2 bebek mama sandalyesi | babies=2&feature=mama-sandalyesi |
6 yaşında oğlumuz var | children=1 |
balayımız için kalkanda gözden uzak bir villa | town=kalkan&type=balayi-villalari&feature=korunakli-havuz |
balayına kaş 20 haziran 5 gece | checkin=2027-06-20&checkout=2027-06-25&type=balayi-villalari&district=kas |
evlilik teklifi için romantik villa | type=balayi-villalari |
10. yıl dönümümüz ağustos 14 gümüşlük 2 kişi | checkin=2027-08-14&checkout=2027-08-21&adults=2&town=gumusluk&type=balayi-villalari | 10.
tesettürlü eşim rahat etsin dışarıdan görünmesin havuz | type=muhafazakar-villalar&feature=korunakli-havuz,ozel-havuz |
kapalı bayanlar için uygun havuzlu villa | type=muhafazakar-villalar&feature=ozel-havuz |
komşu görmeyen havuz | feature=korunakli-havuz,ozel-havuz |
mahremiyeti olan ölüdeniz villası | town=oludeniz&feature=korunakli-havuz |
hanımlar rahat yüzebilsin | type=muhafazakar-villalar | yüzebilsin
golden retriever ile gelebileceğimiz villa | feature=evcil-hayvan-kabul |
2 kedimiz var datça | town=selimiye,bitez&feature=evcil-hayvan-kabul |
köpek kabul eden çevrili bahçeli akyaka | town=turunc,dalyan&feature=evcil-hayvan-kabul,bahce | çevrili
patili dostumuzla tatil | feature=evcil-hayvan-kabul |
evcil hayvan yok 4 kişiyiz | adults=4 |
diz ameliyatı geçirdi tek katlı olsun | feature=tek-katli | diz ameliyatı geçirdi
tekerlekli sandalyeye uygun bodrum | district=bodrum&feature=basamaksiz-giris |
alt katta yatak odası olan | feature=zemin-kat-yatak-odasi |
yaşlı dostu villa | feature=zemin-kat-yatak-odasi |
5 arkadaş 3 gece bodrum haziran | nights=3&adults=5&month=2027-06&district=bodrum |
erkek grubu 6 kişi | adults=6 |
bekarlığa veda 8 kız bodrum | adults=8&district=bodrum |
20 kişilik şirket gezisi sapanca | adults=20&district=sapanca |
doğum günü partisi için villa 12 kişi | adults=12 |
kız arkadaşımla kaş | district=kas |
nişanlımla iki kişi | adults=2 |
kalkn da vila | town=kalkan |
fetihye oludniz | town=oludeniz |
bodurm yalikavak | town=yalikavak |
marmariis | district=marmaris |
jakuzlii vila | feature=jakuzi |
havuzlü vilaa | feature=ozel-havuz |
cocuk havzlu | feature=cocuk-havuzu |
muhafzakar villa kalkan | town=kalkan&type=muhafazakar-villalar |
denis manzarali | feature=deniz-manzarasi |
agutos 8 kisi | adults=8&month=2027-08 |
temuz ayı | month=2027-07 |
haziran ayi icin kalkanda alti kisilik havuzlu villa ariyoruz | adults=6&month=2027-06&town=kalkan&feature=ozel-havuz |
bize kaş tarafında haziranın ikinci haftası için dört kişilik bir ev bulur musun | checkin=2027-06-08&checkout=2027-06-15&adults=4&district=kas |
on beş temmuzdan yirmi iki temmuza kadar kalkan | checkin=2027-07-15&checkout=2027-07-22&town=kalkan |
siri bana fethiyede villa bul | district=fethiye |
merhaba ağustosun onu ile on yedisi arası sekiz kişilik villa var mı | checkin=2027-08-10&checkout=2027-08-17&adults=8 |
önümüzdeki yaz iki hafta kalkanda kalmak istiyoruz toplam altı kişiyiz | nights=14&adults=6&month=2027-06,2027-07,2027-08&town=kalkan |
hangi villada jakuzi var | feature=jakuzi |
yüzme havuzu olan kiralık ev lazım bize dört kişi | adults=4&feature=ozel-havuz |
12.07.27 19.07.27 | checkin=2027-07-12&checkout=2027-07-19 |
2027-07-12 / 2027-07-19 | checkin=2027-07-12&checkout=2027-07-19 |
12 tem - 19 tem | checkin=2027-07-12&checkout=2027-07-19 |
12-19 tem 27 | checkin=2027-07-12&checkout=2027-07-19 |
12temmuz-19temmuz | checkin=2027-07-12&checkout=2027-07-19 |
12 Temmuz Pazartesi giriş 7 gece | checkin=2027-07-12&checkout=2027-07-19 |
12/7-19/7 6 kişi | checkin=2027-07-12&checkout=2027-07-19&adults=6 |
temmuz 12'den 19'una | checkin=2027-07-12&checkout=2027-07-19 |
ayın 5i ile 9u arası | checkin=2026-12-05&checkout=2026-12-09 |
5 aralık cuma 2 gece sapanca | checkin=2026-12-05&checkout=2026-12-07&district=sapanca |
yarın 1 gece sapanca | checkin=2026-11-30&checkout=2026-12-01&district=sapanca |
haftaya cuma pazar arası sapanca | checkin=2026-12-04&checkout=2026-12-06&district=sapanca |
ocak ayının ilk haftasonu | checkin=2027-01-01&checkout=2027-01-03 |
14 şubat sevgililer günü bungalov | checkin=2027-02-14&checkout=2027-02-21&type=balayi-villalari,bungalovlar |
kurban bayramının ikinci günü 5 gece | checkin=2027-05-17&checkout=2027-05-22 |
bayramdan sonraki hafta kaş | checkin=2027-03-11&checkout=2027-03-18&district=kas |
15 tatil sapanca | checkin=2027-01-27&checkout=2027-02-03&district=sapanca&flex=4 |
okullar kapanınca | checkin=2027-07-03&checkout=2027-07-10&flex=7 |
temmuz ortası 10 gün | checkin=2027-07-12&checkout=2027-07-22 |
ağustos sonu eylül başı 1 hafta | checkin=2027-09-01&checkout=2027-09-08 |
10-20 ağustos arası 5 gece | checkin=2027-08-13&checkout=2027-08-18&flex=3 |
1 ay kalmak istiyoruz ekim | checkin=2027-10-02&checkout=2027-11-01&flex=1 |
60.000 tl'yi geçmesin | month=YEAR&maxTotal=60000 |
60k | month=YEAR&maxTotal=60000 |
60bin-80bin arası 1 hafta | month=YEAR&minTotal=60000&maxTotal=80000 |
yüz elli bin bütçemiz var ağustos 8 kişi | adults=8&month=2027-08&maxTotal=150000 |
geceliği 7500 tl yi geçmeyen kalkan | town=kalkan&maxPrice=7500 |
gecelik 10k altı | maxPrice=10000 |
günlüğü 5 bin liraya kadar | maxPrice=5000 |
2000 euro bütçe 1 hafta haziran | month=2027-06&maxTotal=97205 |
$1500 1 week june | month=2027-06&maxTotal=62777 |
kişi başı 10 bin 6 kişi 5 gece | nights=5&adults=6&month=YEAR&maxTotal=60000 |
toplam bütçe 90.000₺ temmuz kaş | month=2027-07&district=kas&maxTotal=90000 |
çok pahalı olmasın kalkan | town=kalkan&type=ekonomik-villalar |
en ucuz villa fethiye | district=fethiye&sort=price |
bütçe dostu jakuzili | type=ekonomik-villalar&feature=jakuzi |
jakuzi olmasın | all |
ortak havuz istemiyoruz 4 kişi | adults=4 |
sapanca hariç bungalov | type=bungalovlar | sapanca hariç
çocuksuz 2 kişi kaş | adults=2&district=kas |
havuz şart değil deniz manzarası olsun | feature=deniz-manzarasi |
çalış plajına yakın 4 kişi | adults=4&town=calis |
ölüdeniz yakını sakin villa | town=oludeniz&type=doga-icinde-villalar |
göcek koyları | town=gocek |
akyaka kiralık villa | town=turunc,dalyan |
datça palamutbükü | town=selimiye,bitez | palamutbükü
gümüşlük gün batımı manzaralı | town=gumusluk&feature=deniz-manzarasi |
olympos yakınında villa | all |
patara plajına yürüme | town=patara&sea=800 |
saklıkent yakını | town=uzumlu,islamlar,kalkan,patara |
marmaris içmeler | town=turunc |
kaputaş plajına yakın 6 kişilik | adults=6&town=kalkan,islamlar,uzumlu,patara |
kekovaya yakın | town=kas-merkez,cukurbag |
kabak koyu faralya | town=faralya |
bodrum merkez yürüme mesafesi | type=merkezi-villalar&district=bodrum |
yalıkavak marina | town=yalikavak |
bodrum marinaya yakın 4 kişi | adults=4&district=bodrum |
kaş limanına yakın | district=kas |
fethiye marina | district=fethiye |
markete yakın | all |
market yürüme mesafesinde olsun ölüdeniz | town=oludeniz |
restoranlara yakın kalkan | town=kalkan |
hastaneye yakın yaşlı için | feature=zemin-kat-yatak-odasi |
havaalanına yakın | all |
dalaman havalimanına 30 dk | town=gocek,dalyan |
antalya havalimanına yakın | town=belek |
bodrum havaalanına yakın 6 kişi | adults=6&town=golturkbuku,bitez,yalikavak |
taksitli villa kiralama | all |
taksit var mı kalkan temmuz | month=2027-07&town=kalkan |
kredi kartına 6 taksit | all |
kapıda ödeme | all |
depozitosuz villa | all |
ücretsiz iptal kaş | district=kas |
iptal edilebilir rezervasyon | all |
havaalanı transferi olan kalkan | town=kalkan |
kahvaltı dahil fethiye | district=fethiye |
netflix olan villa | all |
temizlik dahil 1 hafta kaş | month=YEAR&district=kas |
araba ile gideceğiz otopark | feature=otopark |
deprem güvenli yeni yapı | all |
her odada banyo 4 oda | bedrooms=4 |
ebeveyn banyolu 3 oda | bedrooms=3 |
denize ve merkeze yakın villa kaş | type=merkezi-villalar&district=kas&sea=800 |
markete ve denize yürüme mesafesinde | sea=800 |
torunumla 3 kişi | adults=2&children=1 |
4 ve 7 yaşında iki çocuk 2 yetişkin | adults=2&children=2 |
1 yaşında bebeğimiz var | babies=1 |
kızım ve damadımla 5 kişi | adults=4&children=1 |
taksit imkanı 8 kişi bodrum | adults=8&district=bodrum |
12 taksit kalkan | town=kalkan |
peşin fiyatına taksit | all |
dalaman havaalanına 1 saat | town=gocek,dalyan |
iskelesi olan selimiye | town=selimiye&type=denize-sifir-villalar |
kaş marina 4 kişi | adults=4&district=kas |
bayram sonrası 5 gece bodrum | checkin=2027-03-12&checkout=2027-03-17&district=bodrum&flex=1 |
kurban bayramından önce | checkin=2027-05-08&checkout=2027-05-15 |
bayramın 2. günü 4 gece | checkin=2027-03-10&checkout=2027-03-14 |
temmuzun son hafta sonu | checkin=2027-07-30&checkout=2027-08-01 |
mart ayının ikinci hafta sonu sapanca | checkin=2027-03-12&checkout=2027-03-14&district=sapanca |
haziranın yirmisinden yirmi yedisine | checkin=2027-06-20&checkout=2027-06-27 |
eylülün beşi ile on ikisi | checkin=2027-09-05&checkout=2027-09-12 |
kişi başı 5000 tl 4 kişi 3 gece | nights=3&adults=4&month=YEAR&maxTotal=20000 |
adam başı 10 bin | month=YEAR&maxTotal=10000 |
2 ay kiralık kış | checkin=2026-12-16&checkout=2027-02-14&flex=7 |
gün batımı izlenen teras | feature=deniz-manzarasi,teras |
parti yapılabilen villa bodrum | district=bodrum |
düğün için villa | all |
sigara içilen villa | all |
alkolsüz villa | type=muhafazakar-villalar |
kahvaltılı | all |
iptal garantili kaş temmuz | month=2027-07&district=kas |
depozito istemeyen | all |
faturalı kiralama şirket için | all |
erkek erkeğe tatil | all |
kuzenlerle 8 kişi fethiye | adults=8&district=fethiye |
annem babam ve ben | adults=3 |
ekiple 10 kişi | adults=10 |
köpeksiz | all |
8 kişilik villa kalkan 12-19 temmuz 2027 en fazla 120000 | checkin=2027-07-12&checkout=2027-07-19&adults=8&town=kalkan&maxTotal=120000 |
saat 14te giriş | all |
kalkan merkezde market yakını havuzlu | town=kalkan&type=merkezi-villalar&feature=ozel-havuz |
olimpos çıralı bungalov | type=bungalovlar |
patara plajı 4 kişi | adults=4&town=patara |
yasli babam icin duz giris datca | town=selimiye,bitez&feature=zemin-kat-yatak-odasi,basamaksiz-giris |
okey google kaş villa | district=kas |
akyaka azmak kenarı | town=turunc,dalyan | azmak kenarı
gumusluk balikci yakini | town=gumusluk | balikci
havuzlu ve jakuzili olsun ama sauna olmasın | feature=ozel-havuz,jakuzi |
6 kişi 5 gece gecelik kişi başı 1500 | nights=5&adults=6&month=YEAR&maxPrice=9000 |
`;

typedAsks(TYPED);
