import { inPlace } from '#domain/locations/locative.ts';

/** What was understood and what was supposed of a search in words. */
export default {
  unknown: (words: readonly string[]) =>
    `${words.map((one) => `“${one}”`).join(', ')} ile ne istediğinizi anlayamadık.`,
  nothingKnown:
    'Bütün villalarımız aşağıda; yer, tarih ya da kişi sayısı yazarak daraltabilirsiniz.',
  people: (words: string, count: number) => `“${words}” sözünü ${count} kişi olarak aldık.`,
  noneThere: (place: string) => `${inPlace(place)} villamız yok.`,
  nearThere: (place: string, nearest: readonly string[]) =>
    `${inPlace(place)} villamız yok; en yakın yerlerimiz: ${nearest.join(', ')}.`,
  noFilter: (words: string) =>
    `“${words}” için bir süzgecimiz yok: olup olmadığı evin sayfasında yazar.`,
  terms: (words: string) =>
    `“${words}” ile süzemiyoruz: ödeme, iptal, depozito ve transferin nasıl olduğu “Sıkça sorulan sorular” sayfamızda yazar.`,
  noRate: (words: string) => `“${words}”: bugünün kurunu bilmediğimiz için bütçeye bakamadık.`,
  tooMany:
    'Bu kadar kişiyi alan tek bir evimiz yok: birbirine yakın birkaç ev tutabilirsiniz, bize yazın.',
  noDates: (nights: number, isBudget: boolean) =>
    `Tarih yazmadınız: önümüzdeki on iki ayda ${isBudget ? 'bütçenize uyan' : 'boş'} ${
      nights === 7 ? 'herhangi bir haftaya' : `herhangi bir ${nights} geceye`
    } baktık. Tarih seçerseniz fiyatı o günlere göre gösteririz.`,
  datesAreOver: (stay: string) =>
    `O günler geçti; aynı haftanın gelecek sefere denk gelen günleri: ${stay}.`,
};
