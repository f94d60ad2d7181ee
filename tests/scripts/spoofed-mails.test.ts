import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { expect, it } from 'vitest';
import { isSigned } from '#server/host/mail-in/is-signed.ts';
import { readMail } from '#worker/features/mail-in/read-mail.ts';

/** The guest in whose name others write, and who they are. */
const GUEST = 'ayse@posta.example';
const THIEF = 'kotu@kotu.example';
const MX = 'mx.kiyi.example';
const US = 'yanit@kiyi.example';

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toUTCString();

const bytes = (text: string) => Buffer.from(text) as Buffer<ArrayBuffer>;
const written = (from: string, headers = '') =>
  `${headers}From: ${from}\r\nTo: yanit@kiyi.example\r\nSubject: IBAN\r\nDate: ${daysAgo(0)}\r\nMessage-ID: <1@x>\r\n\r\nIBAN değişti.\r\n`;

/** A signature over these headers, as our mail server found it; whether it is true is its verdict. */
const signatureOf = (names: string, more = '', domain = 'posta.example') =>
  `DKIM-Signature: v=1; a=rsa-sha256; d=${domain}; s=a;\r\n h=${names}; ${more}bh=eA==; b=eA==\r\n`;
const WHOLE = signatureOf('From:To:Subject:Date:Message-ID');
/** Of the guest's domain, over what a mail has, so that the rest decides. */
const mail = (from: string, headers = '') => written(from, headers + WHOLE);
const results = (said: string) => `Authentication-Results: ${said}\r\n`;

/** What our mail server says of a mail that the thief sent through a domain of their own. */
const OF_THIEF = `${MX}; dkim=pass header.d=kotu.example; dmarc=pass header.from=kotu.example`;
const PASS = `${MX}; dmarc=pass header.from=posta.example`;

const sentOn = (above: string, below = '') =>
  mail(GUEST, above + results(PASS)).replace(
    `\r\nTo: ${US}\r\n`,
    `\r\nTo: baska@yer.example\r\n${below}`,
  );

/** Whether a mail is shown as proven to be of the guest, where our mail server judges senders. */
async function passesFor(text: string, email = GUEST): Promise<boolean> {
  const raw = bytes(text);
  const read = await readMail({ from: THIEF, to: US, raw }, { authority: MX, now: NOW });
  return read.isProven && read.sender.email === email;
}

it.each<[string, string]>([
  ['the address as a name', mail(`"${GUEST}" <${THIEF}>`, results(OF_THIEF))],
  [
    'the address as an encoded name',
    mail(`=?utf-8?Q?ayse=40posta.example?= <${THIEF}>`, results(OF_THIEF)),
  ],
  [
    'an encoded address and no other',
    mail('=?utf-8?Q?=3Cayse=40posta.example=3E?=', results(OF_THIEF)),
  ],
  ['the address in a comment', mail(`${THIEF} (${GUEST})`, results(OF_THIEF))],
  ['the address before another', mail(`<${GUEST}> <${THIEF}>`, results(PASS))],
  ['the address in a group', mail(`Misafir: ${GUEST}, ${THIEF};`, results(PASS))],
  ['a quoted local part', mail(`"${GUEST}"@kotu.example`, results(OF_THIEF))],
  ['a route', mail(`<@kotu.example:${GUEST}>`, results(OF_THIEF))],
  ['an answer to the guest', mail(THIEF, `${results(OF_THIEF)}Reply-To: ${GUEST}\r\n`)],
  ['an answer to the guest, from nobody', mail('', `${results(PASS)}Reply-To: ${GUEST}\r\n`)],
  ['a sender beside the author', mail(THIEF, `${results(OF_THIEF)}Sender: ${GUEST}\r\n`)],
  ['a second author', mail(GUEST, `${results(PASS)}From: ${THIEF}\r\n`)],
  ['a second author with a blank', mail(GUEST, `${results(PASS)}From : ${THIEF}\r\n`)],
  ['a look-alike domain in Cyrillic', mail('ayse@роsta.example', results(PASS))],
  ['a look-alike domain in punycode', mail('ayse@xn--sta-vmce.example', results(OF_THIEF))],
  ['letters of another width', mail('ayse@ｐosta.example', results(PASS))],
  ['a local part without its dot', mail('ayşe@posta.example', results(PASS))],
  ['a domain that goes on', mail(`${GUEST}.kotu.example`, results(OF_THIEF))],
  [
    'a verdict of another server',
    mail(GUEST, results(`mx.kotu.example; dmarc=pass header.from=posta.example`)),
  ],
  [
    'a verdict of a server named alike',
    mail(GUEST, results(`${MX}.kotu.example; dmarc=pass header.from=posta.example`)),
  ],
  ['a verdict in a chain (ARC)', mail(GUEST, `ARC-Authentication-Results: i=1; ${PASS}\r\n`)],
  [
    'a chain that passes',
    mail(
      GUEST,
      results(
        `${MX}; arc=pass; dmarc=fail header.from=posta.example; dkim=pass header.d=kotu.example`,
      ),
    ),
  ],
  ['a verdict of old spelling', mail(GUEST, `X-Authentication-Results: ${PASS}\r\n`)],
  ['a verdict below another', mail(GUEST, results(`${MX}; dmarc=none`) + results(PASS))],
  [
    'a verdict within a signature’s name',
    mail(
      GUEST,
      results(
        `${MX}; dkim=pass header.d=kotu.example header.i="x; dkim=pass header.d=posta.example y"@kotu.example`,
      ),
    ),
  ],
  [
    'a verdict within an envelope',
    mail(
      GUEST,
      results(
        `${MX}; spf=pass smtp.mailfrom="a; dmarc=pass header.from=posta.example b"@kotu.example`,
      ),
    ),
  ],
  [
    'a verdict within a reason',
    mail(
      GUEST,
      results(
        `${MX}; dkim=fail reason="bad; dkim=pass header.d=posta.example" header.d=kotu.example`,
      ),
    ),
  ],
  [
    'a quoted bracket that hides a failure',
    mail(
      GUEST,
      results(
        `${MX}; dkim=pass header.d=posta.example reason="("; dmarc=fail header.from=posta.example`,
      ),
    ),
  ],
  [
    'an escaped quote',
    mail(
      GUEST,
      results(
        `${MX}; spf=pass smtp.mailfrom="\\"; dkim=pass header.d=posta.example \\""@kotu.example`,
      ),
    ),
  ],
  [
    'an escaped bracket in a comment',
    mail(GUEST, results(`${MX}; dmarc=fail (\\); dmarc=pass header.from=posta.example;)`)),
  ],
  ['a verdict after a bare return', mail(GUEST, `X-A: b\r${results(PASS)}`)],
  ['a verdict in a folded header', mail(GUEST, `X-A: b\r\n ${results(PASS)}`)],
  ['a verdict after eight bits', mail(GUEST, `X-Ö: ş\r\n\u0085${results(PASS)}`)],
  [
    'a temporary failure',
    mail(
      GUEST,
      results(
        `${MX}; dmarc=temperror header.from=posta.example; dkim=temperror header.d=posta.example`,
      ),
    ),
  ],
  [
    'a policy that passes',
    mail(GUEST, results(`${MX}; dmarc=bestguesspass header.from=posta.example`)),
  ],
  [
    'a signature of another property',
    mail(GUEST, results(`${MX}; dkim=pass header.i=@posta.example header.d=kotu.example`)),
  ],
  [
    'two domains in one verdict',
    mail(GUEST, results(`${MX}; dkim=pass header.d=kotu.example header.d=posta.example`)),
  ],
  [
    'an address with an @ of another width',
    mail(`"ayse＠posta.example" <${THIEF}>`, results(PASS)),
  ],
  [
    'a name that looks like a whole header',
    mail(`"Ayşe <${GUEST}> via posta" <${THIEF}>`, results(PASS)),
  ],
  ['a comment within the domain', mail('ayse@posta.example(.kotu.example)', results(OF_THIEF))],
  ['a comment that hides the real one', mail(`ayse(@kotu.example)@posta.example`, results(PASS))],
  ['an address between two groups', mail(`A:;, ${GUEST}, B: ${THIEF};`, results(PASS))],
  ['an empty group and an answer', mail('undisclosed:;', `${results(PASS)}Reply-To: ${GUEST}\r\n`)],
  ['a dot at the end of the domain', mail(`${GUEST}.`, results(OF_THIEF))],
  ['a Turkish ı', mail('ayse@posta.exampıe', results(OF_THIEF))],
  ['a sign that nobody sees', mail('ay\u200bse@posta.example', results(PASS))],
  ['a null within', mail('ayse\0@posta.example', results(PASS))],
  ['a bare newline before another author', mail(`${THIEF}\nFrom: ${GUEST}`, results(OF_THIEF))],
  ['an author of a forwarder', mail(GUEST, `${results(OF_THIEF)}Resent-From: ${THIEF}\r\n`)],
  ['a domain beside it', mail(GUEST, results(`${MX}; dmarc=pass header.from=alt.posta.example`))],
  ['a verdict without a domain', mail(GUEST, results(`${MX}; dmarc=pass`))],
  ['a verdict with an empty domain', mail(GUEST, results(`${MX}; dkim=pass header.d=`))],
  ['a verdict of SPF alone', mail(GUEST, results(`${MX}; spf=pass smtp.mailfrom=posta.example`))],
  [
    'a verdict of one of two policies',
    mail(
      GUEST,
      results(`${MX}; dmarc=pass header.from=posta.example; dmarc=fail header.from=kotu.example`),
    ),
  ],
  [
    'a method that only begins alike',
    mail(
      GUEST,
      results(
        `${MX}; dkim=pass/1 header.d=kotu.example header.x=a; dkim-adsp=pass header.d=posta.example`,
      ),
    ),
  ],
  [
    'a server’s name with a version of the sender',
    mail(GUEST, results(`kotu.example ${MX}; dmarc=pass header.from=posta.example`)),
  ],
  // What the guest wrote to somebody else, sent on to us: what is added is signed by nobody.
  ['a verdict on a mail to somebody else', sentOn('')],
  ['the same with our address above', sentOn(`To: ${US}\r\n`)],
  ['the same with our address below', sentOn('', `To: ${US}\r\n`)],
  ['the same with a copy to us', sentOn(`Cc: ${US}\r\n`)],
  ['the same, delivered to us', sentOn(`Delivered-To: ${US}\r\n`)],
  ['the same, sent again to us', sentOn(`Resent-To: ${US}\r\n`)],
  ['another subject above', mail(GUEST, `Subject: Yeni IBAN\r\n${results(PASS)}`)],
  ['a verdict after a comment', mail(GUEST, results(`(${MX}) mx.kotu.example; ${PASS}`))],
  ['a comment in a comment', mail(GUEST, results(`${MX}; dmarc=fail ((a) b; ${PASS})`))],
  ['an encoded author', mail(`=?utf-8?Q?x=0D=0AFrom:_${GUEST}?= <${THIEF}>`, results(OF_THIEF))],
  ['an author over two lines', mail(`ayse@posta\r\n .example`, results(PASS))],
  ['a local part with a percent', mail('ayse%posta.example@kotu.example', results(OF_THIEF))],
])('is not taken for the guest’s by %s', async (_, text) => {
  expect(await passesFor(text)).toBe(false);
});

it('believes our server of a mail that a signature binds, or a server of the domain handed over', async () => {
  const viaDomain = `${PASS}; spf=pass (${MX}: fine) smtp.mailfrom=${GUEST}`;
  const dkim = `${MX}; dkim=pass header.d=posta.example`;
  const weak = signatureOf('From:Subject:Date');
  const copy = (text: string) => text.replace(`To: ${US}`, `To: x@yer.example\r\nCc: ${US}`);
  const dated = (text: string, days: number) => text.replace(/Date: .*/, `Date: ${daysAgo(days)}`);
  const tries: [string, string, boolean][] = [
    ['DMARC and a whole signature', mail(GUEST, results(PASS)), true],
    ['a whole signature', mail(GUEST, results(dkim)), true],
    ['the domain’s server, unsigned', written(GUEST, results(viaDomain)), true],
    ['the domain’s server, signed in part', written(GUEST, results(viaDomain) + weak), true],
    [
      'the domain’s server by its domain alone',
      written(GUEST, results(`${PASS}; spf=pass smtp.mailfrom=posta.example`)),
      true,
    ],
    [
      'a copy to us that is signed',
      copy(written(GUEST, results(PASS) + signatureOf('From:To:Cc:Subject:Date'))),
      true,
    ],
    ['two signatures of which both are whole', mail(GUEST, results(PASS) + WHOLE), true],
    [
      'a forwarder’s signature besides',
      mail(GUEST, results(PASS) + signatureOf('From', '', 'esp.example')),
      true,
    ],
    ['nothing that binds it', written(GUEST, results(PASS)), false],
    [
      'a signature of another domain',
      written(GUEST, results(PASS) + signatureOf('From:To:Subject:Date', '', 'esp.example')),
      false,
    ],
    [
      'a signature of an ending',
      written(GUEST, results(PASS) + signatureOf('From:To:Subject:Date', '', 'example')),
      false,
    ],
    ['one without its recipient', written(GUEST, results(PASS) + weak), false],
    ['one without its day', written(GUEST, results(PASS) + signatureOf('From:To:Subject')), false],
    ['one without its subject', written(GUEST, results(PASS) + signatureOf('From:To:Date')), false],
    [
      'one without its author',
      written(GUEST, results(PASS) + signatureOf('To:Subject:Date')),
      false,
    ],
    [
      'one over a part of the body',
      written(GUEST, results(PASS) + signatureOf('From:To:Subject:Date', 'l=2; ')),
      false,
    ],
    [
      'one over none of the body',
      written(GUEST, results(PASS) + signatureOf('From:To:Subject:Date', 'L = 0; ')),
      false,
    ],
    ['one to which a whole one was added', mail(GUEST, results(PASS) + weak), false],
    ['one below which a whole one stands', written(GUEST, results(PASS) + WHOLE + weak), false],
    [
      'one that names its headers twice',
      written(GUEST, results(PASS) + signatureOf('From', 'h=From:To:Subject:Date; ')),
      false,
    ],
    [
      'one beside which another cannot be read',
      mail(GUEST, `${results(PASS)}DKIM-Signature: d=posta.example; d=x; h=From\r\n`),
      false,
    ],
    ['a copy to us that nobody signed', copy(mail(GUEST, results(PASS))), false],
    [
      'a server of another domain',
      written(GUEST, results(`${PASS}; spf=pass smtp.mailfrom=${THIEF}`)),
      false,
    ],
    [
      'a server that only says its name',
      written(GUEST, results(`${PASS}; spf=pass smtp.helo=posta.example`)),
      false,
    ],
    [
      'a server that is not the domain’s',
      written(GUEST, results(`${PASS}; spf=softfail smtp.mailfrom=${GUEST}`)),
      false,
    ],
    [
      'a domain in the name of an envelope',
      written(GUEST, results(`${PASS}; spf=pass smtp.mailfrom="x@posta.example"@kotu.example`)),
      false,
    ],
    [
      'a server of a domain below',
      written(GUEST, results(`${PASS}; spf=pass smtp.mailfrom=a@ogrenci.posta.example`)),
      false,
    ],
    ['a mail of last month', dated(mail(GUEST, results(PASS)), 30), false],
    ['a mail of next month', dated(mail(GUEST, results(PASS)), -30), false],
    ['a mail with two days', mail(GUEST, `Date: ${daysAgo(0)}\r\n${results(PASS)}`), false],
    [
      'a domain’s mail to a neighbour',
      mail(GUEST, results(viaDomain)).replace(`To: ${US}`, 'To: yanit@kiyi.example.kotu.example'),
      false,
    ],
    [
      'our address as a name',
      mail(GUEST, results(viaDomain)).replace(`To: ${US}`, `To: "${US}" <x@yer.example>`),
      false,
    ],
  ];
  const wrong = [];
  for (const [what, text, should] of tries) {
    if ((await passesFor(text)) !== should) wrong.push([what, should]);
  }
  expect(wrong).toEqual([]);
});

it('believes our server where a quotation says nothing of a sender', async () => {
  const said = `${MX}; spf=pass smtp.mailfrom="a; b (c"@posta.example; dmarc=pass header.from=posta.example`;
  expect(await passesFor(mail(GUEST, results(said)))).toBe(true);
});

const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const KEY = pair(2048);
const WEAK = pair(512);
const record = ({ publicKey }: { publicKey: Buffer }, flags = '') =>
  `v=DKIM1; k=rsa; ${flags}p=${publicKey.toString('base64')}`;

type Signing = {
  signingDomain?: string;
  key?: typeof KEY;
  signTime?: Date;
  expires?: Date;
  headerList?: string;
  maxBodyLength?: number;
  algorithm?: string;
};

async function signed(
  text: string,
  { key = KEY, signingDomain = 'posta.example', ...more }: Signing = {},
): Promise<string> {
  const own = { signingDomain, selector: 'a', privateKey: key.privateKey, ...more };
  const { signatures } = await dkimSign(text, { ...own, signatureData: [own] });
  return signatures + text;
}
/** The same where no mail server of ours judges, and we look at the signatures. */
async function proves(text: string, txt = record(KEY), email = GUEST): Promise<boolean> {
  const read = await readMail(
    { from: THIEF, to: US, raw: bytes(text) },
    {
      authority: '',
      now: NOW,
      isSigned: (raw, judged) => isSigned(raw, judged, async () => [[txt]]),
    },
  );
  return read.isProven && read.sender.email === email;
}

it('believes a signature of the guest’s domain, and none that is only alike', async () => {
  const whole = written(`Ayşe <${GUEST}>`);
  const hour = 3_600_000;
  const past = {
    signTime: new Date(Date.now() - 48 * hour),
    expires: new Date(Date.now() - 24 * hour),
  };
  expect(await proves(await signed(whole))).toBe(true);
  const tries: Record<string, boolean> = {
    expired: await proves(await signed(whole, past)),
    'of a domain below': await proves(
      await signed(whole, { signingDomain: 'ogrenci.posta.example' }),
    ),
    'of a domain beside, under one that lends names': await proves(
      await signed(written('ayse@ayse.github.io'), { signingDomain: 'kotu.github.io' }),
      record(KEY),
      'ayse@ayse.github.io',
    ),
    'of an ending': await proves(
      await signed(written('ayse@posta.com.tr'), { signingDomain: 'com.tr' }),
      record(KEY),
      'ayse@posta.com.tr',
    ),
    'of a part of the body': await proves(await signed(whole, { maxBodyLength: 2 })),
    'of a revoked key': await proves(await signed(whole), 'v=DKIM1; k=rsa; p='),
    'of a key of 512 bits': await proves(await signed(whole, { key: WEAK }), record(WEAK)),
    'of SHA-1': await proves(await signed(whole, { algorithm: 'rsa-sha1' })),
    'of a key under test': await proves(await signed(whole), record(KEY, 't=y; ')),
    'without its author': await proves((await signed(whole)).replace(/h=([^;]*)From:?/i, 'h=$1')),
    'of a mail with a second author': await proves(`From: ${THIEF}\r\n${await signed(whole)}`),
    'of a mail with a second author below': await proves(
      (await signed(whole)).replace('To:', `from:${THIEF}\r\nTo:`),
    ),
    'with another subject': await proves(
      (await signed(whole)).replace('Subject: IBAN', 'Subject: Yeni IBAN'),
    ),
    'with an added paragraph': await proves(`${await signed(whole)}\r\nYeni IBAN: TR00`),
    'of two, of which the guest’s is broken': await proves(
      (await signed(whole, { signingDomain: 'kotu.example' })) +
        (await signed(whole)).replace('IBAN değişti', 'IBAN bu'),
    ),
    'of an address in a name': await proves(
      await signed(written(`"${GUEST}" <${THIEF}>`), { signingDomain: 'kotu.example' }),
    ),
  };
  expect(Object.entries(tries).filter(([, is]) => is)).toEqual([]);
});

it('believes no signature that leaves out what makes a mail one to us, now', async () => {
  const whole = written(GUEST);
  const over = async (headerList: string, text = whole) =>
    proves(await signed(text, { headerList }));
  const toOther = whole.replace(`To: ${US}`, 'To: baska@yer.example');
  const replayed = (await signed(toOther, { headerList: 'from:subject:date:message-id' })).replace(
    'To: baska@yer.example',
    `To: ${US}`,
  );
  const copied = whole.replace(`To: ${US}`, `To: baska@yer.example\r\nCc: ${US}`);
  const dated = (date: string) => whole.replace(/Date: .*/, date);
  const bcc = whole.replace(`To: ${US}\r\n`, '');
  const tries: [string, boolean, boolean][] = [
    ['all of it', await over('from:to:cc:subject:date:message-id'), true],
    [
      'no Message-ID, whose mails are known by their contents',
      await over('from:to:subject:date'),
      true,
    ],
    ['a copy to us', await over('from:to:cc:subject:date', copied), true],
    [
      'a mail of six days ago, which waited',
      await over('from:to:subject:date', dated(`Date: ${daysAgo(6)}`)),
      true,
    ],
    [
      'a mail without a subject',
      await over('from:to:date', whole.replace('Subject: IBAN\r\n', '')),
      true,
    ],
    ['no recipient', await over('from:subject:date:message-id'), false],
    ['no recipient, and another than it was written to', await proves(replayed), false],
    ['no copy, which was added', await over('from:to:subject:date', copied), false],
    ['no day', await over('from:to:subject:message-id'), false],
    ['no subject', await over('from:to:date:message-id'), false],
    [
      'a mail of eight days ago',
      await over('from:to:subject:date', dated(`Date: ${daysAgo(8)}`)),
      false,
    ],
    [
      'a mail of next week',
      await over('from:to:subject:date', dated(`Date: ${daysAgo(-7)}`)),
      false,
    ],
    ['a mail without a day', await over('from:to:subject', dated('X-A: b')), false],
    [
      'a mail with a day that is none',
      await over('from:to:subject:date', dated('Date: dün')),
      false,
    ],
    [
      'a blind copy, to which our address was added',
      await proves(
        (await signed(bcc, { headerList: 'from:to:subject:date' })).replace(
          'Subject:',
          `To : ${US}\r\nSubject:`,
        ),
      ),
      false,
    ],
  ];
  expect(tries.filter(([, is, should]) => is !== should)).toEqual([]);
});

it('asks nobody about a mail of very many signatures', async () => {
  const asked: string[] = [];
  const resolver = async (name: string) => {
    asked.push(name);
    return [[record(KEY)]];
  };
  const text = await signed(written(GUEST));
  const of = async (more: number) => {
    const raw = bytes('DKIM-Signature: a=b\r\n'.repeat(more) + text);
    const isSignedBy: typeof isSigned = (all, judged) => isSigned(all, judged, resolver);
    const proof = { authority: '', now: NOW, isSigned: isSignedBy };
    return (await readMail({ from: THIEF, to: US, raw }, proof)).isProven;
  };
  expect([await of(9), asked.length]).toEqual([true, 1]);
  expect([await of(10), asked.length]).toEqual([false, 1]);
});
