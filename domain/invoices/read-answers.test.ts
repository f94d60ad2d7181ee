import { describe, expect, it } from 'vitest';
import { readAnswers } from './read-answers.ts';

const NUMBER = 'KYA2027000000001';

describe('what an integrator answered', () => {
  it.each([
    ['Kabul', 'accepted'],
    ['BAŞARILI', 'accepted'],
    ['Raporlandı', 'accepted'],
    ['GİB’e gönderildi', 'sent'],
    ['İşleniyor…', 'sent'],
    ['HATALI', 'failed'],
    ['Reddedildi', 'failed'],
    ['İptal edildi', 'cancelled'],
    ['IPTAL', 'cancelled'],
  ])('understands %s', (word, state) => {
    expect(readAnswers([[NUMBER, word]])).toEqual({
      answers: [{ number: NUMBER, state, reason: '' }],
      problems: [],
    });
  });

  it('finds the columns wherever they stand, and the reason by its heading', () => {
    const rows = [
      ['Giden faturalar', '', '', ''],
      [],
      ['Durum', 'Belge No', 'Tutar', 'Hata açıklaması'],
      ['Hata', 'kya2027 000000002', '1.200,00', 'VKN bulunamadı'],
      ['Başarılı', 'KYA-2027-000000003', '900,00', ''],
      ['Toplam', '', '2.100,00', ''],
    ];
    expect(readAnswers(rows)).toEqual({
      answers: [
        { number: 'KYA2027000000002', state: 'failed', reason: 'VKN bulunamadı' },
        { number: 'KYA2027000000003', state: 'accepted', reason: '' },
      ],
      problems: [],
    });
  });

  it('names a row whose state it does not know, and takes the others', () => {
    const { answers, problems } = readAnswers([
      ['', NUMBER, 'Uzaya gönderildi'],
      ['', 'KYA2027000000002', 'Kabul'],
    ]);
    expect(answers).toHaveLength(1);
    expect(problems).toEqual([{ row: 1, message: expect.stringMatching(/^B1: KYA2027000000001/) }]);
  });

  it('keeps no longer reason than is stored', () => {
    const rows = [
      ['No', 'Durum', 'Açıklama'],
      [NUMBER, 'Hata', 'x'.repeat(400)],
    ];
    expect(readAnswers(rows).answers[0]?.reason).toHaveLength(300);
  });
});
