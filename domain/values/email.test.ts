import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_FAULTS, parseEmail, readEmail } from './email.ts';
import { atDomain, domainQuestion, meantDomain } from './email-hint.ts';

describe('an address in whatever form it is brought', () => {
  it.each([
    ['gulsah@posta.example', 'gulsah@posta.example'],
    ['  Gulsah@Posta.Example\u00a0', 'gulsah@posta.example'],
    // Turkish and foreign keyboards.
    ['DENİZ@POSTA.EXAMPLE', 'deniz@posta.example'],
    ['DENI\u0307Z@POSTA.EXAMPLE', 'deniz@posta.example'],
    ['deni\u0307z@gmai\u0307l.com', 'deniz@gmail.com'],
    ['ISIL.KIS@GMAIL.COM', 'isil.kis@gmail.com'],
    ['bahar.ılık@gmaıl.com', 'bahar.ilik@gmail.com'],
    // What nobody sees.
    ['\u202aali@posta.example\u202c', 'ali@posta.example'],
    ['\ufeffali\u200b@\u200cposta\u00ad.example\u200e', 'ali@posta.example'],
    ['\u2066ali@posta.example\u2069', 'ali@posta.example'],
    ['ali\u2060@posta.example\ufe0f', 'ali@posta.example'],
    // Copied from elsewhere.
    ['mailto:ali@posta.example', 'ali@posta.example'],
    ['MAILTO:ali%2Bvilla@posta.example?subject=Merhaba', 'ali+villa@posta.example'],
    ['mailto:%zz@posta.example', '%zz@posta.example'],
    ['Ali Öztürk <Ali@Posta.example>', 'ali@posta.example'],
    ['"Öztürk, Ali (Kaş)" <ali@posta.example>;', 'ali@posta.example'],
    ['<ali@posta.example>', 'ali@posta.example'],
    ['<mailto:ali@posta.example>', 'ali@posta.example'],
    ['ali@posta.example,', 'ali@posta.example'],
    ['ali@posta.example.', 'ali@posta.example'],
    ['ａｌｉ＠ｐｏｓｔａ．ｅｘａｍｐｌｅ', 'ali@posta.example'],
    ['ali@posta。example', 'ali@posta.example'],
    ['E-posta: ali@posta.example', 'ali@posta.example'],
    ['e-mail adresi：ali@posta.example', 'ali@posta.example'],
    ['“ali@posta.example”', 'ali@posta.example'],
    ["'ali@posta.example'", 'ali@posta.example'],
    ['ali@posta.example (iş)', 'ali@posta.example'],
    ['ali @ posta.example', 'ali@posta.example'],
    ['ali@ posta.example', 'ali@posta.example'],
    ['Почта: ali@posta.example', 'ali@posta.example'],
    ['E-Mail-Adresse: ali@posta.example', 'ali@posta.example'],
    ['Mail adresim = ali@posta.example', 'ali@posta.example'],
    ['Email ali@posta.example', 'ali@posta.example'],
    ['SMTP:Ali@posta.example', 'ali@posta.example'],
    ['[ali@posta.example](mailto:ali@posta.example)', 'ali@posta.example'],
    ['(ali@posta.example)', 'ali@posta.example'],
    ['ali@posta.example”', 'ali@posta.example'],
    ["'ali@posta.example", 'ali@posta.example'],
    ['EMAIL;TYPE=INTERNET:ali@posta.example', 'ali@posta.example'],
    ['item2.EMAIL;type=INTERNET;type=pref:ali@posta.example', 'ali@posta.example'],
    ['Mail - ali@posta.example', 'ali@posta.example'],
    ['✉ ali@posta.example', 'ali@posta.example'],
    ['📧ali@posta.example', 'ali@posta.example'],
    ['- ali@posta.example', 'ali@posta.example'],
    ['="ali@posta.example"', 'ali@posta.example'],
    // Two keyboards in one word: the Cyrillic а and о.
    ['ali@gm\u0430il.c\u043em', 'ali@gmail.com'],
    // Domains of other alphabets.
    ['ali@müller.example', 'ali@xn--mller-kva.example'],
    ['ali@mu\u0308ller.example', 'ali@xn--mller-kva.example'],
    ['ali@MÜLLER.example', 'ali@xn--mller-kva.example'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['ali@xn--mller-kva.example', 'ali@xn--mller-kva.example'],
    ['ali@ışık.example', 'ali@xn--k-ekaa7p.example'],
    // Unusual, and right.
    ["o'brien@posta.example", "o'brien@posta.example"],
    ['o’brien@posta.example', "o'brien@posta.example"],
    ['ali\u2011veli@posta.example', 'ali-veli@posta.example'],
    ['ali+kas@posta.example', 'ali+kas@posta.example'],
    ['a@b-c.photography', 'a@b-c.photography'],
    ['1234567890@qq.example', '1234567890@qq.example'],
    ['_ali-veli_@posta.example', '_ali-veli_@posta.example'],
    [`${'a'.repeat(64)}@posta.example`, `${'a'.repeat(64)}@posta.example`],
    [`a@${'b'.repeat(63)}.example`, `a@${'b'.repeat(63)}.example`],
  ])('%j is %s', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email });
    expect(parseEmail(email)).toBe(email);
  });

  it.each([
    ['gülşah@posta.example', 'letters'],
    ['иван@почта.рф', 'letters'],
    ['\u0430li@posta.example', 'letters'],
    ['ali@posta.example; veli@posta.example', 'several'],
    ['ali@posta.example, veli@posta.example', 'several'],
    ['ali@posta.example/veli@posta.example', 'several'],
    ['ali@posta.example|veli@posta.example', 'several'],
    ['https://ali@posta.example', 'form'],
    [`${'a'.repeat(65)}@posta.example`, 'length'],
    [`a@${'b.'.repeat(124)}example`, 'length'],
    [`a@${'ü'.repeat(20)}.${'b.'.repeat(110)}example`, 'length'],
    [`a@${'b'.repeat(64)}.example`, 'form'],
    ['', 'form'],
    ['@posta.example', 'form'],
    ['ali', 'form'],
    ['ali@', 'form'],
    ['ali@posta', 'form'],
    ['ali@posta.e', 'form'],
    ['ali@posta.123', 'form'],
    ['a@b@c.example', 'form'],
    ['a b@c.example', 'form'],
    ['ali@pos ta.example', 'form'],
    ['"a b"@posta.example', 'form'],
    ['"ali"@posta.example', 'form'],
    ['.ali@posta.example', 'form'],
    ['ali.@posta.example', 'form'],
    ['a..b@posta.example', 'form'],
    ['ali@posta..example', 'form'],
    ['ali@-posta.example', 'form'],
    ['ali@posta_.example', 'form'],
    ['ali@[192.0.2.1]', 'form'],
    ['ali@192.0.2.1', 'form'],
    ['ali@[IPv6:2001:db8::1]', 'form'],
    ['ali@0x7f.1', 'form'],
    ['ali@posta.example/yol', 'form'],
    ['ali@müller.example/yol', 'form'],
    ['ali@müller.example:25', 'form'],
    ['ali@ü%2e.example', 'form'],
    ['ali@xn--ü.example', 'form'],
    ['a\r\nb@posta.example', 'form'],
    ['ali;drop@posta.example', 'form'],
    ['Ali <ali@posta.example> <veli@posta.example>', 'several'],
  ] as const)('%j is none: %s', (typed, fault) => {
    expect(readEmail(typed)).toEqual({ fault });
    expect(parseEmail(typed)).toBeNull();
    expect(EMAIL_FAULTS[fault]).toMatch(/\.$/);
  });

  it('gives what SMTP without extensions can carry, and reads it back', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'aIİıi\u0307ŞüZя李0.-+@<>" \u200b\u202e;'),
    });
    fc.assert(
      fc.property(signs, signs, (a, b) => {
        const email = parseEmail(`${a}@${b}.example`);
        if (email === null) return;
        expect(email).toMatch(/^[\x21-\x7e]{1,64}@[a-z0-9.-]+$/);
        expect(email).not.toMatch(/[<>",;\s]/);
        expect(parseEmail(email)).toBe(email);
      }),
    );
  });
});

describe('a domain that was probably meant', () => {
  it.each([
    ['gmail.con', 'gmail.com'],
    ['mail.con', 'mail.com'],
    ['mail.com', null],
    ['sirket.con.tr', 'sirket.com.tr'],
    ['sirket.comtr', 'sirket.com.tr'],
    ['gmail.com.com', 'gmail.com'],
    ['mynet.con', 'mynet.com'],
    ['sirket.cmo', 'sirket.com'],
    ['sirket.com', null],
    ['web.dee', 'web.de'],
    ['mail.ry', 'mail.ru'],
    ['yandex.ruu', 'yandex.ru'],
    ['proton.mee', 'proton.me'],
    ['gmail.com.t', 'gmail.com'],
    ['hotmail.com.rt', 'hotmail.com.tr'],
    ['gmail.cim', 'gmail.com'],
    ['web.de', null],
    ['mail.ru', null],
    ['sirket.com.tr', null],
    ['proton.me', null],
    ['windowslive.vom', 'windowslive.com'],
    ['gmial.com', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmailcom', null],
    ['gnail.com', 'gmail.com'],
    ['gmail.com.tr', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['hotmail.con.tr', 'hotmail.com.tr'],
    ['hotmal.com.tr', 'hotmail.com.tr'],
    ['outlok.com', 'outlook.com'],
    ['outlook.con', 'outlook.com'],
    ['yahoo.con', 'yahoo.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.cm.tr', 'yahoo.com.tr'],
    ['icloud.om', 'icloud.com'],
    ['yandx.com', 'yandex.com'],
    ['gmail.com', null],
    ['hotmail.com.tr', null],
    ['outlook.com.tr', null],
    ['yahoo.com.br', null],
    ['yahoo.co.uk', null],
    ['yandex.ru', null],
    ['gmx.com', null],
    ['mail.com', null],
    ['ymail.com', null],
    ['posta.example', null],
    ['gmail', null],
    ['', null],
  ])('for %s: %s', (domain, meant) => expect(meantDomain(`ali@${domain}`)).toBe(meant));

  it('is proposed as a question in Turkish, and taken over as it is', () => {
    expect(domainQuestion('gmail.com')).toBe('gmail.com mu demek istediniz?');
    expect(domainQuestion('hotmail.com.tr')).toBe('hotmail.com.tr mi demek istediniz?');
    expect(atDomain('Ali@gmail.con', 'gmail.com')).toBe('Ali@gmail.com');
  });
});
