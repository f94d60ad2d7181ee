import type { SearchOptions } from '#domain/search/schema.ts';

const option = (slug: string, name: string) => ({ slug, name, count: 5 });
const list = (text: string) =>
  text.split(';').map((pair) => {
    const [slug = '', name = ''] = pair.trim().split('=');
    return option(slug, name);
  });

/** slug=Name of each region, by district, with its degrees north and east. */
const TOWNS = `
kas: kalkan=Kalkan 36.265 29.414; kas-merkez=Kaş Merkez 36.2 29.638; islamlar=İslamlar 36.308 29.432; uzumlu=Üzümlü 36.317 29.389; patara=Patara 36.274 29.316; cukurbag=Çukurbağ 36.189 29.61
fethiye: oludeniz=Ölüdeniz 36.567 29.134; ovacik=Ovacık 36.587 29.148; hisaronu=Hisarönü 36.579 29.139; kayakoy=Kayaköy 36.579 29.087; faralya=Faralya 36.496 29.142; gocek=Göcek 36.755 28.938; calis=Çalış 36.66 29.108
bodrum: yalikavak=Yalıkavak 37.105 27.292; golturkbuku=Göltürkbükü 37.129 27.376; bitez=Bitez 37.029 27.383; gumusluk=Gümüşlük 37.054 27.234
marmaris: turunc=Turunç 36.776 28.247; selimiye=Selimiye 36.708 28.093
ortaca: dalyan=Dalyan 36.834 28.643
serik: belek=Belek 36.865 31.055
sapanca: mahmudiye=Mahmudiye 40.667 30.228`;

/** The options of an agency like that of the demo. */
export const OPTIONS: SearchOptions = {
  districts: [
    { ...option('kas', 'Kaş'), province: 'Antalya' },
    { ...option('serik', 'Serik'), province: 'Antalya' },
    { ...option('fethiye', 'Fethiye'), province: 'Muğla' },
    { ...option('bodrum', 'Bodrum'), province: 'Muğla' },
    { ...option('marmaris', 'Marmaris'), province: 'Muğla' },
    { ...option('ortaca', 'Ortaca'), province: 'Muğla' },
    { ...option('sapanca', 'Sapanca'), province: 'Sakarya' },
    { ...option('didim', 'Didim'), province: 'Aydın', count: 0 },
  ],
  towns: TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [district = '', towns = ''] = line.split(': ');
      return towns.split(';').map((town) => {
        const [, slug = '', name = '', latitude, longitude] =
          /^(.+)=(.+) ([\d.]+) ([\d.]+)$/.exec(town.trim()) ?? [];
        const location = { latitude: Number(latitude), longitude: Number(longitude) };
        return { ...option(slug, name), district, popular: true, location };
      });
    }),
  villaTypes: list(
    `muhafazakar-villalar=Muhafazakâr / Korunaklı; balayi-villalari=Balayı; luks-villalar=Lüks; ekonomik-villalar=Ekonomik;
     denize-sifir-villalar=Denize Sıfır; doga-icinde-villalar=Doğa İçinde; jakuzili-villalar=Jakuzili; genis-aile-villalari=Geniş Aile;
     merkezi-villalar=Merkezi; bungalovlar=Bungalov; apartlar=Apart; evcil-hayvan-dostu-villalar=Evcil Hayvan Dostu`,
  ),
  features: list(
    `ozel-havuz=Özel havuz; korunakli-havuz=Korunaklı havuz; isitmali-havuz=Isıtmalı havuz; kapali-havuz=Kapalı havuz; cocuk-havuzu=Çocuk havuzu;
     sonsuzluk-havuzu=Sonsuzluk havuzu; jakuzi=Jakuzi; sauna=Sauna; wifi=Kablosuz internet; deniz-manzarasi=Deniz manzarası; otopark=Otopark;
     mangal=Mangal; evcil-hayvan-kabul=Evcil hayvan kabul edilir; bebek-yatagi=Bebek yatağı; mama-sandalyesi=Mama sandalyesi;
     klima-her-odada=Her odada klima; somine=Şömine; zemin-kat-yatak-odasi=Zemin katta yatak odası; havuz-citi=Havuz çiti`,
  ),
  otherFeatures: list(
    `hamam=Hamam; tek-katli=Tek katlı ev; basamaksiz-giris=Basamaksız giriş; asansor=Asansör; bilardo=Bilardo masası; bahce=Bahçe; teras=Teras; ortak-havuz=Ortak havuz`,
  ),
  capacity: { min: 2, max: 12 },
  price: { min: 0, max: 0 },
};
