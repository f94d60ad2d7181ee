import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName, isSenderName, tidyName } from './person-name.ts';

describe('a name of a person', () => {
  it.each([
    '',
    'Gülşah',
    'Ayşe Nur Öztürk-İnce',
    'M. Kemal',
    'M.Kemal',
    'M.KEMAL YILMAZ',
    'Hz.Ali',
    'Dr. Ayşe',
    'Op.Dr.Mehmet',
    'J.R.R.Tolkien',
    'A.B.',
    'Şükrü Ğ.',
    'D’Angelo',
    'D‘Angelo',
    'D´Angelo',
    'D`Angelo',
    "O'Neill",
    'Kahoʻolawe',
    'Gal·la',
    'Jean\u2010Luc',
    'Jean\u2011Luc',
    'Владимир',
    'М.Иванов',
    'نور',
    'علی‌رضا',
    'م.علي',
    '李',
    'Ng',
    '山田・太郎',
    '김 민준',
    'Ελένη',
    'בן־דוד',
    'นายสมชาย',
    'नरेन्द्र',
    'ქეთევანი',
    'Հայկ',
    'José-María Núñez',
    'Mª José',
    'Nguyễn Thị Hương',
    'Łukasz',
    'Þór',
    'Əliyev',
    'Wwwilliam',
    'Anne–Marie',
    'Prof.Dr. Ayşe',
    'PROF.DR.ALİ CAN',
    'Yrd.Doç.Dr.Ali',
    'Dipl.-Ing. Jonas',
    'Smith, John',
    'King, Jr.',
    'ד״ר כהן',
    'ジャン＝リュック',
    'ｼﾞｬﾝ･ﾎﾟｰﾙ',
    'Ⅳ. Murat',
    'Ayşe\tYılmaz',
    'བསྟན་འཛིན་',
    'ፀሐይ፡ተፈራ',
    'Մարի֊Անն',
  ])('is one: %s', (name) => {
    expect(isPersonName(tidyName(name))).toBe(true);
    expect(isSenderName(tidyName(name))).toBe(true);
  });

  const NEVER = [
    'Ödül http://kotu.example',
    'Ödül http',
    'HTTPS kotu',
    'https kotu',
    'www kotu',
    'Www.Kotu.Example',
    'odul.com',
    'Odul.Com',
    'Abc.Com',
    'ABC.COM',
    'Ab.Net',
    'T.Me',
    'T.ME',
    't.me',
    'X.Com',
    'bit.ly',
    'Bit.Ly',
    'Win.Money',
    'Abc.Istanbul',
    'Dr.Com',
    'Ltd.Com',
    'X.Tel.Com',
    'hxxp kotu',
    'Hemen kotu.example',
    'Villa.Example',
    'Ödül: t.me',
    'kotu/odul',
    'a@b.example',
    'Ali\\Veli',
    'Ödül%2e',
    '<b>Ali</b>',
    'Ali {{villa_adi}}',
    'Ali\u0000Veli',
    'Ali\nVeli',
    'Ali\u202eVeli',
    'Ali\u200eVeli',
    'Ali。com',
    'Ali．com',
    'Ali;Veli',
    'Ali=Veli',
    '=1+1;',
    'Ali 😀',
    '1.2.3.4',
  ];
  it.each([...NEVER, 'Ödül 5000', 'Ali & Veli', '3M', 'Ali (Veli)'])('is none: %s', (name) =>
    expect(isPersonName(name)).toBe(false),
  );

  it.each([
    '3M Türkiye A.Ş. & Ortakları',
    'Müller GmbH & Co. KG',
    'Yıldız Turizm San. ve Tic. Ltd. Şti.',
    'Yıldız Tur.San.Tic.Ltd.Şti.',
    'Ali + Veli (Kaş)',
    'Davis, Jr.',
    'YILDIZ TUR.SAN.VE TİC.LTD.ŞTİ.',
    'Kowalski Sp.z o.o.',
    'Novák s.r.o.',
    'Verein am See e.V.',
    'ООО «Ромашка»',
    'Otel "Zeytin"',
    '１２３ 株式会社',
  ])('of whoever writes to the agency may be a company: %s', (name) =>
    expect(isSenderName(tidyName(name))).toBe(true),
  );
  it.each(NEVER)('of whoever writes to the agency is none: %s', (name) =>
    expect(isSenderName(name)).toBe(false),
  );
});

describe('a name as it is stored', () => {
  it.each([
    ['  Ayşe \u00a0 Nur ', 'Ayşe Nur'],
    ['\u202bمحمد العلي\u202c', 'محمد العلي'],
    ['\u2067محمد\u2069', 'محمد'],
    ['Ali\u202eVeli', 'AliVeli'],
    ['\ufeffAli\u00ad\u200b', 'Ali'],
    ['Gu\u0308ls\u0327ah', 'Gülşah'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['شری\u200d', 'شری'],
    ['\u200cعلی', 'علی'],
    ['ක්\u200dරි', 'ක්\u200dරි'],
    ['A\u200cli', 'Ali'],
    ['И\u200dван', 'Иван'],
    ['\u200b', ''],
  ])('%j is %j', (typed, name) => expect(tidyName(typed)).toBe(name));

  it('changes nothing the second time', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'aİ \u0307\u200c\u200d\u202e\u00a0ع李क\u094d.'),
    });
    fc.assert(fc.property(signs, (text) => tidyName(tidyName(text)) === tidyName(text)));
  });
});
