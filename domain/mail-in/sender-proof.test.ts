import { expect, it } from 'vitest';
import { verdictOf } from './sender-proof.ts';

const EMAIL = 'ayse@posta.example';
const FROM = { key: 'from', value: `Ayşe <${EMAIL}>` };
const results = (value: string) => ({ key: 'authentication-results', value });
/** Of the sender's domain, over all that a mail has. */
const SIGNATURE = { key: 'dkim-signature', value: 'd=posta.example; h=From:To:Subject:Date' };
const judge = (headers: { key: string; value: string }[], email = EMAIL) =>
  verdictOf('mx.kiyi.example', {
    headers: [...headers, SIGNATURE],
    email,
    namesUsIn: 'to',
  });
const proven = (value: string, ...more: { key: string; value: string }[]) =>
  judge([results(value), FROM, ...more]) === 'proven';

it.each([
  ['DMARC', 'mx.kiyi.example; dmarc=pass header.from=posta.example'],
  ['a version and capitals', 'MX.Kiyi.Example 1; DMARC=pass (p=none) header.from=posta.example'],
  ['quotes', 'mx.kiyi.example; dmarc=pass header.from="posta.example"'],
  ['a signature of the domain', 'mx.kiyi.example; spf=fail; dkim=pass header.d=posta.example'],
  [
    'one of two signatures',
    'mx.kiyi.example; dkim=pass header.d=esp.example; dkim=pass header.d=posta.example',
  ],
])('is proven by %s', (_, value) => expect(proven(value)).toBe(true));

it('is proven for a part of a domain that signed', () => {
  const headers = [
    results('mx.kiyi.example; dkim=pass header.d=posta.example'),
    { key: 'from', value: 'a@alt.posta.example' },
  ];
  expect(judge(headers, 'a@alt.posta.example')).toBe('proven');
});

it.each([
  ['nothing', 'mx.kiyi.example'],
  ['another server', 'mx.kotu.example; dmarc=pass header.from=posta.example'],
  ['a failure', 'mx.kiyi.example; dmarc=fail header.from=posta.example'],
  ['a failure before a signature', 'mx.kiyi.example; dmarc=fail; dkim=pass header.d=posta.example'],
  ['another domain', 'mx.kiyi.example; dmarc=pass header.from=kotu.example'],
  ['a domain that only ends like it', 'mx.kiyi.example; dkim=pass header.d=sta.example'],
  ['the ending of every domain', 'mx.kiyi.example; dkim=pass header.d=example'],
  ['a pass without a domain', 'mx.kiyi.example; dmarc=pass'],
  ['a word that begins like a pass', 'mx.kiyi.example; dmarc=passed header.from=posta.example'],
  ['SPF alone', 'mx.kiyi.example; spf=pass smtp.mailfrom=posta.example'],
  ['a comment', 'mx.kiyi.example; dmarc=fail (; dmarc=pass header.from=posta.example;)'],
  ['a comment without its end', 'mx.kiyi.example (; dmarc=pass header.from=posta.example'],
])('is not proven by %s', (_, value) => expect(proven(value)).toBe(false));

it('is not proven by what a sender put below the verdict', () => {
  const pass = 'mx.kiyi.example; dmarc=pass header.from=posta.example';
  expect(proven('mx.kiyi.example; dmarc=fail', results(pass))).toBe(false);
  expect(proven('mx.kotu.example; dmarc=fail', results(pass))).toBe(true);
});

it('is not proven for a mail of two senders, of none, or of somebody else', () => {
  const pass = results('mx.kiyi.example; dmarc=pass header.from=posta.example');
  const of = (...from: string[]) =>
    judge([pass, ...from.map((value) => ({ key: 'from', value }))]) === 'proven';
  expect(of(EMAIL)).toBe(true);
  expect([of(), of(EMAIL, 'kotu@kotu.example'), of(`${EMAIL}, kotu@kotu.example`)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([of('baska@posta.example'), of(`${'x'.repeat(1_000)} <${EMAIL}>`)]).toEqual([
    false,
    false,
  ]);
  expect(judge([pass], 'adres')).toBe('unknown');
});
