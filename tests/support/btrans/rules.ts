import { isDay } from '#domain/values/dates.ts';
import { isIban } from '#domain/values/iban.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { at, type XmlElement } from '../xml.ts';

/** What can be wrong in a file that matches the schema: check digits, days, counts. */
export function findBrokenRules(root: XmlElement): string[] {
  const contracts = at(root, 'islemler').children;
  const head = (path: string) => at(root, `protokol/${path}`).text;
  const [from, to] = head('ozel/bilgidonem').split('-');
  return [
    ...broken(root.attributes['xsi:noNamespaceSchemaLocation'] === 'gunubirlikson.xsd', 'şema adı'),
    ...broken(isTaxNumber(head('genel/vkn')), `genel/vkn ${head('genel/vkn')}`),
    ...broken(from === to, `bilgidonem ${from}-${to}`),
    ...broken(isCompactDay(head('ozel/bilgiTarihi')), 'bilgiTarihi'),
    ...broken(Number(head('ozel/islemsayisi')) === contracts.length, 'islemsayisi'),
    ...contracts.flatMap(contractProblems),
  ];
}

function contractProblems(contract: XmlElement, index: number): string[] {
  const text = (path: string) => at(contract, path).text;
  const stay = 'rezervasyonBilgileri';
  const payment = 'odemeBilgileri/komisyonOdeme';
  const days = [
    `${stay}/rezervasyonBasTar`,
    `${stay}/rezervasyonBitTar`,
    `${payment}/tahsilTar`,
  ] as const;
  const owner = at(contract, 'gayrimenkulSahipBilgi');
  const ibans = [text(`${payment}/ibanNo`), at(owner, 'ibanNo').text];
  return [
    ...days.flatMap((path) => broken(isCompactDay(text(path)), `${path} ${text(path)}`)),
    ...broken(text(days[0]) < text(days[1]), 'çıkış girişten sonra değil'),
    ...ibans.flatMap((iban) => broken(isIban(iban), `ibanNo ${iban}`)),
    ...broken(hasGoodNumber(owner), 'kimlik ya da vergi numarası'),
  ].map((problem) => `islem[${index}]: ${problem}`);
}

function hasGoodNumber(owner: XmlElement): boolean {
  const [person] = at(owner, 'kisi').children;
  if (person?.name === 'tuzelKisi') return isVkn(at(person, 'vkn').text);
  const number = at(owner, 'kisi/gercekKisi/kimlikNumarasi').text;
  return at(owner, 'kisi/gercekKisi/kimlikTipi').text === '1' ? isTckn(number) : /\w/.test(number);
}

const broken = (isGood: boolean, problem: string) => (isGood ? [] : [problem]);

const isTaxNumber = (text: string) => isVkn(text) || isTckn(text);

const isCompactDay = (text: string) => isDay(text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
