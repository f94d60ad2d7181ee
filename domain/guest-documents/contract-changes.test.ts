import { expect, it } from 'vitest';
import { contractChangedSentence, contractChanges, contractSections } from './contract-changes.ts';

const AMOUNTS = { prepayment: 1_000_00, deposit: 500_00, agencyExtras: 0 };
const SAME = ['0', '1', '2', '3', '4', '5', '6', 'B'];
const changed = (...places: number[]) =>
  SAME.map((text, place) => (places.includes(place) ? `${text}!` : text));

it.each([
  ['nothing', SAME, {}, []],
  ['the terms of payment', changed(4), {}, ['ödeme koşulları']],
  ['two parts', changed(1, 7), {}, ['acentanın bilgileri', 'kiralama koşulları']],
  [
    'the prepayment',
    changed(4),
    { prepayment: 2_000_00 },
    [/^ön ödeme .*1\.000.* yerine .*2\.000/],
  ],
  ['the deposit', changed(4), { deposit: 0 }, [/^hasar depozitosu .*500.* yerine /]],
  ['the extras', changed(4), { agencyExtras: 100 }, ['ek hizmetlerin kime ödeneceği']],
] as const)('says that %s changed', (_name, sections, amounts, says) =>
  expect(
    contractChanges(
      { sections: SAME, amounts: AMOUNTS },
      { sections, amounts: { ...AMOUNTS, ...amounts } },
    ),
  ).toEqual(says.map((part) => (typeof part === 'string' ? part : expect.stringMatching(part)))),
);

it('takes a contract apart by its headings, and leaves nothing out', () => {
  const heading = (level: 2 | 3, text: string) => ({ type: 'heading' as const, level, text });
  const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
  const blocks = [
    paragraph('giriş'),
    heading(2, 'A. Sözleşme'),
    heading(3, '1. Acenta'),
    paragraph('acenta'),
    heading(3, '5. İptal'),
    paragraph('iptal'),
    heading(3, 'Ek'),
    heading(2, 'B. Koşullar'),
    heading(3, '1. Havuz'),
    paragraph('havuz'),
  ];
  const sections = contractSections({ title: 'T', subtitle: 'S', blocks } as never);
  const texts = sections.map((text) => JSON.stringify(text));
  expect(sections).toHaveLength(SAME.length);
  for (const [place, words] of [
    [0, ['T', 'S', 'giriş', 'A. Sözleşme']],
    [1, ['1. Acenta', 'acenta']],
    [5, ['iptal', 'Ek']],
    [7, ['B. Koşullar', '1. Havuz', 'havuz']],
  ] as const) {
    for (const word of words) expect(texts[place]).toContain(word);
  }
  expect(sections[2]).toBe('[]');
});

it('names what changed in a sentence', () =>
  expect(contractChangedSentence(['ödeme koşulları', 'iptal koşulları'])).toContain(
    'değişti: ödeme koşulları; iptal koşulları. Lütfen',
  ));
