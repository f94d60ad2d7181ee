import { describe, expect, it } from 'vitest';
import { ClerkCustomerInput, CorrectedCustomerInput } from './clerk-customer.ts';

const NAME = { firstName: 'Ayşe', lastName: 'Yılmaz' };

describe('a guest as a clerk takes one down', () => {
  it('is known by a phone as people say it, or by an e-mail', () => {
    expect(ClerkCustomerInput.parse({ ...NAME, phone: '0532 111 22 33' })).toMatchObject({
      phone: '+905321112233',
      email: '',
    });
    expect(
      ClerkCustomerInput.parse({ ...NAME, phone: ' ', email: 'A@Posta.example' }),
    ).toMatchObject({ phone: '', email: 'a@posta.example' });
  });

  it.each([ClerkCustomerInput, CorrectedCustomerInput])('is refused without either', (schema) => {
    const { error } = schema.safeParse(NAME);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['phone', 'Telefon ya da e-posta yazın: biri yeter.'],
    ]);
  });

  it('says which of the two is wrong', () => {
    const { error } = ClerkCustomerInput.safeParse({ ...NAME, phone: '12', email: 'yok' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone', 'email']);
  });
});
