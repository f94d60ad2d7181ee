import type { Location } from '#domain/maps/projection.ts';

/**
 * Places that people name and that are no region of the agency: sights, beaches, airports, towns
 * nearby and holiday places elsewhere. Names as written, then degrees north and east, to a
 * kilometre.
 */
const LIST = `
Ölüdeniz, Belcekız 36.55 29.12; Kabak, Kabak Koyu 36.46 29.13; Kelebekler Vadisi, Kelebek Vadisi 36.50 29.13; Faralya 36.49 29.14;
Gemiler, Gemiler Koyu, Gemiler Adası 36.56 29.07; Kayaköy 36.58 29.09; Babadağ 36.53 29.18; Ovacık 36.57 29.15; Hisarönü 36.57 29.14; Çalış, Çalış Plajı 36.66 29.10;
Katrancı, Katrancı Koyu 36.70 29.05; Yeşilüzümlü 36.75 29.24; Saklıkent, Saklıkent Kanyonu 36.47 29.40; Tlos 36.55 29.42; Xanthos, Ksanthos 36.36 29.32;
Letoon 36.33 29.29; Kınık 36.35 29.32; Patara, Patara Plajı 36.27 29.31; Gelemiş 36.27 29.32; Kaputaş, Kaputaş Plajı 36.23 29.45; Kalkan 36.27 29.41;
Kaş 36.20 29.64; Meis, Meis Adası 36.15 29.59; Limanağzı 36.19 29.66; Kekova 36.18 29.86; Simena, Kaleköy 36.19 29.86; Üçağız 36.20 29.85; Demre, Myra 36.24 29.98;
Finike 36.30 30.15; Adrasan 36.30 30.46; Olympos, Olimpos 36.40 30.47; Çıralı 36.41 30.48; Kemer 36.60 30.56; Konyaaltı 36.87 30.64; Lara 36.85 30.79;
Antalya Havalimanı 36.90 30.80; Belek 36.86 31.06; Side 36.77 31.39; Manavgat 36.79 31.44; Alanya 36.54 32.00; Gazipaşa 36.27 32.31; Elmalı 36.74 29.92; Gömbe 36.56 29.66;
Fethiye 36.62 29.12; Göcek 36.75 28.94; Dalaman, Dalaman Havalimanı 36.71 28.79; Sarıgerme 36.70 28.70; Dalyan 36.83 28.64; İztuzu 36.79 28.62; Köyceğiz 36.97 28.69;
Marmaris 36.85 28.27; İçmeler 36.80 28.24; Turunç 36.78 28.25; Selimiye 36.71 28.09; Bozburun 36.68 28.06; Datça 36.73 27.69; Akyaka 37.05 28.32; Gökova 37.05 28.36;
Bodrum 37.03 27.43; Gümüşlük 37.05 27.23; Türkbükü, Göltürkbükü 37.13 27.38; Yalıkavak 37.11 27.29; Turgutreis 37.01 27.26; Torba 37.08 27.46; Bitez 37.03 27.38; Gümbet 37.03 27.41;
Ortakent 37.04 27.34; Güvercinlik 37.14 27.57; Bodrum Havalimanı, Milas Havalimanı 37.25 27.67; Milas 37.32 27.78; Didim 37.38 27.27; Altınkum 37.36 27.28; Kuşadası 37.86 27.26; Efes 37.94 27.34; Şirince 37.94 27.43;
Çeşme 38.32 26.30; Alaçatı 38.28 26.37; Urla 38.32 26.77; Seferihisar 38.20 26.84; Foça 38.67 26.76; Ayvalık 39.32 26.70; Cunda 39.33 26.67; Assos 39.49 26.34; Bozcaada 39.83 26.07; Gökçeada 40.19 25.90; Akçay 39.58 26.92;
Sapanca 40.69 30.27; Maşukiye 40.70 30.14; Kartepe 40.73 30.02; Abant 40.60 31.28; Ağva 41.14 29.86; Şile 41.18 29.61; Uludağ 40.07 29.22; Yedigöller 40.94 31.74; Kıyıköy 41.63 28.09;
Kapadokya 38.64 34.83; Pamukkale 37.92 29.12; Salda, Salda Gölü 37.55 29.67; Eğirdir 37.87 30.85; Uzungöl 40.62 40.29; Ayder 40.95 41.10;
İstanbul 41.01 28.98; Ankara 39.93 32.86; İzmir 38.42 27.14; Bursa 40.19 29.06; Antalya 36.90 30.70; Muğla 37.22 28.36; Aydın 37.85 27.84; Sakarya 40.77 30.40; Kocaeli 40.77 29.92; Bolu 40.73 31.61; Yalova 40.65 29.27;
Balıkesir 39.65 27.88; Çanakkale 40.15 26.41; Denizli 37.78 29.09; Burdur 37.72 30.29; Isparta 37.76 30.55; Mersin 36.80 34.63; Adana 37.00 35.32; Hatay 36.20 36.16; Trabzon 41.00 39.72; Rize 41.02 40.52; Konya 37.87 32.49`;

const AIRPORT = 'Havalimanı';

type KnownPlace = { names: readonly string[]; location: Location };

export const KNOWN_PLACES: readonly KnownPlace[] = LIST.split(';').map((entry) => {
  const [, names = '', latitude, longitude] =
    /^(.+) (\d+\.\d+) (\d+\.\d+)$/s.exec(entry.trim()) ?? [];
  return {
    // "Bodrum Havaalanı" as well as "Bodrum Havalimanı".
    names: names
      .split(', ')
      .flatMap((name) =>
        name.endsWith(AIRPORT)
          ? ['Havalimanı', 'Havaalanı', 'Airport'].map((word) => name.replace(AIRPORT, word))
          : name,
      ),
    location: { latitude: Number(latitude), longitude: Number(longitude) },
  };
});

/** Coasts and regions, by the provinces that lie in them. */
export const REGIONS: readonly { names: readonly string[]; provinces: readonly string[] }[] = [
  { names: ['Akdeniz'], provinces: ['Antalya', 'Mersin', 'Adana', 'Hatay', 'Burdur', 'Isparta'] },
  { names: ['Ege'], provinces: ['Muğla', 'İzmir', 'Aydın', 'Denizli', 'Manisa', 'Uşak'] },
  {
    names: ['Marmara'],
    provinces: ['Sakarya', 'Kocaeli', 'İstanbul', 'Bursa', 'Yalova', 'Balıkesir'],
  },
  { names: ['Karadeniz'], provinces: ['Trabzon', 'Rize', 'Artvin', 'Bolu', 'Ordu', 'Giresun'] },
  { names: ['Likya', 'Likya Yolu', 'Lycia', 'Teke'], provinces: ['Antalya', 'Muğla'] },
];
