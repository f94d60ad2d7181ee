import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  iyzicoAnswerSignature,
  iyzicoAuthorization,
  iyzicoWebhookSignature,
  signedAmount,
} from './iyzico-signatures.ts';
import { paytrCallToken, paytrNotificationHash, paytrPageToken } from './paytr-signatures.ts';
import { kurusOf, liraText } from './ask-provider.ts';

/** Of github.com/iyzico/iyzipay-php, samples/*_Signature_Validation.php. */
const IYZICO_SAMPLE_SECRET = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs';

describe("iyzico's own sample values", () => {
  it('give the webhook signature of a checkout form', async () => {
    const signature = await iyzicoWebhookSignature(IYZICO_SAMPLE_SECRET, {
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: '22483975',
      token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
      paymentConversationId: 'conversationId',
      status: 'SUCCESS',
    });
    expect(signature).toBe('4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878');
  });

  it('give the webhook signature of a payment without a form', async () => {
    const signature = await iyzicoWebhookSignature(IYZICO_SAMPLE_SECRET, {
      iyziEventType: 'API_AUTH',
      iyziPaymentId: '22484059',
      paymentConversationId: 'conversationId',
      status: 'SUCCESS',
    });
    expect(signature).toBe('92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae');
  });

  it("give the signature of the browser's return and of an answer", async () => {
    const returned = await iyzicoAnswerSignature('jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl', [
      '',
      '',
      '1',
      '22484292',
      'success',
    ]);
    expect(returned).toBe('a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0');
    const answered = await iyzicoAnswerSignature('sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD', [
      '22416032',
      'TRY',
      'basketId',
      'conversationId',
      signedAmount('10.50'),
      signedAmount('10.5'),
    ]);
    expect(answered).toBe('836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173');
  });
});

describe('requests to iyzico', () => {
  it('carry key, random text and signature in one header', async () => {
    const account = { apiKey: 'key', secretKey: 'secret' };
    const header = await iyzicoAuthorization(account, 'rnd', '/payment/x', '{"a":"ğ"}');
    const signature = createHmac('sha256', 'secret').update('rnd/payment/x{"a":"ğ"}').digest('hex');
    expect(header.startsWith('IYZWSv2 ')).toBe(true);
    expect(atob(header.slice(8))).toBe(`apiKey:key&randomKey:rnd&signature:${signature}`);
  });
});

describe("PayTR's formulas", () => {
  const keys = { merchantKey: 'AAABBB', merchantSalt: 'SALT' };
  const expected = (text: string) => createHmac('sha256', 'AAABBB').update(text).digest('base64');

  it('sign a page, a notification, one of a link, and any other call', async () => {
    const page = {
      merchant_id: '1',
      user_ip: '85.34.78.112',
      merchant_oid: 'abc',
      email: 'gulsah@posta.example',
      payment_amount: '700000',
      user_basket: 'W10=',
      no_installment: '1',
      max_installment: '0',
      currency: 'TL',
      test_mode: '0',
    };
    const fields = '185.34.78.112abcgulsah@posta.example700000W10=10TL0SALT';
    expect(await paytrPageToken(keys, page)).toBe(expected(fields));
    const said = { merchantOid: 'abc', status: 'success', totalAmount: '700000' };
    expect(await paytrNotificationHash(keys, said)).toBe(expected('abcSALTsuccess700000'));
    expect(await paytrNotificationHash(keys, { ...said, callbackId: 'our' })).toBe(
      expected('ourabcSALTsuccess700000'),
    );
    expect(await paytrCallToken(keys, ['1', 'abc', '12.50'])).toBe(expected('1abc12.50SALT'));
  });
});

describe('amounts of providers', () => {
  it.each([
    ['7000', 700_000],
    ['7000.5', 700_050],
    ['7000,05', 700_005],
    ['10.00000000', 1000],
    ['10.005', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['', Number.NaN],
  ])('%s is %s kuruş', (text, kurus) => expect(kurusOf(text)).toBe(kurus));

  it('are written with two decimals', () => expect(liraText(700_050)).toBe('7000.50'));

  it.each([
    ['10.50', '10.5'],
    ['10.00', '10'],
    ['100', '100'],
  ])('%s is signed as %s', (text, signed) => expect(signedAmount(text)).toBe(signed));
});
