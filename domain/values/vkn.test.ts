import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVkn } from './vkn.ts';

describe('isVkn', () => {
  it('accepts the published example, whose shifted digits are all zero', () =>
    expect(isVkn('1234567890')).toBe(true));

  // Published numbers of public companies: İş Bankası, Garanti, THY, Turkcell.
  it.each(['4810058590', '8790017566', '8760047464', '8770013406'])('accepts %s', (text) =>
    expect(isVkn(text)).toBe(true),
  );

  it('accepts exactly one last digit for nine others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const valid = [...'0123456789'].filter((last) => isVkn(nine + last));
        expect(valid).toHaveLength(1);
      }),
    );
  });

  it('counts a rest of zero as nine where the shifted digit is not zero', () => {
    // 0s: v = 9 8 7 … 1; v·2^k mod 9 by hand: 9→9(0→9), 8·256%9=5, 7·128%9=5, 6·64%9=6, 5·32%9=7,
    // 4·16%9=1, 3·8%9=6, 2·4%9=8, 1·2%9=2 = 49; 10 − 9 = 1.
    expect(isVkn('0000000001')).toBe(true);
  });

  it.each(['1234567891', '123456789', '12345678900', '123456789x', ' 1234567890', ''])(
    'refuses %j',
    (text) => expect(isVkn(text)).toBe(false),
  );
});
