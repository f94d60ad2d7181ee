/** Words that ask for nothing, folded, by language: another language is another list. */
const TR = `villa vila villalar villalari villasi vill ev evi evler evleri kiralik kiralama kirala kiralamak kiraliyor kiralayan kiralanacak
  yazlik tatil tatilevi tatili icin ve ile veya yada ya da de bir en az cok fazla olan olsun olacak
  olarak gibi bize bana biz ben var varmi mi mu lazim gerek gerekli istiyor istiyoruz istiyorum istiyorlar ister isteriz bakiyoruz
  bakiyor bakiyorum ariyor ariyoruz ariyorum arayan bul bulun goster musait musaitlik uygun bos tarih tarihi tarihler tarihleri
  tarihlerinde tarihinde arasi arasinda arasi itibaren baslayan giris cikis girisli cikisli toplam merhaba selam iyi gunler
  aksamlar lutfen acaba hakkinda fiyat fiyati fiyatlar fiyatlari ne kadar nedir civari civarinda tarafi taraflari yakini yakininda yakinlarinda cevresi cevresinde
  bolge bolgesi bolgesinde bolgesindeki ilcesi ilinde ili merkezli sure boyunca kalacagiz kalacagim kalacak kalmak konaklama adet tane
  aile ailesi ailem ailece arkadas arkadaslarla toplamda butce butcesi butcemiz butcem bizim onlar olmali odali yaklasik artik hem dolu bosta butceleri
  haftasi arti aylarinda ayi ayinda ayin girisi cikisi girip cikip girecek girecekler girecegiz cikacak
  cikacaklar cikacagiz donecek donecekler donecegiz gelecekler gelecegiz varis ayrilis herhangi kac para acil hafta haftalik
  gunluk gecelik gecelige aylik sezonluk donemlik gunubirlik rezervasyon aksam aksami gelebilir kalabilir miyiz miyim musunuz
  tl lira ici icinde onerir oneri onerin onerileri onerirsiniz misiniz dusunuyoruz planliyoruz guzel iyisi bizi tesekkurler tesekkur ederim ederiz sayin site
  sitesi sitesinde icinden dan den turkiye turkiyede otel yer yeri yerler hangi nerede tarihte olur ara arama dost dostu tamamen tam sahili sahilinde sahillerinde kalabilecegimiz kalabilecek kacamak kacamagi kabul eden edilen annem annemiz babam babamiz esim dedem ninem
  buyuk kucuk genis ferah temiz nezih sirin harika super kaliteli guvenli guvenilir rahat keyifli bi seneye sene gidilecek gidecek girmek
  cikmak sahibinden aksamindan kisa uzun sureli tavsiye bulur musun misin siri alexa google asistan cekirdek kusak arada kiz kiza erkek erkege
  sirket gezi gezisi toplanti araba arabayla aracla arac koylari koyu yapar yapan kalabilir edin etsin olsa olanlar mesela falan filan imkani garantili izlenen icilen ama fakat okey damat damadim gelinim keser kesiyor
  dahil hepsi sart aylari yil yili yilinda yilin sabah ogle oglen ogleyin aksamustu saat saatte donem boyu burada buraya buradan belki kendimiz kendi adina adini adin adiniz durun secin dusun emekli hamile liseli bekar hizli sey sekilde haci kardes gari gadar hele yollu duzgun ayarla ayarlar dubleks
  duplex dublex tripleks triplex suit residence check checkin checkout max maks maximum maksimum bey hanim aradi aradilar gelion gelicek bilen bilir`;

const EN = `the a an with for in at on and or of to from by we i are is am our my me looking look need want would like please hello hi
  dear holiday holidays vacation rent rental rentals house houses home homes stay place villas there any some have has near close about
  around available availability price prices family friends accommodation summer turkey turkiye budget must`;

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

export const FILLERS: ReadonlySet<string> = new Set([TR, EN].flatMap(words));

/** Fillers long enough to be recognised with a suffix: "villada", "tarafında". */
export const STEMS: readonly string[] = [...FILLERS].filter(({ length }) => length >= 4);

/** Fillers long enough to be recognised with a typing mistake: "kiralk", "vilalar". */
export const LONG_FILLERS: readonly string[] = [
  'villa',
  ...[...FILLERS].filter(({ length }) => length >= 6),
];

/** Words of their own, one letter away from a name or a wish: "dere" is no Demre, "doğu" no dog. */
export const OWN_WORDS: readonly string[] = words(
  `bura burada buraya buradan buralar buralarda buradaki kalan kalani kalanlar belki kendimiz adina adini adada adalar gozden dogu doguda dogusu cati
   catida catili tavan dere deresi kaynak kavak limon hayal hilal sahin selin sakiz orhan oran temas ters kapak kirik bitmez mandalina
   kasik kopya halat machine machines kisim durun dusun secin sesinden adin adiniz koya eser`,
);

/** "jakuzi istemiyoruz", "kalkan hariç": what precedes is not wanted. Stems and whole words. */
export const AGAINST: readonly string[] = words(
  `istemiyor istemiyoruz istemiyorum istemez istemeyiz istemem olmasin olmayan degil haric haricinde disinda olmadan
   etmeyen etmiyor edilmeyen istemeyen girmeyen almayan yasak getirmiyoruz getirmiyorum getirmeyecegiz getirmeyecegim gelmiyor gelmeyecek almiyoruz yerine`,
);

/** "jakuzi şart değil", "deniz manzarası fark etmez": what precedes need not be. */
export const NO_MATTER: readonly (readonly string[])[] = [
  ['sart', 'degil'],
  ['onemli', 'degil'],
  ['gerek', 'yok'],
  ['gerekli', 'degil'],
  ['lazim', 'degil'],
  ['gerekmiyor'],
  ['gerekmez'],
  ['farketmez'],
  ['fark', 'etmez'],
];
