import { isIban } from '#domain/iban.ts';
import { isTckn } from '#domain/tckn.ts';
import { isVkn } from '#domain/vkn.ts';
import { parseXml, type XmlElement } from './xml.ts';

/**
 * The schema of the BTRANS file, written from the table in the trade's notes and not from our
 * writer: every element in its order, what its text must look like, which ones are alternatives.
 */
type Check = RegExp | ((text: string) => boolean);
type Rule =
  | { leaf: Check }
  | { sequence: [name: string, rule: Rule][]; attributes?: Record<string, Check> }
  | { choice: [name: string, rule: Rule][] };

const text = (max: number): Rule => ({ leaf: new RegExp(`^\\S(?:[\\s\\S]{0,${max - 1}})?$`) });
const leaf = (check: Check): Rule => ({ leaf: check });
const day = leaf((value) => /^\d{8}$/.test(value) && !Number.isNaN(Date.parse(dashed(value))));
const amount = leaf(/^\d{1,13}\.\d{2}$/);
const dashed = (value: string) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const OWNER: [string, Rule][] = [
  ['ibanNo', leaf((value) => value.length === 26 && isIban(value))],
  ['ceptelNumarasi', leaf(/^5\d{9}$/)],
  ['eposta', leaf(/^[^@\s]+@[^@\s]+$/)],
];

const CONTRACT: Rule = {
  sequence: [
    [
      'ilanaKonuGayrimenkulBilgisi',
      {
        sequence: [
          [
            'webAdresAlani',
            {
              sequence: [
                ['siteAdi', text(100)],
                ['siteKodu', text(20)],
                ['webAdresi', leaf(/^https?:\/\/\S+$/)],
              ],
            },
          ],
          [
            'adresAlani',
            {
              sequence: [
                ['ulke', leaf(/^\d+$/)],
                ['il', leaf((value) => Number(value) >= 1 && Number(value) <= 81)],
                ['ilce', leaf(/^\d+$/)],
                ['mahalle', text(120)],
                ['cadde', text(120)],
                ['sokak', text(120)],
                ['diskapiNo', text(20)],
                ['ickapiNo', text(20)],
              ],
            },
          ],
          ['imarPlani', leaf(/^[01]$/)],
          ['zeminSistemNumarasi', text(60)],
          ['yevmiyeNo', text(60)],
          ['basvuruBulunmaBilgisi', leaf(/^[01]$/)],
          [
            'koordinatBilgileri',
            {
              sequence: [
                ['enlem', leaf((value) => Number(value) > 34 && Number(value) < 43)],
                ['boylam', leaf((value) => Number(value) > 25 && Number(value) < 46)],
              ],
            },
          ],
        ],
      },
    ],
    [
      'rezervasyonBilgileri',
      {
        sequence: [
          ['rezervasyonBasTar', day],
          ['rezervasyonBitTar', day],
          ['rezervasyonTutari', amount],
          ['rezervasyonParaBirimi', leaf(/^TRY$/)],
        ],
      },
    ],
    [
      'odemeBilgileri',
      {
        sequence: [
          [
            'komisyonOdeme',
            {
              sequence: [
                ['komisyonTahsilSekli', leaf(/^\d+$/)],
                ['ibanNo', leaf((value) => value.length === 26 && isIban(value))],
                ['tahsilTar', day],
                ['komisyonOrani', leaf(/^\d{1,3}(?:\.\d{1,2})?$/)],
                ['komisyonTutari', amount],
                ['paraBirimi', leaf(/^TRY$/)],
              ],
            },
          ],
        ],
      },
    ],
    [
      'gayrimenkulSahipBilgi',
      {
        choice: [
          [
            'gercekKisi',
            {
              sequence: [
                ['kimlikTipi', leaf(/^[12]$/)],
                [
                  'kimlikNumarasi',
                  leaf((value) => isTckn(value) || /^(?=\d*[A-Z])[A-Z\d]{5,20}$/i.test(value)),
                ],
                ['ad', text(80)],
                ['soyad', text(80)],
              ],
            },
          ],
          [
            'tuzelKisi',
            {
              sequence: [
                ['vkn', leaf(isVkn)],
                ['tuzelKisiUnvan', text(200)],
              ],
            },
          ],
        ],
      },
    ],
  ],
};

const PROTOCOL: Rule = {
  sequence: [
    [
      'genel',
      {
        attributes: { kuruluskodu: /^538$/ },
        sequence: [
          ['vkn', leaf((value) => isVkn(value) || isTckn(value))],
          ['unvan', text(160)],
        ],
      },
    ],
    [
      'ozel',
      {
        sequence: [
          ['bilgidonem', leaf(/^(\d{6})-\1$/)],
          ['dosyano', leaf(/^[1-9]\d*$/)],
          ['bilgiTarihi', day],
          ['webAdresi', leaf(/^[\w.:-]+$/)],
          ['islemsayisi', leaf(/^\d+$/)],
        ],
      },
    ],
  ],
};

/** Every way in which a document differs from the schema; empty when it is valid. */
export function findBtransProblems(document: string): string[] {
  const root = parseXml(document);
  const [protocol, ...contracts] = root.children;
  const location = root.attributes['xsi:noNamespaceSchemaLocation'];
  return [
    ...(document.startsWith('<?xml version="1.0" encoding="UTF-8"?>') ? [] : ['no declaration']),
    ...(root.name === 'vimveritransferi' ? [] : [`root is ${root.name}`]),
    ...(location === 'gunubirlikson.xsd' ? [] : [`schema is ${location}`]),
    ...(protocol === undefined ? ['no protokol'] : check(protocol, 'protokol', PROTOCOL)),
    ...contracts.flatMap((contract, index) => [
      ...(contract.name === 'islem' ? [] : [`${contract.name} instead of islem`]),
      ...check(contract, `islem[${index}]`, CONTRACT),
    ]),
    ...(countOf(root) === contracts.length ? [] : ['islemsayisi is not the number of islem']),
  ];
}

const countOf = (root: XmlElement) =>
  Number(
    root.children[0]?.children
      .find(({ name }) => name === 'ozel')
      ?.children.find(({ name }) => name === 'islemsayisi')?.text,
  );

function check(element: XmlElement, where: string, rule: Rule): string[] {
  if ('leaf' in rule) {
    const isGood =
      typeof rule.leaf === 'function' ? rule.leaf(element.text) : rule.leaf.test(element.text);
    return isGood && element.children.length === 0 ? [] : [`${where}: “${element.text}”`];
  }
  if (element.text.trim() !== '') return [`${where} holds text`];
  if ('choice' in rule) return checkOwner(element, where, rule.choice);
  const attributes = Object.entries(rule.attributes ?? {}).flatMap(([name, pattern]) =>
    (pattern as RegExp).test(element.attributes[name] ?? '') ? [] : [`${where}@${name}`],
  );
  return [...attributes, ...checkSequence(element.children, where, rule.sequence)];
}

function checkSequence(children: XmlElement[], where: string, rules: [string, Rule][]): string[] {
  const [expected, got] = [
    rules.map(([name]) => name).join(),
    children.map(({ name }) => name).join(),
  ];
  if (expected !== got) return [`${where} holds ${got} instead of ${expected}`];
  return rules.flatMap(([name, rule], index) => check(children[index]!, `${where}/${name}`, rule));
}

/** One of the kinds of owner, then what both have. */
function checkOwner(element: XmlElement, where: string, kinds: [string, Rule][]): string[] {
  const [kind, ...rest] = element.children;
  const rule = kinds.find(([name]) => name === kind?.name)?.[1];
  if (kind === undefined || rule === undefined) return [`${where} begins with ${kind?.name}`];
  return [...check(kind, `${where}/${kind.name}`, rule), ...checkSequence(rest, where, OWNER)];
}
