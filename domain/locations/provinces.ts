/** The 81 provinces (il) by plate number: the first is 1, Adana. */
export const PROVINCES: readonly string[] = [
  'Adana, Adıyaman, Afyonkarahisar, Ağrı, Amasya, Ankara, Antalya, Artvin, Aydın',
  'Balıkesir, Bilecik, Bingöl, Bitlis, Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum',
  'Denizli, Diyarbakır, Edirne, Elazığ, Erzincan, Erzurum, Eskişehir, Gaziantep, Giresun',
  'Gümüşhane, Hakkari, Hatay, Isparta, Mersin, İstanbul, İzmir, Kars, Kastamonu, Kayseri',
  'Kırklareli, Kırşehir, Kocaeli, Konya, Kütahya, Malatya, Manisa, Kahramanmaraş, Mardin',
  'Muğla, Muş, Nevşehir, Niğde, Ordu, Rize, Sakarya, Samsun, Siirt, Sinop, Sivas',
  'Tekirdağ, Tokat, Trabzon, Tunceli, Şanlıurfa, Uşak, Van, Yozgat, Zonguldak, Aksaray',
  'Bayburt, Karaman, Kırıkkale, Batman, Şırnak, Bartın, Ardahan, Iğdır, Yalova, Karabük',
  'Kilis, Osmaniye, Düzce',
].flatMap((line) => line.split(', '));

/** The province of a plate number; null outside 1 to 81. */
export function provinceOf(plate: number): string | null {
  return PROVINCES[plate - 1] ?? null;
}
