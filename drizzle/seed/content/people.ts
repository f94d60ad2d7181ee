import { slugify } from '#domain/values/slug.ts';
import { demoIban, demoPhone, demoTckn, demoVkn } from './identifiers.ts';
import { chance, pick, randomFor } from './random.ts';

function names(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

export const FIRST_NAMES = names(`
  Ayşe, Mehmet, Zeynep, Mustafa, Elif, Ahmet, Fatma, Emre, Hatice, Ali, Merve, Hüseyin, Esra,
  İbrahim, Büşra, Murat, Gülsüm, Burak, Şeyma, Ömer, Özlem, Yusuf, Çiğdem, Kerem, Gökçe,
  Uğur, İrem, Serkan, Şule, Barış, Nilüfer, Oğuz, Tuğba, Çağatay, Ümmühan, Yiğit, Sıla,
  Görkem, Işıl, Tolga, Defne, Kaan, Sevgi, Volkan, Pınar, Onur, Derya, Cem, Gülay, Hakan,
  Ece, Furkan, Neslihan, Selim, Aylin, Tarık, Zehra, Erdem, Hilal, Süleyman
`);

export const SURNAMES = names(`
  Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç,
  Aslan, Çetin, Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Güneş, Erdoğmuş, Işık, Ünal, Avcı,
  Tekin, Güler, Bulut, Keskin, Turan, Uçar, Çakır, Ateş, Sönmez, Gürbüz, İnce, Özer, Toprak,
  Akın, Karaca, Yalçın, Taş, Duman, Ergin, Sarı, Başaran, Gündoğdu, Üstün, Ilgaz, Ömeroğlu,
  Eroğlu, Bozkurt, Tuncer, Mutlu, Soylu, Oral, Uysal, Çoban, Alkan, Bayraktar
`);

const MAIL_DOMAINS = ['posta.example', 'ornek.example'] as const;

/** How many owners the demo has. */
export const OWNER_COUNT = 40;

const OWNERS = names(`
  Nermin Akdoğan, Hasan Çavuşoğlu, Güler Tınaztepe, İsmail Kocabaş, Şükran Deliorman,
  Rıza Özgüneş, Filiz Sarıkaya, Ömer Faruk Tezcan, Melike Gürsoy, Cevdet Ağaoğlu,
  Sibel Yörük, Turgut Zeytinci, Ülkü Denizhan, Bekir Karagöz, Nazlı Ilıcak, Salih Ersöz,
  Çiçek Balaban, Kadir Uslu, Emine Hoşgör, Levent Taşdelen, Gönül Abacı, Vedat Sağlam,
  Perihan Kuzucu, İlker Şenol, Aysel Bağcı, Orhan Gökdemir, Handan Çınar, Yaşar Pehlivan,
  Ferda Işıklar, Necati Kalkan, Sevda Türkmen, Haluk Değirmenci, Müge Sezer, Zeki Ovacıklı,
  Dilek Özbay, Rasim Köprülü, Tülay Erkuş, Şaban Yüce, Berrin Arıcan, Gürkan Soytürk
`);

// Some owners rent out through a company; reports treat them differently.
const COMPANIES = new Map([
  [5, 'Özgüneş Turizm İşletmeciliği Ltd. Şti.'],
  [11, 'Zeytinci Gayrimenkul Yatırım A.Ş.'],
  [19, 'Taşdelen İnşaat ve Turizm Ltd. Şti.'],
  [31, 'Değirmenci Konaklama Hizmetleri Ltd. Şti.'],
  [39, 'Soytürk Yapı Turizm A.Ş.'],
]);

type OwnerFacts = {
  firstName: string;
  lastName: string;
  email: string;
  /** Stored form, `+90500000NNNN`. */
  phone: string;
  tckn: string;
  iban: string;
  kind: 'person' | 'company';
  companyTitle: string | null;
  vkn: string | null;
};

/** Other users of the agency besides the admin, each with a demo login. */
export const STAFF = [
  { role: 'CLERK', email: 'clerk@kiyi.example', firstName: 'Selin', lastName: 'Karadeniz' },
  { role: 'ACCOUNTING', email: 'accounting@kiyi.example', firstName: 'Haldun', lastName: 'Ersoy' },
  { role: 'FIELD', email: 'field@kiyi.example', firstName: 'Yunus', lastName: 'Çoban' },
] as const;

/** The n-th owner, 0 to OWNER_COUNT − 1; the first is the demo login. Throws RangeError outside. */
export function ownerFacts(n: number): OwnerFacts {
  const name = OWNERS[n];
  if (name === undefined) throw new RangeError(`no owner ${n}`);
  const cut = name.lastIndexOf(' ');
  const companyTitle = COMPANIES.get(n) ?? null;
  return {
    firstName: name.slice(0, cut),
    lastName: name.slice(cut + 1),
    email: n === 0 ? 'owner@kiyi.example' : `${mailName(name)}@ornek.example`,
    phone: demoPhone(100 + n),
    tckn: demoTckn(n + 1),
    iban: demoIban(n + 1),
    kind: companyTitle === null ? 'person' : 'company',
    companyTitle,
    vkn: companyTitle === null ? null : demoVkn(n),
  };
}

type GuestFacts = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  tckn: string;
  /** Such that the guest is 24 to 68 in 2026. */
  birthDate: string;
  plate: string | null;
};

/** The n-th guest, for any n ≥ 0; two guests may share a name but never an e-mail address. */
export function guestFacts(n: number): GuestFacts {
  const random = randomFor('guest', n);
  const firstName = pick(random, FIRST_NAMES);
  const lastName = pick(random, SURNAMES);
  const year = 2026 - 24 - Math.floor(random() * 44);
  const month = 1 + Math.floor(random() * 12);
  const date = 1 + Math.floor(random() * 28);
  const letters = pick(random, ['ABC', 'KY', 'DR', 'EFS', 'GH', 'TRZ']);
  return {
    firstName,
    lastName,
    email: `${mailName(`${firstName} ${lastName}`)}.${n}@${pick(random, MAIL_DOMAINS)}`,
    phone: demoPhone(1000 + (n % 9000)),
    tckn: demoTckn(n + 1000),
    birthDate: `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    plate: chance(random, 0.6)
      ? `${pick(random, ['34', '06', '35', '16', '07', '48', '41'])} ${letters} ${100 + (n % 900)}`
      : null,
  };
}

function mailName(name: string): string {
  return slugify(name).replaceAll('-', '.');
}
