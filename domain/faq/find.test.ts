import { expect, it } from 'vitest';
import { findQuestions } from './find.ts';

const FAQ = [
  { question: 'Evcil hayvanımla gelebilir miyim?', answer: 'Kabul eden evlere gelebilirsiniz.' },
  { question: 'Ön ödeme ne kadar?', answer: 'Çoğu villada toplamın %20’si.' },
  { question: 'Hasar depozitosu nedir?', answer: 'Girişte alınır; çıkışta geri ödenir.' },
  { question: 'Transfer ayarlıyor musunuz?', answer: 'Evet. Havalimanı transferi ek hizmettir.' },
  { question: 'İptal edersem ne olur?', answer: 'Süreye göre iade edilir.' },
];

it.each([
  ['', [0, 1, 2, 3, 4]],
  ['   ', [0, 1, 2, 3, 4]],
  ['?!', [0, 1, 2, 3, 4]],
  ['nasıl', [0, 1, 2, 3, 4]],
  ['DEPOZİTO', [2]],
  ['depozitomu', [2]],
  ['köpeğimle', [0]],
  ['kedi', [0]],
  ['kapora', [1]],
  ['iptal', [4]],
  ['İPTAL ETMEK', []],
  ['iade', [2, 4]],
  ['havalimanı transfer', [3]],
  ['transfer depozito', []],
  ['uçaktan', [3]],
  ['xyzzy', []],
])('“%s” finds %j', (typed, found) => {
  expect(findQuestions(FAQ, typed)).toEqual(found);
});

it('finds words of other scripts', () => {
  const faq = [
    { question: 'Какой депозит?', answer: 'Он возвращается при выезде.' },
    { question: 'Можно ли с собакой?', answer: 'Да, в некоторых домах.' },
  ];
  expect(findQuestions(faq, 'депозита')).toEqual([0]);
  expect(findQuestions(faq, 'собака')).toEqual([1]);
});
