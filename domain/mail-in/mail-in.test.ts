import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';
import { failedMessageId, mailKind } from './kind.ts';
import { foldQuoted } from './quoted.ts';

describe('who wrote a mail', () => {
  const kind = (headers: Record<string, string>, sender = 'ayse@posta.example') =>
    mailKind((name) => headers[name] ?? '', sender);

  it.each([
    ['person', {}],
    ['person', { 'auto-submitted': 'no' }],
    ['automatic', { 'auto-submitted': 'auto-replied' }],
    ['automatic', { precedence: 'auto_reply' }],
    ['automatic', { 'x-autoreply': 'yes' }],
    ['bulk', { precedence: 'Bulk' }],
    ['bulk', { 'list-id': '<haber.example>' }],
    ['bulk', { 'auto-submitted': 'auto-generated', 'list-unsubscribe': '<https://x.example>' }],
    ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }],
  ] as const)('%s: %j', (expected, headers) => expect(kind(headers)).toBe(expected));

  it('takes what comes without a sender for a machine’s', () => {
    expect(kind({}, '')).toBe('automatic');
    expect(
      kind({ from: 'Mail <MAILER-DAEMON@posta.example>', 'x-failed-recipients': 'a@b.c' }, ''),
    ).toBe('bounce');
  });

  it('knows which mail failed for good, and none that is only late', () => {
    const original = 'From: x\r\nMessage-ID: <019a@kiyi.example>\r\nSubject: y\r\n';
    expect(failedMessageId('Action: failed\r\nStatus: 5.1.1', original)).toBe('019a@kiyi.example');
    expect(failedMessageId('Action: delayed', original)).toBeNull();
    expect(failedMessageId('Action: failed', 'Subject: y')).toBeNull();
  });
});

describe('quoted history', () => {
  it.each([
    [
      'Gmail',
      'Evet, geliyoruz.\n\n22 Kas 2026 Paz 14:03 tarihinde Kıyı <yanit@kiyi.example> şunu yazdı:\n\n> Merhaba\n> Ayşe',
    ],
    [
      'Gmail, broken line',
      'Evet, geliyoruz.\n\nKıyı <yanit+abc@kiyi.example>, 22 Kas 2026 Paz,\n14:03 tarihinde şunu yazdı:\n\n> Merhaba',
    ],
    [
      'English',
      'Evet, geliyoruz.\n\nOn Sun, Nov 22, 2026 at 2:03 PM Kıyı <a@b.example> wrote:\n> Hello',
    ],
    [
      'Outlook',
      'Evet, geliyoruz.\n\nKimden: Kıyı <a@b.example>\nGönderildi: 22 Kasım 2026\nKime: Ayşe\nKonu: Villa\n\nMerhaba Ayşe,',
    ],
    [
      'Outlook, line',
      'Evet, geliyoruz.\n________________________________\nFrom: x\nSent: y\n\nMerhaba',
    ],
    ['original', 'Evet, geliyoruz.\n-----Özgün İleti-----\nMerhaba'],
    ['signs', 'Evet, geliyoruz.\n\n> Merhaba\n> Ayşe\n'],
  ])('is folded away: %s', (_, whole) => {
    const { text, quoted } = foldQuoted(whole);
    expect(text).toBe('Evet, geliyoruz.');
    expect(quoted).not.toBe('');
  });

  it('keeps the whole text when the answer is between or below quotes', () => {
    const between = 'Merhaba\n> Kaç kişi?\nAltı.\n> Ne zaman?\nTemmuzda.';
    expect(foldQuoted(between)).toEqual({ text: between, quoted: '' });
    const below = '> Kaç kişi?\n\nAltı.';
    expect(foldQuoted(below)).toEqual({ text: below, quoted: '' });
  });

  it('leaves a line alone that only looks like one', () => {
    const whole = 'Kimden: bilmiyorum ama\n12-19 temmuz olur mu?';
    expect(foldQuoted(whole)).toEqual({ text: whole, quoted: '' });
  });

  it('is quick with a hostile text', () => {
    const started = Date.now();
    foldQuoted(`${'on '.repeat(200_000)}\n${'> '.repeat(50_000)}`);
    foldQuoted('a tarihinde b '.repeat(20_000).split(' ').join('\n'));
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});

describe('an HTML mail', () => {
  it('is its words, with quotes, lists and where links lead', () => {
    expect(
      htmlToText(
        '<html><head><title>x</title><style>p{}</style></head><body><p>Merhaba&nbsp;Kıyı,</p><div>Altı&#x20;kişiyiz &amp; <a href="https://ornek.example/a?b=1&amp;c=2">liste</a><br>Teşekkürler</div><ul><li>bir<li>iki</ul><blockquote><p>Eski</p></blockquote></body></html>',
      ),
    ).toBe(
      'Merhaba Kıyı,\n\nAltı kişiyiz & liste (https://ornek.example/a?b=1&c=2)\nTeşekkürler\n\n- bir\n- iki\n\n> Eski',
    );
  });

  it('says nothing of scripts, comments and hidden schemes', () => {
    const text = htmlToText(
      '<script>alert(1)</script><!-- gizli --><a href="javascript:alert(1)">tıkla</a><img src=x onerror=alert(1)>&lt;b&gt;',
    );
    expect(text).toBe('tıkla<b>');
  });

  it.each([
    '<'.repeat(300_000),
    '<a href='.repeat(60_000),
    '<script>'.repeat(60_000),
    '&#'.repeat(200_000),
    '<!--'.repeat(80_000),
  ])('ends soon with %#', (html) => {
    const started = Date.now();
    htmlToText(html);
    expect(Date.now() - started).toBeLessThan(1_500);
  });
});
